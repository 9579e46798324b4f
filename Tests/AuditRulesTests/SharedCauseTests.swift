import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import Testing

/// A screen whose findings have one cause, and what counts for itself.
struct SharedCauseCase: CustomTestStringConvertible, Sendable {
  let name: String
  let rules: Set<String>
  let views: String
  /// `rule element` of each finding, with `< rule element` for the one that it is a part of.
  let findings: [String]

  var testDescription: String { name }

  static let all = [
    SharedCauseCase(
      name: "the sizes of a small control",
      rules: ["target-size-platform", "target-size-wcag-enhanced", "target-size-wcag-minimum"],
      views: """
        <UIButton identifier="a" title="A" frame="20 100 20 20"/>
        <UIButton identifier="b" title="B" frame="41 100 60 44"/>
        """,
      findings: [
        "target-size-wcag-minimum a", "target-size-platform a < target-size-wcag-minimum a",
        "target-size-wcag-enhanced a < target-size-wcag-minimum a",
      ]),
    SharedCauseCase(
      name: "a control without an area",
      rules: ["empty-frame", "target-spacing", "target-size-platform", "missing-label"],
      views: #"<UIButton identifier="a" frame="20 100 0.5 0.5"/>"#,
      findings: ["missing-label a", "empty-frame a"]),
    SharedCauseCase(
      name: "a slider that goes nowhere",
      rules: ["adjustable-no-step", "value-out-of-range"],
      views: """
        <UISlider identifier="a" label="Volume" value="5" minimumValue="5" maximumValue="5" \
        frame="20 100 200 44"/>
        """,
      findings: ["adjustable-no-step a", "value-out-of-range a < adjustable-no-step a"]),
    SharedCauseCase(
      name: "two buttons with the default title",
      rules: ["label-is-stub", "duplicate-label"],
      views: """
        <UIButton identifier="a" title="Button" action="buy" frame="20 100 200 44"/>
        <UIButton identifier="b" title="Button" action="sell" frame="20 200 200 44"/>
        """,
      findings: ["label-is-stub a", "duplicate-label a < label-is-stub a", "label-is-stub b"]),
    SharedCauseCase(
      name: "an image with template text",
      rules: ["image-missing-label", "label-is-stub"],
      views: #"<UIImageView identifier="a" label="TODO" isElement="true" frame="20 100 90 90"/>"#,
      findings: ["label-is-stub a", "image-missing-label a < label-is-stub a"]),
    SharedCauseCase(
      name: "a fixed font that is small besides",
      rules: ["dynamic-type-unsupported", "text-too-small"],
      views: #"<UILabel identifier="a" text="Total" font="9" frame="20 100 100 20"/>"#,
      findings: ["dynamic-type-unsupported a", "text-too-small a < dynamic-type-unsupported a"]),
    SharedCauseCase(
      name: "a small control without a label has two defects",
      rules: ["target-size-platform", "missing-label"],
      views: #"<UIButton identifier="a" frame="20 100 20 20"/>"#,
      findings: ["missing-label a", "target-size-platform a"]),
    SharedCauseCase(
      name: "what is heavier than its cause counts for itself",
      rules: ["target-size-wcag-enhanced", "target-size-wcag-minimum"],
      views: """
        <UIButton identifier="a" title="A" frame="20 100 20 20"/>
        <UIButton identifier="b" title="B" frame="41 100 60 44"/>
        """,
      findings: ["target-size-wcag-minimum a", "target-size-wcag-enhanced a"]),
  ]
}

@Suite struct SharedCauseTests {
  @Test(arguments: SharedCauseCase.all)
  func `findings with one cause are parts of the first`(_ test: SharedCauseCase) throws {
    let text = "<screen size=\"390 844\">\(test.views)</screen>"
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "a.xml")
    let rules = BuiltInRules.all.filter { test.rules.contains($0.ownDescription.id) }
    let audit = Auditor(rules: rules, causes: BuiltInRules.causes).audit(hierarchy.screens[0])
    var run = RunCauses()
    let causes = audit.causes(&run, in: "a.xml")
    func name(_ finding: Finding) -> String {
      "\(finding.rule.id) \(audit.screen.elements[finding.element].identifier ?? "")"
    }
    let found = zip(audit.findings, causes).map { finding, cause in
      let first = audit.findings.first { audit.fingerprint(of: $0) == cause }
      return name(finding) + (first.map { " < \(name($0))" } ?? "")
    }
    #expect(found == test.findings)
  }

  @Test func `every rule of the table exists`() {
    let ids = Set(BuiltInRules.all.map(\.ownDescription.id))
    let named = Set(BuiltInRules.causes.flatMap { [$0.first] + $0.others })
    #expect(named.subtracting(ids) == [])
  }
}
