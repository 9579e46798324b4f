import AccessibilityModel
import AuditPolicy
import AuditRules
import Auditing
import HierarchyReading
import Reports

/// Audits documents under a policy.
struct Audited {
  /// The screens after the policy was applied.
  var judged: [JudgedScreen]
  var screens: [ScreenReport]
  var warnings: [String]

  /// - Parameters:
  ///   - ids: of rules; empty for the profile's.
  ///   - rules: all available rules.
  init(
    _ text: String, named name: String = "/p/a.xml", policy: Policy = Policy(),
    only ids: Set<String> = [], rules: [any Rule] = BuiltInRules.all, changes: [RuleChange] = []
  ) throws {
    var options = ReadingOptions()
    options.superclasses = policy.superclasses
    let hierarchy = try HierarchyFormats.read(
      Array(text.utf8), named: name, options: options)
    var choice = AuditPlan.Choice()
    choice.only = ids
    let known = BuiltInRules.descriptions.map(\.id) + policy.customRules.map(\.ownDescription.id)
    var uses = PolicyUses(knownRules: Set(known))
    let plan = AuditPlan(policy, path: name, rules: rules, changes: changes, choice: choice)
    judged = plan.judge(
      plan.audits(of: hierarchy), of: AuditedFile(hierarchy, source: name), uses: &uses)
    screens = judged.map { ScreenReport($0.audit, source: name, format: hierarchy.format) }
    warnings = uses.all.map(\.description)
  }

  /// `line: rule` and the status of each finding.
  var findings: [String] {
    screens.flatMap(\.findings).map {
      let reason = $0.statusReason.map { ": \($0)" } ?? ""
      return
        "\($0.element.line): \($0.rule.id) \($0.severity.rawValue) \($0.status.rawValue)\(reason)"
    }
  }
}
