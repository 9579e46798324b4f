internal import Auditing

extension AuditReport {
  /// The number of findings of each kind, and what was checked.
  public struct Summary: Hashable, Sendable {
    /// Open findings that fail, by severity.
    public var errors = 0
    public var warnings = 0
    public var notes = 0
    /// Open findings that need review.
    public var reviews = 0
    public var suppressed = 0
    public var baselined = 0
    /// Rules that ran on at least one screen.
    public var rulesRun = 0
    /// Rules that ran on no screen.
    public var rulesNotRun = 0
    public var screens = 0
    /// The screens that are in no file but were computed from another.
    public var computedScreens = 0
    public var elements = 0
    public var stops = 0
  }

  public var summary: Summary {
    var summary = Summary()
    for screen in screens {
      summary.screens += 1
      if screen.isComputed { summary.computedScreens += 1 }
      summary.elements += screen.elements
      summary.stops += screen.stops
      for finding in screen.findings { summary.count(finding) }
    }
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

extension AuditReport.Summary {
  fileprivate mutating func count(_ finding: FindingReport) {
    guard finding.partOf == nil else { return }
    switch (finding.status, finding.outcome, finding.severity) {
    case (.suppressed, _, _): suppressed += 1
    case (.baselined, _, _): baselined += 1
    case (.open, .review, _): reviews += 1
    case (.open, .fail, .error): errors += 1
    case (.open, .fail, .warning): warnings += 1
    case (.open, .fail, .note): notes += 1
    }
  }
}
