// How far a line has got, on a clock that needs no sound.
extension SpokenLine {
  /// Words a minute at which a scalar takes 55 ms: espeak-ng's usual pace.
  private static let usualRate = 175
  private static let usualPace = 55
  /// VoiceOver pauses before a hint.
  static let pauseBeforeHint = 300

  /// About how long it takes to say, at so many words a minute.
  func milliseconds(atRate rate: Int) -> Int {
    Self.duration(of: text, rate)
      + (hint.map { Self.pauseBeforeHint + Self.duration(of: $0, rate) } ?? 0)
  }

  private static func duration(of text: String, _ rate: Int) -> Int {
    text.unicodeScalars.count * usualPace * usualRate / max(1, rate)
  }

  /// The scalar of the caption that is being said after so long.
  func offset(after milliseconds: Int, atRate rate: Int) -> Int {
    let length = text.unicodeScalars.count
    let spoken = milliseconds * rate / (Self.usualPace * Self.usualRate)
    if spoken < length { return spoken }
    guard let hint else { return length }
    // In the pause the text has been heard, with the mark after it.
    let rest = milliseconds - Self.duration(of: text, rate) - Self.pauseBeforeHint
    guard rest >= 0 else { return hintOffset }
    let inHint = rest * rate / (Self.usualPace * Self.usualRate)
    return hintOffset + min(hint.unicodeScalars.count, inHint)
  }

  /// Where the hint begins in the caption.
  public var hintOffset: Int {
    caption.unicodeScalars.count - (hint?.unicodeScalars.count ?? 0)
  }

  /// Where the word begins that is being said at a scalar of the caption.
  ///
  /// What is not parted by spaces, such as Japanese, goes on at the very character.
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

  /// Whether a scalar is a word of its own: an ideograph or a kana.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x303E, 0x3041...0x3096, 0x30A1...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0xFF00...0xFF65, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// What is left from a scalar of the caption on; nil where nothing is.
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
