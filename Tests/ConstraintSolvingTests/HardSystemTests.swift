import ConstraintSolving
import Testing

/// Systems on which a careless search cycles, takes too many steps or loses its digits.
@Suite struct HardSystemTests {
  @Test func `the search ends where Beale's example cycles`() throws {
    // Beale 1955: taking the steepest edge with the first row returns to the start.
    let sketch = try Sketch([
      "x >= 0", "y >= 0", "z >= 0", "u >= 0", "0.25x - 60y - 0.04z + 9u <= 0",
      "0.5x - 90y - 0.02z + 3u <= 0", "z <= 1", "0.75x - 150y + 0.02z - 6u = 1 @500",
    ])
    let solution = try sketch.system.solution()
    #expect(sketch.values(solution) == ["x": 0.04, "y": 0, "z": 1, "u": 0])
    #expect(solution.violations.map { Sketch.rounded($0.error) } == [0.95])
    #expect(solution.isOptimal)
  }

  @Test func `the search ends where many more rows meet than there are variables`() throws {
    var lines: [String] = []
    for first in ["a", "b", "c", "d"] {
      for second in ["a", "b", "c", "d"] where first != second {
        lines += ["\(first) - \(second) <= 0", "\(first) + \(second) >= 0"]
      }
    }
    lines += ["a + b + c + d = 8 @500", "a = 5 @250"]
    let sketch = try Sketch(lines)
    let solution = try sketch.system.solution()
    #expect(sketch.values(solution) == ["a": 2, "b": 2, "c": 2, "d": 2])
    #expect(solution.undetermined.isEmpty)
    #expect(solution.isOptimal)
  }

  @Test func `a row of five hundred labels has the frames computed by hand`() throws {
    var system = LinearSystem()
    var previous: (x: Variable, width: Variable)?
    var expected: [Double] = []
    var edge = 16.0
    for index in 0..<500 {
      let x = system.makeVariable()
      let width = system.makeVariable()
      let size = Double(20 + index * 37 % 61)
      if let previous {
        try system.add(
          LinearConstraint([Term(x), Term(previous.x, -1), Term(previous.width, -1)], .equal, 8))
      } else {
        try system.add(LinearConstraint([Term(x)], .equal, 16))
      }
      try system.add(LinearConstraint([Term(width)], .lessOrEqual, size, priority: Priority(250)))
      try system.add(
        LinearConstraint([Term(width)], .greaterOrEqual, size, priority: Priority(750)))
      expected += [edge, size]
      edge += size + 8
      previous = (x, width)
    }
    let solution = try system.solution()
    #expect(solution.values.map(Sketch.rounded) == expected)
    #expect(solution.undetermined.isEmpty && solution.violations.isEmpty)
  }

  @Test func `bounds that a chain contradicts are dropped in their order`() throws {
    var system = LinearSystem()
    let variables = (0..<50).map { _ in system.makeVariable() }
    try system.add(LinearConstraint([Term(variables[0])], .equal, 0))
    for (one, next) in zip(variables, variables.dropFirst()) {
      try system.add(LinearConstraint([Term(next), Term(one, -1)], .equal, 8))
    }
    for (index, variable) in variables.enumerated() {
      try system.add(LinearConstraint([Term(variable)], .lessOrEqual, Double(index)))
    }
    let solution = system.solutionDroppingUnsatisfiable()
    // Each bound except the first is below 8 points per step, which the chain up to it contradicts.
    #expect(solution.conflicts.map(\.broken) == Array(51..<100))
    #expect(solution.conflicts.map(\.constraints.count) == (1..<50).map { $0 + 2 })
    #expect(solution.values.map(Sketch.rounded) == (0..<50).map { Double($0) * 8 })
  }

  @Test(arguments: 0..<40)
  func `numbers of every size give finite values`(_ seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    var system = LinearSystem()
    let variables = (0..<30).map { _ in system.makeVariable() }
    for _ in 0..<60 {
      var terms: [Term] = []
      for variable in variables.shuffled(using: &numbers).prefix(3) {
        var size = 1e-6
        for _ in 0..<Int.random(in: 0...12, using: &numbers) { size *= 10 }
        let coefficient = min(size, 1e6) * (Bool.random(using: &numbers) ? 1 : -1)
        terms.append(Term(variable, coefficient))
      }
      try system.add(
        LinearConstraint(
          terms, [.lessOrEqual, .equal, .greaterOrEqual].randomElement(using: &numbers) ?? .equal,
          Double.random(in: -1e6...1e6, using: &numbers),
          priority: Bool.random(using: &numbers) ? .required : Priority(500)))
    }
    let solution = system.solutionDroppingUnsatisfiable()
    #expect(solution.values.allSatisfy { $0.isFinite })
    #expect(system.solutionDroppingUnsatisfiable() == solution)
  }

  @Test func `an empty system has an empty solution`() throws {
    let solution = try LinearSystem().solution()
    #expect(solution.values.isEmpty && solution.undetermined.isEmpty)
    #expect(solution.violations.isEmpty && solution.isOptimal)
  }

  @Test func `a variable that nothing is said of is undetermined`() throws {
    var system = LinearSystem()
    let one = system.makeVariable()
    let two = system.makeVariable()
    try system.add(LinearConstraint([Term(two)], .equal, 7))
    let solution = try system.solution()
    #expect(solution.undetermined == [one])
    #expect(solution[two] == 7)
  }
}
