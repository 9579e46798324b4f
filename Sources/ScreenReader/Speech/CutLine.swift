/// A line that was not heard completely.
public struct CutLine: Hashable, Sendable {
  public let line: SpokenLine
  /// How many scalars of its caption had been heard, in whole words.
  public let spokenThrough: Int
  /// Whether it is repeated or resumed, automatically or by the user.
  public let resumes: Bool

  init(_ line: SpokenLine, at offset: Int, resumes: Bool) {
    self.line = line
    spokenThrough = line.wordStart(at: offset)
    self.resumes = resumes
  }

  /// The part that had been heard.
  public var heard: String {
    String(line.caption.unicodeScalars.prefix(spokenThrough)).trimmed
  }
}
