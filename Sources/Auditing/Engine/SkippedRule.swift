/// A rule that was skipped, and why.
public struct SkippedRule: Hashable, Sendable {
  public var rule: RuleDescription
  /// In words that complete the rule's name, lower case, no full stop.
  public var reason: String
  /// The data that the screen lacks, each as a noun phrase (`custom actions`); empty where the rule is
  /// for another platform or another version.
  public var missingData: [String]

  public init(rule: RuleDescription, reason: String, missingData: [String] = []) {
    self.rule = rule
    self.reason = reason
    self.missingData = missingData
  }
}
