/// Where a fact about an element came from.
public enum Origin: UInt8, Hashable, Sendable {
  /// Not stated: UIKit's default.
  case `default`
  /// Derived from something else in the file: a class, a type, a child's text.
  case inferred
  /// It is in the file.
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

/// The data that a format can provide about a screen; the data that a rule needs.
///
/// A rule whose needs are not covered is skipped, and the report gives the reason: a fact that a
/// format cannot include is unknown, not absent.
public struct Capabilities: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

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
  /// The classes of the app's own views, which captures with element types do not include.
  public static let classNames = Capabilities(rawValue: 1 << 21)

  /// The result of solving constraints, which no format includes; it is computed for a device.
  public static let solvedLayout = Capabilities(rawValue: 1 << 22)

  /// The app's audio session: its category and how it mixes.
  public static let audioSession = Capabilities(rawValue: 1 << 23)
  public static let backgroundModes = Capabilities(rawValue: 1 << 24)
  public static let settingsBundle = Capabilities(rawValue: 1 << 25)
  public static let notificationTypes = Capabilities(rawValue: 1 << 26)
  /// Whether the app exits when others would be suspended.
  public static let exitsOnSuspend = Capabilities(rawValue: 1 << 27)
  /// Which screen the app shows first after installation.
  public static let firstLaunch = Capabilities(rawValue: 1 << 28)
  /// How long a message that disappears by itself stays.
  public static let autoDismiss = Capabilities(rawValue: 1 << 29)
  /// The whole screen, not a part cut out of it.
  public static let wholeScreen = Capabilities(rawValue: 1 << 30)

  /// How large texts are drawn, which a picture shows where no font is known.
  public static let textSizes = Capabilities(rawValue: 1 << 31)
  /// Which texts can be seen, by their words or in a picture.
  public static let shownTexts = Capabilities(rawValue: 1 << 32)

  /// The keys of controls, and which of them get the keyboard focus (AppKit).
  public static let keyCommands = Capabilities(rawValue: 1 << 33)

  /// How large touch targets are: by frames, or by the sides that a layout without frames fixes.
  public static let targetSizes = Capabilities(rawValue: 1 << 34)

  /// Facts about the app as a whole, which files other than the screen's state.
  public static let appFacts: Capabilities = [
    .appOrientations, .audioSession, .backgroundModes, .settingsBundle, .notificationTypes,
    .exitsOnSuspend,
  ]

  /// The data in a screenshot.
  public static let ofPictures: Capabilities = [.colors, .textSizes, .shownTexts]

  /// Everything that our own hierarchy format can say.
  public static let all = Capabilities(rawValue: (1 << 33) - 1).subtracting(.solvedLayout)

  /// A capability in words.
  private struct Wording {
    let capability: Capabilities
    /// Completes “this format does not include …”.
    let phrase: String
    /// Short enough for a list.
    let noun: String

    init(_ capability: Capabilities, _ phrase: String, noun: String? = nil) {
      self.capability = capability
      self.phrase = phrase
      self.noun = noun ?? phrase
    }

    /// Facts about the app share a noun.
    static func app(_ fact: Capabilities, _ phrase: String) -> Wording {
      Wording(fact, phrase, noun: "app settings")
    }
  }

  private static let wordings: [Wording] = [
    Wording(.labels, "labels"),
    Wording(.values, "values"),
    Wording(.hints, "hints"),
    Wording(.traits, "traits"),
    Wording(.headings, "headings"),
    Wording(.frames, "frames"),
    Wording(.exposure, "accessibility element flags"),
    Wording(.identifiers, "identifiers"),
    Wording(.placeholders, "placeholders"),
    Wording(.selection, "selected states"),
    Wording(.gestures, "gestures"),
    Wording(.actions, "control actions"),
    Wording(.customActions, "custom actions"),
    Wording(.language, "languages"),
    Wording(.colors, "colours"),
    Wording(.fonts, "fonts"),
    Wording(.visibleText, "texts apart from labels"),
    Wording(.valueRange, "value ranges"),
    Wording(.constraints, "constraints"),
    Wording(.contentTypes, "text content types"),
    Wording(.classNames, "the app's own class names"),
    Wording(.solvedLayout, "solved layouts"),
    .app(.appOrientations, "app orientations"),
    .app(.audioSession, "the audio session"),
    .app(.backgroundModes, "background modes"),
    .app(.settingsBundle, "the Settings bundle"),
    .app(.notificationTypes, "notification types"),
    .app(.exitsOnSuspend, "the setting for suspension"),
    Wording(.firstLaunch, "the first screen after installation"),
    Wording(.autoDismiss, "display times"),
    Wording(.wholeScreen, "the whole screen"),
    Wording(.textSizes, "text sizes"),
    Wording(.shownTexts, "all visible texts"),
    Wording(.keyCommands, "key commands"),
    Wording(.targetSizes, "sizes of touch targets"),
  ]

  private var wordings: [Wording] { Self.wordings.filter { contains($0.capability) } }

  /// The facts in the set as noun phrases, each once: `app settings`, `custom actions`.
  public var nouns: [String] {
    var seen: Set<String> = []
    return wordings.map(\.noun).filter { seen.insert($0).inserted }
  }

  /// The facts in the set, each in words that complete “this format does not include …”.
  public var descriptions: [String] { wordings.map(\.phrase) }
}
