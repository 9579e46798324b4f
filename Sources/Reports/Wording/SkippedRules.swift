internal import Auditing

/// The rules that ran on no screen, by reason.
struct SkippedRules {
  struct Group {
    /// One of the rules, all of which have the same reason.
    private let example: SkippedRule
    fileprivate(set) var rules: [String] = []

    fileprivate init(_ example: SkippedRule) { self.example = example }

    var reason: String { example.reason }
    var remedy: String? { example.remedy }
    /// The reason with the remedy.
    var explanation: String { example.explanation }
    /// The data that the screens lack, each as a noun phrase; empty for rules of other platforms.
    var missingData: [String] { example.missingData }
    var lacksData: Bool { !missingData.isEmpty }
  }

  private(set) var groups: [Group] = []
  /// The ids of the rules that each missing fact blocks.
  private(set) var byMissingData: [String: Set<String>] = [:]

  init(_ report: AuditReport) {
    let coverage = RuleCoverage(report.screens)
    var positions: [String: Int] = [:]
    for skipped in coverage.skipped where !coverage.hasRun(skipped.rule) {
      let position = positions[skipped.explanation] ?? groups.count
      if position == groups.count {
        positions[skipped.explanation] = position
        groups.append(Group(skipped))
      }
      groups[position].rules.append(skipped.rule.id)
      for fact in skipped.missingData { byMissingData[fact, default: []].insert(skipped.rule.id) }
    }
  }
}
