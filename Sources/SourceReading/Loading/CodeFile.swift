internal import Platform

/// Reads one code file in the language of its extension.
enum CodeFile {
  static func recognizes(_ path: String) -> Bool {
    path.hasSuffix(".swift") || objectiveC.contains(where: path.hasSuffix)
  }

  private static let objectiveC = [".h", ".m", ".mm"]

  /// - Returns: nil for a file that does not concern views.
  static func read(_ path: String, named name: String) -> SourceFacts? {
    do {
      let bytes = try InputFile.read(path, limit: sizeLimit)
      // Header files of constants name no view, and scanning needs no parser.
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

  /// One byte above the readers' limit, so that they reject the file.
  private static let sizeLimit = (8 << 20) + 1
}
