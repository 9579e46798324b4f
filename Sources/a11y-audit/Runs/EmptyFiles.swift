internal import HierarchyReading
internal import Reports

// Files without views, and those that cannot be read.

extension AuditPipeline.LoadedFile {
  /// Why a valid file without views is not audited; nil for every other file.
  var emptyFile: HierarchyReadingError? {
    guard case .failure(let error) = result, error.emptiness != nil else { return nil }
    return error
  }
}

extension HierarchyReadingError {
  /// The warning about a file without views, if other files have some.
  static let emptyFileWarning = "contains no views; nothing to audit"
}

extension AuditReport.Unreadable {
  init(_ error: HierarchyReadingError) {
    self.init(
      source: error.source, line: error.line, column: error.column, message: error.reason,
      isOpened: error.isOpened, isEmpty: error.emptiness != nil)
  }
}
