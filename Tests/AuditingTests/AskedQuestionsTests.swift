import AccessibilityModel
import Auditing
import HierarchyReading
import Testing

/// Asks about every text whether its font is right.
private struct FontRule: ElementRule {
  static let description = RuleDescription(
    id: "font", group: .look, summary: "", rationale: "", remedy: "mend it", severity: .warning,
    needs: [.fonts])
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .texts

  func check(_ subject: AuditedElement, findings: inout Findings) {
    findings.report("\(subject) may be small", at: subject, outcome: .review)
  }
}

/// A design, and how many questions are left.
struct QuestionCase: CustomTestStringConvertible, Sendable {
  let name: String
  let labels: [String]
  /// For each finding, whether it is asked.
  let asked: [Bool]

  var testDescription: String { name }

  static let all = [
    QuestionCase(
      name: "a class is asked about once",
      labels: ["customClass=\"Price\"", "customClass=\"Price\"", "customClass=\"Total\""],
      asked: [true, false, true]),
    QuestionCase(
      name: "a class of the system answers nothing", labels: ["", ""], asked: [true, true]),
  ]
}

@Suite struct AskedQuestionsTests {
  private func audit(_ labels: [String]) throws -> ScreenAudit {
    let views = labels.enumerated().map { number, attributes in
      """
      <label text="Total" \(attributes) id="l\(number)">\
      <rect key="frame" x="20" y="\(number * 40)" width="200" height="24"/></label>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
        <subviews>\(views.joined())</subviews></view>
      </objects></document>
      """
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "a.xib")
    return Auditor(rules: [FontRule()]).audit(hierarchy.screens[0])
  }

  @Test(arguments: QuestionCase.all)
  func `what code of one class answers is asked once`(_ test: QuestionCase) throws {
    var questions = AskedQuestions()
    let audit = try audit(test.labels)
    #expect(audit.causes(&questions).map { $0 == nil } == test.asked)
  }

  @Test func `a question is asked once in a run`() throws {
    var questions = AskedQuestions()
    let first = try audit(["customClass=\"Price\""])
    _ = first.causes(&questions)
    let second = try audit(["customClass=\"Price\""])
    // The same element of the same screen: a finding is no part of itself.
    #expect(second.causes(&questions) == [nil])
    let third = try audit(["", "customClass=\"Price\""])
    #expect(third.causes(&questions) == [nil, first.fingerprint(of: first.findings[0])])
  }
}
