import Testing

/// A fixture of a capture format, with the reason to keep it.
struct CaptureCase: CustomTestStringConvertible {
  /// The name of `<name>.xml` and of `<name>.outline` beside it.
  var name: String
  var about: String

  init(_ name: String, _ about: String) {
    self.name = name
    self.about = about
  }

  var testDescription: String { "\(name): \(about)" }
}
