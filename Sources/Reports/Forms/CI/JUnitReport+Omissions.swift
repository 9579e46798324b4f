internal import Auditing

// The suites and cases for files and rules that were not audited, not read or not run.

extension JUnitReport {
  /// The rules that no screen could run, once for the run.
  func skippedEverywhere(_ coverage: RuleCoverage) -> [JUnitSuite] {
    guard !coverage.shared.isEmpty else { return [] }
    var suite = JUnitSuite(name: "Rules skipped on all screens", file: nil)
    for skipped in coverage.shared { suite.add(skipped) }
    return [suite]
  }

  static func omissions(in report: AuditReport) -> [ReportNotice] {
    ReportNotice.all(in: report).filter { $0.kind != .unmentioned }
  }

  /// A skipped case for each kind of files that were not audited.
  func notAudited(in report: AuditReport) -> [JUnitSuite] {
    let notices = Self.omissions(in: report)
    guard !notices.isEmpty else { return [] }
    var suite = JUnitSuite(name: "Files that are not audited", file: nil)
    for notice in notices {
      let sources = notice.sourceLines(paths).joined(separator: "\n")
      suite.add(notice.text, .skipped(message: notice.text, story: sources))
    }
    return [suite]
  }

  func unreadable(_ files: [AuditReport.Unreadable]) -> [JUnitSuite] {
    guard !files.isEmpty else { return [] }
    var suite = JUnitSuite(name: "Files that could not be read", file: nil)
    for file in files {
      let path = PlainLine(paths.relative(file.source)).text
      let message = PlainLine(file.message).text
      suite.add(
        path, .broken(message: message, story: "\(path):\(file.line):\(file.column): \(message)"))
    }
    return [suite]
  }
}

extension JUnitSuite {
  mutating func add(_ skipped: SkippedRule) {
    add(skipped.rule.id, .skipped(message: skipped.explanation))
  }
}
