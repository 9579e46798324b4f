/// Scalars in all styles.
extension YAMLParser {
  /// A scalar without quotes; the lines of one that goes on are joined by blanks.
  mutating func plain(within indent: Int, isInFlow: Bool, isOneLine: Bool) -> String {
    var text = ""
    while true {
      text += plainLine(isInFlow: isInFlow)
      guard !isOneLine else { return text }
      let end = cursor
      var breaks = 0
      while YAMLCursor.isBlank(cursor.current) || cursor.isAtBreak {
        if cursor.isAtBreak { breaks += 1 }
        cursor.advance()
      }
      guard breaks > 0, !cursor.isAtEnd, cursor.current != "#", !cursor.isAtDocumentMarker,
        isInFlow || cursor.column > indent, !startsNothingPlain(isInFlow: isInFlow)
      else {
        cursor = end
        return text
      }
      text += breaks == 1 ? " " : String(repeating: "\n", count: breaks - 1)
    }
  }

  /// Whether what stands at the place would end a plain scalar at once.
  private func startsNothingPlain(isInFlow: Bool) -> Bool {
    if cursor.current == ":", endsPlain(isInFlow: isInFlow) { return true }
    return isInFlow && ",[]{}".unicodeScalars.contains(cursor.current)
  }

  private func endsPlain(isInFlow: Bool) -> Bool {
    cursor.isBlankOrEnd(1) || isInFlow && ",[]{}".unicodeScalars.contains(cursor.peek(1))
  }

  private mutating func plainLine(isInFlow: Bool) -> String {
    var text = ""
    var blanks = ""
    var afterBlanks = cursor
    while !cursor.isAtEnd, !cursor.isAtBreak {
      let scalar = cursor.current
      if scalar == ":", endsPlain(isInFlow: isInFlow) { break }
      if isInFlow, ",[]{}".unicodeScalars.contains(scalar) { break }
      if scalar == "#", !blanks.isEmpty { break }
      cursor.advance()
      if YAMLCursor.isBlank(scalar) {
        blanks.unicodeScalars.append(scalar)
      } else {
        text += blanks
        text.unicodeScalars.append(scalar)
        blanks = ""
        afterBlanks = cursor
      }
    }
    // Blanks at the end belong to nobody; a comment needs one before it.
    cursor = afterBlanks
    return text
  }

  mutating func singleQuoted() throws(YAMLReadingError) -> String {
    var text = ""
    cursor.advance()
    while true {
      try refuseEnd()
      if cursor.isAtBreak || YAMLCursor.isBlank(cursor.current) {
        text += foldedBlanks()
      } else if cursor.current == "'" {
        cursor.advance()
        guard cursor.current == "'" else { return text }
        text.append("'")
        cursor.advance()
      } else {
        text.unicodeScalars.append(cursor.current)
        cursor.advance()
      }
    }
  }

  mutating func doubleQuoted() throws(YAMLReadingError) -> String {
    var text = ""
    cursor.advance()
    while true {
      try refuseEnd()
      switch cursor.current {
      case "\"":
        cursor.advance()
        return text
      case "\\" where YAMLCursor.isBreak(cursor.peek(1)):
        cursor.advance(2)
        while YAMLCursor.isBlank(cursor.current) { cursor.advance() }
      case "\\": text.unicodeScalars.append(try escaped())
      case let scalar where YAMLCursor.isBreak(scalar) || YAMLCursor.isBlank(scalar):
        text += foldedBlanks()
      default:
        text.unicodeScalars.append(cursor.current)
        cursor.advance()
      }
    }
  }

  private func refuseEnd() throws(YAMLReadingError) {
    if cursor.isAtEnd { throw cursor.error("found unexpected end of stream") }
    if cursor.isAtDocumentMarker { throw cursor.error("found unexpected document indicator") }
  }

  /// Blanks as they are; around a line break one blank, or the further breaks.
  private mutating func foldedBlanks() -> String {
    var blanks = ""
    var breaks = 0
    while cursor.isAtBreak || YAMLCursor.isBlank(cursor.current) {
      if cursor.isAtBreak { breaks += 1 } else { blanks.unicodeScalars.append(cursor.current) }
      cursor.advance()
      if cursor.isAtDocumentMarker { break }
    }
    return breaks == 0 ? blanks : breaks == 1 ? " " : String(repeating: "\n", count: breaks - 1)
  }

  private mutating func escaped() throws(YAMLReadingError) -> Unicode.Scalar {
    let backslash = cursor
    cursor.advance()
    let name = cursor.current
    if let length = Self.hexadecimals[name] {
      cursor.advance()
      var value: UInt32 = 0
      for _ in 0..<length {
        guard let digit = Character(cursor.current).hexDigitValue else {
          throw cursor.error("did not find expected hexdecimal number")
        }
        value = value << 4 | UInt32(digit)
        cursor.advance()
      }
      guard let scalar = Unicode.Scalar(value) else {
        throw backslash.error("found invalid Unicode character escape code")
      }
      return scalar
    }
    guard let scalar = Self.escapes[name] else {
      throw cursor.error("found unknown escape character")
    }
    cursor.advance()
    return scalar
  }

  private static let hexadecimals: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "0": "\0", "a": "\u{7}", "b": "\u{8}", "t": "\t", "\t": "\t", "n": "\n", "v": "\u{B}",
    "f": "\u{C}", "r": "\r", "e": "\u{1B}", " ": " ", "\"": "\"", "/": "/", "\\": "\\",
    "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}", "P": "\u{2029}",
  ]
}
