/// All errors in a configuration, in file order.
public struct ConfigurationError: Error, Sendable, CustomStringConvertible {
  /// File by file, as their faults were found; in each from its first line to its last.
  public let errors: [PolicyError]

  init(_ errors: [PolicyError]) {
    var files: [String: Int] = [:]
    for error in errors { files[error.place.file] = files[error.place.file] ?? files.count }
    let keys = errors.enumerated().map { index, error in
      (files[error.place.file] ?? 0, error.place.line, error.place.column, index)
    }
    self.errors = keys.sorted(by: <).map { errors[$0.3] }
  }

  /// One line for each.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
