/// A rule that was skipped, and why.
public struct SkippedRule: Hashable, Sendable {
  public var rule: RuleDescription
  /// Completes “Skipped: ”; lower case, no full stop.
  public var reason: String
  /// How to make the rule run, an imperative phrase; nil if that is impossible or part of the reason.
  public var remedy: String?
  /// The missing data, each as a noun phrase (`custom actions`); empty if the rule is for another
  /// platform or version.
  public var missingData: [String]

  public init(
    rule: RuleDescription, reason: String, remedy: String? = nil, missingData: [String] = []
  ) {
    self.rule = rule
    self.reason = reason
    self.remedy = remedy
    self.missingData = missingData
  }

  /// The reason with the remedy: “page sources do not include the language; set --language”.
  public var explanation: String { remedy.map { "\(reason); \($0)" } ?? reason }
}
