import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

/// Asks about every text whether its font is right, of dates as a note.
private struct FontRule: ElementRule {
  static let description = RuleDescription(
    id: "font", group: .look, summary: "", rationale: "", remedy: "mend it", severity: .warning,
    needs: [.fonts])
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .texts

  func check(_ subject: AuditedElement, findings: inout Findings) {
    findings.report(
      "\(subject) may be small", at: subject, doubt: "it may be large",
      severity: subject.label == "Date" ? .note : nil)
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
    QuestionCase(
      name: "a warning is not part of a note",
      labels: ["customClass=\"Price\" text=\"Date\"", "customClass=\"Price\""],
      asked: [true, true]),
  ]
}

@Suite struct RunCausesTests {
  private func audit(_ labels: [String]) throws -> ScreenAudit {
    let views = labels.enumerated().map { number, attributes in
      """
      <label \(attributes.contains("text=") ? "" : "text=\"Total\"") \(attributes) id="l\(number)">\
      <rect key="frame" x="20" y="\(number * 40)" width="200" height="24"/></label>
      """
    }
    let text = InterfaceBuilderDocument.xib(
      InterfaceBuilderDocument.view("v", views.joined()), attributes: "toolsVersion=\"22505\"")
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "a.xib")
    return Auditor(rules: [FontRule()]).audit(hierarchy.screens[0])
  }

  @Test(arguments: QuestionCase.all)
  func `a review that the code of one class decides is reported once`(_ test: QuestionCase) throws {
    var causes = RunCauses()
    let audit = try audit(test.labels)
    #expect(audit.causes(&causes, in: "a.xib").map { $0 == nil } == test.asked)
  }

  @Test func `a question is asked once in a run`() throws {
    var causes = RunCauses()
    let first = try audit(["customClass=\"Price\""])
    _ = first.causes(&causes, in: "a.xib")
    let second = try audit(["customClass=\"Price\""])
    // The same element of the same screen: a finding is not part of itself.
    #expect(second.causes(&causes, in: "a.xib") == [nil])
    let third = try audit(["", "customClass=\"Price\""])
    #expect(third.causes(&causes, in: "a.xib") == [nil, first.fingerprint(of: first.findings[0])])
  }

  /// Asks about the first view of every screen.
  private struct HabitRule: ScreenRule {
    static let description = RuleDescription(
      id: "habit", group: .screen, summary: "", rationale: "", remedy: "mend it",
      severity: .warning, needs: [.labels])
    static let examples = RuleExamples(passing: [], failing: [])

    func check(_ context: AuditContext, findings: inout Findings) {
      guard let root = context.root else { return }
      findings.report("\(root) is plain", at: root, doubt: "code may fill it", asking: .ofFile)
    }
  }

  @Test func `a question of a file is asked at its first screen, and again in another file`() throws
  {
    let views = ["a", "b"].map {
      "<view id=\"\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"/></view>"
    }
    let text = InterfaceBuilderDocument.xib(views.joined())
    let audits = try HierarchyFormats.read(Array(text.utf8), named: "a.xib").screens.map {
      Auditor(rules: [HabitRule()]).audit($0)
    }
    var causes = RunCauses()
    #expect(audits[0].causes(&causes, in: "a.xib") == [nil])
    #expect(
      audits[1].causes(&causes, in: "a.xib") == [audits[0].fingerprint(of: audits[0].findings[0])])
    #expect(audits[1].causes(&causes, in: "b.xib") == [nil])
  }

  /// Finds fault with every tab.
  private struct TabRule: ElementRule {
    static let description = RuleDescription(
      id: "tab", group: .names, summary: "", rationale: "", remedy: "mend it", severity: .error,
      needs: [.labels])
    static let examples = RuleExamples(passing: [], failing: [])
    static let subjects: ElementKinds = .stops

    func check(_ subject: AuditedElement, findings: inout Findings) {
      guard subject.traits.contains(.tabBarItem) else { return }
      findings.report("a tab \(subject.label ?? "")", at: subject)
    }
  }

  @Test func `a tab is one object, however many screens show it`() throws {
    let scenes = ["a", "b"].map {
      """
      <scene sceneID="s\($0)"><objects><viewController id="\($0)" title="\($0)">
      <view key="view" id="v\($0)"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
      <tabBarItem key="tabBarItem" title="Tab \($0)" id="i\($0)"/></viewController></objects></scene>
      """
    }
    let text = InterfaceBuilderDocument.storyboard(
      scenes.joined()
        + InterfaceBuilderDocument.scene(
          """
          <tabBarController id="t"><connections>
          <segue destination="a" kind="relationship" relationship="viewControllers" id="g1"/>
          <segue destination="b" kind="relationship" relationship="viewControllers" id="g2"/>
          </connections></tabBarController>
          """, id: "st"), initial: "t")
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "a.storyboard")
    let audits = hierarchy.screens.map { Auditor(rules: [TabRule()]).audit($0) }
    #expect(audits.map(\.findings.count) == [2, 2])
    var causes = RunCauses()
    let first = audits[0].findings.map { Optional(audits[0].fingerprint(of: $0)) }
    #expect(audits.map { $0.causes(&causes, in: "a.xib") } == [[nil, nil], first])
  }

  /// Says that an app has no landscape.
  private struct DeclarationRule: ScreenRule {
    static let description = RuleDescription(
      id: "declaration", group: .screen, summary: "", rationale: "", remedy: "declare it",
      severity: .error, needs: [.appOrientations])
    static let examples = RuleExamples(passing: [], failing: [])

    func check(_ context: AuditContext, findings: inout Findings) {
      guard let root = context.appRoot else { return }
      findings.report("no landscape", at: root)
    }
  }

  @Test(arguments: [
    ("the configuration's", "", true), ("its own", "orientations=\"portrait\"", false),
  ])
  func `an app's declaration is one finding if all files share it`(
    _ name: String, _ attributes: String, _ isOne: Bool
  ) throws {
    var causes = RunCauses()
    let audits = try ["Buy", "Sell", "Buy"].map { title in
      let text = "<app \(attributes)><screen><UIButton title=\"\(title)\"/></screen></app>"
      var hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "\(title).xml")
      var facts = AppFacts()
      facts.orientations = ["portrait"]
      hierarchy.add(facts)
      return Auditor(rules: [DeclarationRule()]).audit(hierarchy.screens[0], app: hierarchy.app)
    }
    #expect(audits.map(\.findings.count) == [1, 1, 1])
    let first = audits[0].fingerprint(of: audits[0].findings[0])
    // The third has the fingerprint of the first, in another file.
    #expect(audits[2].fingerprint(of: audits[2].findings[0]) == first)
    let others = isOne ? first : nil
    #expect(audits.map { $0.causes(&causes, in: "a.xib") } == [[nil], [others], [others]])
  }
}
