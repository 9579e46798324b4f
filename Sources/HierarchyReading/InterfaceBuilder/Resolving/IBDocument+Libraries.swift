internal import AccessibilityModel

extension IBDocument {
  /// The evidence about the code of a class: no code, if the file states that it is a library's.
  ///
  /// Xcode names the module of each class in Swift, and `target` as the provider of the app's own
  /// (docs/evidence/formats.md#classes-of-libraries).
  ///
  /// - Returns: nil for a class that may be the app's own.
  func evidence(ofClass name: String, of object: IBObject) -> CodeEvidence? {
    guard let module = object.customModule, !module.isEmpty, !object.isOfTarget,
      module != moduleName
    else { return nil }
    let answer = CodeEvidence.Answer.unknown(
      "\(name) is a class of the library \(module), whose source was not read")
    return CodeEvidence(
      Dictionary(uniqueKeysWithValues: CodeEvidence.Subject.allCases.map { ($0, answer) }))
  }
}

extension IBObject {
  /// Whether the file does not say whose its class is: Xcode names no module for a class in Objective-C.
  var isOfUnknownModule: Bool { !isOfTarget && customModule?.isEmpty != false }
}
