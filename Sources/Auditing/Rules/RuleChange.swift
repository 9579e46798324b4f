/// The change of an existing rule in a rule set; a configuration that pins an older set keeps the
/// earlier facts.
///
/// Each property holds the value before the change; nil if it did not change.
public struct RuleChange: Hashable, Sendable {
  /// The id of the rule.
  public var rule: String
  /// The number of the rule set with the change.
  public var ruleset: Int
  public var severity: Severity?
  public var isRecommended: Bool?
  /// By threshold name.
  public var thresholds: [String: Double]

  public init(
    _ rule: String, in ruleset: Int, severityBefore severity: Severity? = nil,
    recommendedBefore isRecommended: Bool? = nil,
    thresholdsBefore thresholds: [String: Double] = [:]
  ) {
    self.rule = rule
    self.ruleset = ruleset
    self.severity = severity
    self.isRecommended = isRecommended
    self.thresholds = thresholds
  }
}

/// The state of the rules in one rule set.
public struct Ruleset: Sendable {
  /// The set of rules and phrases of this version.
  public static let current = 1

  public let number: Int
  private var before: [String: RuleChange] = [:]

  /// - Parameter changes: those of all sets.
  public init(_ number: Int, changes: [RuleChange]) {
    self.number = number
    // Of several later changes the first has the values before all of them.
    for change in changes.sorted(by: { $0.ruleset > $1.ruleset }) where change.ruleset > number {
      var known = before[change.rule] ?? change
      known.severity = change.severity ?? known.severity
      known.isRecommended = change.isRecommended ?? known.isRecommended
      known.thresholds.merge(change.thresholds) { $1 }
      before[change.rule] = known
    }
  }

  /// Whether any rule differed from its current state.
  public var hasChanges: Bool { !before.isEmpty }

  /// A rule as in the set; nil if the set does not have it.
  public func description(of rule: RuleDescription) -> RuleDescription? {
    guard rule.ruleset <= number else { return nil }
    guard let before = before[rule.id] else { return rule }
    return rule.with(severity: before.severity, isRecommended: before.isRecommended)
  }

  /// The thresholds that differed.
  public func thresholds(of rule: String) -> [String: Double] { before[rule]?.thresholds ?? [:] }
}
