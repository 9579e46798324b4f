internal import Platform

/// Reads one code file in the language of its extension.
enum CodeFile {
  /// The content of one file.
  struct Content: Sendable {
    /// Nil for a file that does not concern views.
    var facts: SourceFacts?
    /// Nil for a file that could not be read.
    var words: CodeWords?
  }

  static func recognizes(_ path: String) -> Bool {
    path.hasSuffix(".swift") || objectiveC.contains(where: path.hasSuffix)
  }

  private static let objectiveC = [".h", ".m", ".mm"]

  static func read(_ path: String, named name: String) -> Content {
    do {
      let bytes = try InputFile.read(path, limit: sizeLimit)
      let isSwift = path.hasSuffix(".swift")
      let words = CodeWords(of: bytes, file: name, isSwift: isSwift)
      // Header files of constants name no view, and scanning needs no parser.
      guard isSwift else {
        return Content(facts: ObjectiveCSourceReader.read(bytes, file: name), words: words)
      }
      guard MentionScan.mentionsViews(bytes) else { return Content(words: words) }
      return Content(facts: SwiftSourceReader.read(bytes, file: name), words: words)
    } catch {
      var facts = SourceFacts(file: name)
      facts.warnings.append(
        SourceWarning(
          location: SourceLocation(file: name, line: 1), column: 1,
          message: "found a file that cannot be read (\(error.reason)); expected code"))
      return Content(facts: facts)
    }
  }

  /// One byte above the readers' limit, so that they reject the file.
  private static let sizeLimit = (8 << 20) + 1
}
