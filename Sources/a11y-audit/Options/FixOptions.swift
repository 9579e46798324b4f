internal import ArgumentParser

/// Whether to write fixes into the files.
struct FixOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Apply autofixes to Interface Builder and ui files."))
  var fix = false

  @Flag(help: "With --fix: print the changes as a diff and write nothing.")
  var dryRun = false

  func validate() throws {
    if dryRun, !fix { throw ValidationError("--dry-run goes with --fix.") }
  }
}
