import ConstraintSolving
import Testing

/// Required constraints that contradict each other.
struct ContradictionCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let constraints: [String]
  let conflicts: [Conflict]
  /// Without the broken ones.
  let values: [String: Double]

  static let all = [
    ContradictionCase(
      testDescription: "two values for one variable",
      constraints: ["x = 10", "y = 3", "x = 20"],
      conflicts: [Conflict(constraints: [0, 2], broken: 2)], values: ["x": 10, "y": 3]),
    ContradictionCase(
      testDescription: "a chain that does not fit",
      constraints: [
        "x = 0", "h = 9", "v >= 100", "y - x - v = 8", "w >= 100", "y + w <= 200", "w <= 500",
      ],
      conflicts: [Conflict(constraints: [0, 2, 3, 4, 5], broken: 5)],
      values: ["x": 0, "h": 9, "v": 100, "y": 108, "w": 100]),
    ContradictionCase(
      testDescription: "two contradictions in one part",
      constraints: ["x = 1", "y = 2", "x + y = 4", "x - y = 3"],
      conflicts: [
        Conflict(constraints: [0, 1, 2], broken: 2), Conflict(constraints: [0, 1, 3], broken: 3),
      ], values: ["x": 1, "y": 2]),
    ContradictionCase(
      testDescription: "a contradiction in each of two parts",
      constraints: ["x >= 5", "y >= 5", "x <= 4", "y <= 4"],
      conflicts: [
        Conflict(constraints: [0, 2], broken: 2), Conflict(constraints: [1, 3], broken: 3),
      ], values: ["x": 5, "y": 5]),
    ContradictionCase(
      testDescription: "a long way around and a short one",
      constraints: ["a = 0", "b - a = 1", "c - b = 1", "d - c = 1", "d - a = 3", "d = 9"],
      conflicts: [Conflict(constraints: [0, 4, 5], broken: 5)],
      values: ["a": 0, "b": 1, "c": 2, "d": 3]),
    ContradictionCase(
      testDescription: "a sum against its parts, and against one bound",
      constraints: [
        "a >= 10", "b >= 10", "c >= 10", "a + b + c <= 60", "a + b >= 35", "a + b + c <= 30",
        "a + b <= 19",
      ],
      conflicts: [
        Conflict(constraints: [2, 4, 5], broken: 5), Conflict(constraints: [4, 6], broken: 6),
      ],
      values: ["a": 25, "b": 10, "c": 10]),
    ContradictionCase(
      testDescription: "ties that go round and do not meet",
      constraints: ["a - b = 0", "b - c = 0", "a - c = 5", "c = 4 @500"],
      conflicts: [Conflict(constraints: [0, 1, 2], broken: 2)],
      values: ["a": 4, "b": 4, "c": 4]),
    ContradictionCase(
      testDescription: "a constraint on nothing",
      constraints: ["x = 1", "x - x >= 2", "y - y = 0"],
      conflicts: [Conflict(constraints: [1], broken: 1)], values: ["x": 1, "y": 0]),
    ContradictionCase(
      testDescription: "a constraint against itself",
      constraints: ["x + y = 1", "x + y >= 2", "x = 3 @500"],
      conflicts: [Conflict(constraints: [0, 1], broken: 1)], values: ["x": 3, "y": -2]),
  ]
}

@Suite struct ContradictionTests {
  @Test(arguments: ContradictionCase.all)
  func `the first contradiction is reported`(_ test: ContradictionCase) throws {
    let sketch = try Sketch(test.constraints)
    let first = try #require(test.conflicts.first)
    #expect(throws: UnsatisfiableError(constraints: first.constraints)) {
      try sketch.system.solution()
    }
  }

  @Test(arguments: ContradictionCase.all)
  func `the last added of each contradiction is dropped`(_ test: ContradictionCase) throws {
    let sketch = try Sketch(test.constraints)
    let solution = sketch.system.solutionDroppingUnsatisfiable()
    #expect(solution.conflicts == test.conflicts)
    #expect(sketch.values(solution) == test.values)
    #expect(solution.violations.isEmpty)
  }
}
