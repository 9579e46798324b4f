internal import ArgumentParser

/// Where the app's own code is, which answers what a design leaves open.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The app's own sources, as evidence; else the configuration's, else those in the folders "
        + "that are audited.", valueName: "folder"))
  var sources: [String] = []

  @Flag(help: "Read no sources.")
  var noSources = false

  func validate() throws {
    if noSources, !sources.isEmpty {
      throw ValidationError("--sources goes not with --no-sources.")
    }
  }
}
