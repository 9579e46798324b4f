internal import AuditPolicy
internal import Auditing
internal import Platform
internal import Reports

/// What `--write-baseline` has done to a file, for its user.
struct WrittenBaseline {
  /// As messages call it.
  let name: String
  /// Entries for files and rules outside of the run.
  let kept: Int
  /// Entries that matched nothing any more.
  let removed: Int

  /// - Parameters:
  ///   - new: what the file holds now.
  ///   - matcher: the old file, after it was applied to the run; nil where there was none.
  init(name: String, new: Baseline, matcher: BaselineMatcher?, exists: (String) -> Bool) {
    self.name = name
    kept = matcher?.entriesOutsideRun(exists: exists).count ?? 0
    removed = matcher?.baseline.counts.keys.count { new.counts[$0] == nil } ?? 0
  }

  /// - Parameter report: of the run, with all that is in the baseline marked.
  func line(for report: AuditReport) -> String {
    let counts = FindingCounts(of: report, status: .baselined)
    var parts = ["wrote \(counts.isEmpty ? "no findings" : counts.words)"]
    if kept > 0 { parts.append("kept \(Self.entries(kept)) outside this run") }
    if removed > 0 { parts.append("removed \(removed.grouped) stale") }
    return "\(name): \(parts.joined(separator: "; "))"
  }

  private static func entries(_ count: Int) -> String {
    "\(count.grouped) \(count == 1 ? "entry" : "entries")"
  }
}
