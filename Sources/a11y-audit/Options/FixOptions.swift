internal import ArgumentParser

/// Whether fixes are written into the files.
struct FixOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Write the fixes that are certain into files of our own format and of Interface Builder."))
  var fix = false

  @Flag(help: "With --fix, print what would change as a diff, and write nothing.")
  var dryRun = false

  func validate() throws {
    if dryRun, !fix { throw ValidationError("--dry-run goes with --fix.") }
  }
}
