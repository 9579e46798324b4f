internal import ArgumentParser

/// The location of the app's own code, which determines facts that Interface Builder files leave
/// open.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Folder with the app's sources, read as evidence. May be repeated. Default: the "
        + "configuration's, or the file's project.", valueName: "folder"), completion: .directory)
  var sources: [String] = []

  @Flag(help: "Do not read sources.")
  var noSources = false

  @Option(
    help: ArgumentHelp(
      "Report only files that changed since a branch, tag or commit of Git, committed or not; all are "
        + "audited.", valueName: "ref"))
  var changed: String?

  func validate() throws {
    if let changed, changed.isEmpty || changed.hasPrefix("-") {
      throw ValidationError("--changed takes a branch, tag or commit, not \"\(changed)\".")
    }
    if noSources, !sources.isEmpty {
      throw ValidationError("--sources does not go with --no-sources.")
    }
  }
}
