internal import Auditing

/// The rules that ran on no screen, by reason.
struct UnrunRules {
  private(set) var groups: [(reason: String, rules: [String])] = []

  init(_ report: AuditReport) {
    let run = Set(report.screens.flatMap { $0.rulesRun.map(\.id) })
    var places: [String: Int] = [:]
    var seen: Set<NotRun> = []
    for notRun in report.screens.flatMap(\.notRun) where !run.contains(notRun.rule.id) {
      guard seen.insert(notRun).inserted else { continue }
      if let place = places[notRun.reason] {
        groups[place].rules.append(notRun.rule.id)
      } else {
        places[notRun.reason] = groups.count
        groups.append((notRun.reason, [notRun.rule.id]))
      }
    }
  }
}
