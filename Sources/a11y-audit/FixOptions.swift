internal import ArgumentParser

/// Whether fixes are written into the files.
struct FixOptions {
  var fix: Bool
  var dryRun: Bool

  func validate() throws {
    if dryRun, !fix { throw ValidationError("--dry-run goes with --fix.") }
  }
}
