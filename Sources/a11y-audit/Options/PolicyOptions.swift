internal import ArgumentParser

/// The project's configuration and baseline.
struct PolicyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration; else .earshot.yml upwards from each file.", valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Findings that are known: counted, not failed; else the configuration's.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write what is open to a baseline; entries of what is not looked at stay.",
      valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Each file's first screen is the first that the app shows after it was installed.")
  var firstLaunch = false

  @Flag(help: "Take out of the baseline what is no longer found.")
  var prune = false

  func validate() throws {
    if writeBaseline != nil, baseline != nil || prune {
      throw ValidationError(
        "--write-baseline goes with neither --baseline nor --prune: it writes a new one.")
    }
  }
}
