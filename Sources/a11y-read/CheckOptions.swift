internal import ArgumentParser
internal import Platform

/// Whether transcripts are compared with those that were kept.
struct CheckOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Compare with a kept transcript or session, or with x.txt of a folder for x.xml; "
        + "exit 1 where it departs.",
      valueName: "path"))
  var check: String?

  @Flag(help: "With --check: write anew what departs, instead of failing.")
  var update = false

  func validate() throws {
    if update, check == nil { throw ValidationError("--update accepts what --check compares.") }
  }

  /// Compares every file that a path stands for.
  ///
  /// - Parameter transcript: makes the transcript of one file; nil where it cannot be read.
  /// - Throws: the exit code, where it is not 0.
  func compare(
    _ files: [String], of kind: TranscriptCheck.Kind, transcript: (String) -> [UInt8]?
  ) throws {
    guard let check else { return }
    if files.isEmpty {
      Console.complain("a11y-read: error: found no UI hierarchy; expected at least one file")
    }
    var status: Int32 = files.isEmpty ? 2 : 0
    for file in files {
      guard let bytes = transcript(file) else {
        status = 2
        continue
      }
      let source = Folder.relativePath(file)
      switch TranscriptCheck(path: check, accepts: update, kind: kind).check(bytes, of: source) {
      case .same, .updated: break
      case .departed: status = max(status, 1)
      case .unusable: status = 2
      }
    }
    if status != 0 { throw ExitCode(status) }
  }
}
