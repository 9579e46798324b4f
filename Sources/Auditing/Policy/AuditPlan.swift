public import AccessibilityModel

/// What a policy makes of one file: which rules run, how much they weigh, what does not count.
public struct AuditPlan: Sendable {
  public let auditor: Auditor
  public let settings: AuditPolicy.Layer
  private let policy: AuditPolicy
  private let suppressions: [Suppression]

  /// What the command line says, which goes over the policy.
  public struct Choice: Sendable {
    /// These rules and no others; empty where the profile decides.
    public var only: Set<String> = []
    public var disabled: Set<String> = []
    public var profile: Profile?

    public init() {}
  }

  /// - Parameters:
  ///   - path: the file, absolute.
  ///   - rules: all that there are, but for those that the policy declares.
  public init(
    _ policy: AuditPolicy, path: String, rules: [any Rule], choice: Choice = Choice()
  ) {
    self.policy = policy
    let settings = policy.settings(for: path)
    self.settings = settings
    suppressions = policy.suppressions.filter { $0.applies(toFile: path) }
    let profile = choice.profile ?? policy.profile ?? .recommended
    auditor = Auditor(
      rules: (rules + policy.customRules).filter { rule in
        let rule = rule.ownDescription
        guard !choice.disabled.contains(rule.id) else { return false }
        guard choice.only.isEmpty else { return choice.only.contains(rule.id) }
        guard rule.ruleset <= policy.ruleset else { return false }
        return settings.rules[rule.id]?.isOn ?? (rule.group == .custom || profile.includes(rule))
      }.map { $0.tuned(settings.rules[$0.ownDescription.id]?.thresholds ?? [:]) })
  }

  /// Audits everything that a file holds.
  ///
  /// - Parameters:
  ///   - source: the file as reports call it.
  ///   - uses: notes what of the policy was of use.
  public func audit(
    _ hierarchy: Hierarchy, source: String, uses: inout PolicyUses
  ) -> [ScreenReport] {
    let rules = Set(auditor.rules.map(\.ownDescription.id))
    var suppressions = suppressions
    for comment in hierarchy.comments {
      do throws(PolicyWarning) {
        suppressions.append(
          try SuppressionComment.suppression(from: comment, in: source, rules: uses.knownRules))
      } catch {
        uses.note(error)
      }
    }
    uses.expect(suppressions.filter { !$0.rules.isDisjoint(with: rules) })
    uses.expect(policy.classes)
    let hasSeveral = hierarchy.screens.contains { $0.number > 0 }
    return hierarchy.screens.filter { !$0.elements.isEmpty }.map { screen in
      uses.found(classesOf: screen)
      var report = ScreenReport(
        audit(screen, app: hierarchy.app), source: source, format: hierarchy.format)
      if hasSeveral, report.name == nil { report.name = screen.title.map(ElementIdentities.plain) }
      suppress(&report.findings, by: suppressions, uses: &uses)
      return report
    }
  }

  private func audit(_ screen: Screen, app: AppFacts) -> ScreenAudit {
    var audit = auditor.audit(screen, app: app, classes: policy.classes)
    for index in audit.findings.indices {
      let id = audit.findings[index].rule.id
      if let severity = settings.rules[id]?.severity { audit.findings[index].severity = severity }
    }
    return audit
  }

  private func suppress(
    _ findings: inout [FindingReport], by suppressions: [Suppression], uses: inout PolicyUses
  ) {
    guard !suppressions.isEmpty else { return }
    for index in findings.indices {
      guard let suppression = suppressions.first(where: { $0.covers(findings[index]) }) else {
        continue
      }
      findings[index].status = .suppressed
      findings[index].statusReason = suppression.reason
      uses.used(suppression)
    }
  }
}
