public import AccessibilityModel
public import Relayout

/// Runs rules over screens.
public struct Auditor: Sendable {
  public let rules: [any Rule]
  let pairRules: [any PairRule]
  /// The rules that only compare orientations.
  let pairOnlyRules: [any PairRule]
  let crossScreenRules: [any CrossScreenRule]
  /// All other rules, each with the reason if it is skipped for a single screen.
  private let ownRules: [(rule: any Rule, description: RuleDescription, reasonToWait: String?)]
  /// The rule set whose phrases are spoken; nil for the newest.
  let ruleset: Int?
  /// The causes that several findings may share.
  let causes: [SharedCause]
  let timings: AuditTimings?
  let turning: any ScreenTurning

  /// - Parameters:
  ///   - causes: the causes that findings of several rules may share.
  ///   - turning: computes the other orientation of a screen whose file has one only.
  ///   - timings: receives the durations.
  public init(
    rules: [any Rule], causes: [SharedCause] = [], ruleset: Int? = nil,
    timings: AuditTimings? = nil, turning: any ScreenTurning = MaskTurning()
  ) {
    self.turning = turning
    self.rules = rules
    self.causes = causes
    self.ruleset = ruleset
    self.timings = timings
    pairRules = rules.compactMap(\.pairRule)
    crossScreenRules = rules.compactMap(\.crossScreenRule)
    pairOnlyRules = pairRules.filter { !$0.judgesOneScreen }
    ownRules = rules.filter { $0.judgesOneScreen || $0.pairRule == nil }.map { rule in
      let waits = rule.crossScreenRule != nil
      return (rule, rule.ownDescription, waits ? "it compares screens; found one" : nil)
    }
  }

  /// Audits a screen with a single orientation.
  public func audit(_ screen: Screen, app: AppFacts = AppFacts()) -> ScreenAudit {
    var audit = auditAlone(screen, app: app)
    leaveOutPairRules(
      of: &audit, because: "found one orientation; add the other with --rotated")
    return audit
  }

  /// Audits a screen by itself, without frames if its capture is not settled.
  func auditAlone(_ screen: Screen, app: AppFacts) -> ScreenAudit {
    let context = timings.measure("reading order and kinds of elements") {
      AuditContext(screen.asFarAsSettled, app: app, ruleset: ruleset)
    }
    return audit(context)
  }

  /// One walk over the elements of a screen, then the rules about all of it.
  func audit(_ context: AuditContext) -> ScreenAudit {
    let audit = timings.measure("rules") { judged(context) }
    if timings != nil {
      timings.measure("identities") { _ = context.identities }
    }
    return audit
  }

  private func judged(_ context: AuditContext) -> ScreenAudit {
    let gaps = UnmetRequirements(of: context.screen)
    var audit = ScreenAudit(context: context, causes: causes)
    var runnable: [any Rule] = []
    for (rule, description, reasonToWait) in ownRules {
      if let skipped = gaps.skipped(description) {
        audit.skippedRules.append(skipped)
      } else if let reasonToWait {
        audit.skippedRules.append(
          SkippedRule(rule: description, reason: reasonToWait, missingData: ["a second screen"]))
      } else {
        audit.rulesRun.append(description)
        runnable.append(rule)
      }
    }
    audit.findings = ElementWalk(runnable).findings(in: context, timings: timings)
      .flatMap(\.self)
    for rule in runnable.lazy.compactMap(\.screenRule) { check(rule, &audit) }
    if context.screen.isLanguageInferred { Self.doubtLanguage(&audit.findings) }
    addAppearances(to: &audit)
    addLanguages(to: &audit)
    addHiddenViews(to: &audit)
    audit.findings.putInOrder()
    if let doubt = context.doubtAboutUse {
      Self.add(doubt, to: &audit.findings)
      // A view of SwiftUI may be in a file of a library.
      if !context.screen.isSwiftUI { Self.lighten(&audit.findings) }
    }
    // The file that holds an included view is audited by itself.
    audit.findings.removeAll { context.screen.elements[$0.element].flags.contains(.included) }
    return audit
  }

  private static func add(_ doubt: Reason, to findings: inout [Finding]) {
    for index in findings.indices { findings[index].doubt = findings[index].doubt ?? doubt }
  }

  /// Makes findings weigh one level less: users may never see them.
  private static func lighten(_ findings: inout [Finding]) {
    for index in findings.indices { findings[index].severity = findings[index].severity.lighter }
  }

  /// Marks findings that depend on the device's language for review: the app may use another.
  private static func doubtLanguage(_ findings: inout [Finding]) {
    for index in findings.indices where findings[index].rule.needs.contains(.language) {
      findings[index].doubt = "the language of the app is inferred"
    }
  }

  /// Adds the findings of a rule about a screen, or why it could not decide.
  private func check(_ rule: any ScreenRule, _ audit: inout ScreenAudit) {
    let judgement = judgement(by: rule, of: audit.context)
    audit.findings += judgement.all
    guard let skipped = judgement.skipped else { return }
    audit.rulesRun.removeAll { $0.id == skipped.rule.id }
    audit.skippedRules.append(skipped)
  }

  func findings(of rule: any ScreenRule, in context: AuditContext) -> [Finding] {
    judgement(by: rule, of: context).all
  }

  /// - Parameter inspected: the element whose excuses are kept.
  func judgement(
    by rule: any ScreenRule, of context: AuditContext, inspecting inspected: AuditedElement? = nil
  ) -> Findings {
    var findings = Findings(rule: rule.ownDescription, inspecting: inspected)
    timings.measure(rule: findings.rule) { rule.check(context, findings: &findings) }
    return findings
  }
}
