internal import Platform

/// Reads one file of code in the language that its name says.
enum CodeFile {
  static func recognizes(_ path: String) -> Bool {
    path.hasSuffix(".swift") || objectiveC.contains(where: path.hasSuffix)
  }

  private static let objectiveC = [".h", ".m", ".mm"]

  /// - Returns: nil for a file that says nothing about views.
  static func read(_ path: String, named name: String) -> SourceFacts? {
    do {
      let bytes = try InputFile.read(path, limit: sizeLimit)
      // Headers of constants name no view, and scanning takes no parser.
      guard path.hasSuffix(".swift") else {
        return ObjectiveCSourceReader.read(bytes, file: name)
      }
      guard MentionScan.mentionsViews(bytes) else { return nil }
      return SwiftSourceReader.read(bytes, file: name)
    } catch {
      var facts = SourceFacts(file: name)
      facts.warnings.append(
        SourceWarning(
          location: SourceLocation(file: name, line: 1), column: 1,
          message: "found a file that cannot be read (\(error.reason)); expected code"))
      return facts
    }
  }

  /// One byte more than what is read, so that the reader can refuse the file.
  private static let sizeLimit = (8 << 20) + 1
}
