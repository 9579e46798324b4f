internal import AuditPolicy
internal import Auditing
internal import Platform
internal import Reports

/// The changes that `--write-baseline` made to a file, for its user.
struct WrittenBaseline {
  /// The name in messages.
  let name: String
  /// Entries for files and rules outside the run.
  let kept: Int
  /// Entries that no longer matched anything.
  let removed: Int

  /// - Parameters:
  ///   - new: the current content of the file.
  ///   - matcher: the old file, after it was applied to the run; nil if there was none.
  init(name: String, new: Baseline, matcher: BaselineMatcher?, exists: (String) -> Bool) {
    self.name = name
    kept = matcher?.entriesOutsideRun(exists: exists).count ?? 0
    removed = matcher?.baseline.counts.keys.count { new.counts[$0] == nil } ?? 0
  }

  /// - Parameter report: that of the run, with all baseline entries marked.
  func line(for report: AuditReport) -> String {
    let counts = FindingCounts(of: report, asIfOpen: .baselined)
    var parts = ["wrote \(counts.open == 0 ? "no findings" : counts.words)"]
    if kept > 0 { parts.append("kept \(Self.entries(kept)) outside this run") }
    if removed > 0 { parts.append("removed \(removed.grouped) stale") }
    return "\(name): \(parts.joined(separator: "; "))"
  }

  private static func entries(_ count: Int) -> String {
    "\(count.grouped) \(count == 1 ? "entry" : "entries")"
  }
}
