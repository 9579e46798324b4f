/// A text on one line, without line feeds and control characters.
///
/// Runs of line ends and other control characters become one space, since VoiceOver pauses at them.
/// Direction marks are kept: they belong to the text.
struct TranscriptLine {
  let text: String

  init(_ text: String) {
    guard text.unicodeScalars.contains(where: Self.isControl) else {
      self.text = text
      return
    }
    var line = String.UnicodeScalarView()
    var isPending = false
    for scalar in text.unicodeScalars {
      if Self.isControl(scalar) {
        isPending = true
        continue
      }
      if isPending, !line.isEmpty, line.last != " ", scalar != " " { line.append(" ") }
      isPending = false
      line.append(scalar)
    }
    self.text = String(line)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }
}
