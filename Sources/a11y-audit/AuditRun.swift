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
  /// The only file in the other orientation.
  var rotated: String?

  func report(on paths: [String], profile: Profile) -> AuditReport {
    var report = AuditReport(profile: profile)
    let candidates = loader.files(for: paths)
    if candidates.isEmpty {
      Console.complain("a11y-audit: error: found no UI hierarchy, expected at least one file")
    }
    var progress = ProgressLines("Read", total: candidates.count)
    var pairing = CapturePairing(auditor)
    for group in NamedPairs.groups(of: candidates, rotated: rotated) {
      var captures: [Capture] = []
      for candidate in group {
        if let capture = read(loader.load(candidate), &report) { captures.append(capture) }
        progress.advance()
      }
      if captures.count == 2 {
        pairing.add(captures[0], rotated: captures[1])
      } else if let capture = captures.first {
        pairing.add(capture)
      }
    }
    let found = pairing.finish()
    var audits = found.map(\.audit)
    // Some rules compare the screens of a run: nothing is told before all are there.
    auditor.compare(&audits)
    report.screens = zip(audits, found).map {
      ScreenReport(
        $0, source: $1.capture.source, format: $1.capture.hierarchy.format, draws: draws)
    }
    return report
  }

  private func read(_ input: InputLoader.Input, _ report: inout AuditReport) -> Capture? {
    switch input.result {
    case .success(let hierarchy):
      for warning in hierarchy.warnings {
        Console.complain(
          "\(input.source):\(warning.line):\(warning.column): warning: \(warning.message)")
      }
      return Capture(source: input.source, hierarchy: hierarchy)
    case .failure(let error):
      Console.complain(error.description)
      report.unreadable.append(
        AuditReport.Unreadable(
          source: error.source, line: error.line, column: error.column, message: error.reason))
      return nil
    }
  }
}
