internal import ArgumentParser
internal import Platform

/// Whether to compare transcripts with stored ones.
struct CheckOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Compare with a stored transcript or session, or a folder of them; exit 1 if it differs.",
      valueName: "path"), completion: .file())
  var check: String?

  @Flag(help: "Overwrite transcripts that differ.")
  var update = false

  func validate() throws {
    if update, check == nil { throw ValidationError("--update needs --check.") }
  }

  /// Compares every file at the paths.
  ///
  /// - Parameter transcript: makes the transcript of one file; nil if it cannot be read.
  /// - Throws: the exit code, unless it is 0.
  func compare(
    _ files: [String], of kind: TranscriptCheck.Kind, transcript: (String) -> [UInt8]?
  ) throws {
    guard let check else { return }
    if files.isEmpty {
      Console.complain("a11y-read: error: no supported files; see --help for formats")
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
