public import AccessibilityModel

extension Auditor {
  /// Audits the screens of a run, each separately, and then compares them.
  ///
  /// - Returns: one audit for each screen, in the same order.
  public func audit(_ screens: [Screen], app: AppFacts = AppFacts()) -> [ScreenAudit] {
    var audits = screens.map { audit($0, app: app) }
    compare(&audits)
    return audits
  }

  /// Adds the findings of the rules that compare the screens of a run, once each has been audited.
  public func compare(_ audits: inout [ScreenAudit]) {
    var comparisons = ScreenComparisons(by: self)
    for audit in audits { comparisons.expect(audit.screen) }
    for index in audits.indices { comparisons.compare(&audits[index]) }
  }
}

/// The rules of a run that compare screens, which get the screens one after the other.
public struct ScreenComparisons {
  private struct Comparison {
    let rule: RuleDescription
    var comparison: any ScreenComparison
    /// How many screens have the data that the rule needs.
    var screens = 0
  }

  private var comparisons: [Comparison]
  private let ruleset: Int?
  private let timings: AuditTimings?

  public init(by auditor: Auditor) {
    ruleset = auditor.ruleset
    comparisons = auditor.crossScreenRules.map {
      Comparison(rule: $0.ownDescription, comparison: $0.makeComparison())
    }
    timings = auditor.timings
  }

  /// Counts a screen for the comparison: a rule needs two.
  ///
  /// - Parameter screen: with or without its elements.
  public mutating func expect(_ screen: Screen) {
    for index in comparisons.indices where Self.hasData(screen, for: comparisons[index].rule) {
      comparisons[index].screens += 1
    }
  }

  /// Adds the findings on a screen that follow from comparing it with earlier ones.
  public mutating func compare(_ audit: inout ScreenAudit) {
    let known = audit.codeFacts.withoutLabels(audit.context, ruleset: ruleset)
    for index in comparisons.indices where comparisons[index].screens > 1 {
      let rule = comparisons[index].rule
      guard Self.hasData(audit.screen, for: rule) else { continue }
      var findings = Findings(rule: rule)
      timings.measure(rule: rule) {
        comparisons[index].comparison.check(known, findings: &findings)
      }
      audit.skippedRules.removeAll { $0.rule.id == rule.id }
      audit.rulesRun.append(rule)
      guard !findings.all.isEmpty else { continue }
      audit.findings += findings.all
      audit.findings.putInOrder()
    }
  }

  private static func hasData(_ screen: Screen, for rule: RuleDescription) -> Bool {
    // A computed layout would only repeat its screen.
    !screen.isComputed && UnmetRequirements(of: screen).skipped(rule) == nil
  }
}
