/// A line in pieces that fit a width, broken between words: a braille display shows 40 characters, and
/// a terminal breaks within a word.
public struct LineBreaks: Sendable {
  public let lines: [String]

  public init(_ text: String, width: Int) {
    var lines: [String] = []
    var rest = Array(text)[...]
    while width > 0, rest.count > width {
      // The terminal breaks a word that is longer than a line.
      let last = rest.prefix(width + 1).lastIndex(of: " ")
      guard let space = last ?? rest.firstIndex(of: " "), space > rest.startIndex else { break }
      lines.append(String(rest[..<space]))
      rest = rest[(space + 1)...]
    }
    self.lines = lines + [String(rest)]
  }
}
