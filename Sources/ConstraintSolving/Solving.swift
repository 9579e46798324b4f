/// One run over a system: connected part after connected part.
struct Solving {
  private let system: LinearSystem
  private let substitution: Substitution
  private var result: Solution
  /// Representative variables that are not determined.
  private var isUndetermined: Set<Int> = []

  private init(_ system: LinearSystem, _ substitution: Substitution) {
    self.system = system
    self.substitution = substitution
    result = Solution(values: substitution.values.map { $0 ?? 0 })
  }

  /// Solves the parts that the required equations do not determine.
  ///
  /// If required constraints contradict each other, it solves again without that step, so that
  /// equations can also be among the contradicting constraints.
  static func solution(of system: LinearSystem) -> Solution {
    var quick = Solving(system, Substitution(system))
    if quick.run(dropping: false) { return quick.result }
    var whole = Solving(system, Substitution(none: system))
    _ = whole.run(dropping: true)
    return whole.result
  }

  /// Returns whether no contradiction stopped it.
  private mutating func run(dropping: Bool) -> Bool {
    let parts = Partition(system, substitution)
    for constraint in parts.settledConstraints {
      guard judgeSettled(constraint, parts) || dropping else { return false }
    }
    for part in parts.parts {
      guard solve(part, of: parts, dropping: dropping) else { return false }
    }
    isUndetermined.formUnion(parts.loneVariables)
    resolve()
    result.violations.sort { $0.constraint < $1.constraint }
    result.conflicts.sort { $0.broken < $1.broken }
    return true
  }

  /// Sets the values of represented variables.
  private mutating func resolve() {
    for (variable, link) in substitution.links.enumerated()
    where substitution.values[variable] == nil {
      result.values[variable] = link.factor * result.values[link.variable] + link.offset
      if isUndetermined.contains(link.variable) {
        result.undetermined.append(Variable(index: variable))
      }
    }
  }

  /// Whether a constraint without unknowns is satisfied; returns false if it was required and is
  /// not.
  private mutating func judgeSettled(_ index: Int, _ parts: Partition) -> Bool {
    let constraint = system.constraints[index]
    var problem = Problem(columnCount: 0)
    let rest = parts.constraints[index].constant
    problem.addRow([], constraint.relation, rest, level: 0)
    let error = problem.error(of: 0, at: -rest)
    let tolerance = max(problem.tolerance(of: 0), Problem.tolerance(for: constraint.constant))
    guard error > tolerance else { return true }
    guard constraint.priority == .required else {
      result.violations.append(Violation(constraint: index, error: error))
      return true
    }
    result.conflicts.append(Conflict(constraints: [index], broken: index))
    return false
  }

  /// Returns whether the part has no contradiction, or they were dropped.
  private mutating func solve(
    _ part: Partition.Part, of parts: Partition, dropping: Bool
  ) -> Bool {
    var search = Simplex(parts.problem(of: part, in: system))
    if dropping {
      for rows in search.dropContradictions() {
        let constraints = rows.map { part.constraints[$0] }
        guard let last = constraints.last else { continue }
        result.conflicts.append(Conflict(constraints: constraints, broken: last))
      }
    } else if !search.meetsRequired() {
      return false
    }
    search.solve()
    note(search, part)
    return true
  }

  private mutating func note(_ search: Simplex, _ part: Partition.Part) {
    guard search.values.allSatisfy(\.isFinite) else {
      result.isOptimal = false
      return
    }
    for (column, variable) in part.variables.enumerated() {
      result.values[variable] = search.values[column]
    }
    isUndetermined.formUnion(search.undeterminedColumns().map { part.variables[$0] })
    for (row, level) in search.levels.enumerated() where level != Simplex.ignored {
      guard level > 0, !search.isMet(row) else { continue }
      result.violations.append(
        Violation(constraint: part.constraints[row], error: search.error(of: row)))
    }
    if !search.isComplete { result.isOptimal = false }
  }
}
