import ConstraintSolving
import Testing

/// A constraint that every system refuses.
struct RefusalCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let coefficient: Double
  let constant: Double
  let priority: Double
  let message: String

  static let all = [
    RefusalCase(
      testDescription: "a coefficient that is no number", coefficient: .nan, constant: 1,
      priority: 500, message: "the coefficient nan is not between 1e-6 and 1e6"),
    RefusalCase(
      testDescription: "an infinite coefficient", coefficient: -.infinity, constant: 1,
      priority: 500, message: "the coefficient -inf is not between 1e-6 and 1e6"),
    RefusalCase(
      testDescription: "a coefficient next to nothing", coefficient: 1e-9, constant: 1,
      priority: 500, message: "the coefficient 1e-09 is not between 1e-6 and 1e6"),
    RefusalCase(
      testDescription: "a constant beyond any screen", coefficient: 1,
      constant: .greatestFiniteMagnitude, priority: 500,
      message: "the constant 1.7976931348623157e+308 is not between -1e9 and 1e9"),
    RefusalCase(
      testDescription: "a constant that is no number", coefficient: 1, constant: .nan,
      priority: 500, message: "the constant nan is not between -1e9 and 1e9"),
    RefusalCase(
      testDescription: "no priority", coefficient: 1, constant: 1, priority: 0,
      message: "the priority 0.0 is not above 0 and at most 1000"),
    RefusalCase(
      testDescription: "more than required", coefficient: 1, constant: 1, priority: 1001,
      message: "the priority 1001.0 is not above 0 and at most 1000"),
    RefusalCase(
      testDescription: "a priority that is no number", coefficient: 1, constant: 1,
      priority: .nan, message: "the priority nan is not above 0 and at most 1000"),
  ]
}

@Suite struct RefusalTests {
  @Test(arguments: RefusalCase.all)
  func `a constraint is refused with the reason`(_ test: RefusalCase) throws {
    var system = LinearSystem()
    let variable = system.makeVariable()
    let error = #expect(throws: RefusedConstraint.self) {
      try system.add(
        LinearConstraint(
          [Term(variable, test.coefficient)], .equal, test.constant,
          priority: Priority(test.priority)))
    }
    #expect(error?.description == test.message)
    #expect(system.constraints.isEmpty)
  }

  @Test func `a variable of another system is refused`() {
    var other = LinearSystem()
    _ = other.makeVariable()
    let foreign = other.makeVariable()
    var system = LinearSystem()
    _ = system.makeVariable()
    let error = #expect(throws: RefusedConstraint.self) {
      try system.add(LinearConstraint([Term(foreign)], .equal, 1))
    }
    #expect(error == .unknownVariable(1))
    #expect(error?.description == "the system has no variable 1")
  }
}
