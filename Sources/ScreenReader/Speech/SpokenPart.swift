/// A part of a line that is spoken without a break.
public struct SpokenPart: Hashable, Sendable {
  public var text: String
  /// Its beginning in the text of its line, in scalars.
  public var offset: Int
  /// A capital on its own is spoken at a higher pitch, as by VoiceOver.
  public var isCapital: Bool

  public init(text: String, offset: Int, isCapital: Bool) {
    self.text = text
    self.offset = offset
    self.isCapital = isCapital
  }
}

extension SpokenLine {
  /// The parts before the hint: the whole text or, if it is spelled, its characters, so that a
  /// punctuation mark is named and a capital is audible.
  public var parts: [SpokenPart] {
    guard isSpelled else { return [SpokenPart(text: text, offset: 0, isCapital: false)] }
    var parts: [SpokenPart] = []
    var offset = 0
    for piece in text.split(separator: ", ", omittingEmptySubsequences: false) {
      let isCapital = piece.count == 1 && piece.first?.isUppercase == true
      parts.append(SpokenPart(text: String(piece), offset: offset, isCapital: isCapital))
      offset += piece.unicodeScalars.count + 2
    }
    return parts
  }
}
