public import AccessibilityModel
public import Auditing
public import Relayout

/// How a policy applies to the files of one scope: which rules run, their severities, and
/// suppressions.
public struct AuditPlan: Sendable {
  public let auditor: Auditor
  public let settings: Policy.Layer
  private let policy: Policy
  private let suppressions: SuppressionIndex
  /// The ids of the rules that run.
  private let rules: Set<String>
  private let ruleset: Ruleset
  /// Rules that are skipped because the policy pins an older rule set.
  private let laterRules: [RuleDescription]
  /// The rules that do not run on these files.
  public let leftOut: [(rule: RuleDescription, omission: RuleOmission)]

  /// The options of the command line, which override the policy.
  public struct Choice: Sendable {
    /// The only rules to run; empty if the profile decides.
    public var only: Set<String> = []
    public var disabled: Set<String> = []
    public var profile: Profile?

    public init() {}
  }

  /// - Parameters:
  ///   - scope: that of the files.
  ///   - rules: all rules except those that the policy declares.
  ///   - changes: the changes of existing rules by rule sets.
  ///   - causes: the causes that findings of several rules may share.
  ///   - timings: measures the stages.
  ///   - turning: computes the other orientation of screens.
  public init(
    _ policy: Policy, in scope: Policy.Scope, rules: [any Rule],
    changes: [RuleChange] = [], causes: [SharedCause] = [], choice: Choice = Choice(),
    timings: AuditTimings? = nil, turning: any ScreenTurning = MaskTurning()
  ) {
    self.policy = policy
    let settings = policy.settings(in: scope)
    self.settings = settings
    suppressions = SuppressionIndex(policy.suppressions(in: scope))
    let profile = choice.profile ?? policy.profile ?? .recommended
    let ruleset = Ruleset(policy.ruleset, changes: changes)
    self.ruleset = ruleset
    var wanted: [any Rule] = []
    var leftOut: [(rule: RuleDescription, omission: RuleOmission)] = []
    for rule in rules + policy.customRules {
      let description = rule.ownDescription
      if let omission = RuleOmission(of: description, settings, choice, profile, ruleset) {
        leftOut.append((description, omission))
      } else {
        wanted.append(rule)
      }
    }
    self.leftOut = leftOut
    // Rules named on the command line run whatever rule set is pinned.
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
      }, causes: causes, ruleset: policy.ruleset, timings: timings, turning: turning)
    self.auditor = auditor
    self.rules = Set(auditor.rules.map(\.ownDescription.id))
  }

  /// The plan of a policy for one file.
  ///
  /// - Parameter path: absolute.
  public init(
    _ policy: Policy, path: String, rules: [any Rule], changes: [RuleChange] = [],
    choice: Choice = Choice()
  ) {
    self.init(policy, in: policy.scope(of: path), rules: rules, changes: changes, choice: choice)
  }

  /// Audits all screens of a file; the policy is applied later.
  public func audits(of hierarchy: Hierarchy) -> [ScreenAudit] {
    auditor.audit(hierarchy).map { resolved($0, app: hierarchy.app) }
  }

  /// The audit without findings that the policy's classes resolve.
  public func resolved(_ audit: ScreenAudit, app: AppFacts) -> ScreenAudit {
    var audit = audit
    auditor.resolve(&audit, app: app, codeSets: policy.classes.mapValues(\.codeSets))
    return audit
  }

  /// Applies severities and suppressions to the findings of a file.
  ///
  /// Separate from the audits, so that rules that compare the screens of a run can run in between.
  ///
  /// - Parameter uses: records which parts of the policy applied.
  public func judge(
    _ audits: [ScreenAudit], of file: AuditedFile, uses: inout PolicyUses
  ) -> [JudgedScreen] {
    let inComments = SuppressionIndex(comments(of: file, uses: &uses))
    uses.expect(suppressions, and: policy.classes, rules: rules)
    uses.expect(inComments, rules: rules)
    let hasSeveral = audits.contains { $0.screen.number > 0 }
    return audits.map { audit in
      uses.found(classesOf: audit.screen)
      var audit = audit
      // Rules of other files may have compared the screens.
      audit.findings.removeAll { !rules.contains($0.rule.id) }
      audit.skippedRules += laterRules.map(skipped)
      weigh(&audit.findings)
      suppress(&audit, inComments, uses: &uses)
      let title = hasSeveral ? audit.plainTitle : nil
      return JudgedScreen(audit: audit, file: file, name: audit.screen.identifier ?? title)
    }
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

  private func skipped(_ rule: RuleDescription) -> SkippedRule {
    SkippedRule(
      rule: rule,
      reason: "it came with set \(rule.ruleset) of the rules, and the configuration pins set "
        + "\(ruleset.number)")
  }

  private func weigh(_ findings: inout [Finding]) {
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

  /// Suppressions of the policy take precedence over those in comments.
  private func suppress(
    _ audit: inout ScreenAudit, _ comments: SuppressionIndex, uses: inout PolicyUses
  ) {
    for index in audit.findings.indices {
      let finding = audit.findings[index]
      guard
        let suppression = suppressions.first(covering: finding, in: audit.context)
          ?? comments.first(covering: finding, in: audit.context)
      else { continue }
      audit.findings[index].status = .suppressed
      audit.findings[index].statusReason = suppression.reason
      uses.used(suppression)
    }
  }
}
