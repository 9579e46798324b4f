internal import AccessibilityModel

/// Counts what is odd in a file: one warning for each kind, at the first place of it.
///
/// A capture of a million elements may have the same unknown attribute on each of them.
struct OddityLog {
  private struct Entry {
    var line: Int
    var column: Int
    var count: Int
  }

  private var entries: [String: Entry] = [:]

  /// Notes something odd at a place of the file, where it stands after all that came before.
  mutating func note(_ message: String, line: Int, column: Int) {
    entries[message, default: Entry(line: line, column: column, count: 0)].count += 1
  }

  /// One warning for each message, in the order of the file.
  var warnings: [Hierarchy.Warning] {
    entries.map { message, entry in
      let times = entry.count == 1 ? "" : " (\(entry.count) times)"
      return Hierarchy.Warning(line: entry.line, column: entry.column, message: message + times)
    }
    .sorted { ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message) }
  }
}
