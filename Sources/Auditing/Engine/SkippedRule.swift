/// A rule that was skipped, and why.
public struct SkippedRule: Hashable, Sendable {
  public var rule: RuleDescription
  /// Completes “Skipped: ”; lower case, no full stop.
  public var reason: String
  /// The missing data, each as a noun phrase (`custom actions`); empty if the rule is for another
  /// platform or version.
  public var missingData: [String]

  public init(rule: RuleDescription, reason: String, missingData: [String] = []) {
    self.rule = rule
    self.reason = reason
    self.missingData = missingData
  }
}
