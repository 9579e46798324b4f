public import AccessibilityModel

/// Runs rules over screens.
public struct Auditor: Sendable {
  public let rules: [any Rule]
  let pairRules: [any PairRule]
  /// The rules that compare and do nothing else.
  let lonelyPairRules: [any PairRule]
  let crossScreenRules: [any CrossScreenRule]
  /// All others, with why one has nothing to do on one screen.
  private let ownRules: [(rule: any Rule, description: RuleDescription, reasonToWait: String?)]
  /// The set of rules whose phrases are spoken; nil for the newest.
  let ruleset: Int?
  /// What several findings may have as their one cause.
  let causes: [SharedCause]
  let timings: AuditTimings?

  /// - Parameters:
  ///   - causes: what findings of several rules may have as their one cause.
  ///   - timings: takes how long everything lasts.
  public init(
    rules: [any Rule], causes: [SharedCause] = [], ruleset: Int? = nil,
    timings: AuditTimings? = nil
  ) {
    self.rules = rules
    self.causes = causes
    self.ruleset = ruleset
    self.timings = timings
    pairRules = rules.compactMap(\.pairRule)
    crossScreenRules = rules.compactMap(\.crossScreenRule)
    lonelyPairRules = pairRules.filter { !$0.judgesOneScreen }
    ownRules = rules.filter { $0.judgesOneScreen || $0.pairRule == nil }.map { rule in
      let waits = rule.crossScreenRule != nil
      return (rule, rule.ownDescription, waits ? "it compares screens; found one" : nil)
    }
  }

  /// Audits one screen of which there is one orientation only.
  public func audit(_ screen: Screen, app: AppFacts = AppFacts()) -> ScreenAudit {
    var audit = auditAlone(screen, app: app)
    leaveOutPairRules(
      of: &audit, because: "found one orientation; add the other with --rotated")
    return audit
  }

  /// Audits a screen by itself, as far as its capture is settled.
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
      if let reason = gaps.reason(description) ?? reasonToWait {
        let missing = gaps.missingData(description)
        audit.skippedRules.append(
          SkippedRule(
            rule: description, reason: reason,
            missingData: missing.isEmpty && reasonToWait != nil ? ["a second screen"] : missing))
      } else {
        audit.rulesRun.append(description)
        runnable.append(rule)
      }
    }
    audit.findings = ElementWalk(runnable).findings(in: context, timings: timings)
      .flatMap(\.self)
    for rule in runnable.lazy.compactMap(\.screenRule) {
      audit.findings += findings(of: rule, in: context)
    }
    if context.screen.isLanguageInferred { Self.doubtLanguage(&audit.findings) }
    audit.findings.putInOrder()
    addAppearances(to: &audit)
    addLanguages(to: &audit)
    addHiddenViews(to: &audit)
    return audit
  }

  /// Leaves to a person what rests on the language of the device: the app may speak another.
  private static func doubtLanguage(_ findings: inout [Finding]) {
    for index in findings.indices where findings[index].rule.needs.contains(.language) {
      findings[index].outcome = .review
    }
  }

  func findings(of rule: any ScreenRule, in context: AuditContext) -> [Finding] {
    var findings = Findings(rule: rule.ownDescription)
    timings.measure(rule: findings.rule) { rule.check(context, findings: &findings) }
    return findings.all
  }
}
