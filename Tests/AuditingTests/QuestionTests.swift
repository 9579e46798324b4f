import AccessibilityModel
import Auditing
import HierarchyReading
import Testing

/// A rule that reports every button, and asks one question about some of them.
private struct AskingRule: ElementRule {
  static let description = RuleDescription(
    id: "asking", group: .names, summary: "-", rationale: "-", remedy: "-", severity: .error)
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .controls

  var question: Question?
  var doubt: Reason? = "it is open"
  var asksAboutNamed = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard asksAboutNamed || subject.label == nil else { return }
    findings.report("\(subject) is a button", at: subject, doubt: doubt, asking: question)
  }
}

/// Four buttons, two of them in a panel beside the screen, and the findings: the number of each element, and those
/// related to it.
struct AskedCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var question: Question?
  var doubt: Reason? = "it is open"
  var isDesign = false
  let findings: [String]

  static let all = [
    AskedCase(
      testDescription: "questions of their own", findings: ["1", "2", "4", "5"]),
    AskedCase(
      testDescription: "one about the screen", question: .ofScreen, findings: ["1: 2 4 5"]),
    AskedCase(
      testDescription: "failures, which are no questions", question: .ofScreen, doubt: nil,
      findings: ["1", "2", "4", "5"]),
    AskedCase(
      testDescription: "one about a design", question: .ofDesign, isDesign: true,
      findings: ["1: 2 4 5"]),
    AskedCase(
      testDescription: "questions about a capture", question: .ofDesign,
      findings: ["1", "2", "4", "5"]),
    AskedCase(
      testDescription: "one about a class of a design", question: .ofClass, isDesign: true,
      findings: ["1: 2 4 5"]),
    AskedCase(
      testDescription: "questions about a class of a capture", question: .ofClass,
      findings: ["1", "2", "4", "5"]),
    AskedCase(
      testDescription: "one about all classes of a design", question: .ofClasses, isDesign: true,
      findings: ["1: 2 4 5"]),
    AskedCase(
      testDescription: "questions about all classes of a capture", question: .ofClasses,
      findings: ["1", "2", "4", "5"]),
    AskedCase(
      testDescription: "failures of a class of a design", question: .ofClass, doubt: nil,
      isDesign: true, findings: ["1", "2", "4", "5"]),
    AskedCase(
      testDescription: "one about a value of a design", question: .ofValue(2.5), isDesign: true,
      findings: ["1: 2 4 5"]),
    AskedCase(
      testDescription: "one about siblings of a class", question: .ofSiblings,
      findings: ["1: 2", "4: 5"]),
    AskedCase(
      testDescription: "failures of siblings of a class", question: .ofSiblings, doubt: nil,
      findings: ["1: 2", "4: 5"]),
    AskedCase(
      testDescription: "one about a panel", question: .ofPanel, findings: ["1", "2", "4: 5"]),
  ]
}

@Suite struct QuestionTests {
  /// Code may name the first of several elements only.
  @Test func `a question whose first element code settles is asked at the next one`() throws {
    let document = """
      <screen size="390 844"><UIView frame="0 0 390 844">\
      <UIButton frame="20 100 90 44"/><UIButton frame="20 150 90 44"/>\
      <UIButton frame="20 200 90 44"/></UIView></screen>
      """
    var screen = try HierarchyFormats.read(Array(document.utf8), named: "a.xml").screens[0]
    screen.framesAreDesignTime = true
    let place = CodeEvidence.Location(file: "a.swift", line: 1)
    screen.update(1) { $0.codeEvidence = CodeEvidence([.label: .set(.unknown, at: place)]) }
    let auditor = Auditor(rules: [AskingRule(question: .ofClass, asksAboutNamed: false)])
    var audit = auditor.audit(screen)
    #expect(audit.findings.map(\.element) == [1])
    auditor.resolve(&audit, app: AppFacts(), codeSets: [:])
    #expect(audit.findings.map { [$0.element] + $0.related } == [[2, 3]])
  }

  @Test(arguments: AskedCase.all)
  func `findings of one question are one finding`(_ test: AskedCase) throws {
    let document = """
      <screen size="390 844"><UIView frame="0 0 390 844">\
      <UIButton title="A" frame="20 100 90 44"/><UIButton title="B" frame="20 150 90 44"/>\
      <UIView frame="-300 0 300 844">\
      <UIButton title="C" frame="-280 100 90 44"/><UIButton title="D" frame="-280 150 90 44"/>\
      </UIView></UIView></screen>
      """
    var screen = try HierarchyFormats.read(Array(document.utf8), named: "a.xml").screens[0]
    screen.framesAreDesignTime = test.isDesign
    let rule = AskingRule(question: test.question, doubt: test.doubt)
    let found = Auditor(rules: [rule]).audit(screen).findings.map { finding in
      let related = finding.related.map { " \($0)" }.joined()
      return "\(finding.element)" + (related.isEmpty ? "" : ":" + related)
    }
    #expect(found == test.findings)
  }
}
