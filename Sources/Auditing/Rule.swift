/// One thing that an accessible screen keeps to.
///
/// A rule knows no format: it says what it ``RuleDescription/needs``, a reader says what its format
/// tells, and where they do not meet the rule is not run, and the report says why.
public protocol Rule: Sendable {
  static var description: RuleDescription { get }
  /// Screens that pass and fail; they run as tests and stand in `--explain`.
  static var examples: RuleExamples { get }

  /// What is known of this very rule; rules that a team declares share a type.
  var ownDescription: RuleDescription { get }

  /// The rule as what it is, for the engine; nil for what it is not. See `Rule+Kinds.swift`.
  var elementRule: (any ElementRule)? { get }
  var screenRule: (any ScreenRule)? { get }
  var pairRule: (any PairRule)? { get }
  var screensRule: (any ScreensRule)? { get }
  var tunableRule: (any TunableRule)? { get }

  init()
}

extension Rule {
  public var ownDescription: RuleDescription { Self.description }
}

/// A rule that looks at one element at a time; the engine calls it for those that it asks for.
public protocol ElementRule: Rule {
  /// Which elements it wants to see.
  static var subjects: SubjectKinds { get }
  /// What such an element must have before the rule can find anything; everything by default.
  var cues: Cues { get }

  func check(_ subject: Subject, findings: inout Findings)
}

extension ElementRule {
  public var cues: Cues { .any }
}

/// A rule about a screen as a whole.
public protocol ScreenRule: Rule {
  func check(_ inspection: ScreenInspection, findings: inout Findings)
}

/// The kinds of elements that a rule can ask for.
public struct SubjectKinds: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The screen reader stops here.
  public static let stops = SubjectKinds(rawValue: 1 << 0)
  /// Stops that a person acts on.
  public static let controls = SubjectKinds(rawValue: 1 << 1)
  /// Everything that answers to a tap or a gesture, whether it is a stop or not.
  public static let actionable = SubjectKinds(rawValue: 1 << 2)
  /// Stops that are images.
  public static let images = SubjectKinds(rawValue: 1 << 3)
  /// Stops that text is typed into.
  public static let textEntries = SubjectKinds(rawValue: 1 << 4)
  /// Stops whose value goes up and down.
  public static let adjustables = SubjectKinds(rawValue: 1 << 5)
  /// Stops that are on or off.
  public static let toggles = SubjectKinds(rawValue: 1 << 6)
  /// Stops with a label that is not blank.
  public static let labelled = SubjectKinds(rawValue: 1 << 7)
  /// Views of the app's own classes, stops or not.
  public static let customClasses = SubjectKinds(rawValue: 1 << 8)
  /// Visible views with a text or title of their own, stops or not.
  public static let texts = SubjectKinds(rawValue: 1 << 9)
  /// Every visible view.
  public static let all = SubjectKinds(rawValue: 1 << 10)

  /// Stops that are texts, there to be read.
  public static let readTexts = SubjectKinds(rawValue: 1 << 11)
}
