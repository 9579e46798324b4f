/// A setting of the rotor.
public enum RotorSetting: Hashable, Sendable {
  // Of the element
  case characters, words, lines, paragraphs, textSelection, adjust, actions, moreContent, edit,
    misspelled, directTouch
  // From stop to stop
  case headings
  case headingLevel(Int)
  case links, formControls, buttons, textFields, searchFields, staticText, images
  case tables, rows, lists, landmarks, containers
  /// To the stop above or below, whatever the order.
  case verticalNavigation
  /// For keys only: check boxes and switches, and buttons that open a menu.
  case toggles, popUps
  /// A rotor of the app's own.
  case custom(String)
  // Speech settings
  case speakingRate, pitch, volume, punctuation, hints, sounds, orientation, typingEcho, language

  /// Its name in commands.
  public var name: String {
    switch self {
    case .headingLevel(let level): "Heading \(level)"
    case .custom(let name): name
    default: Self.names.first { $0.setting == self }?.name ?? ""
    }
  }

  /// All settings that are independent of an app, in rotor order.
  static let names: [(setting: RotorSetting, name: String)] = [
    (.characters, "Characters"), (.words, "Words"), (.lines, "Lines"),
    (.paragraphs, "Paragraphs"), (.textSelection, "Text Selection"), (.adjust, "Adjust Value"),
    (.actions, "Actions"), (.moreContent, "More Content"), (.edit, "Edit"),
    (.misspelled, "Misspelled Words"), (.directTouch, "Direct Touch"),
    (.headings, "Headings"), (.links, "Links"), (.formControls, "Form Controls"),
    (.buttons, "Buttons"), (.textFields, "Text Fields"), (.searchFields, "Search Fields"),
    (.staticText, "Static Text"), (.images, "Images"), (.tables, "Tables"), (.rows, "Rows"),
    (.lists, "Lists"), (.landmarks, "Landmarks"), (.containers, "Containers"),
    (.verticalNavigation, "Vertical Navigation"),
    (.speakingRate, "Speaking Rate"), (.pitch, "Pitch"), (.volume, "Volume"),
    (.punctuation, "Punctuation"), (.hints, "Hints"), (.sounds, "Sounds"),
    (.orientation, "Orientation Announcements"), (.typingEcho, "Typing Echo"),
    (.language, "Language"),
  ]

  /// Finds a setting by its name, in the singular or the plural, with spaces or hyphens.
  public init?(name: String) {
    let name = Self.key(name)
    let level = name.hasPrefix("heading ") ? Int(name.dropFirst("heading ".count)) : nil
    if let level, (1...6).contains(level) {
      self = .headingLevel(level)
      return
    }
    let match = Self.names.first { Self.key($0.name) == name || Self.key($0.name) == name + "s" }
    guard let match else { return nil }
    self = match.setting
  }

  /// Finds the setting of a single word such as `heading`, or of its key.
  init?(jumpWord word: String) {
    guard let setting = Self.jumpWords[word] else { return nil }
    self = setting
  }

  static let jumpWords: [String: RotorSetting] = [
    "heading": .headings, "headings": .headings, "h": .headings, "link": .links,
    "links": .links, "k": .links, "button": .buttons, "buttons": .buttons, "b": .buttons,
    "image": .images, "images": .images, "g": .images, "control": .formControls,
    "controls": .formControls, "form-control": .formControls, "form-controls": .formControls,
    "field": .textFields, "fields": .textFields, "text-field": .textFields,
    "text-fields": .textFields, "search": .searchFields, "search-field": .searchFields,
    "text": .staticText, "static-text": .staticText, "table": .tables, "tables": .tables,
    "row": .rows, "rows": .rows, "list": .lists, "lists": .lists, "landmark": .landmarks,
    "landmarks": .landmarks, "container": .containers, "containers": .containers,
  ]

  private static func key(_ name: String) -> String {
    name.lowercased().split { $0 == " " || $0 == "-" }.joined(separator: " ")
  }

  /// Whether it moves from stop to stop.
  var isNavigator: Bool {
    switch self {
    case .headings, .headingLevel, .links, .formControls, .buttons, .textFields, .searchFields,
      .staticText, .images, .tables, .rows, .lists, .landmarks, .containers, .verticalNavigation,
      .toggles, .popUps, .custom:
      true
    default: false
    }
  }

  /// TalkBack's default reading controls, in its order (docs/evidence/android.md#reading-controls).
  static let readingControls: [RotorSetting] = [
    .actions, .characters, .words, .lines, .paragraphs, .headings, .formControls, .links,
    .speakingRate, .adjust,
  ]
  /// Those that TalkBack's settings can turn on.
  static let otherReadingControls: [RotorSetting] = [.containers, .punctuation, .language]

  /// Whether it reads parts of the text of a stop.
  var isOfText: Bool {
    switch self {
    case .characters, .words, .lines, .paragraphs: true
    default: false
    }
  }

  /// Whether it changes a speech setting.
  var isOfSpeech: Bool {
    switch self {
    case .speakingRate, .pitch, .volume, .punctuation, .hints, .sounds, .orientation, .typingEcho,
      .language:
      true
    default: false
    }
  }
}
