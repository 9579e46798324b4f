internal import ArgumentParser
internal import Auditing
internal import CommandSupport
internal import Platform

// Combinations of options. The parser itself rejects invalid values.
extension AuditCommand {
  func validate() throws {
    if let explain, !explain.hasPrefix("custom/"), RuleCatalogue.rule(explain) == nil {
      throw ValidationError(RuleCatalogue.unknown(explain))
    }
    try validateInitialization()
    try validateRecords()
    try validateServing()
    try validateRotation()
    try validatePicture()
    try validateFixes()
    try validateInspection()
    try validateChanges()
    let isUsable =
      listRules ? reports.format.list != nil : explain != nil || reports.format.report != nil
    if !isUsable {
      let what = listRules ? "The list of rules" : "A report"
      throw ValidationError("\(what) has no format \"\(reports.format.name)\".")
    }
    try reports.audio.validate(isPlayed: reports.playsSound)
    let asksForMore = listRules || explain != nil || records != nil
    if paths.isEmpty, !asksForMore, !initialization.isAsked, !serving.isOn {
      throw ValidationError(
        "Name a file or folder, or - for standard input; --init writes a first configuration.")
    }
  }

  private func validateInspection() throws {
    guard inspect != nil else { return }
    guard paths.count == 1 else {
      throw ValidationError("--inspect goes with one path: a file, or the folder of a capture.")
    }
    let others: [(name: String, isGiven: Bool)] = [
      ("--format \(reports.format.name)", !reports.isText && reports.format.name != "json"),
      ("--report", !reports.files.isEmpty), ("--compare", !reports.compare.isEmpty),
      ("--badge", reports.badge != nil), ("--fix", fixes.fix), ("--timings", timings),
      ("--write-baseline", policy.writeBaseline != nil), ("--prune", policy.prune),
      ("--records", records != nil), ("--list-rules", listRules), ("--explain", explain != nil),
    ]
    if let other = others.first(where: \.isGiven) {
      throw ValidationError("--inspect explains one element; \(other.name) does not go with it.")
    }
  }

  private func validateChanges() throws {
    if policy.printConfig, paths.count != 1 {
      throw ValidationError("--print-config goes with one path.")
    }
    guard sources.changed != nil else { return }
    guard !paths.contains(InputFile.standardInput) else {
      throw ValidationError("--changed goes with files and folders, not with -.")
    }
    let others: [(name: String, isGiven: Bool)] = [
      ("--fix", fixes.fix), ("--write-baseline", policy.writeBaseline != nil),
      ("--prune", policy.prune), ("--inspect", inspect != nil), ("--lsp", serving.lsp),
      ("--mcp", serving.mcp), ("--records", records != nil),
    ]
    if let other = others.first(where: \.isGiven) {
      throw ValidationError("--changed does not go with \(other.name).")
    }
  }

  private func validateFixes() throws {
    guard fixes.fix else { return }
    if paths.contains(InputFile.standardInput) {
      throw ValidationError("--fix writes files and does not go with -.")
    }
    if policy.writeBaseline != nil || policy.prune {
      throw ValidationError(
        "--fix goes with neither --write-baseline nor --prune: fix first, then write the baseline.")
    }
    if fixes.dryRun, reports.format.name != FormChoice.text.name {
      throw ValidationError(
        "--dry-run prints a diff; --report form=file writes a report beside it.")
    }
  }

  private func validatePicture() throws {
    guard pictures.screenshot != nil else { return }
    guard paths.count == 1, !Folder.isFolder(paths[0]), input.rotated == nil else {
      throw ValidationError("--screenshot goes with one file: the screen that the picture shows.")
    }
  }

  private func validateRotation() throws {
    guard input.rotated != nil else { return }
    guard paths.count == 1, !Folder.isFolder(paths[0]) else {
      throw ValidationError(
        "--rotated goes with one file: the same screen in the other orientation.")
    }
  }
}
