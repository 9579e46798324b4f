public import AccessibilityModel

/// One thing that a rule found, at an element of a screen.
public struct Finding: Sendable {
  public var rule: RuleDescription
  public var outcome: Outcome
  public var severity: Severity
  public var status: Status = .open
  /// Why it does not count, where it does not.
  public var statusReason: String?
  public var message: Message
  /// What to do about it, one sentence without a full stop.
  public var suggestion: String
  /// The change that mends it, where that is mechanical.
  public var fix: Fix?
  /// The index of the element in its screen.
  public var element: Int
  /// Other elements that it is about, at most ten.
  public var related: [Int]
  /// The orientations that it compares; empty where it is about its screen alone.
  public var orientations: [Orientation] = []
  /// Where it exists, of the devices that the screen was laid out on; nil where it was on none.
  public var devices: [DeviceLayout]?
  /// The frame of its element on the first of its devices; nil where the file's own is meant.
  public var deviceFrame: Rect?

  /// What is the matter, without a full stop; starts with the element.
  public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation,
    CustomStringConvertible
  {
    public let description: String

    public init(stringLiteral value: String) { description = value }
  }
}

/// Takes what a rule finds.
public struct Findings: Sendable {
  public private(set) var all: [Finding] = []
  /// The rule that is looking.
  var rule: RuleDescription

  init(rule: RuleDescription) { self.rule = rule }

  /// How many related elements a finding keeps.
  private static let relatedLimit = 10

  /// Reports an element.
  ///
  /// - Parameters:
  ///   - severity: where it differs from the rule's own.
  ///   - suggestion: where there is a better one than the rule's remedy.
  public mutating func report(
    _ message: Finding.Message, at subject: Subject, outcome: Outcome = .fail,
    severity: Severity? = nil, suggestion: String? = nil, fix: Fix? = nil, related: [Subject] = []
  ) {
    all.append(
      Finding(
        rule: rule, outcome: outcome, severity: severity ?? rule.severity, message: message,
        suggestion: suggestion ?? rule.remedy, fix: fix, element: subject.index,
        related: related.prefix(Self.relatedLimit).map(\.index)))
  }
}
