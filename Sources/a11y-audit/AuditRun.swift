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
    for candidate in candidates {
      add(loader.load(candidate), to: &report)
      progress.advance()
    }
    return report
  }

  private func add(_ input: InputLoader.Input, to report: inout AuditReport) {
    switch input.result {
    case .success(let hierarchy):
      for warning in hierarchy.warnings {
        Console.complain(
          "\(input.source):\(warning.line):\(warning.column): warning: \(warning.message)")
      }
      for screen in hierarchy.screens where !screen.elements.isEmpty {
        let audit = auditor.audit(screen, app: hierarchy.app)
        report.screens.append(
          ScreenReport(audit, source: input.source, format: hierarchy.format, draws: draws))
      }
    case .failure(let error):
      Console.complain(error.description)
      report.unreadable.append(
        AuditReport.Unreadable(
          source: error.source, line: error.line, column: error.column, message: error.reason))
    }
  }
}
