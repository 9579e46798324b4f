/// A part of a line that is spoken in one go.
public struct SpokenPart: Hashable, Sendable {
  public var text: String
  /// Where it begins in the text of its line, in scalars.
  public var offset: Int
  /// A capital on its own is said with a higher voice, as VoiceOver does.
  public var isCapital: Bool

  public init(text: String, offset: Int, isCapital: Bool) {
    self.text = text
    self.offset = offset
    self.isCapital = isCapital
  }
}

extension SpokenLine {
  /// What is spoken before the hint: the whole text, or where it is spelled, character by character,
  /// so that a mark on its own is named and a capital heard.
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
