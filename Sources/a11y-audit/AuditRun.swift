internal import AccessibilityModel
internal import Auditing
internal import CommandSupport
internal import HierarchyReading
internal import HostSystem

/// One run over everything that the command was given.
struct AuditRun {
  let loader: InputLoader
  let auditor: Auditor
  /// Whether a form of the report draws the screens.
  let draws: Bool

  func report(on paths: [String], profile: Profile) -> AuditReport {
    var report = AuditReport(profile: profile)
    let candidates = loader.files(for: paths)
    if candidates.isEmpty {
      Console.complain("a11y-audit: error: found no UI hierarchy, expected at least one file")
    }
    var progress = ProgressLines("Read", total: candidates.count)
    var audits: [ScreenAudit] = []
    var origins: [Origin] = []
    for candidate in candidates {
      let input = loader.load(candidate)
      let found = audit(input, report: &report)
      audits += found
      origins += found.map { _ in Origin(source: input.source, format: input.format) }
      progress.advance()
    }
    // Some rules compare the screens of a run: nothing is told before all are there.
    auditor.compare(&audits)
    report.screens = zip(audits, origins).map {
      ScreenReport($0, source: $1.source, format: $1.format, draws: draws)
    }
    return report
  }

  /// Where a screen was read.
  private struct Origin {
    let source: String
    let format: String
  }

  private func audit(
    _ input: InputLoader.Input, report: inout AuditReport
  ) -> [ScreenAudit] {
    switch input.result {
    case .success(let hierarchy):
      for warning in hierarchy.warnings {
        Console.complain(
          "\(input.source):\(warning.line):\(warning.column): warning: \(warning.message)")
      }
      return auditor.audit(hierarchy)
    case .failure(let error):
      Console.complain(error.description)
      report.unreadable.append(
        AuditReport.Unreadable(
          source: error.source, line: error.line, column: error.column, message: error.reason))
      return []
    }
  }
}
