internal import SourceText

extension HierarchyReadingError {
  /// The same error, with its file.
  init(_ error: DocumentError, source: String) {
    self.init(source: source, line: error.line, column: error.column, reason: error.reason)
  }
}

extension XMLHandler {
  /// The handler, after it has received a whole document.
  func received(
    _ bytes: [UInt8], named name: String, trailer: [UInt8] = []
  ) throws(HierarchyReadingError) -> Self {
    do throws(DocumentError) {
      return try XMLDocument.read(bytes, into: self, trailer: trailer)
    } catch {
      throw HierarchyReadingError(error, source: name)
    }
  }
}
