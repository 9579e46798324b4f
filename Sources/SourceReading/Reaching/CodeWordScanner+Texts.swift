extension CodeWordScanner {
  /// Reads a literal text: its names, the whole as a name, and its constant parts if it has variable ones.
  ///
  /// - Parameter hashes: how many `#` are before it.
  mutating func readText(hashes: Int) {
    let isLong = isSwift && bytes[index...].starts(with: Array("\"\"\"".utf8))
    let isJoined = last == UInt8(ascii: "+") || Self.joining.contains(lastName)
    let isIdentifier = isIdentifier
    index += isLong ? 3 : 1
    var whole = CodeName()
    var piece = Piece(isTouching: isJoined)
    fragments.append(Fragments())
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\""), endsText(isLong: isLong, hashes: hashes) { break }
      if !isLong, byte.isNewline { break }
      if byte == 0x0A { line += 1 }
      if byte == UInt8(ascii: "\\"), startsInterpolation(hashes: hashes) {
        close(&piece, touches: true)
        index += 2 + hashes
        mentionUntilClosed()
        piece = Piece(isTouching: true)
      } else if byte == UInt8(ascii: "%"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "@")
      {
        close(&piece, touches: true)
        index += 2
        piece = Piece(isTouching: true)
      } else if byte == UInt8(ascii: "\\"), hashes == 0 {
        close(&piece, touches: false)
        index += 2
        piece = Piece(isTouching: false)
      } else {
        whole.add(byte)
        fragments[fragments.count - 1].note(byte)
        if piece.add(byte) { close(&piece, touches: false) }
        index += 1
      }
    }
    skipSpaces()
    close(&piece, touches: index < bytes.count && bytes[index] == UInt8(ascii: "+"))
    if let text = fragments.popLast() {
      if !text.isProse { words.fragments.formUnion(text.names) }
      if isLong || !text.isSentence {
        for word in text.words {
          if isIdentifier { mention(type: word) } else { mention(word) }
        }
      }
    }
    if isIdentifier { mention(type: whole) } else { mention(whole) }
    words.settings.set(whole, to: nil)
    last = UInt8(ascii: "\"")
    lastName = CodeName()
    modifiers = Modifiers()
  }

  /// The functions that add a text to another.
  private static let joining: Set<CodeName> = [
    CodeName("appending"), CodeName("append"), CodeName("stringByAppendingString"),
  ]

  /// The constant parts of a text.
  struct Fragments {
    var names: Set<CodeName> = []
    /// The names in it.
    var words: [CodeName] = []
    /// Whether it has spaces or colons, as no name of a screen has: `"Wallet \(name)"`.
    var isProse = false
    /// Whether it is words for a person, not the name of an object: `"The wallet is empty"`.
    var isSentence = false

    mutating func note(_ byte: UInt8) {
      if byte == UInt8(ascii: " ") { isSentence = true }
      if byte.isSpace || byte == UInt8(ascii: ":") { isProse = true }
    }
  }

  /// A run of characters in a text.
  private struct Piece {
    var name = CodeName()
    var exact = CodeName()
    /// Whether it follows a variable part.
    var isTouching: Bool

    /// - Returns: whether the character ends the run.
    mutating func add(_ byte: UInt8) -> Bool {
      name.add(byte)
      if byte.isNamePart { exact.add(exactly: byte) }
      return !byte.isNamePart
    }
  }

  /// Ends a run of characters.
  ///
  /// - Parameter touches: whether a variable part follows.
  private mutating func close(_ piece: inout Piece, touches: Bool) {
    fragments[fragments.count - 1].words.append(piece.name)
    if piece.isTouching || touches, piece.name.length >= Self.shortestFragment {
      fragments[fragments.count - 1].names.insert(piece.exact)
    }
    piece = Piece(isTouching: false)
  }

  /// Shorter ones are in every text.
  private static let shortestFragment = 3

  /// Moves behind the quotes and `#` that end a text; false if the quotes at the position do not.
  private mutating func endsText(isLong: Bool, hashes: Int) -> Bool {
    let end =
      Array((isLong ? "\"\"\"" : "\"").utf8) + Array(repeating: UInt8(ascii: "#"), count: hashes)
    guard bytes[index...].starts(with: end) else { return false }
    index += end.count
    return true
  }

  /// `\(`, and `\#(` in a text with hashes.
  private func startsInterpolation(hashes: Int) -> Bool {
    let end = index + 1 + hashes
    return isSwift && end < bytes.count && bytes[end] == UInt8(ascii: "(")
      && bytes[(index + 1)..<end].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Records the names up to the parenthesis that closes the open one.
  mutating func mentionUntilClosed() {
    var depth = 1
    while index < bytes.count, depth > 0 {
      let byte = bytes[index]
      if skipComment() { continue }
      switch byte {
      case UInt8(ascii: "\""):
        // Texts in texts are rarely deeper than this; the rest counts as mentioned.
        guard nesting < Self.deepestText else {
          index += 1
          continue
        }
        nesting += 1
        readText(hashes: 0)
        nesting -= 1
      case _ where byte.isNamePart: mention(takeName().name)
      default:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if byte == 0x0A { line += 1 }
        index += 1
      }
    }
  }

  private static let deepestText = 16
}
