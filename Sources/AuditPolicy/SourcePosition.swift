/// A position in a text file, as in editors.
public struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  public var file: String
  /// From 1.
  public var line: Int
  /// In characters, from 1.
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String { "\(file):\(line):\(column)" }
}

/// Why a file of a policy cannot be used, with the position.
public struct PolicyError: Error, Hashable, Sendable, CustomStringConvertible {
  public var place: SourcePosition
  /// Lower case, no full stop.
  public var reason: String

  public init(_ place: SourcePosition, _ reason: String) {
    self.place = place
    self.reason = reason
  }

  public var description: String { "\(place): error: \(reason)" }
}

/// An unused or doubtful part of a configuration that does not stop the run.
public struct PolicyWarning: Error, Hashable, Sendable, CustomStringConvertible {
  public var place: SourcePosition
  /// Lower case, no full stop.
  public var message: String

  init(_ place: SourcePosition, _ message: String) {
    self.place = place
    self.message = message
  }

  public var description: String { "\(place): warning: \(message)" }
}
