internal import Auditing

/// The rules that ran on no screen, by reason.
struct SkippedRules {
  private(set) var groups: [(reason: String, rules: [String])] = []

  init(_ report: AuditReport) {
    let run = Set(report.screens.flatMap { $0.rulesRun.map(\.id) })
    var places: [String: Int] = [:]
    var seen: Set<SkippedRule> = []
    for skipped in report.screens.flatMap(\.skippedRules) where !run.contains(skipped.rule.id) {
      guard seen.insert(skipped).inserted else { continue }
      if let place = places[skipped.reason] {
        groups[place].rules.append(skipped.rule.id)
      } else {
        places[skipped.reason] = groups.count
        groups.append((skipped.reason, [skipped.rule.id]))
      }
    }
  }
}
