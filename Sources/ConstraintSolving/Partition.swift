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
  /// Variables that no constraint speaks of.
  private(set) var loneVariables: [Int] = []

  init(_ system: LinearSystem, _ substitution: Substitution) {
    var sets = DisjointSets(count: system.variableCount)
    var isUsed = [Bool](repeating: false, count: system.variableCount)
    /// The first unknown of each constraint.
    var firsts = [Int?](repeating: nil, count: system.constraints.count)
    for (index, constraint) in system.constraints.enumerated() {
      let reduced = substitution.reduced(constraint)
      for term in reduced.terms {
        isUsed[term.variable] = true
        sets.join(reduced.terms[0].variable, term.variable)
      }
      firsts[index] = reduced.terms.first?.variable
      constraints.append(reduced)
    }
    var places = [Int?](repeating: nil, count: system.variableCount)
    for variable in isUsed.indices where substitution.values[variable] == nil {
      guard substitution.links[variable].variable == variable else { continue }
      guard isUsed[variable] else {
        loneVariables.append(variable)
        continue
      }
      let root = sets.root(of: variable)
      let place = places[root] ?? parts.count
      if place == parts.count { parts.append(Part()) }
      places[root] = place
      parts[place].variables.append(variable)
    }
    for (index, first) in firsts.enumerated() {
      if let first, let place = places[sets.root(of: first)] {
        parts[place].constraints.append(index)
      } else {
        settledConstraints.append(index)
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

/// Sets that are joined two by two.
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
    // The smaller number leads, so that the order of addition decides nothing.
    parents[max(first, second)] = min(first, second)
  }
}
