internal import Auditing

/// The rules that ran on no screen, by reason.
struct SkippedRules {
  private(set) var groups: [(reason: String, rules: [String])] = []

  init(_ report: AuditReport) {
    let coverage = RuleCoverage(report.screens)
    var places: [String: Int] = [:]
    for skipped in coverage.skipped where !coverage.hasRun(skipped.rule) {
      if let place = places[skipped.reason] {
        groups[place].rules.append(skipped.rule.id)
      } else {
        places[skipped.reason] = groups.count
        groups.append((skipped.reason, [skipped.rule.id]))
      }
    }
  }
}
