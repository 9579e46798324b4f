/// Everything that one file says: an app and its screens.
public struct Hierarchy: Sendable {
  public var app = AppFacts()
  /// One for each layout of each screen.
  public var screens: [Screen] = []
  /// The name of the format it was read from (`ui`, `xcuitest` …).
  public var format: String
  /// Doubtful content of the file that did not prevent reading it.
  public var warnings: [Warning] = []
  /// Comments that speak to this program (`earshot:…`), in the order of the file.
  public var comments: [Comment] = []
  /// Parts of the file that no screen shows.
  public var unreadParts: [UnreadPart] = []

  public init(format: String) { self.format = format }

  /// Doubtful content at a position in the file.
  public struct Warning: Hashable, Sendable {
    public var line: Int
    public var column: Int
    public var message: String
    /// Whether a screen of the file is left out for it, which every report states.
    public var leavesScreenOut: Bool

    public init(line: Int, column: Int, message: String, leavesScreenOut: Bool = false) {
      self.line = line
      self.column = column
      self.message = message
      self.leavesScreenOut = leavesScreenOut
    }
  }
}

extension Hierarchy {
  /// Lines of the file that are not read, with the reason.
  public struct UnreadPart: Hashable, Sendable {
    /// From 1.
    public var lines: ClosedRange<Int>
    /// Completes “the line is”.
    public var reason: String

    public init(lines: ClosedRange<Int>, reason: String) {
      self.lines = lines
      self.reason = reason
    }
  }

  /// The facts about its screens as wholes, for a run that cannot hold all elements.
  public var withoutElements: Hierarchy {
    var hierarchy = self
    hierarchy.comments = []
    for index in hierarchy.screens.indices { hierarchy.screens[index].elements = [] }
    return hierarchy
  }
}

extension Hierarchy {
  /// A comment addressed to this program, with the element after it.
  public struct Comment: Hashable, Sendable {
    /// Without the white space around it; begins with `earshot:`.
    public var text: String
    /// The line on which it ends.
    public var line: Int
    /// The line and column of the next element; nil where none follows.
    public var element: Place?

    /// A position in the file, from 1.
    public struct Place: Hashable, Sendable {
      public var line: Int
      public var column: Int

      public init(line: Int, column: Int) {
        self.line = line
        self.column = column
      }
    }

    /// - Returns: nil for a comment addressed to another tool.
    public init?(_ text: String, line: Int) {
      let trimmed = text.drop(while: \.isWhitespace)
      guard trimmed.hasPrefix("earshot:") else { return nil }
      self.text = String(trimmed.reversed().drop(while: \.isWhitespace).reversed())
      self.line = line
    }
  }
}

extension [Hierarchy.Comment] {
  /// Resolves the comments that wait for an element; they are at the end.
  public mutating func settle(line: Int, column: Int) {
    var index = count - 1
    while index >= 0, self[index].element == nil {
      self[index].element = .init(line: line, column: column)
      index -= 1
    }
  }
}
