/// A line that was not heard to its end.
public struct CutLine: Hashable, Sendable {
  public let line: SpokenLine
  /// How many scalars of its caption had been heard, in whole words.
  public let spokenThrough: Int
  /// Whether it is said again, or goes on, by itself or when the user says so.
  public let resumes: Bool

  init(_ line: SpokenLine, at offset: Int, resumes: Bool) {
    self.line = line
    spokenThrough = line.wordStart(at: offset)
    self.resumes = resumes
  }

  /// What had been heard of it.
  public var heard: String {
    String(line.caption.unicodeScalars.prefix(spokenThrough)).trimmed
  }
}
