internal import SourceText

extension HierarchyReadingError {
  /// The same error, with its file.
  init(_ error: JSONReadingError, source: String) {
    self.init(source: source, line: error.line, column: error.column, reason: error.reason)
  }
}
