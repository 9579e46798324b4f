public import AccessibilityModel

/// What became of one screen.
public struct ScreenAudit {
  public let context: AuditContext
  /// What several of the findings may have as their one cause.
  var causes: [SharedCause] = []
  /// In document order.
  public var findings: [Finding] = []
  public var rulesRun: [RuleDescription] = []
  public var skippedRules: [SkippedRule] = []
  /// The devices that the screen was laid out on.
  public internal(set) var devices: [DeviceAudit] = []
  /// What the configuration says of code that the file does not show.
  var codeFacts = CodeFacts()
  /// The screen with words that stand for what code sets; nil where it sets nothing.
  var shown: AuditContext?
  /// The comparison of its two orientations; nil where there is one.
  var pair: OrientationPair?

  public var screen: Screen { context.screen }
}
