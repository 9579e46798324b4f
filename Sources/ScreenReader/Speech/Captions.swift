extension Item {
  /// The line that a terminal or a plain transcript shows; nil for an item that is only heard.
  ///
  /// It is one line and cannot control a terminal, even if a label tries to.
  public var caption: String? {
    switch self {
    case .speech(let line): CaptionText.safe(line.caption)
    case .sound(.focus): nil
    case .sound(let sound): "[\(sound.rawValue)]"
    case .effect(let effect): "(\(effect.text))"
    case .action(let name): CaptionText.safe("(action \(name))")
    case .note(let text): CaptionText.safe(text)
    case .cut: nil
    }
  }
}

/// Untrusted text for a terminal.
enum CaptionText {
  /// One line without control characters, and without direction marks, which could make a line read
  /// differently from its content.
  static func safe(_ text: String) -> String {
    let line = TranscriptLine(text).text
    guard line.unicodeScalars.contains(where: turnsDirection) else { return line }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: line.unicodeScalars.filter { !turnsDirection($0) })
    return String(result)
  }

  private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
