internal import Auditing

extension AuditReport {
  /// Moves the screens that nothing refers to after all others, each in the order of the input, and the findings
  /// that are counted for several screens to a screen that something refers to.
  public mutating func moveUnmentionedToEnd() {
    screens = screens.filter { $0.unmentioned == nil } + screens.filter { $0.unmentioned != nil }
    let moved = countedInstead
    guard !moved.isEmpty else { return }
    for screen in screens.indices {
      for finding in screens[screen].findings.indices {
        screens[screen].findings[finding].count(instead: moved)
      }
    }
  }

  /// For each finding that only screens at the end have and that is counted for others, the first of those.
  ///
  /// A person begins with a screen that users see: nothing may ever show the other one.
  private var countedInstead: [Fingerprint: Fingerprint] {
    var shown: Set<Fingerprint> = []
    var rules: [Fingerprint: String] = [:]
    for screen in screens {
      for finding in screen.findings where finding.partOf == nil {
        if screen.unmentioned == nil { shown.insert(finding.fingerprint) }
        rules[finding.fingerprint] = finding.rule.id
      }
    }
    var first: [Fingerprint: Fingerprint] = [:]
    for screen in screens where screen.unmentioned == nil {
      for finding in screen.findings {
        guard let whole = finding.partOf, !shown.contains(whole), rules[whole] == finding.rule.id,
          first[whole] == nil
        else { continue }
        first[whole] = finding.fingerprint
      }
    }
    return first
  }
}

extension FindingReport {
  /// - Parameter moved: which finding is counted, for each that no longer is.
  fileprivate mutating func count(instead moved: [Fingerprint: Fingerprint]) {
    guard let first = moved[partOf ?? fingerprint] else { return }
    partOf = first == fingerprint ? nil : first
  }
}
