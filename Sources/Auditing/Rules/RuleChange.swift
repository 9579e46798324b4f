/// What a set of rules changed in a rule that was there before; who pins an older set keeps what was.
///
/// Each property is what held before the change; nil where it is as it was.
public struct RuleChange: Hashable, Sendable {
  /// The id of the rule.
  public var rule: String
  /// The number of the set that brought the change.
  public var ruleset: Int
  public var severity: Severity?
  public var isRecommended: Bool?
  /// By the names of the thresholds.
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

/// What was true of rules in one set.
public struct Ruleset: Sendable {
  /// The set of rules and phrases of this version.
  public static let current = 1

  public let number: Int
  private var before: [String: RuleChange] = [:]

  /// - Parameter changes: of all sets.
  public init(_ number: Int, changes: [RuleChange]) {
    self.number = number
    // Of several later changes the first tells what held before all of them.
    for change in changes.sorted(by: { $0.ruleset > $1.ruleset }) where change.ruleset > number {
      var known = before[change.rule] ?? change
      known.severity = change.severity ?? known.severity
      known.isRecommended = change.isRecommended ?? known.isRecommended
      known.thresholds.merge(change.thresholds) { $1 }
      before[change.rule] = known
    }
  }

  /// Whether any rule was otherwise in it than the rules are now.
  public var hasChanges: Bool { !before.isEmpty }

  /// A rule as the set has it; nil where the set does not have it yet.
  public func description(of rule: RuleDescription) -> RuleDescription? {
    guard rule.ruleset <= number else { return nil }
    guard let before = before[rule.id] else { return rule }
    return rule.with(severity: before.severity, isRecommended: before.isRecommended)
  }

  /// The thresholds that were others.
  public func thresholds(of rule: String) -> [String: Double] { before[rule]?.thresholds ?? [:] }
}
