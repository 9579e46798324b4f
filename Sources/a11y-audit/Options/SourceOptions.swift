internal import ArgumentParser

/// Where the app's own code is, which answers what a design leaves open.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The app's sources, read as evidence. Default: the configuration's, or the audited folders. "
        + "May be repeated.", valueName: "folder"))
  var sources: [String] = []

  @Flag(help: "Do not read sources.")
  var noSources = false

  func validate() throws {
    if noSources, !sources.isEmpty {
      throw ValidationError("--sources goes not with --no-sources.")
    }
  }
}
