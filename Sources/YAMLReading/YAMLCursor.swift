/// A place in the text of a document that only ever moves on.
struct YAMLCursor {
  private let scalars: [Unicode.Scalar]
  private(set) var offset = 0
  /// Both from 0.
  private(set) var line = 0
  private(set) var column = 0

  init(_ text: String) {
    var scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    self.scalars = scalars
  }

  var isAtEnd: Bool { offset >= scalars.count }
  /// The scalar at the place; a zero at the end.
  var current: Unicode.Scalar { peek(0) }
  var isAtBreak: Bool { Self.isBreak(current) }
  /// Whether a blank, a line break or the end stands there.
  var isAtBlankOrEnd: Bool { isBlankOrEnd(0) }
  /// Whether only blanks stand before the place in its line.
  var isFirstInLine: Bool {
    var place = offset - 1
    while place >= 0, scalars[place] == " " || scalars[place] == "\t" { place -= 1 }
    return place < 0 || Self.isBreak(scalars[place])
  }
  /// Whether the line begins with `---` or `...` alone.
  var isAtDocumentMarker: Bool {
    guard column == 0, isBlankOrEnd(3) else { return false }
    return (0...2).allSatisfy { peek($0) == "-" } || (0...2).allSatisfy { peek($0) == "." }
  }

  func peek(_ distance: Int) -> Unicode.Scalar {
    offset + distance < scalars.count ? scalars[offset + distance] : "\0"
  }

  func isBlankOrEnd(_ distance: Int) -> Bool {
    let scalar = peek(distance)
    return scalar == " " || scalar == "\t" || Self.isBreak(scalar)
      || offset + distance >= scalars.count
  }

  mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where !isAtEnd {
      let scalar = scalars[offset]
      offset += 1
      if Self.isBreak(scalar), !(scalar == "\r" && current == "\n") {
        line += 1
        column = 0
      } else {
        column += 1
      }
    }
  }

  /// Moves over the blanks and the comment at the place, up to the end of the line.
  mutating func skipBlanks() {
    let isApart = offset == 0 || column == 0 || Self.isBlank(scalars[offset - 1])
    var mayComment = isApart
    while Self.isBlank(current) {
      advance()
      mayComment = true
    }
    guard mayComment, current == "#" else { return }
    while !isAtEnd, !isAtBreak { advance() }
  }

  /// The place as an error.
  ///
  /// The end of a file counts as a line of its own, as with libyaml.
  func error(_ reason: String) -> YAMLReadingError {
    isAtEnd && column > 0
      ? YAMLReadingError(line: line + 2, column: 1, reason: reason)
      : YAMLReadingError(line: line + 1, column: column + 1, reason: reason)
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
