/// A line of a file of the app, in code or in a resource.
public struct SourceLocation: Sendable, Hashable, Comparable {
  /// The path as given, or as found below the given folder.
  public let file: String
  /// From 1.
  public let line: Int

  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line) < (right.file, right.line)
  }
}

extension SourceLocation: CustomStringConvertible {
  public var description: String { "\(file):\(line)" }
}
