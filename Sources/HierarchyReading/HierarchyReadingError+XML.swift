internal import XMLReading

extension HierarchyReadingError {
  /// The same error, of a file.
  init(_ error: XMLReadingError, source: String) {
    self.init(source: source, line: error.line, column: error.column, reason: error.reason)
  }
}
