extension AuditReport {
  /// How many findings there are of each kind, and what was looked at.
  public struct Summary: Hashable, Sendable {
    /// Open findings that fail, by severity.
    public var errors = 0
    public var warnings = 0
    public var notes = 0
    /// Open findings that a person must decide.
    public var reviews = 0
    public var suppressed = 0
    public var baselined = 0
    /// Rules that ran on at least one screen.
    public var rulesRun = 0
    /// Rules that ran on no screen.
    public var rulesNotRun = 0
    public var screens = 0
    /// Those of the screens that no file holds, but that were laid out from another.
    public var computedScreens = 0
    public var elements = 0
    public var stops = 0
  }

  public var summary: Summary {
    var summary = Summary()
    var run: Set<String> = []
    var notRun: Set<String> = []
    for screen in screens {
      summary.screens += 1
      if screen.isComputed { summary.computedScreens += 1 }
      summary.elements += screen.elements
      summary.stops += screen.stops
      run.formUnion(screen.rulesRun.map(\.id))
      notRun.formUnion(screen.notRun.map(\.rule.id))
      screen.findings.forEach { summary.count($0, $1, $2) }
    }
    summary.rulesRun = run.count
    summary.rulesNotRun = notRun.subtracting(run).count
    return summary
  }

  /// Whether anything open weighs as much as the threshold.
  ///
  /// - Parameters:
  ///   - threshold: nil where nothing is to fail.
  ///   - reviewFails: whether undecided findings fail too.
  public func fails(at threshold: Severity?, reviewFails: Bool) -> Bool {
    guard let threshold else { return false }
    return screens.contains { screen in
      screen.findings.contains {
        $0.status == .open && $0.severity >= threshold && ($0.outcome == .fail || reviewFails)
      }
    }
  }
}

extension AuditReport.Summary {
  fileprivate mutating func count(_ status: Status, _ outcome: Outcome, _ severity: Severity) {
    switch (status, outcome, severity) {
    case (.suppressed, _, _): suppressed += 1
    case (.baselined, _, _): baselined += 1
    case (.open, .review, _): reviews += 1
    case (.open, .fail, .error): errors += 1
    case (.open, .fail, .warning): warnings += 1
    case (.open, .fail, .note): notes += 1
    }
  }
}
