/// One run over a system: connected part after connected part.
struct Solving {
  private let system: LinearSystem
  private var result: Solution

  init(_ system: LinearSystem) {
    self.system = system
    result = Solution(values: [Double](repeating: 0, count: system.variableCount))
  }

  mutating func solution() -> Solution {
    let parts = Partition(system)
    judgeEmpty(parts.emptyConstraints)
    for variable in parts.loneVariables {
      result.undetermined.append(Variable(index: variable))
    }
    for part in parts.parts { solve(part) }
    result.undetermined.sort { $0.index < $1.index }
    result.violations.sort { $0.constraint < $1.constraint }
    result.conflicts.sort { $0.broken < $1.broken }
    return result
  }

  /// A constraint on nothing is met or not, whatever the values.
  private mutating func judgeEmpty(_ constraints: [Int]) {
    for index in constraints {
      let constraint = system.constraints[index]
      var problem = Problem(columnCount: 0)
      problem.addRow([], constraint.relation, constraint.constant, level: 0)
      let error = problem.error(of: 0, at: -constraint.constant)
      guard error > problem.tolerance(of: 0) else { continue }
      if constraint.priority == .required {
        result.conflicts.append(Conflict(constraints: [index], broken: index))
      } else {
        result.violations.append(Violation(constraint: index, error: error))
      }
    }
  }

  private mutating func solve(_ part: Partition.Part) {
    var search = Simplex(part.problem(of: system))
    for rows in search.dropContradictions() {
      let constraints = rows.map { part.constraints[$0] }
      guard let last = constraints.last else { continue }
      result.conflicts.append(Conflict(constraints: constraints, broken: last))
    }
    search.solve()
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
