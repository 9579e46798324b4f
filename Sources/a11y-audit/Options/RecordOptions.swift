internal import ArgumentParser
internal import Auditing
internal import CommandSupport
internal import Platform
internal import Reports

/// What the records on standard input are.
enum RecordForm: String, CaseIterable, ExpressibleByArgument {
  /// A path a line.
  case files
  /// A screen a line, in JSON.
  case ndjson
}

extension AuditCommand {
  /// Refuses what needs all screens of a run at once, or a file to belong to.
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
      Console.complain(error.description)
      return 2
    }
    return run.exitStatus
  }
}
