internal import AccessibilityModel

/// Collects warnings about a file: one for each message, at its first position, with a count.
///
/// A capture of a million elements may have the same unknown attribute on each of them.
struct WarningCollector {
  private struct Entry {
    var line: Int
    var column: Int
    var count: Int
  }

  private var entries: [String: Entry] = [:]

  /// Adds a warning; positions must not decrease.
  mutating func add(_ message: String, line: Int, column: Int) {
    entries[message, default: Entry(line: line, column: column, count: 0)].count += 1
  }

  /// One warning for each message, in the order of the file.
  var all: [Hierarchy.Warning] {
    entries.map { message, entry in
      let times = entry.count == 1 ? "" : " (\(entry.count) times)"
      return Hierarchy.Warning(line: entry.line, column: entry.column, message: message + times)
    }
    .sorted { ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message) }
  }
}
