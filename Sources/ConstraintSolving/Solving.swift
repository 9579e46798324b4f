/// One run over a system: connected part after connected part.
struct Solving {
  private let system: LinearSystem
  private let fixed: FixedValues
  private var result: Solution

  private init(_ system: LinearSystem, _ fixed: FixedValues) {
    self.system = system
    self.fixed = fixed
    result = Solution(values: fixed.values.map { $0 ?? 0 })
  }

  /// Solves what the required equations do not settle already.
  ///
  /// Where required constraints contradict each other, it is done once more without that, so that the
  /// equations too are among those that contradict.
  static func solution(of system: LinearSystem) -> Solution {
    var quick = Solving(system, FixedValues(system))
    if quick.run(dropping: false) { return quick.result }
    var whole = Solving(system, FixedValues(none: system))
    _ = whole.run(dropping: true)
    return whole.result
  }

  /// Returns whether no contradiction stopped it.
  private mutating func run(dropping: Bool) -> Bool {
    let parts = Partition(system, fixed)
    for constraint in parts.settledConstraints {
      guard judgeSettled(constraint) || dropping else { return false }
    }
    for variable in parts.loneVariables {
      result.undetermined.append(Variable(index: variable))
    }
    for part in parts.parts {
      guard solve(part, dropping: dropping) else { return false }
    }
    result.undetermined.sort { $0.index < $1.index }
    result.violations.sort { $0.constraint < $1.constraint }
    result.conflicts.sort { $0.broken < $1.broken }
    return true
  }

  /// A constraint with no unknown is met or not; returns false where it had to be.
  private mutating func judgeSettled(_ index: Int) -> Bool {
    let constraint = system.constraints[index]
    var problem = Problem(columnCount: 0)
    let rest = fixed.rest(of: constraint)
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
  private mutating func solve(_ part: Partition.Part, dropping: Bool) -> Bool {
    var search = Simplex(part.problem(of: system, fixed))
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
    for column in search.undeterminedColumns() {
      result.undetermined.append(Variable(index: part.variables[column]))
    }
    for (row, level) in search.levels.enumerated() where level != Simplex.ignored {
      guard level > 0, !search.isMet(row) else { continue }
      result.violations.append(
        Violation(constraint: part.constraints[row], error: search.error(of: row)))
    }
    if !search.isComplete { result.isOptimal = false }
  }
}
