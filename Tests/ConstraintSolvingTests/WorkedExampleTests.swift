import ConstraintSolving
import Testing

/// A system written as text, and its solution.
struct SolvingCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let constraints: [String]
  let values: [String: Double]
  var violations: [Int: Double] = [:]
  var undetermined: [String] = []

  static let all = [
    SolvingCase(
      testDescription: "a button pinned to both edges",
      constraints: ["x = 16", "x + w = 304", "w >= 50 @750", "w <= 50 @250"],
      values: ["x": 16, "w": 288], violations: [3: 238]),
    SolvingCase(
      testDescription: "two labels in a row, the one that hugs less stretches",
      constraints: [
        "a = 16", "b - a - v = 8", "b + w = 304", "v >= 50 @750", "v <= 50 @251", "w >= 40 @750",
        "w <= 40 @250",
      ],
      values: ["a": 16, "v": 50, "b": 74, "w": 230], violations: [6: 190]),
    SolvingCase(
      testDescription: "two labels in a row, the one that resists less shrinks",
      constraints: [
        "a = 16", "b - a - v = 8", "b + w = 104", "v >= 50 @750", "v <= 50 @251", "w >= 60 @751",
        "w <= 60 @250",
      ],
      values: ["a": 16, "v": 20, "b": 44, "w": 60], violations: [3: 30]),
    SolvingCase(
      testDescription: "a higher priority matters more than any number of lower ones",
      constraints: ["x = 10 @500", "x = 0 @499", "x = 0 @499", "x = 0 @499"],
      values: ["x": 10], violations: [1: 10, 2: 10, 3: 10]),
    SolvingCase(
      testDescription: "within one priority most errors win",
      constraints: ["x = 10 @500", "x = 0 @500", "x = 0 @500"],
      values: ["x": 0], violations: [0: 10]),
    SolvingCase(
      testDescription: "an inequality holds a value that wants beyond it",
      constraints: ["x <= 100", "x = 150 @999", "x + y = 120"],
      values: ["x": 100, "y": 20], violations: [1: 50]),
    SolvingCase(
      testDescription: "values may be negative",
      constraints: ["x + y = 10", "x - y = 30"], values: ["x": 20, "y": -10]),
    SolvingCase(
      testDescription: "equal widths share what there is",
      constraints: [
        "x = 0", "y - x - v = 8", "z - y - w = 8", "z + u = 316", "v - w = 0", "w - u = 0",
      ],
      values: ["x": 0, "v": 100, "y": 108, "w": 100, "z": 216, "u": 100]),
    SolvingCase(
      testDescription: "an aspect ratio and a bound",
      constraints: ["w - 2h = 0", "w <= 300", "h <= 100", "w = 300 @750"],
      values: ["w": 200, "h": 100], violations: [3: 100]),
    SolvingCase(
      testDescription: "a view without a place",
      constraints: ["w = 100", "x >= 0", "x + w <= 300"],
      values: ["w": 100, "x": 0], undetermined: ["x"]),
    SolvingCase(
      testDescription: "two views that share a width as they like",
      constraints: ["v + w = 100", "u = 5"], values: ["v": 0, "w": 100, "u": 5],
      undetermined: ["v", "w"]),
    SolvingCase(
      testDescription: "two views that pull at one width alike",
      constraints: ["x <= 10 @250", "x >= 20 @250"], values: ["x": 10],
      violations: [1: 10], undetermined: ["x"]),
    SolvingCase(
      testDescription: "bounds that leave one value",
      constraints: ["x <= 10", "x >= 10", "y - x >= 0", "y + x <= 20"],
      values: ["x": 10, "y": 10]),
    SolvingCase(
      testDescription: "a wish about one width moves those tied to it",
      constraints: ["v - 2u = 0", "w - v = 3", "w = 13 @500", "u <= 4 @250"],
      values: ["v": 10, "u": 5, "w": 13], violations: [3: 1]),
    SolvingCase(
      testDescription: "widths tied to each other and to nothing else",
      constraints: ["v - w = 0", "x - v = 8", "y = 3"],
      values: ["v": 0, "w": 0, "x": 8, "y": 3], undetermined: ["v", "w", "x"]),
    SolvingCase(
      testDescription: "ties that go round and leave one value",
      constraints: ["v - w = 0", "w - u = 2", "u + v = 10"], values: ["v": 6, "w": 6, "u": 4]),
    SolvingCase(
      testDescription: "the same constraint three times",
      constraints: ["x + y = 4", "x + y = 4", "2x + 2y = 8", "x = 1", "x = 1 @300"],
      values: ["x": 1, "y": 3]),
  ]
}

@Suite struct WorkedExampleTests {
  @Test(arguments: SolvingCase.all)
  func `the best values are found`(_ test: SolvingCase) throws {
    let sketch = try Sketch(test.constraints)
    let solution = try sketch.system.solution()
    #expect(sketch.values(solution) == test.values)
    let errors = solution.violations.map { ($0.constraint, Sketch.rounded($0.error)) }
    #expect(Dictionary(uniqueKeysWithValues: errors) == test.violations)
    #expect(
      solution.undetermined.map { sketch.name(of: $0) }.sorted() == test.undetermined.sorted())
    #expect(solution.isOptimal)
    #expect(solution.conflicts.isEmpty)
  }
}
