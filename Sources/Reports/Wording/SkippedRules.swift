internal import Auditing

/// The rules that ran on no screen, by reason.
struct SkippedRules {
  struct Group {
    let reason: String
    fileprivate(set) var rules: [String] = []
    /// The missing data, each as a noun phrase; empty for rules of other platforms.
    let missingData: [String]
    var lacksData: Bool { !missingData.isEmpty }
  }

  private(set) var groups: [Group] = []
  /// The ids of the rules that each missing fact blocks.
  private(set) var byMissingData: [String: Set<String>] = [:]

  init(_ report: AuditReport) {
    let coverage = RuleCoverage(report.screens)
    var positions: [String: Int] = [:]
    for skipped in coverage.skipped where !coverage.hasRun(skipped.rule) {
      let position = positions[skipped.reason] ?? groups.count
      if position == groups.count {
        positions[skipped.reason] = position
        groups.append(Group(reason: skipped.reason, missingData: skipped.missingData))
      }
      groups[position].rules.append(skipped.rule.id)
      for fact in skipped.missingData { byMissingData[fact, default: []].insert(skipped.rule.id) }
    }
  }
}
