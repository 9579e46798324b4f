/// Finds the names in a file of code: its words, and those in its texts.
///
/// Comments, imports and the declaration of a class itself do not count as uses: Xcode begins each
/// file with a comment that contains the name of its class.
struct CodeNameScanner {
  /// The largest file whose names are read, in bytes.
  static let sizeLimit = 64 << 20

  private let bytes: [UInt8]
  private let isSwift: Bool
  private var index = 0
  /// Whether the rest may contain the end of a comment.
  private var hasCommentEnd = true
  private(set) var found: MentionedNames
  /// The previous word, if only spaces are between it and the next one.
  private var previous: ArraySlice<UInt8> = []
  /// The last two characters other than spaces, and the word that the second of them ends.
  private var before: (UInt8, UInt8) = (0, 0)
  private var lastWord: ArraySlice<UInt8> = []
  /// The texts up to here, which count as fragments if the file joins texts from lists.
  private var texts: [ArraySlice<UInt8>] = []
  private var joins = false

  static func names(in bytes: [UInt8], isSwift: Bool, wanted: Set<NameHash>?) -> MentionedNames {
    var scanner = CodeNameScanner(bytes, isSwift, wanted)
    while scanner.index < bytes.count { scanner.scanNext() }
    if scanner.joins { for text in scanner.texts { scanner.found.add(fragment: text) } }
    return scanner.found
  }

  private init(_ bytes: [UInt8], _ isSwift: Bool, _ wanted: Set<NameHash>?) {
    self.bytes = bytes
    self.isSwift = isSwift
    found = MentionedNames(wanted: wanted)
  }

  private static let joining = ["joined", "componentsJoinedByString"].map { Array($0.utf8) }

  private func byte(_ offset: Int) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private mutating func scanNext() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "/") where self.byte(1) == byte: skip { $0.isNewline }
    case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): scanText()
    // A quotation mark as a character of C.
    case UInt8(ascii: "'") where !isSwift && self.byte(2) == byte: index += 3
    case UInt8(ascii: "@") where !isSwift && follows("@class"): skip { $0 == UInt8(ascii: ";") }
    case UInt8(ascii: "@") where !isSwift && follows("@import"): skip { $0.isNewline }
    case UInt8(ascii: "#") where follows("#import") || follows("#include"):
      skip { $0.isNewline }
    case _ where byte.isNamePart: scanWord()
    default:
      if !byte.isSpace {
        before = (before.1, byte)
        previous = []
      }
      index += 1
    }
  }

  private func follows(_ text: StaticString) -> Bool {
    bytes[index...].starts(with: text.description.utf8)
  }

  private mutating func skip(until isEnd: (UInt8) -> Bool) {
    index = bytes[index...].firstIndex(where: isEnd) ?? bytes.count
  }

  private mutating func skipComment() {
    let end =
      hasCommentEnd ? bytes[index...].dropFirst(2).firstRange(of: Self.commentEnd)?.upperBound : nil
    // A comment without an end may be a pattern in a text.
    hasCommentEnd = end != nil
    index = end ?? index + 2
  }

  private static let commentEnd = Array("*/".utf8)

  private mutating func scanWord() {
    let start = index
    index = bytes[start...].firstIndex { !$0.isNamePart } ?? bytes.count
    let word = bytes[start..<index]
    if isSwift, before.1 != UInt8(ascii: "."), word.elementsEqual("import".utf8) {
      return skip { $0.isNewline }
    }
    if !Self.declaring.contains(where: { previous.elementsEqual($0) }) { found.add(word) }
    if Self.starting.contains(where: { word.elementsEqual($0) })
      || before.1 == UInt8(ascii: "@") && word.elementsEqual("main".utf8)
    {
      found.startsApp = true
    }
    joins = joins || Self.joining.contains { word.elementsEqual($0) }
    previous = word
    lastWord = word
    before = (before.1, word.last ?? 0)
  }

  private static let starting = ["UIApplicationMain", "NSApplicationMain"].map { Array($0.utf8) }
  private static let declaring = [
    "class", "struct", "extension", "interface", "implementation",
  ].map { Array($0.utf8) }
}

// MARK: - Texts

extension CodeNameScanner {
  private mutating func scanText() {
    let text = consumeText()
    found.add(text: text)
    texts.append(text)
    if let hole = text.indices.first(where: { isHole(at: $0, of: text) }) {
      addParts(of: text, around: hole)
      // An interpolation contains code.
      for word in text[hole...].split(whereSeparator: { !$0.isNamePart }) { found.add(word) }
    }
    if isPutTogether { found.add(fragment: text) }
    before = (before.1, UInt8(ascii: "\""))
    previous = []
    lastWord = []
  }

  /// Whether an interpolation or a format (`%d`) begins at an index.
  private func isHole(at index: Int, of text: ArraySlice<UInt8>) -> Bool {
    text[index] == UInt8(ascii: "%")
      || text[index] == UInt8(ascii: "\\") && text[index...].dropFirst().first == UInt8(ascii: "(")
  }

  /// The text at the index, without its quotation marks.
  private mutating func consumeText() -> ArraySlice<UInt8> {
    let quote = UInt8(ascii: "\"")
    let isLong = isSwift && byte(1) == quote && byte(2) == quote
    index += isLong ? 3 : 1
    let start = index
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if !isLong, byte.isNewline { break }
      if byte == UInt8(ascii: "\\") {
        if isSwift, self.byte(1) == UInt8(ascii: "(") { depth += 1 }
        index += 2
        continue
      }
      if depth > 0 {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
      } else if byte == quote, !isLong || self.byte(1) == quote && self.byte(2) == quote {
        break
      }
      index += 1
    }
    let text = bytes[start..<min(index, bytes.count)]
    index = min(index + (isLong ? 3 : 1), bytes.count)
    return text
  }

  /// Whether the text that was just read is joined with another one.
  private var isPutTogether: Bool {
    let mark = before.1 == UInt8(ascii: "@") ? before.0 : before.1
    if mark == UInt8(ascii: "+") || mark == UInt8(ascii: "=") && before.0 == UInt8(ascii: "+") {
      return true
    }
    let words = String(decoding: lastWord, as: UTF8.self).lowercased()
    if words.contains("append") || words.contains("prefix") || words.contains("suffix") {
      return true
    }
    let rest = bytes[index...].drop(while: \.isSpace)
    return rest.first == UInt8(ascii: "+") || rest.starts(with: ".append".utf8)
      || rest.starts(with: "stringByAppending".utf8)
  }

  /// Adds the constant parts before the first hole in a text and after the last one.
  private mutating func addParts(of text: ArraySlice<UInt8>, around hole: Int) {
    addFragment(text[..<hole], atEnd: true)
    let last = text.lastIndex { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "%") } ?? hole
    let rest = text[last...].dropFirst()
    let isFormat = text[last] == UInt8(ascii: "%")
    addFragment(isFormat ? behindConversion(rest) : rest, atEnd: false)
  }

  /// The text after a conversion: `Card` of `@Card` and of `02ldCard`.
  private func behindConversion(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.drop(while: Self.flags.contains).dropFirst()
  }

  /// The flags, widths and lengths of a conversion
  /// (https://developer.apple.com/library/archive/documentation/CoreFoundation/Conceptual/CFStrings/formatSpecifiers.html).
  private static let flags = Set("0123456789.$+-# hlqLztj".utf8)

  /// Adds a constant part of a text, and the name in it that touches the hole.
  private mutating func addFragment(_ part: ArraySlice<UInt8>, atEnd: Bool) {
    found.add(fragment: part)
    let name =
      atEnd
      ? part[(part.lastIndex { !$0.isNamePart }.map { $0 + 1 } ?? part.startIndex)...]
      : part.prefix(while: \.isNamePart)
    found.add(fragment: name)
  }
}
