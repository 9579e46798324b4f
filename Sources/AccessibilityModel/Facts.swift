/// Where a fact about an element came from.
public enum Origin: UInt8, Hashable, Sendable {
  /// Nobody said anything: what UIKit takes when nothing is set.
  case `default`
  /// Worked out from something else in the file: a class, a type, a child's text.
  case inferred
  /// It stands in the file.
  case given
}

/// The facts about an element whose origin is kept.
public enum Fact: UInt8, CaseIterable, Hashable, Sendable {
  case label, value, hint, traits, isElement, frame, identifier, headingLevel
}

/// The origin of every ``Fact`` of one element, two bits each.
public struct Origins: Hashable, Sendable {
  var bits: UInt16 = 0

  public init() {}

  public subscript(fact: Fact) -> Origin {
    get { Origin(rawValue: UInt8((bits >> (fact.rawValue * 2)) & 3)) ?? .default }
    set {
      let shift = fact.rawValue * 2
      bits = (bits & ~(3 << shift)) | (UInt16(newValue.rawValue) << shift)
    }
  }
}

/// What a format can tell about a screen; what a rule needs to be told.
///
/// Where a rule's needs are not met, it is not run and the report says why: a fact that a format
/// cannot carry is unknown, not absent.
public struct Capabilities: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let labels = Capabilities(rawValue: 1 << 0)
  public static let values = Capabilities(rawValue: 1 << 1)
  public static let hints = Capabilities(rawValue: 1 << 2)
  public static let traits = Capabilities(rawValue: 1 << 3)
  public static let headings = Capabilities(rawValue: 1 << 4)
  public static let frames = Capabilities(rawValue: 1 << 5)
  public static let exposure = Capabilities(rawValue: 1 << 6)
  public static let identifiers = Capabilities(rawValue: 1 << 7)
  public static let placeholders = Capabilities(rawValue: 1 << 8)
  public static let selection = Capabilities(rawValue: 1 << 9)
  public static let gestures = Capabilities(rawValue: 1 << 10)
  public static let actions = Capabilities(rawValue: 1 << 11)
  public static let customActions = Capabilities(rawValue: 1 << 12)
  public static let language = Capabilities(rawValue: 1 << 13)
  public static let colors = Capabilities(rawValue: 1 << 14)
  public static let fonts = Capabilities(rawValue: 1 << 15)
  public static let visibleText = Capabilities(rawValue: 1 << 16)
  public static let valueRange = Capabilities(rawValue: 1 << 17)
  public static let constraints = Capabilities(rawValue: 1 << 18)
  /// The orientations that the app declares.
  public static let appOrientations = Capabilities(rawValue: 1 << 19)
  public static let contentTypes = Capabilities(rawValue: 1 << 20)
  /// The classes that the app itself gives its views, which a capture of kinds does not name.
  public static let classNames = Capabilities(rawValue: 1 << 21)

  /// What came of solving constraints: no format says it, it is worked out for a device.
  public static let solvedLayout = Capabilities(rawValue: 1 << 22)

  /// The app's audio session: its category and how it mixes.
  public static let audioSession = Capabilities(rawValue: 1 << 23)
  public static let backgroundModes = Capabilities(rawValue: 1 << 24)
  public static let settingsBundle = Capabilities(rawValue: 1 << 25)
  public static let notificationTypes = Capabilities(rawValue: 1 << 26)
  /// Whether the app is ended where others are suspended.
  public static let exitsOnSuspend = Capabilities(rawValue: 1 << 27)
  /// Which screen is the first that an app shows after it was installed.
  public static let firstLaunch = Capabilities(rawValue: 1 << 28)
  /// How long a message stays that goes by itself.
  public static let autoDismiss = Capabilities(rawValue: 1 << 29)
  /// All that a screen shows, not a part that somebody has cut out.
  public static let wholeScreen = Capabilities(rawValue: 1 << 30)

  /// Facts about the app as a whole, which files other than the screen's state.
  public static let appFacts: Capabilities = [
    .appOrientations, .audioSession, .backgroundModes, .settingsBundle, .notificationTypes,
    .exitsOnSuspend,
  ]

  /// Everything that our own hierarchy format can say.
  public static let all = Capabilities(rawValue: (1 << 31) - 1).subtracting(.solvedLayout)

  private static let words: [(Capabilities, String)] = [
    (.labels, "labels"), (.values, "values"), (.hints, "hints"), (.traits, "traits"),
    (.headings, "headings"), (.frames, "frames"),
    (.exposure, "which views are accessibility elements"), (.identifiers, "identifiers"),
    (.placeholders, "placeholders"), (.selection, "what is selected"), (.gestures, "gestures"),
    (.actions, "what a control does"), (.customActions, "custom actions"),
    (.language, "languages"), (.colors, "colours"), (.fonts, "fonts"),
    (.visibleText, "visible text apart from labels"), (.valueRange, "the range of values"),
    (.constraints, "constraints"),
    (.contentTypes, "what kind of text a field takes"), (.classNames, "the app's own classes"),
    (.solvedLayout, "layout that is solved; --device lays screens out"),
    (.appOrientations, "orientations of the app"), (.audioSession, "audio session"),
    (.backgroundModes, "background modes"), (.settingsBundle, "settings bundle"),
    (.notificationTypes, "types of notifications"),
    (.exitsOnSuspend, "setting for suspension"), (.firstLaunch, "first screen"),
    (.autoDismiss, "time that a message stays"), (.wholeScreen, "the whole screen"),
  ]

  /// The facts in the set as noun phrases, each once: `app settings`, `custom actions`.
  public var nouns: [String] {
    var nouns: [String] = []
    if !isDisjoint(with: .appFacts) { nouns.append("app settings") }
    for (capability, words) in Self.words
    where contains(capability) && !Self.appFacts.contains(capability) {
      nouns.append(Self.shortNouns[capability.rawValue] ?? words)
    }
    return nouns
  }

  /// Where the words of a sentence are too long for a list.
  private static let shortNouns: [UInt32: String] = [
    Capabilities.exposure.rawValue: "accessibility element flags",
    Capabilities.selection.rawValue: "selected states",
    Capabilities.actions.rawValue: "control actions",
    Capabilities.visibleText.rawValue: "visible texts",
    Capabilities.valueRange.rawValue: "value ranges",
    Capabilities.contentTypes.rawValue: "text content types",
    Capabilities.classNames.rawValue: "class names",
    Capabilities.solvedLayout.rawValue: "solved layouts",
    Capabilities.firstLaunch.rawValue: "the first screen after installation",
    Capabilities.autoDismiss.rawValue: "display times",
  ]

  /// What is in the set, each in words that complete «this format carries no …».
  public var descriptions: [String] {
    Self.words.filter { contains($0.0) }.map(\.1)
  }
}
