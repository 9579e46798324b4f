/// Why a file could not be read as a hierarchy, and where.
public struct HierarchyReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  public var source: String
  /// From 1.
  public var line: Int
  /// In characters, from 1.
  public var column: Int
  /// The fault and the expected content, lower case, no full stop.
  public var reason: String
  /// Why the file is valid and holds nothing to audit; nil for every other file.
  public var emptiness: Emptiness?
  /// Whether the file was opened; otherwise line and column have no meaning.
  public var isOpened = true

  /// Why a valid file holds nothing to audit.
  public enum Emptiness: Hashable, Sendable {
    /// It has no view, such as a storyboard with references only.
    case noView
    /// Other files show all the views that it may have, and those are audited.
    case shownElsewhere
    /// It has views, and what they show is in no file that was read.
    case leftOut
  }

  public init(source: String, line: Int, column: Int, reason: String) {
    self.source = source
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// An error of a file that could not be opened.
  public init(unopened source: String, reason: String) {
    self.init(source: source, line: 1, column: 1, reason: reason)
    isOpened = false
  }

  public var description: String {
    isOpened ? "\(source):\(line):\(column): error: \(reason)" : "\(source): error: \(reason)"
  }
}
