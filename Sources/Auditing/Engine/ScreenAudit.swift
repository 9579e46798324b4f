public import AccessibilityModel

/// The result of auditing one screen.
public struct ScreenAudit {
  public let context: AuditContext
  /// The causes that several findings may share.
  var causes: [SharedCause] = []
  /// In document order.
  public var findings: [Finding] = []
  public var rulesRun: [RuleDescription] = []
  public var skippedRules: [SkippedRule] = []
  /// The devices that the screen was laid out on.
  public internal(set) var devices: [DeviceAudit] = []
  /// The configured facts that code sets and the file does not show.
  var codeFacts = CodeFacts()
  /// The screen with placeholders for values that code sets; nil if it sets none.
  var shown: AuditContext?
  /// The screen with its hidden views shown, and the indices of these; nil if no finding is about one of them.
  var revealed: (context: AuditContext, places: RangeSet<Int>)?
  /// The comparison of its two orientations; nil if there is only one.
  var pair: OrientationPair?

  public var screen: Screen { context.screen }
}
