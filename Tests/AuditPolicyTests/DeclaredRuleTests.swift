import AccessibilityModel
import AuditPolicy
import Auditing
import Reports
import TestSupport
import Testing

@Suite struct DeclaredRuleTests {
  private let screen = """
    <screen size="390 844">
      <StarView isElement="true" traits="adjustable" identifier="s1" label="Five stars" \
    hint="Rates" frame="0 0 44 44"/>
      <StarView isElement="true" traits="adjustable" identifier="s2" label=" " frame="0 50 20 44"/>
      <StarView isElement="true" identifier="x3" label="Stars" frame="0 100 20 44"/>
      <UIButton title="Buy" frame="0 150 44 44"/>
    </screen>
    """

  private func found(
    _ requirements: [DeclaredRule.Requirement],
    _ match: (inout DeclaredRule.Match) -> Void = { $0.classes = [TextPattern("Star*")] }
  ) throws -> [String] {
    var pattern = DeclaredRule.Match()
    match(&pattern)
    var policy = Policy()
    policy.customRules = [
      DeclaredRule(
        description: RuleDescription(
          id: "custom/stars", group: .custom, summary: "-", rationale: "-", remedy: "-",
          severity: .warning),
        match: pattern, requirements: requirements)
    ]
    let audited = try Audited(screen, policy: policy, only: ["custom/stars"])
    return audited.screens[0].findings.map { "\($0.element.line): \($0.message)" }
  }

  @Test func `a text must be there, and fit one of the patterns`() throws {
    #expect(
      try found([.text(.hint, [])]) == [
        "3: StarView \"s2\" has no hint", "4: StarView \"x3\" has no hint",
      ])
    #expect(
      try found([.text(.label, [TextPattern("* stars"), TextPattern("Star?")])]) == [
        "3: StarView \"s2\" has no label like \"* stars\" or \"Star?\""
      ])
  }

  @Test func `a text may be forbidden`() throws {
    #expect(
      try found([.not(.label, [TextPattern("*stars")])])
        == ["2: StarView \"s1\" has a label like \"*stars\""])
  }

  @Test func `a size and traits may be required, each in words of its own`() throws {
    #expect(
      try found([.size(width: 44, height: 44), .traits(.adjustable)]) == [
        "3: StarView \"s2\" is 20 by 44 points; minimum 44 by 44",
        "4: StarView \"x3\" is 20 by 44 points; minimum 44 by 44; lacks the trait adjustable",
      ])
  }

  @Test func `all that is said of an element must fit`() throws {
    #expect(
      try found([.text(.hint, [])]) {
        $0.traits = .adjustable
        $0.identifiers = [TextPattern("s*")]
      } == ["3: StarView \"s2\" has no hint"])
  }

  @Test func `data that a format lacks is not checked`() throws {
    let capture = XCUITestSource.text(
      """
      <XCUIElementTypeButton type="XCUIElementTypeButton" label="A" x="0" y="0" width="44" height="44"/>
      """)
    var policy = Policy()
    policy.customRules = [
      DeclaredRule(
        description: RuleDescription(
          id: "custom/hints", group: .custom, summary: "-", rationale: "-", remedy: "-",
          severity: .warning),
        match: DeclaredRule.Match(), requirements: [.text(.hint, [])])
    ]
    let audited = try Audited(capture, policy: policy, only: ["custom/hints"])
    #expect(audited.findings == [])
    #expect(audited.screens[0].skippedRules.map(\.rule.id) == ["custom/hints"])
  }
}
