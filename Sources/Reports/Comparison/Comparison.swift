internal import Auditing

/// The changes since an earlier report, by the fingerprints of the findings.
///
/// A finding on several captures counts once. A finding of a screen or a rule that this run did not
/// check is neither fixed nor unchanged.
public struct Comparison: Sendable {
  /// How many findings of a rule or a screen are new, fixed and unchanged.
  struct Row: Hashable, Sendable {
    var name: String
    var new = 0
    var fixed = 0
    var unchanged = 0
  }

  /// Present where there are several earlier reports.
  public var trend: Trend?
  private(set) var new: [Entry] = []
  private(set) var unchanged: [Entry] = []
  private(set) var fixed: [EarlierFinding] = []
  private(set) var notLookedAt: [EarlierFinding] = []
  /// Earlier findings whose files no longer exist.
  public private(set) var gone: [EarlierFinding] = []
  private var newFingerprints: Set<Fingerprint> = []

  /// A finding of this run.
  struct Entry: Sendable {
    let finding: FindingReport
    let source: String
  }

  /// - Parameter exists: whether a file still exists, by its name in the earlier report.
  public init(
    of report: AuditReport, with earlier: EarlierReport,
    exists: (_ source: String) -> Bool = { _ in true }
  ) {
    let known = Set(earlier.findings.map(\.fingerprint))
    var seen: Set<Fingerprint> = []
    for open in OpenFinding.all(in: report)
    where seen.insert(open.finding.fingerprint).inserted {
      let entry = Entry(finding: open.finding, source: open.source)
      if known.contains(open.finding.fingerprint.description) {
        unchanged.append(entry)
      } else {
        new.append(entry)
        newFingerprints.insert(open.finding.fingerprint)
      }
    }
    addMissing(from: earlier, report)
    var isThere: [String: Bool] = [:]
    for finding in notLookedAt where isThere[finding.source] == nil {
      isThere[finding.source] = exists(finding.source)
    }
    gone = notLookedAt.filter { isThere[$0.source] == false }
  }

  private mutating func addMissing(from earlier: EarlierReport, _ report: AuditReport) {
    let current = Set(report.screens.flatMap { $0.findings.map(\.fingerprint.description) })
    let sources = Set(report.screens.map(\.source))
    let titles = Set(report.screens.compactMap(\.title))
    let rules = Set(RuleCoverage(report.screens).run.map(\.id))
    var seen: Set<String> = []
    for finding in earlier.findings where finding.isOpen {
      guard !current.contains(finding.fingerprint), seen.insert(finding.fingerprint).inserted
      else { continue }
      let isScreenThere =
        sources.contains(finding.source) || finding.title.map(titles.contains) == true
      if isScreenThere, rules.contains(finding.rule) {
        fixed.append(finding)
      } else {
        notLookedAt.append(finding)
      }
    }
  }

  func isNew(_ finding: FindingReport) -> Bool { newFingerprints.contains(finding.fingerprint) }

  /// “2 new, 1 fixed, 14 unchanged, 3 gone with their files, 1 not checked in this run”.
  var words: String {
    var parts = ["\(new.count) new", "\(fixed.count) fixed", "\(unchanged.count) unchanged"]
    let files = gone.count == 1 ? "its file" : "their files"
    if !gone.isEmpty { parts.append("\(gone.count) gone with \(files)") }
    let rest = notLookedAt.count - gone.count
    if rest > 0 { parts.append("\(rest) not checked in this run") }
    return parts.joined(separator: ", ")
  }

  // MARK: - Tables

  var byRule: [Row] { rows(current: { $0.finding.rule.id }, earlier: \.rule) }
  var byScreen: [Row] { rows(current: \.source, earlier: \.source) }

  /// Sorted by name.
  private func rows(
    current: (Entry) -> String, earlier: (EarlierFinding) -> String
  ) -> [Row] {
    var rows: [String: Row] = [:]
    for entry in new { rows[current(entry), default: Row(name: current(entry))].new += 1 }
    for entry in unchanged {
      rows[current(entry), default: Row(name: current(entry))].unchanged += 1
    }
    for finding in fixed { rows[earlier(finding), default: Row(name: earlier(finding))].fixed += 1 }
    return rows.values.sorted { $0.name < $1.name }
  }
}

extension Comparison? {
  /// A sentence that marks a new finding.
  func newMark(of finding: FindingReport) -> String {
    self?.isNew(finding) == true ? " New since the earlier report." : ""
  }
}
