internal import Platform

/// Reads one code file in the language of its extension.
enum CodeFile {
  /// The content of one file.
  struct Content: Sendable {
    /// Nil for a file that does not concern views.
    var facts: SourceFacts?
    /// The names in the file; nil if it could not be read.
    var names: MentionedNames?
    /// Whether all its statements were read.
    var isRead: Bool { names != nil && facts?.warnings.isEmpty ?? true }
  }

  static func recognizes(_ path: String) -> Bool {
    path.hasSuffix(".swift") || objectiveC.contains(where: path.hasSuffix)
  }

  private static let objectiveC = [".h", ".m", ".mm"]

  /// - Parameter wanted: the names that storyboards and xibs have.
  static func read(_ path: String, named name: String, wanted: Set<NameHash>) -> Content {
    let isSwift = path.hasSuffix(".swift")
    do {
      let bytes = try InputFile.read(path, limit: sizeLimit)
      let names = CodeNameScanner.names(in: bytes, isSwift: isSwift, wanted: wanted)
      guard isSwift else {
        return Content(facts: ObjectiveCSourceReader.read(bytes, file: name), names: names)
      }
      guard MentionScan.mentionsViews(bytes) else { return Content(names: names) }
      return Content(facts: SwiftSourceReader.read(bytes, file: name), names: names)
    } catch {
      var facts = SourceFacts(file: name)
      facts.warnings.append(
        SourceWarning(
          location: SourceLocation(file: name, line: 1), column: 1,
          message: "found a file that cannot be read (\(error.reason)); expected code"))
      return Content(facts: facts, names: names(in: path, wanted: wanted))
    }
  }

  /// The names in a file, even if it is too large for reading its statements; nil if it cannot be
  /// read.
  static func names(in path: String, wanted: Set<NameHash>?) -> MentionedNames? {
    (try? InputFile.read(path, limit: CodeNameScanner.sizeLimit)).map {
      CodeNameScanner.names(in: $0, isSwift: path.hasSuffix(".swift"), wanted: wanted)
    }
  }

  /// One byte above the readers' limit, so that they reject the file.
  private static let sizeLimit = (8 << 20) + 1
}
