internal import AuditPolicy
internal import Serving

extension PolicyFinder {
  /// The diagnostics that an editor shows in `.earshot.yml`.
  ///
  /// Errors of a file that it extends are shown at its beginning, with their own positions.
  static func diagnostics(ofConfiguration path: String, _ text: [UInt8]) -> [Diagnostic] {
    let found = findings(inConfiguration: path, text)
    return found.errors.map { diagnostic(at: $0.place, in: path, .error, $0.reason) }
      + found.warnings.map { diagnostic(at: $0.place, in: path, .warning, $0.message) }
  }

  private static func diagnostic(
    at place: SourcePosition, in path: String, _ severity: Diagnostic.Severity, _ message: String
  ) -> Diagnostic {
    let isHere = place.file == path
    return Diagnostic(
      line: isHere ? place.line : 1, column: isHere ? place.column : 1, severity: severity,
      rule: nil, address: nil, message: isHere ? message : "\(place): \(message)")
  }
}
