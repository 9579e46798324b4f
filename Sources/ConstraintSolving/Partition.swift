/// The sets of variables that constraints connect.
struct Partition {
  struct Part {
    var variables: [Int] = []
    var constraints: [Int] = []
  }

  private(set) var parts: [Part] = []
  /// All constraints, in unknowns.
  private(set) var constraints: [(terms: [Substitution.Link], constant: Double)] = []
  /// Constraints without an unknown.
  private(set) var settledConstraints: [Int] = []
  /// Variables without a constraint.
  private(set) var loneVariables: [Int] = []

  init(_ system: LinearSystem, _ substitution: Substitution) {
    constraints = system.constraints.map { substitution.reduced($0) }
    var sets = DisjointSets(count: system.variableCount)
    for (terms, _) in constraints {
      for term in terms.dropFirst() { sets.join(terms[0].variable, term.variable) }
    }
    /// The part of each set, by its root.
    var places = [Int?](repeating: nil, count: system.variableCount)
    for (index, constraint) in constraints.enumerated() {
      guard let first = constraint.terms.first else {
        settledConstraints.append(index)
        continue
      }
      let root = sets.root(of: first.variable)
      let place = places[root] ?? parts.count
      if place == parts.count { parts.append(Part()) }
      places[root] = place
      parts[place].constraints.append(index)
    }
    for variable in substitution.unknowns {
      if let place = places[sets.root(of: variable)] {
        parts[place].variables.append(variable)
      } else {
        loneVariables.append(variable)
      }
    }
  }
}

extension Partition {
  /// Numbers a part's variables and levels from 0.
  func problem(of part: Part, in system: LinearSystem) -> Problem {
    var problem = Problem(columnCount: part.variables.count)
    let columns = Dictionary(uniqueKeysWithValues: part.variables.enumerated().map { ($1, $0) })
    let optional = Set(part.constraints.map { system.constraints[$0].priority })
      .subtracting([.required])
    var levels: [Priority: Int] = [.required: 0]
    for (index, priority) in optional.sorted(by: >).enumerated() { levels[priority] = index + 1 }
    for index in part.constraints {
      problem.addRow(
        constraints[index].terms.map { (columns[$0.variable] ?? 0, $0.factor) },
        system.constraints[index].relation, constraints[index].constant,
        level: levels[system.constraints[index].priority] ?? 0)
    }
    problem.finish()
    return problem
  }
}

/// Disjoint sets that are joined two at a time.
struct DisjointSets {
  private var parents: [Int]

  init(count: Int) {
    parents = Array(0..<count)
  }

  mutating func root(of member: Int) -> Int {
    var member = member
    while parents[member] != member {
      parents[member] = parents[parents[member]]
      member = parents[member]
    }
    return member
  }

  mutating func join(_ one: Int, _ other: Int) {
    let first = root(of: one)
    let second = root(of: other)
    // The smaller number represents the set, so that the result does not depend on the order.
    parents[max(first, second)] = min(first, second)
  }
}
