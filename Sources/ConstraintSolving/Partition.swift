/// The sets of variables that constraints connect.
struct Partition {
  struct Part {
    var variables: [Int] = []
    var constraints: [Int] = []
  }

  private(set) var parts: [Part] = []
  /// Constraints whose terms cancelled out.
  private(set) var emptyConstraints: [Int] = []
  /// Variables that no constraint speaks of.
  private(set) var loneVariables: [Int] = []

  init(_ system: LinearSystem) {
    var sets = DisjointSets(count: system.variableCount)
    var isUsed = [Bool](repeating: false, count: system.variableCount)
    for constraint in system.constraints {
      guard let first = constraint.terms.first?.variable.index else { continue }
      isUsed[first] = true
      for term in constraint.terms.dropFirst() {
        isUsed[term.variable.index] = true
        sets.join(first, term.variable.index)
      }
    }
    var places: [Int: Int] = [:]
    for variable in 0..<system.variableCount {
      guard isUsed[variable] else {
        loneVariables.append(variable)
        continue
      }
      let root = sets.root(of: variable)
      if places[root] == nil {
        places[root] = parts.count
        parts.append(Part())
      }
      if let place = places[root] { parts[place].variables.append(variable) }
    }
    for (index, constraint) in system.constraints.enumerated() {
      if let first = constraint.terms.first, let place = places[sets.root(of: first.variable.index)]
      {
        parts[place].constraints.append(index)
      } else {
        emptyConstraints.append(index)
      }
    }
  }
}

extension Partition.Part {
  /// Numbers the part's variables and levels from 0.
  func problem(of system: LinearSystem) -> Problem {
    var problem = Problem(columnCount: variables.count)
    let columns = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
    let optional = Set(constraints.map { system.constraints[$0].priority }).subtracting([.required])
    var levels: [Priority: Int] = [.required: 0]
    for (index, priority) in optional.sorted(by: >).enumerated() { levels[priority] = index + 1 }
    for index in constraints {
      let constraint = system.constraints[index]
      problem.addRow(
        constraint.terms.map { (columns[$0.variable.index] ?? 0, $0.coefficient) },
        constraint.relation, constraint.constant, level: levels[constraint.priority] ?? 0)
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
