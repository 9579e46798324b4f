import AccessibilityModel
import AuditPolicy
import Auditing
import Reports
import Testing

@testable import AuditRules

/// A rule that a later rule set adds.
private struct LaterRule: ElementRule {
  static let description = RuleDescription(
    id: "later", group: .names, summary: "-", rationale: "-", remedy: "-", severity: .error,
    ruleset: 2)
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .all

  func check(_ subject: AuditedElement, findings: inout Findings) {}
}

@Suite struct AuditPlanTests {
  private func policy(_ rules: [String: RuleSetting]) -> Policy {
    var layer = Policy.Layer()
    layer.rules = rules
    var policy = Policy()
    policy.layers = [layer]
    return policy
  }

  @Test func `settings override the profile`() throws {
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
    let text = "<screen size=\"390 844\"><UIButton title=\"A\" frame=\"9 99 50 36\"/></screen>"
    let rules: Set<String> = ["target-size-platform"]
    #expect(try Audited(text, only: rules).findings == ["1: target-size-platform warning open"])
    let policy = policy(["target-size-platform": RuleSetting(thresholds: ["points": 36])])
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

  @Test func `files have one scope where the same parts of a policy hold`() throws {
    var policy = Policy()
    let places = ["/app/Legacy/a.xml", "/app/Legacy/b.xml", "/app/new.xml", "-"]
    #expect(Set(places.map(policy.scope)).count == 1)
    policy.layers = [
      Policy.Layer(), Policy.Layer(paths: [PathPattern("Legacy/**", in: "/app")]),
    ]
    #expect(policy.scope(of: places[0]) == policy.scope(of: places[1]))
    #expect(policy.scope(of: places[0]) != policy.scope(of: places[2]))
    #expect(policy.scope(of: places[2]) == policy.scope(of: places[3]))
  }

  @Test func `a pinned set of rules runs no later ones`() {
    let rules: [any Rule] = [LaterRule()]
    var policy = Policy()
    policy.profile = .all
    #expect(AuditPlan(policy, path: "-", rules: rules).auditor.rules.isEmpty)
    policy.ruleset = 2
    #expect(AuditPlan(policy, path: "-", rules: rules).auditor.rules.count == 1)
  }

  @Test func `a rule that the pinned set does not have is not run, and the report says so`() throws
  {
    var policy = Policy()
    policy.profile = .all
    let text = "<screen size=\"390 844\"><UIButton title=\"A\" frame=\"9 99 50 50\"/></screen>"
    let audited = try Audited(text, policy: policy, rules: [LaterRule()])
    #expect(
      audited.screens.flatMap(\.skippedRules).map { "\($0.rule.id): \($0.reason)" } == [
        "later: it came with set 2 of the rules, and the configuration pins set 1"
      ])
    policy.ruleset = 2
    let newer = try Audited(text, policy: policy, rules: [LaterRule()])
    #expect(newer.screens.flatMap(\.skippedRules).isEmpty)
    #expect(newer.screens.flatMap(\.rulesRun).map(\.id) == ["later"])
  }

  /// Set 2 turned a warning into a note, set 3 an error, and moved the threshold.
  private let changes = [
    RuleChange(
      "target-size-platform", in: 3, severityBefore: .warning,
      thresholdsBefore: ["points": 42]),
    RuleChange(
      "target-size-platform", in: 2, severityBefore: .note, recommendedBefore: false,
      thresholdsBefore: ["points": 40]),
  ]

  @Test(arguments: [(1, "note", false, 40.0), (2, "warning", true, 42), (3, "warning", true, 0)])
  func `a pinned set keeps severity, profile and thresholds as they were`(
    _ set: Int, _ severity: String, _ isRecommended: Bool, _ points: Double
  ) throws {
    let ruleset = Ruleset(set, changes: changes)
    let now = TargetSize.platform.ownDescription
    let then = try #require(ruleset.description(of: now))
    #expect(then.severity.rawValue == severity)
    #expect(then.isRecommended == isRecommended)
    #expect(ruleset.thresholds(of: now.id)["points"] ?? 0 == points)
  }

  @Test func `a plan applies the pinned rule set, and a team's thresholds override it`() throws {
    let text = "<screen size=\"390 844\"><UIButton title=\"A\" frame=\"9 99 50 39\"/></screen>"
    func findings(_ policy: Policy) throws -> [String] {
      try Audited(text, policy: policy, rules: [TargetSize.platform], changes: changes).findings
    }
    // It was not recommended in that set.
    #expect(try findings(Policy()) == [])
    var policy = Policy()
    policy.profile = .all
    #expect(try findings(policy) == ["1: target-size-platform note open"])
    policy = self.policy(["target-size-platform": RuleSetting(thresholds: ["points": 38])])
    policy.profile = .all
    #expect(try findings(policy) == [])
    policy = self.policy(["target-size-platform": RuleSetting(severity: .error)])
    policy.profile = .all
    #expect(try findings(policy) == ["1: target-size-platform error open"])
  }

  @Test func `the command line overrides the policy`() {
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
