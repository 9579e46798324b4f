/// A rule that could not be run, and why.
public struct SkippedRule: Hashable, Sendable {
  public var rule: RuleDescription
  /// In words that complete the rule's name, lower case, no full stop.
  public var reason: String

  public init(rule: RuleDescription, reason: String) {
    self.rule = rule
    self.reason = reason
  }
}
