internal import AccessibilityModel

// The progress of a line, by a clock that needs no sound.
extension SpokenLine {
  /// VoiceOver pauses before a hint, in milliseconds.
  static let pauseBeforeHint = 300

  /// The scalar of the caption that is being spoken after a time.
  func offset(after milliseconds: Int, of duration: LineDuration) -> Int {
    let length = text.unicodeScalars.count
    if milliseconds < duration.text { return milliseconds * length / duration.text }
    guard let hint, let hintDuration = duration.hint, hintDuration > 0 else { return length }
    // During the pause the text has been heard, including the mark after it.
    let rest = milliseconds - duration.text - Self.pauseBeforeHint
    guard rest >= 0 else { return hintOffset }
    let hintLength = hint.unicodeScalars.count
    return hintOffset + min(hintLength, rest * hintLength / hintDuration)
  }

  /// Where the hint begins in the caption.
  public var hintOffset: Int {
    caption.unicodeScalars.count - (hint?.unicodeScalars.count ?? 0)
  }

  /// The beginning of the word that is being spoken at a scalar of the caption.
  ///
  /// A text without spaces, such as Japanese, resumes at the exact character.
  func wordStart(at offset: Int) -> Int {
    let scalars = Array(caption.unicodeScalars)
    var start = min(max(offset, 0), scalars.count)
    while start < scalars.count, scalars[start].properties.isWhitespace { start += 1 }
    guard start < scalars.count else { return start }
    while start > 0, !scalars[start - 1].properties.isWhitespace, !Self.isWord(scalars[start - 1]) {
      start -= 1
    }
    return start
  }

  /// Whether a scalar is a word of its own: an ideograph, a kana or one of their marks. Korean has spaces.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch EastAsianScript(scalar) {
    case .han, .hiragana, .katakana: true
    case .hangul: false
    case nil: scalar.isFullWidth
    }
  }

  /// The rest from a scalar of the caption; nil if nothing is left.
  func rest(from offset: Int) -> SpokenLine? {
    guard offset < caption.unicodeScalars.count else { return nil }
    if offset <= 0 { return self }
    var line = self
    line.phrases = []
    if offset < text.unicodeScalars.count {
      line.text = String(text.unicodeScalars.dropFirst(offset))
      line.caption = String(caption.unicodeScalars.dropFirst(offset))
      return line
    }
    guard let hint else { return nil }
    line.text = String(hint.unicodeScalars.dropFirst(max(0, offset - hintOffset)))
    line.hint = nil
    line.caption = line.text
    return line
  }
}
