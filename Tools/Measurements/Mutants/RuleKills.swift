import AuditRules
import Auditing

/// The results of mutants for one rule.
struct RuleKills: Sendable {
  let rule: RuleDescription
  /// Mutants of operators that name the rule, on screens where it ran.
  var made = 0
  /// Those of them that any of the named rules reports.
  var killed = 0
  /// Mutants that this rule reports, and how many of the findings are reviews.
  var killedByIt = 0
  var reviewedByIt = 0
  /// Mutants that it reports in real files.
  var real = 0

  static func all(in run: MutationRun) -> [RuleKills] {
    var kills = Dictionary(
      uniqueKeysWithValues: BuiltInRules.descriptions.map { ($0.id, RuleKills(rule: $0)) })
    for outcome in run.outcomes {
      for id in outcome.mutant.mutation.rules where outcome.mutant.before.rulesRun.contains(id) {
        kills[id]?.add(outcome)
      }
    }
    return kills.values.sorted { $0.rule.id < $1.rule.id }
  }

  private mutating func add(_ outcome: Mutant.Outcome) {
    made += 1
    if outcome.isKilled { killed += 1 }
    let own = outcome.kills.filter { $0.rule.id == rule.id }
    guard !own.isEmpty else { return }
    killedByIt += 1
    if !own.contains(where: \.isFailure) { reviewedByIt += 1 }
    if outcome.mutant.file.source == .real { real += 1 }
  }
}
