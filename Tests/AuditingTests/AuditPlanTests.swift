import AccessibilityModel
import Auditing
import Testing

/// A rule that comes with a later set of rules.
private struct LaterRule: ElementRule {
  static let description = RuleDescription(
    id: "later", group: .names, summary: "-", rationale: "-", remedy: "-", severity: .error,
    ruleset: 2)
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: SubjectKinds = .all

  func check(_ subject: Subject, findings: inout Findings) {}
}

@Suite struct AuditPlanTests {
  private func policy(_ rules: [String: RuleSetting]) -> AuditPolicy {
    var layer = AuditPolicy.Layer()
    layer.rules = rules
    var policy = AuditPolicy()
    policy.layers = [layer]
    return policy
  }

  @Test func `settings go over the profile`() throws {
    let text = "<screen size=\"390 844\"><UIButton label=\" \" frame=\"0 0 50 13\"/></screen>"
    let policy = policy([
      "missing-label": RuleSetting(severity: .note),
      "target-size-platform": RuleSetting(isOn: false),
      "element-too-small": RuleSetting(isOn: true),
    ])
    let found = try Audited(text, policy: policy).findings
    #expect(found.contains("1: missing-label note open"))
    #expect(found.contains("1: element-too-small note open"))
    #expect(!found.contains { $0.contains("target-size-platform") })
  }

  @Test func `a threshold is the team's measure`() throws {
    let text = "<screen size=\"390 844\"><UIButton title=\"A\" frame=\"9 99 50 42\"/></screen>"
    let rules: Set<String> = ["target-size-platform"]
    #expect(try Audited(text, only: rules).findings == ["1: target-size-platform warning open"])
    let policy = policy(["target-size-platform": RuleSetting(thresholds: ["points": 40])])
    #expect(try Audited(text, policy: policy, only: rules).findings == [])
  }

  @Test func `a count is a threshold too`() throws {
    let buttons = (0..<6).map { "<UIButton title=\"\($0)\" frame=\"0 \($0 * 50) 80 44\"/>" }
    let text = "<screen size=\"390 844\">\(buttons.joined())</screen>"
    let rules: Set<String> = ["too-many-stops-without-heading"]
    let policy = policy([
      "too-many-stops-without-heading": RuleSetting(thresholds: ["mostStops": 5])
    ])
    #expect(try Audited(text, only: rules).findings == [])
    #expect(
      try Audited(text, policy: policy, only: rules).findings
        == ["1: too-many-stops-without-heading warning open"])
  }

  @Test func `a pinned set of rules runs no later ones`() {
    let rules: [any Rule] = [LaterRule()]
    var policy = AuditPolicy()
    policy.profile = .all
    #expect(AuditPlan(policy, path: "-", rules: rules).auditor.rules.isEmpty)
    policy.ruleset = 2
    #expect(AuditPlan(policy, path: "-", rules: rules).auditor.rules.count == 1)
  }

  @Test func `the command line goes over the policy`() {
    var policy = policy(["later": RuleSetting(isOn: false)])
    policy.ruleset = 2
    var choice = AuditPlan.Choice()
    choice.only = ["later"]
    let rules: [any Rule] = [LaterRule()]
    #expect(
      AuditPlan(policy, path: "-", rules: rules, choice: choice).auditor.rules.count == 1)
    choice.disabled = ["later"]
    #expect(
      AuditPlan(policy, path: "-", rules: rules, choice: choice).auditor.rules.isEmpty)
  }
}
