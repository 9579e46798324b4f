public import AccessibilityModel

/// What a policy makes of the files of one scope: which rules run, how much they weigh, what does not count.
public struct AuditPlan: Sendable {
  public let auditor: Auditor
  public let settings: AuditPolicy.Layer
  private let policy: AuditPolicy
  private let suppressions: [Suppression]
  /// The ids of the rules that run.
  private let rules: Set<String>
  private let ruleset: Ruleset
  /// Rules that would run, were it not for the set that the policy pins.
  private let laterRules: [RuleDescription]

  /// What the command line says, which goes over the policy.
  public struct Choice: Sendable {
    /// These rules and no others; empty where the profile decides.
    public var only: Set<String> = []
    public var disabled: Set<String> = []
    public var profile: Profile?

    public init() {}
  }

  /// - Parameters:
  ///   - scope: that of the files.
  ///   - rules: all that there are, but for those that the policy declares.
  ///   - changes: what sets of rules changed in rules that were there before.
  ///   - timings: takes how long everything lasts.
  ///   - threads: how many look at one large screen.
  public init(
    _ policy: AuditPolicy, in scope: AuditPolicy.Scope, rules: [any Rule],
    changes: [RuleChange] = [], choice: Choice = Choice(), timings: AuditTimings? = nil,
    threads: Int = 1
  ) {
    self.policy = policy
    let settings = policy.settings(in: scope)
    self.settings = settings
    suppressions = policy.suppressions(in: scope)
    let profile = choice.profile ?? policy.profile ?? .recommended
    let ruleset = Ruleset(policy.ruleset, changes: changes)
    self.ruleset = ruleset
    let wanted = (rules + policy.customRules).filter { rule in
      let rule = rule.ownDescription
      guard !choice.disabled.contains(rule.id) else { return false }
      guard choice.only.isEmpty else { return choice.only.contains(rule.id) }
      return settings.rules[rule.id]?.isOn
        ?? (rule.group == .custom || profile.includes(ruleset.description(of: rule) ?? rule))
    }
    // What the command line names runs whatever is pinned.
    let isPinned = choice.only.isEmpty
    laterRules = wanted.map(\.ownDescription).filter {
      isPinned && ruleset.description(of: $0) == nil
    }
    let later = Set(laterRules.map(\.id))
    let auditor = Auditor(
      rules: wanted.filter { !later.contains($0.ownDescription.id) }.map { rule in
        let id = rule.ownDescription.id
        return rule.tuned(
          ruleset.thresholds(of: id).merging(settings.rules[id]?.thresholds ?? [:]) { $1 })
      }, ruleset: policy.ruleset, timings: timings)
    self.auditor = auditor
    self.rules = Set(auditor.rules.map(\.ownDescription.id))
  }

  /// What a policy makes of one file.
  ///
  /// - Parameter path: absolute.
  public init(
    _ policy: AuditPolicy, path: String, rules: [any Rule], changes: [RuleChange] = [],
    choice: Choice = Choice()
  ) {
    self.init(policy, in: policy.scope(of: path), rules: rules, changes: changes, choice: choice)
  }

  /// Audits everything that a file holds; what the policy makes of it comes with the reports.
  public func audits(of hierarchy: Hierarchy) -> [ScreenAudit] {
    auditor.audit(hierarchy).map { settled($0, app: hierarchy.app) }
  }

  /// An audit without what the policy's classes answer.
  public func settled(_ audit: ScreenAudit, app: AppFacts) -> ScreenAudit {
    var audit = audit
    auditor.settle(&audit, app: app, classes: policy.classes)
    return audit
  }

  /// Weighs, suppresses and reports what was found in a file.
  ///
  /// Apart from the audits, so that rules which compare the screens of a run can come between.
  ///
  /// - Parameters:
  ///   - draws: whether a form of the report draws the screens.
  ///   - uses: notes what of the policy was of use.
  public func reports(
    on audits: [ScreenAudit], of file: AuditedFile, draws: Bool = false, uses: inout PolicyUses
  ) -> [ScreenReport] {
    let suppressions = suppressions + comments(of: file, uses: &uses)
    uses.expect(suppressions.filter { !$0.rules.isDisjoint(with: rules) })
    uses.expect(policy.classes)
    let hasSeveral = audits.contains { $0.screen.number > 0 }
    return audits.map { audit in
      uses.found(classesOf: audit.screen)
      var audit = audit
      // Screens may have been compared by the rules of other files.
      if holdsForeign(audit.findings) {
        audit.findings.removeAll { !rules.contains($0.rule.id) }
      }
      weigh(&audit.findings)
      var report = ScreenReport(
        audit, source: file.source, format: file.format, draws: draws)
      report.notRun += laterRules.map(notRun)
      if hasSeveral, report.name == nil {
        report.name = audit.screen.title.map(ElementIdentities.plain)
      }
      suppress(&report.findings, by: suppressions, uses: &uses)
      return report
    }
  }

  /// Whether any is of a rule that is none of this file's.
  private func holdsForeign(_ findings: [Finding]) -> Bool {
    findings.contains { !rules.contains($0.rule.id) }
  }

  private func comments(of file: AuditedFile, uses: inout PolicyUses) -> [Suppression] {
    var suppressions: [Suppression] = []
    for comment in file.comments {
      do throws(PolicyWarning) {
        suppressions.append(
          try SuppressionComment.suppression(
            from: comment, in: file.source, rules: uses.knownRules))
      } catch {
        uses.note(error)
      }
    }
    return suppressions
  }

  private func notRun(_ rule: RuleDescription) -> NotRun {
    NotRun(
      rule: rule,
      reason: "it came with set \(rule.ruleset) of the rules, and the configuration pins set "
        + "\(ruleset.number)")
  }

  private func weigh(_ findings: inout [Finding]) {
    // Nothing is touched that is not changed: the findings would be copied.
    guard !settings.rules.isEmpty || ruleset.hasChanges else { return }
    for index in findings.indices {
      let rule = findings[index].rule
      if let severity = settings.rules[rule.id]?.severity {
        findings[index].severity = severity
      } else if findings[index].severity == rule.severity,
        let pinned = ruleset.description(of: rule)?.severity
      {
        findings[index].severity = pinned
      }
    }
  }

  private func suppress(
    _ findings: inout FindingReports, by suppressions: [Suppression], uses: inout PolicyUses
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

/// What of a file outlives its screens.
public struct AuditedFile: Sendable {
  /// As reports call it.
  public var source: String
  public var format: String
  public var comments: [Hierarchy.Comment]

  public init(_ hierarchy: Hierarchy, source: String) {
    self.source = source
    format = hierarchy.format
    comments = hierarchy.comments
  }
}
