/// The values that required equations determine before any search, and variables in terms of
/// others.
///
/// The edges of the screen connect every view with every other; with their values substituted, and
/// equal widths merged, the rest of a screen splits into small systems.
struct Substitution {
  /// A variable as a multiple of another, and a constant.
  struct Link {
    var variable: Int
    var factor = 1.0
    var offset = 0.0
  }

  /// For each variable its representative, which may be itself.
  private(set) var links: [Link]
  /// The values that are known.
  private(set) var values: [Double?]

  /// No value known, no variable linked.
  init(none system: LinearSystem) {
    links = (0..<system.variableCount).map { Link(variable: $0) }
    values = [Double?](repeating: nil, count: system.variableCount)
  }

  init(_ system: LinearSystem) {
    let equations = system.constraints.filter { $0.relation == .equal && $0.priority == .required }
    var propagation = Propagation(equations, variableCount: system.variableCount)
    propagation.run()
    var merging = Merging(equations, propagation)
    merging.run()
    (links, values) = merging.result()
  }

  /// The representative variables without a value.
  var unknowns: [Int] {
    links.indices.filter { links[$0].variable == $0 && values[$0] == nil }
  }

  /// A constraint in terms of representative variables without a value.
  func reduced(_ constraint: LinearConstraint) -> (terms: [Link], constant: Double) {
    var terms: [Link] = []
    var constant = constraint.constant
    for term in constraint.terms {
      if let value = values[term.variable.index] {
        constant -= term.coefficient * value
        continue
      }
      let link = links[term.variable.index]
      constant -= term.coefficient * link.offset
      terms.append(Link(variable: link.variable, factor: term.coefficient * link.factor))
    }
    return (Self.addedUp(terms), constant)
  }

  /// Terms with terms of one variable added, by ascending variable; rounding errors of zero are
  /// dropped.
  static func addedUp(_ terms: [Link]) -> [Link] {
    var result: [Link] = []
    for term in terms.sorted(by: { $0.variable < $1.variable }) {
      if let last = result.last, last.variable == term.variable {
        result[result.count - 1].factor += term.factor
      } else {
        result.append(term)
      }
    }
    return result.filter { abs($0.factor) > 1e-9 }
  }
}

/// Sets variables that are the only unknown of an equation, one after the other.
struct Propagation {
  private let equations: [LinearConstraint]
  private(set) var values: [Double?]

  init(_ equations: [LinearConstraint], variableCount: Int) {
    self.equations = equations
    values = [Double?](repeating: nil, count: variableCount)
  }

  mutating func run() {
    var rows = SparseLines()
    for equation in equations {
      for term in equation.terms { rows.append(term.variable.index, term.coefficient) }
      rows.endLine()
    }
    let columns = rows.transposed(lineCount: values.count)
    var counts = equations.map(\.terms.count)
    var ready = counts.indices.filter { counts[$0] == 1 }
    while let row = ready.popLast() {
      guard counts[row] == 1, let column = settle(equations[row]) else { continue }
      for place in columns.range(column) {
        counts[columns.indices[place]] -= 1
        if counts[columns.indices[place]] == 1 { ready.append(columns.indices[place]) }
      }
    }
  }

  private mutating func settle(_ equation: LinearConstraint) -> Int? {
    var rest = equation.constant
    var unknown: Term?
    for term in equation.terms {
      if let value = values[term.variable.index] {
        rest -= term.coefficient * value
      } else {
        unknown = term
      }
    }
    guard let unknown else { return nil }
    values[unknown.variable.index] = rest / unknown.coefficient
    return unknown.variable.index
  }
}
