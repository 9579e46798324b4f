import TestSupport
import Testing

@testable import Auditing

@Suite struct FindingOrderTests {
  private static func findings(of id: String, _ places: [(element: Int, severity: Severity)])
    -> [Finding]
  {
    let rule = RuleDescription(
      id: id, group: .names, summary: "", rationale: "", remedy: "", severity: .warning)
    return places.enumerated().map { number, place in
      Finding(
        rule: rule, doubt: nil, severity: place.severity, message: "\(id) \(number)",
        suggestion: "", fix: nil, name: "", element: place.element, related: [])
    }
  }

  private func told(_ findings: [Finding]) -> [String] { findings.map(\.message.description) }

  @Test func `they go by element, then by weight, then by rule, then as they were found`() {
    var findings =
      Self.findings(of: "b", [(3, .note), (1, .note), (1, .error), (1, .note)])
      + Self.findings(of: "a", [(1, .note), (2, .warning)])
      + Self.findings(of: "b", [(1, .note)])
    #expect(told(findings) == ["b 0", "b 1", "b 2", "b 3", "a 0", "a 1", "b 0"])
    findings.putInOrder()
    #expect(told(findings) == ["b 2", "a 0", "b 1", "b 3", "b 0", "a 1", "b 0"])
    #expect(findings.map(\.element) == [1, 1, 1, 1, 1, 2, 3])
  }

  @Test func `many of several rules are in the order of a plain sort`() {
    var random = SeededNumbers(seed: 4)
    var findings = Self.randomLists(["c", "a", "b", "a"], &random).flatMap(\.self)
    let sorted = findings.enumerated().sorted { a, b in
      if a.element.element != b.element.element { return a.element.element < b.element.element }
      if a.element.severity != b.element.severity { return a.element.severity > b.element.severity }
      return (a.element.rule.id, a.offset) < (b.element.rule.id, b.offset)
    }.map(\.element)
    findings.putInOrder()
    #expect(told(findings) == told(sorted))
    findings.putInOrder()
    #expect(told(findings) == told(sorted))
  }

  private static func randomLists(_ ids: [String], _ random: inout SeededNumbers) -> [[Finding]] {
    ids.map { id in
      let severities = (0..<100).map { _ in Severity.allCases.randomElement(using: &random) }
      return findings(
        of: id, severities.map { (Int.random(in: 0..<30, using: &random), $0 ?? .note) })
    }
  }
}
