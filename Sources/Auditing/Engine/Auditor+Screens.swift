public import AccessibilityModel

extension Auditor {
  /// Audits the screens of a run, each by itself and then against each other.
  ///
  /// - Returns: one for each screen, in the same order.
  public func audit(_ screens: [Screen], app: AppFacts = AppFacts()) -> [ScreenAudit] {
    var audits = screens.map { audit($0, app: app) }
    compare(&audits)
    return audits
  }

  /// Adds what the rules find that compare the screens of a run, once each has been audited.
  public func compare(_ audits: inout [ScreenAudit]) {
    guard audits.count > 1 else { return }
    for rule in crossScreenRules { compare(by: rule, &audits) }
  }

  /// Runs one rule over the screens that tell what it needs.
  private func compare(by rule: any CrossScreenRule, _ audits: inout [ScreenAudit]) {
    let description = rule.ownDescription
    // A layout that was computed says what its screen says already.
    let told = audits.indices.filter {
      !audits[$0].screen.isComputed
        && UnmetRequirements(of: audits[$0].screen).reason(description) == nil
    }
    guard told.count > 1 else { return }
    var findings = told.map { _ in Findings(rule: description) }
    let contexts = told.map { audits[$0].context }
    timings.measure(rule: description) { rule.check(contexts, findings: &findings) }
    for (index, found) in zip(told, findings) {
      audits[index].skippedRules.removeAll { $0.rule.id == description.id }
      audits[index].rulesRun.append(description)
      audits[index].findings += found.all
      audits[index].findings.putInOrder()
    }
  }
}
