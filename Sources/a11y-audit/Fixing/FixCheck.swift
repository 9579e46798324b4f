internal import Auditing
internal import Platform
internal import Reports

/// Tries the autofixes of a run in memory, so that a report announces only those that succeed.
///
/// A fix whose finding would remain, or which would cause another one, is left out: the advice of the rule
/// remains.
struct FixCheck {
  /// A run that has not begun.
  private let audit: AuditRun

  /// The elements of all files with autofixes up to which they are tried: each file is audited twice or more, and
  /// once more for each fix that fails. The report of a larger run says “up to”.
  private static let mostElements = 200
  /// Larger than any file with so few elements.
  private static let limit = 8 << 20

  init(_ audit: AuditRun) { self.audit = audit }

  /// Removes the fixes that do not succeed, or marks all as untried where that would take long.
  func apply(to report: inout AuditReport) throws(RunError) {
    let sources = Set(FixCandidate.all(in: report).lazy.map(\.key.source)).sorted()
    guard !sources.isEmpty else { return }
    let elements = report.screens.lazy.filter { sources.contains($0.source) }
      .reduce(0) { $0 + $1.elements }
    guard elements <= Self.mostElements else { return report.hasUntriedFixes = true }
    var failed: Set<FixCandidate.Key> = []
    for source in sources {
      guard let bytes = try? InputFile.readFound(source, limit: Self.limit) else { continue }
      var search = try FixSearch(audit, on: [source], contents: [source: bytes])
      try search.settle()
      failed.formUnion(search.reasons.keys)
    }
    guard !failed.isEmpty else { return }
    report.removeFixes(failed)
  }
}

extension AuditReport {
  fileprivate mutating func removeFixes(_ failed: Set<FixCandidate.Key>) {
    var numbers: [String: Int] = [:]
    for screen in screens.indices {
      let number = numbers[screens[screen].source, default: 0]
      numbers[screens[screen].source] = number + 1
      for finding in screens[screen].findings.indices {
        let key = FixCandidate.Key(
          screens[screen].findings[finding], in: screens[screen], number)
        if failed.contains(key) { screens[screen].findings[finding].fix = nil }
      }
    }
  }
}
