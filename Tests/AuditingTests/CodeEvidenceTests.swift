import AccessibilityModel
import Auditing
import TestSupport
import Testing

/// Finds buttons without a label, and gives them one.
private struct Nameless: ElementRule {
  static let description = RuleDescription(
    id: "nameless", group: .names, summary: "", rationale: "", remedy: "name it",
    severity: .error, needs: [.labels])
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .stops

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.role == .button, subject.label?.isEmpty ?? true else { return }
    findings.report(
      "\(subject) has no name", at: subject,
      on: [.code([.label, .text])],
      fix: Fix(attribute: .label, value: "Buy"))
  }
}

/// Fails every button, whatever code may do.
private struct Sure: ElementRule {
  static let description = RuleDescription(
    id: "sure", group: .names, summary: "", rationale: "", remedy: "mend it",
    severity: .error, needs: [.labels, .exposure])
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .stops

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.role == .button else { return }
    findings.report(
      "\(subject) is bad", at: subject, fix: Fix(attribute: .label, value: "Buy"))
  }
}

/// Fails every text field.
private struct FieldWithoutName: ElementRule {
  static let description = RuleDescription(
    id: "field-without-name", group: .names, summary: "", rationale: "", remedy: "name it",
    severity: .error, needs: [.labels])
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .textEntries

  func check(_ subject: AuditedElement, findings: inout Findings) {
    findings.report("\(subject) has no name", at: subject)
  }
}

/// The evidence of the sources about a button without a label, and the resulting finding.
struct CodeEvidenceCase: CustomTestStringConvertible, Sendable {
  let name: String
  let isDesign: Bool
  let answers: [CodeEvidence.Subject: CodeEvidence.Answer]?
  /// “fail” or “review”, with a fix or without; nil for no finding.
  let nameless: String?
  let sure: String?

  var testDescription: String { name }

  private static let here = CodeEvidence.Location(file: "A.swift", line: 3)
  private static let nowhere = CodeEvidence.Answer.notSet("no outlet leads to it")
  private static let open = CodeEvidence.Answer.unknown("the class X is not in the sources")

  static let all = [
    CodeEvidenceCase(
      name: "a capture shows what code has set", isDesign: false, answers: nil,
      nameless: "fail, fix", sure: "fail, fix"),
    CodeEvidenceCase(
      name: "no sources were read", isDesign: true, answers: nil, nameless: "review, fix",
      sure: "fail, fix"),
    CodeEvidenceCase(
      name: "nothing sets it", isDesign: true, answers: [.label: nowhere, .text: nowhere],
      nameless: "fail, fix", sure: "fail, fix"),
    CodeEvidenceCase(
      name: "the sources leave one of two facts open", isDesign: true,
      answers: [.label: nowhere, .text: open], nameless: "review, fix", sure: "review, fix"),
    CodeEvidenceCase(
      name: "what is open is no matter to the rule", isDesign: true,
      answers: [.label: nowhere, .text: nowhere, .hint: open], nameless: "fail, fix",
      sure: "fail, fix"),
    CodeEvidenceCase(
      name: "code sets it to what is not known", isDesign: true,
      answers: [.label: .set(.unknown, at: here), .text: nowhere], nameless: nil,
      sure: "fail"),
    CodeEvidenceCase(
      name: "code takes it from screen readers", isDesign: true,
      answers: [.label: nowhere, .text: nowhere, .isElement: .set(.flag(false), at: here)],
      nameless: "fail, fix", sure: "review, fix"),
    CodeEvidenceCase(
      name: "code sets a title, which is the label", isDesign: true,
      answers: [.label: nowhere, .text: .set(.unknown, at: here)], nameless: nil,
      sure: "fail, fix"),
  ]
}

@Suite struct CodeEvidenceTests {
  private func screen(_ example: CodeEvidenceCase) throws -> Screen {
    var screen = try Screen(reading: #"<screen><UIButton frame="20 100 90 44"/></screen>"#)
    screen.framesAreDesignTime = example.isDesign
    screen.update(0) { $0.codeEvidence = example.answers.map { CodeEvidence($0) } }
    return screen
  }

  @Test(arguments: CodeEvidenceCase.all)
  func `a finding weighs what the sources leave of it`(_ example: CodeEvidenceCase) throws {
    let auditor = Auditor(rules: [Nameless(), Sure()])
    var audit = auditor.audit(try screen(example))
    auditor.resolve(&audit, app: AppFacts(), codeSets: [:])
    let found = Dictionary(
      uniqueKeysWithValues: audit.findings.map { finding in
        (finding.rule.id, finding.outcome.rawValue + (finding.fix == nil ? "" : ", fix"))
      })
    #expect(found["nameless"] == example.nameless)
    #expect(found["sure"] == example.sure)
  }

  @Test func `a report has the facts that a finding rests on, in one order`() throws {
    let auditor = Auditor(rules: [Sure()])
    var screen = try screen(CodeEvidenceCase.all[0])
    screen.update(0) {
      $0.codeEvidence = CodeEvidence([
        .text: .notSet("a"), .hint: .notSet("b"), .label: .unknown("c"),
      ])
    }
    let audit = auditor.audit(screen)
    let evidence = audit.codeEvidence(of: audit.findings[0])
    #expect(evidence.map(\.subject) == [.label, .text])
    #expect(evidence.map(\.answer) == [.unknown("c"), .notSet("a")])
  }

  @Test func `a label of the file does not rest on the text`() throws {
    let auditor = Auditor(rules: [Sure()])
    var screen = try Screen(
      reading: #"<screen><UIButton label="Buy" frame="20 100 90 44"/></screen>"#)
    screen.framesAreDesignTime = true
    screen.update(0) {
      $0.codeEvidence = CodeEvidence([.label: .notSet("a"), .text: .unknown("b")])
    }
    var audit = auditor.audit(screen)
    auditor.resolve(&audit, app: AppFacts(), codeSets: [:])
    #expect(audit.findings.map(\.outcome) == [.fail])
    #expect(audit.codeEvidence(of: audit.findings[0]).map(\.subject) == [.label])
  }

  @Test func `the text of a field is its value, and does not name it`() throws {
    var screen = try Screen(
      reading: #"<screen><UITextField frame="20 100 90 44"/></screen>"#)
    screen.framesAreDesignTime = true
    screen.update(0) {
      $0.codeEvidence = CodeEvidence([.label: .notSet("a"), .text: .unknown("b")])
    }
    let auditor = Auditor(rules: [FieldWithoutName()])
    var audit = auditor.audit(screen)
    auditor.resolve(&audit, app: AppFacts(), codeSets: [:])
    #expect(audit.findings.map(\.outcome) == [.fail])
    #expect(audit.codeEvidence(of: audit.findings[0]).map(\.subject) == [.label])
  }

  @Test func `a label that a row composes may say any text in it`() throws {
    let rows = #"""
      <screen><UITableViewCell isElement="true" frame="0 0 390 60">
        <UILabel text="Bread" isElement="false" frame="20 10 200 20"/>
      </UITableViewCell></screen>
      """#
    var screen = try Screen(reading: rows)
    screen.framesAreDesignTime = true
    screen.update(0) {
      $0.codeEvidence = CodeEvidence([
        .label: .set(.unknown, at: CodeEvidence.Location(file: "A.swift", line: 3))
      ])
    }
    let auditor = Auditor(rules: [LabelSaysText()])
    var audit = auditor.audit(screen)
    #expect(audit.findings.count == 1)
    auditor.resolve(&audit, app: AppFacts(), codeSets: [:])
    #expect(audit.findings.isEmpty)
  }
}

/// Finds rows that do not say the text of their first view.
private struct LabelSaysText: ElementRule {
  static let description = RuleDescription(
    id: "says-text", group: .names, summary: "", rationale: "", remedy: "say it",
    severity: .error, needs: [.labels])
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .stops

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let screen = subject.context.screen
    guard let part = screen.descendants(of: subject.index).first,
      let text = screen.elements[part].text, subject.label?.contains(text) != true
    else { return }
    findings.report("\(subject) does not say \(text)", at: subject)
  }
}
