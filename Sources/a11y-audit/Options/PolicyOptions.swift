internal import ArgumentParser

/// The project's configuration and baseline.
struct PolicyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Configuration file. Default: the nearest .earshot.yml.", valueName: "file"),
    completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Report accepted findings without failing. Default: the configuration's.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write open findings to a baseline; keep entries outside this run.",
      valueName: "file"), completion: .file())
  var writeBaseline: String?

  @Flag(help: "Treat each file's first screen as the first after installation.")
  var firstLaunch = false

  @Flag(help: "Remove stale baseline entries.")
  var prune = false

  @Flag(help: "Print the settings that apply to one file, as JSON.")
  var printConfig = false

  func validate() throws {
    if printConfig, writeBaseline != nil || prune {
      throw ValidationError("--print-config goes with neither --write-baseline nor --prune.")
    }
    if writeBaseline != nil, baseline != nil || prune {
      throw ValidationError(
        "--write-baseline goes with neither --baseline nor --prune: it writes a new one.")
    }
  }
}
