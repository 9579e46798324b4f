import Platform

/// Every mutant and counterpart of the draw, with the results of the rules.
struct MutationRun: Sendable {
  let outcomes: [Mutant.Outcome]
  let counterparts: [Mutant.Outcome]

  static let shared = MutationRun(MutantDraw.shared)

  private init(_ draw: MutantDraw) {
    outcomes = ConcurrentMap.map(draw.mutants) { $0.outcome }
    counterparts = ConcurrentMap.map(draw.counterparts) { $0.outcome }
  }
}

/// How many mutants there were, and how many were killed.
struct MutantCount: Hashable, Sendable {
  var made = 0
  var killed = 0
  /// Killed by a failure; all other kills are reviews.
  var failed = 0

  mutating func add(_ outcome: Mutant.Outcome) {
    made += 1
    if outcome.isKilled { killed += 1 }
    if outcome.isFailed { failed += 1 }
  }

  static func + (first: MutantCount, second: MutantCount) -> MutantCount {
    MutantCount(
      made: first.made + second.made, killed: first.killed + second.killed,
      failed: first.failed + second.failed)
  }
}
