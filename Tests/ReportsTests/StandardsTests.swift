import AuditRules
import Auditing
import Testing

@testable import Reports

@Suite struct StandardsTests {
  @Test func `every criterion that a rule names has a title`() {
    let numbers = Set(BuiltInRules.descriptions.flatMap { $0.criteria.map(\.wcag) })
    #expect(numbers.filter { SuccessCriterion($0) == nil } == [])
    #expect(!numbers.isEmpty)
  }

  @Test(arguments: [
    ("4.1.2", "name-role-value"), ("1.4.3", "contrast-minimum"), ("1.1.1", "non-text-content"),
    ("2.4.4", "link-purpose-in-context"), ("2.3.1", "three-flashes-or-below-threshold"),
  ])
  func `a criterion has W3C's address`(_ number: String, _ page: String) {
    #expect(
      SuccessCriterion(number)?.address == "https://www.w3.org/WAI/WCAG22/Understanding/\(page)")
  }

  @Test(arguments: [
    ("4.1.2", "11.4.1.2"), ("1.4.10", "11.1.4.10"), ("2.4.2", nil), ("2.5.8", nil),
    ("2.5.5", nil),
  ])
  func `a clause is the criterion's number after 11, if there is one`(
    _ number: String, _ clause: String?
  ) {
    #expect(EuropeanClause(.wcag(number))?.number == clause)
  }
}
