internal import Auditing

extension AuditReport {
  /// The counts of findings, screens and rules.
  public struct Summary: Hashable, Sendable {
    public var counts = FindingCounts()
    /// Rules that ran on at least one screen.
    public var rulesRun = 0
    /// Rules that ran on no screen.
    public var rulesNotRun = 0
    public var screens = 0
    /// The screens that are not in a file but were computed from another.
    public var computedScreens = 0
    public var elements = 0
    public var stops = 0
  }

  public var summary: Summary {
    if let page { return page.summary }
    var summary = Summary()
    for screen in screens {
      summary.screens += 1
      if screen.isComputed { summary.computedScreens += 1 }
      summary.elements += screen.elements
      summary.stops += screen.stops
    }
    summary.counts = FindingCounts(of: self)
    let coverage = RuleCoverage(screens)
    summary.rulesRun = coverage.run.count
    summary.rulesNotRun =
      Set(
        coverage.skipped.lazy.filter { !coverage.hasRun($0.rule) }.map(\.rule.id)
      ).count
    return summary
  }

  /// Whether any finding fails the run.
  public var fails: Bool { screens.contains { $0.findings.contains(where: \.fails) } }
}
