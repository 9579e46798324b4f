internal import ArgumentParser
internal import Auditing
internal import CommandSupport
internal import Platform
internal import Reports

/// The form of the records on standard input.
enum RecordForm: String, CaseIterable, ExpressibleByArgument {
  /// One path per line.
  case files
  /// One screen per line, in JSON.
  case ndjson
}

extension AuditCommand {
  /// Rejects options that need all screens of a run at once, or files.
  func validateRecords() throws {
    guard records != nil else { return }
    let others: [(name: String, isGiven: Bool)] = [
      ("a path", !paths.isEmpty), ("--rotated", input.rotated != nil),
      ("--screenshot", pictures.screenshot != nil),
      (
        "--format \(reports.format.name)",
        ![TextReport.identifier, JSONReport.identifier].contains(reports.format.name)
      ),
      ("--report", !reports.files.isEmpty), ("--compare", !reports.compare.isEmpty),
      ("--badge", reports.badge != nil),
      ("--write-baseline", policy.writeBaseline != nil), ("--prune", policy.prune),
      ("--fix", fixes.fix), ("--device", !input.devices.isEmpty),
      ("--audio", !reports.audioFolders.isEmpty), ("--timings", timings),
      ("--list-rules", listRules), ("--explain", explain != nil),
      ("--init", initialization.isAsked),
      ("--lsp", serving.lsp), ("--mcp", serving.mcp),
    ]
    if let other = others.first(where: \.isGiven) {
      throw ValidationError(
        "--records reads standard input and prints JSON lines; \(other.name) does not go with it.")
    }
  }

  /// - Returns: the exit status.
  func audit(_ form: RecordForm) -> Int32 {
    var run = RecordRun(
      pipeline, form: form, options: policy, evidence: EvidenceFinder(sources, paths: []))
    do throws(RunError) {
      try run.run()
    } catch {
      for line in error.lines { Console.complain(line) }
      return 2
    }
    return run.exitStatus
  }
}
