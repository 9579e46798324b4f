/// The values that required equations with one unknown left give, one after the other.
///
/// Most of a screen follows so from its edges, and what is left falls apart into small systems.
struct FixedValues {
  private(set) var values: [Double?]

  /// No values at all.
  init(none system: LinearSystem) {
    values = [Double?](repeating: nil, count: system.variableCount)
  }

  init(_ system: LinearSystem) {
    self.init(none: system)
    let equations = system.constraints.filter { $0.relation == .equal && $0.priority == .required }
    var rows = SparseLines()
    for equation in equations {
      for term in equation.terms { rows.append(term.variable.index, term.coefficient) }
      rows.endLine()
    }
    let columns = rows.transposed(lineCount: system.variableCount)
    var counts = equations.map(\.terms.count)
    var ready = counts.indices.filter { counts[$0] == 1 }
    while let row = ready.popLast() {
      guard counts[row] == 1, let column = fix(by: equations[row]) else { continue }
      for place in columns.range(column) {
        counts[columns.indices[place]] -= 1
        if counts[columns.indices[place]] == 1 { ready.append(columns.indices[place]) }
      }
    }
  }

  private mutating func fix(by equation: LinearConstraint) -> Int? {
    guard let term = equation.terms.first(where: { values[$0.variable.index] == nil }) else {
      return nil
    }
    values[term.variable.index] = rest(of: equation) / term.coefficient
    return term.variable.index
  }

  /// What the terms without a value have to come to.
  func rest(of constraint: LinearConstraint) -> Double {
    constraint.terms.reduce(constraint.constant) { rest, term in
      values[term.variable.index].map { rest - term.coefficient * $0 } ?? rest
    }
  }

  func openTerms(of constraint: LinearConstraint) -> [Term] {
    constraint.terms.filter { values[$0.variable.index] == nil }
  }
}
