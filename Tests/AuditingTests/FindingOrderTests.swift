import Parallelism
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
        rule: rule, outcome: .fail, severity: place.severity, message: "\(id) \(number)",
        suggestion: nil, fix: nil, element: place.element, related: [])
    }
  }

  private func told(_ findings: [Finding]) -> [String] { findings.map(\.message.description) }

  @Test func `they go by element, then by weight, then by rule, then as they were found`() {
    var findings = Array(
      moving: [
        Self.findings(of: "b", [(3, .note), (1, .note), (1, .error), (1, .note)]), [],
        Self.findings(of: "a", [(1, .note), (2, .warning)]), Self.findings(of: "b", [(1, .note)]),
      ])
    #expect(told(findings) == ["b 0", "b 1", "b 2", "b 3", "a 0", "a 1", "b 0"])
    findings.putInOrder()
    #expect(told(findings) == ["b 2", "a 0", "b 1", "b 3", "b 0", "a 1", "b 0"])
    #expect(findings.map(\.element) == [1, 1, 1, 1, 1, 2, 3])
  }

  @Test func `many of several rules are in the order of a plain sort`() {
    var random = SeededNumbers(seed: 4)
    var findings = Array(moving: Self.randomLists(["c", "a", "b", "a"], &random))
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

  @Test func `none stay none`() {
    #expect([Finding](ordering: [[], []]).isEmpty)
    let none = OrderedFindings([])
    #expect(OrderedFindings.merge([], none).isEmpty)
    #expect(OrderedFindings.merge([none, none], none).isEmpty)
  }

  private static func randomLists(_ ids: [String], _ random: inout SeededNumbers) -> [[Finding]] {
    ids.map { id in
      let severities = (0..<100).map { _ in Severity.allCases.randomElement(using: &random) }
      return findings(
        of: id, severities.map { (Int.random(in: 0..<30, using: &random), $0 ?? .note) })
    }
  }

  @Test(arguments: [["b", "c"], ["a", "c", "b"], []], [[0], [3, 90, 90], [50, 100]])
  func `parts and others become one list, as if all were put in order`(
    _ ids: [String], _ ends: [Int]
  ) {
    var random = SeededNumbers(seed: 9)
    let found = Self.randomLists(ids, &random)
    let others = Self.randomLists(["b", "a"], &random)
    let ordered = Array(ordering: found)
    let places = [0] + ends.map { min($0, ordered.count) } + [ordered.count]
    let parts = zip(places, places.dropFirst()).map { OrderedFindings([Array(ordered[$0..<$1])]) }
    let merged = OrderedFindings.merge(parts, OrderedFindings(others))
    #expect(told(merged) == told(Array(ordering: found + others)))
  }

  @Test func `parts that overlap are put in order`() {
    var random = SeededNumbers(seed: 10)
    let lists = Self.randomLists(["a", "b"], &random)
    let others = Self.randomLists(["c", "d"], &random)
    let merged = OrderedFindings.merge(lists.map { OrderedFindings([$0]) }, OrderedFindings(others))
    #expect(told(merged) == told(Array(ordering: lists + others)))
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `what rules find is gathered in their order, whoever comes last`(_ order: [Int]) {
    var random = SeededNumbers(seed: 11)
    let lists = Self.randomLists(["a", "a", "b"], &random)
    let gathering = Gathering([[Finding]](repeating: [], count: lists.count), parts: lists.count)
    let made = order.map { place in gathering.add { $0[place] = lists[place] } }
    #expect(made.map { $0 == nil } == [true, true, false])
    let all = made.compactMap(\.self).map { OrderedFindings.merge([], OrderedFindings($0)) }
    #expect(all.map(told) == [told(Array(ordering: lists))])
  }
}
