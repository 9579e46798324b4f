/// A rule that was skipped, and why.
public struct SkippedRule: Hashable, Sendable {
  public var rule: RuleDescription
  /// Why, in words that complete the rule's name, lower case, no full stop.
  public var reason: String
  /// What makes the rule run, an imperative phrase; nil where nothing does or the reason says it.
  public var remedy: String?
  /// The data that the screen lacks, each as a noun phrase (`custom actions`); empty where the rule is
  /// for another platform or another version.
  public var missingData: [String]

  public init(
    rule: RuleDescription, reason: String, remedy: String? = nil, missingData: [String] = []
  ) {
    self.rule = rule
    self.reason = reason
    self.remedy = remedy
    self.missingData = missingData
  }

  /// The reason with the remedy: “page sources name no language; set --language”.
  public var explanation: String { remedy.map { "\(reason); \($0)" } ?? reason }
}
