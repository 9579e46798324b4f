internal import AccessibilityModel
internal import SourceText

/// Reads the values of attributes, or reports what was expected.
///
/// Every function gets the tag and the index of the attribute, and throws at the position of the
/// tag.
enum UIValue {
  typealias Tag = XMLStartTag<UIAttribute>

  static func bool(_ tag: borrowing Tag, _ index: Int) throws(DocumentError) -> Bool {
    if let value = tag.boolean(at: index) { return value }
    throw mismatch(tag, index, expected: "true or false")
  }

  static func number(_ tag: borrowing Tag, _ index: Int) throws(DocumentError) -> Double {
    guard let number = tag.number(at: index) else {
      throw mismatch(tag, index, expected: "a number")
    }
    return number
  }

  /// A whole number, 0 or more.
  static func count(_ tag: borrowing Tag, _ index: Int) throws(DocumentError) -> Int {
    guard let number = tag.number(at: index), let count = Int(exactly: number), count >= 0 else {
      throw mismatch(tag, index, expected: "a whole number from 0")
    }
    return count
  }

  static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ tag: borrowing Tag, _ index: Int, as type: Word.Type
  ) throws(DocumentError) -> Word {
    guard let word = Word(rawValue: tag.string(at: index)) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw mismatch(tag, index, expected: "one of \(words)")
    }
    return word
  }

  static func words<Word: RawRepresentable<String> & CaseIterable & Hashable>(
    _ tag: borrowing Tag, _ index: Int, as type: Word.Type
  ) throws(DocumentError) -> Set<Word> {
    var result: Set<Word> = []
    for name in list(tag, index) {
      guard let word = Word(rawValue: name) else {
        let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
        throw mismatch(tag, index, expected: "a list of \(words)")
      }
      result.insert(word)
    }
    return result
  }

  /// A list separated by spaces.
  static func list(_ tag: borrowing Tag, _ index: Int) -> [String] {
    tag.string(at: index).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// A list of known words; others cause a warning and are kept.
  static func list(
    _ tag: borrowing Tag, _ index: Int, from words: [String], warn: (Hierarchy.Warning) -> Void
  ) -> [String] {
    let list = list(tag, index)
    for word in list where !words.contains(word) {
      let expected = words.joined(separator: ", ")
      warn(
        Hierarchy.Warning(
          line: tag.line, column: tag.column,
          message: "unknown word \"\(word)\" in \(tag.attributeName(at: index)); "
            + "expected some of \(expected)"))
    }
    return list
  }

  /// A BCP 47 tag; a value in another form causes a warning and is kept.
  static func language(
    _ tag: borrowing Tag, _ index: Int, warn: (Hierarchy.Warning) -> Void
  ) -> String {
    let language = tag.string(at: index)
    let parts = language.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      (parts.first.map { (2...8).contains($0.count) && $0.allSatisfy(\.isLetter) } ?? false)
      && parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(\.isASCII) }
    if !isTag {
      warn(
        Hierarchy.Warning(
          line: tag.line, column: tag.column,
          message: "language is \"\(language)\"; expected a BCP 47 tag such as en or pt-BR"))
    }
    return language
  }

  /// A list separated by vertical bars, without the spaces around them.
  static func bars(_ tag: borrowing Tag, _ index: Int) -> [String] {
    tag.string(at: index).split(separator: "|").map(trimmed).filter { !$0.isEmpty }
  }

  static func rect(_ tag: borrowing Tag, _ index: Int) throws(DocumentError) -> Rect {
    let n = try numbers(4, "x y width height", tag, index)
    return Rect(x: n[0], y: n[1], width: n[2], height: n[3]).standardized
  }

  static func point(_ tag: borrowing Tag, _ index: Int) throws(DocumentError) -> Point {
    let n = try numbers(2, "x y", tag, index)
    return Point(x: n[0], y: n[1])
  }

  static func size(_ tag: borrowing Tag, _ index: Int) throws(DocumentError) -> Size {
    let n = try numbers(2, "width height", tag, index)
    return Size(width: n[0], height: n[1])
  }

  static func insets(_ tag: borrowing Tag, _ index: Int) throws(DocumentError) -> EdgeInsets {
    let n = try numbers(4, "top left bottom right", tag, index)
    return EdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  static func color(_ tag: borrowing Tag, _ index: Int) throws(DocumentError) -> Color {
    guard let color = Color(hex: tag.string(at: index)) else {
      throw mismatch(tag, index, expected: "a colour as #RRGGBB or #RRGGBBAA")
    }
    return color
  }

  /// `style:body`, `17` or `17 bold`.
  static func font(_ tag: borrowing Tag, _ index: Int) throws(DocumentError) -> Font {
    let parts = list(tag, index)
    let isBold = parts.count == 2 && parts[1] == "bold"
    if let first = parts.first, parts.count == 1 || isBold {
      if first.hasPrefix("style:") {
        return Font(textStyle: String(first.dropFirst(6)), isBold: isBold)
      }
      if let size = Double(first), size > 0, size.isFinite {
        return Font(size: size, isBold: isBold)
      }
    }
    throw mismatch(tag, index, expected: "a font as style:body, 17 or 17 bold")
  }

  static func mismatch(
    _ tag: borrowing Tag, _ index: Int, expected: String
  ) -> DocumentError {
    let found = tag.string(at: index)
    let shown = found.count > 60 ? found.prefix(60) + "…" : Substring(found)
    return tag.error(
      "\(tag.attributeName(at: index)) is \"\(shown)\"; expected \(expected)")
  }

  private static func numbers(
    _ count: Int, _ meaning: String, _ tag: borrowing Tag, _ index: Int
  ) throws(DocumentError) -> [Double] {
    let numbers = list(tag, index).map { Double($0) }
    let finite = numbers.compactMap { $0 }.filter(\.isFinite)
    guard finite.count == numbers.count, finite.count == count else {
      throw mismatch(tag, index, expected: "\(count) numbers (\(meaning))")
    }
    return finite
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
