import AccessibilityModel
import AuditRules
import Auditing
import AutoLayout
import HierarchyReading
import Testing

/// One example of one rule.
struct ExampleCase: CustomTestStringConvertible, Sendable {
  let rule: any Rule
  let example: Example
  let number: Int
  let isPassing: Bool

  var testDescription: String {
    let id = rule.ownDescription.id
    return "\(id), \(isPassing ? "passing" : "failing") example \(number)"
  }

  static let ours = all.filter { !$0.isAndroid }
  static let android = all.filter(\.isAndroid)

  var isAndroid: Bool { example.document.hasPrefix("<hierarchy") }

  private static let all: [ExampleCase] = BuiltInRules.all.flatMap { rule in
    let examples = rule.ownExamples
    return examples.passing.enumerated().map {
      ExampleCase(rule: rule, example: $1, number: $0 + 1, isPassing: true)
    }
      + examples.failing.enumerated().map {
        ExampleCase(rule: rule, example: $1, number: $0 + 1, isPassing: false)
      }
  }
}

@Suite struct RuleExampleTests {
  @Test(arguments: ExampleCase.ours)
  func `a rule finds what its examples mark and nothing else`(_ test: ExampleCase) throws {
    try check(test)
  }

  @Test(
    .enabled(
      if: HierarchyFormats.names.contains("uiautomator"), "there is no reader for Android dumps"),
    arguments: ExampleCase.android)
  func `a rule finds what its Android examples mark and nothing else`(_ test: ExampleCase) throws {
    try check(test)
  }

  private func check(_ test: ExampleCase) throws {
    var hierarchy = try HierarchyFormats.read(
      Array(test.example.document.utf8), named: test.testDescription,
      options: ReadingOptions(density: test.isAndroid ? 160 : nil))
    #expect(hierarchy.warnings == [], "an example departs from the format")
    if test.rule.ownDescription.needs.contains(.solvedLayout) {
      hierarchy.screens = hierarchy.screens.map { $0.laidOutAsDrawn() }
    }
    let auditor = Auditor(rules: [test.rule])
    var found: [Example.Mark] = []
    var audits = auditor.audit(hierarchy)
    auditor.compare(&audits)
    for audit in audits {
      #expect(audit.skippedRules == [], "an example lacks what its rule needs")
      found += audit.findings.map {
        let element = audit.screen.elements[$0.element]
        return Example.Mark(line: Int(element.line), column: Int(element.column))
      }
    }
    let marks = test.example.marks
    #expect(found == marks, "\(test.example.fileID):\(test.example.line)")
    #expect(marks.isEmpty == test.isPassing, "a failing example marks what is to be found")
  }

  @Test func `every rule has examples that pass and examples that fail`() {
    let lacking = BuiltInRules.all.filter {
      $0.ownExamples.passing.isEmpty || $0.ownExamples.failing.isEmpty
    }
    #expect(lacking.map(\.ownDescription.id) == [])
  }

  @Test func `ids are unique and in kebab case`() {
    let ids = BuiltInRules.descriptions.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(
      ids.filter { !$0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } } == [])
  }
}
