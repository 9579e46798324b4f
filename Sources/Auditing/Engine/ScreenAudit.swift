public import AccessibilityModel

/// What became of one screen.
public struct ScreenAudit {
  public let inspection: ScreenInspection
  /// In document order.
  public var findings: [Finding] = []
  public var rulesRun: [RuleDescription] = []
  public var notRun: [NotRun] = []
  /// The devices that the screen was laid out on.
  public internal(set) var devices: [DeviceReport] = []
  /// What the configuration says of code that the file does not show.
  var codeSets = CodeSetFacts()
  /// The screen with words that stand for what code sets; nil where it sets nothing.
  var shown: ScreenInspection?
  /// The comparison of its two orientations; nil where there is one.
  var pair: PairInspection?

  public var screen: Screen { inspection.screen }
}

/// A rule that could not be run, and why.
public struct NotRun: Hashable, Sendable {
  public var rule: RuleDescription
  /// In words that complete the rule's name, lower case, no full stop.
  public var reason: String
}
