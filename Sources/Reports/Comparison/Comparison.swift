internal import Auditing
internal import Platform

/// The changes since an earlier report, by the fingerprints of the findings.
///
/// A finding on several captures counts once, as in ``FindingCounts``. A finding of a screen or a rule that this run did not
/// check is neither fixed nor unchanged.
public struct Comparison: Sendable {
  /// How many findings of a rule or a file are new, fixed, unchanged and gone with their file.
  struct Row: Hashable, Sendable {
    var name: String
    var new = 0
    var fixed = 0
    var unchanged = 0
    var gone = 0

    var isChanged: Bool { new + fixed + gone > 0 }
  }

  /// Present where there are several earlier reports.
  public var trend: Trend?
  private(set) var new: [Entry] = []
  private(set) var unchanged: [Entry] = []
  private(set) var fixed: [EarlierFinding] = []
  /// All findings that this run did not check, including those that are gone.
  private(set) var notLookedAt: [EarlierFinding] = []
  /// The unchecked findings whose files no longer exist.
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
    for open in OpenFinding.once(in: report) {
      let entry = Entry(finding: open.finding, source: open.source)
      if known.contains(entry.finding.fingerprint.description) {
        unchanged.append(entry)
      } else {
        new.append(entry)
        newFingerprints.insert(entry.finding.fingerprint)
      }
    }
    let missed = addMissing(from: earlier, report)
    var isThere: [String: Bool] = [:]
    for source in missed.joined().map(\.source) where isThere[source] == nil {
      isThere[source] = exists(source)
    }
    notLookedAt = missed.compactMap(\.first)
    gone = missed.filter { $0.allSatisfy { isThere[$0.source] == false } }.compactMap(\.first)
  }

  /// Adds the fixed findings.
  ///
  /// - Returns: the captures of each finding that this run did not check.
  private mutating func addMissing(
    from earlier: EarlierReport, _ report: AuditReport
  ) -> [[EarlierFinding]] {
    var missed: [[EarlierFinding]] = []
    let current = Set(report.screens.flatMap { $0.findings.map(\.fingerprint.description) })
    let sources = Set(report.screens.map(\.source))
    let titles = Set(report.screens.compactMap(\.title))
    let rules = Set(RuleCoverage(report.screens).run.map(\.id))
    for captures in earlier.open {
      guard let first = captures.first, !current.contains(first.fingerprint) else { continue }
      let wasChecked = captures.contains { finding in
        rules.contains(finding.rule)
          && (sources.contains(finding.source) || finding.title.map(titles.contains) == true)
      }
      if wasChecked { fixed.append(first) } else { missed.append(captures) }
    }
    return missed
  }

  func isNew(_ finding: FindingReport) -> Bool { newFingerprints.contains(finding.fingerprint) }

  /// The unchecked findings, without those that are gone.
  var notChecked: [EarlierFinding] {
    let gone = Set(gone)
    return notLookedAt.filter { !gone.contains($0) }
  }

  /// «2 new, 1 fixed, 14 unchanged, 3 gone with their files, 1 not checked in this run».
  var words: String {
    var parts = [
      "\(new.count.grouped) new", "\(fixed.count.grouped) fixed",
      "\(unchanged.count.grouped) unchanged",
    ]
    let files = gone.count == 1 ? "its file" : "their files"
    if !gone.isEmpty { parts.append("\(gone.count.grouped) gone with \(files)") }
    let rest = notLookedAt.count - gone.count
    if rest > 0 { parts.append("\(rest.grouped) not checked in this run") }
    return parts.joined(separator: ", ")
  }

  // MARK: - Tables

  /// The counts in the tables; findings that are gone have a column if there are any.
  var columns: [(name: String, count: KeyPath<Row, Int>)] {
    let columns: [(name: String, count: KeyPath<Row, Int>)] = [
      ("new", \.new), ("fixed", \.fixed), ("unchanged", \.unchanged), ("gone", \.gone),
    ]
    return gone.isEmpty ? Array(columns.dropLast()) : columns
  }

  var byRule: [Row] { rows(current: { $0.finding.rule.id }, earlier: \.rule) }
  var byFile: [Row] { rows(current: \.source, earlier: \.source) }

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
    for finding in gone { rows[earlier(finding), default: Row(name: earlier(finding))].gone += 1 }
    return rows.values.sorted { $0.name < $1.name }
  }
}

extension Comparison? {
  /// A sentence that marks a new finding.
  func newMark(of finding: FindingReport) -> String {
    self?.isNew(finding) == true ? " New since the earlier report." : ""
  }
}
