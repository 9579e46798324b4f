/// The system's error for a file that could not be used.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  public let path: String
  /// Lower case, no full stop.
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The last error of the C library, about a path.
  init(path: String) { self.init(path: path, reason: CLibrary.lastError) }

  /// The error for a number of the C library.
  public init(code: Int32, path: String) {
    self.init(path: path, reason: CLibrary.words(for: code))
  }

  public var description: String { "\(path): error: \(reason)" }
}
