import SourceText

/// The start tags of an XML document, each with its position in the bytes.
///
/// Separate from the readers and the fixer: a harness with a shared scanner would share its
/// mistakes.
struct SourceTags {
  struct Attribute {
    let name: String
    /// From the white space before the name to the end of the closing quote.
    let whole: Range<Int>
    /// Between the quotes.
    let value: Range<Int>
  }

  struct Tag {
    let name: String
    /// From `<` to the end of `>`.
    let range: Range<Int>
    let nameEnd: Int
    let isSelfClosing: Bool
    let attributes: [Attribute]
    let parent: Int?
    /// The number of the tag after the last one inside this.
    var end: Int
  }

  let bytes: [UInt8]
  private let lines: LineIndex
  private(set) var all: [Tag] = []
  private var byStart: [Int: Int] = [:]
  /// The tags that show or speak a text, by that text.
  private var byText: [String: [Int]] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineIndex(bytes)
    var open: [Int] = []
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = next(from: start, &open)
    }
    while let last = open.popLast() { all[last].end = all.count }
    for tag in all.indices {
      for text in Set(Self.textAttributes.compactMap { self[tag, $0] }) {
        byText[text, default: []].append(tag)
      }
    }
  }

  private static let textAttributes = ["title", "text", "label", "content-desc"]

  /// The tags that show or speak a text.
  func tags(saying text: String) -> [Int] { byText[text] ?? [] }

  /// The number of the tag that begins at a line and column, both from 1.
  func tag(line: Int, column: Int) -> Int? {
    lines.offset(line: line, column: column).flatMap { byStart[$0] }
  }

  /// The direct children of a tag.
  func children(of tag: Int) -> [Int] {
    var children: [Int] = []
    var next = tag + 1
    while next < all[tag].end {
      children.append(next)
      next = all[next].end
    }
    return children
  }

  func child(of tag: Int, named name: String, key: String? = nil) -> Int? {
    children(of: tag).first { all[$0].name == name && (key == nil || self[$0, "key"] == key) }
  }

  func attribute(_ name: String, of tag: Int) -> Attribute? {
    all[tag].attributes.first { $0.name == name }
  }

  /// The value of an attribute, decoded; nil if it is absent.
  subscript(tag: Int, name: String) -> String? {
    attribute(name, of: tag).map {
      MarkupText.decoded(String(decoding: bytes[$0.value], as: UTF8.self))
    }
  }

  /// Reads the markup at a `<`.
  ///
  /// - Returns: the offset at which to continue.
  private mutating func next(from start: Int, _ open: inout [Int]) -> Int {
    let second = start + 1 < bytes.count ? bytes[start + 1] : 0
    switch second {
    case UInt8(ascii: "!"):
      if starts("<!--", at: start) { return end(of: "-->", from: start) }
      if starts("<![CDATA[", at: start) { return end(of: "]]>", from: start) }
      return end(of: ">", from: start)
    case UInt8(ascii: "?"): return end(of: "?>", from: start)
    case UInt8(ascii: "/"):
      if let last = open.popLast() { all[last].end = all.count }
      return end(of: ">", from: start)
    default:
      let tag = read(from: start, parent: open.last)
      byStart[start] = all.count
      if !tag.isSelfClosing { open.append(all.count) }
      all.append(tag)
      return tag.range.upperBound
    }
  }

  private func read(from start: Int, parent: Int?) -> Tag {
    var offset = start + 1
    while offset < bytes.count, !isBlank(offset), !isAny(of: "/>", offset) { offset += 1 }
    let nameEnd = offset
    var attributes: [Attribute] = []
    while let attribute = attribute(from: offset) {
      attributes.append(attribute)
      offset = attribute.whole.upperBound
    }
    let close = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1
    return Tag(
      name: String(decoding: bytes[(start + 1)..<nameEnd], as: UTF8.self),
      range: start..<(close + 1),
      nameEnd: nameEnd, isSelfClosing: bytes[close - 1] == UInt8(ascii: "/"),
      attributes: attributes, parent: parent, end: all.count + 1)
  }

  private func attribute(from start: Int) -> Attribute? {
    var offset = start
    while offset < bytes.count, isBlank(offset) { offset += 1 }
    let name = offset
    while offset < bytes.count, !isBlank(offset), !isAny(of: "=/>", offset) { offset += 1 }
    let nameEnd = offset
    while offset < bytes.count, isBlank(offset) || isAny(of: "=", offset) { offset += 1 }
    guard nameEnd > name, offset < bytes.count, isAny(of: "\"'", offset),
      let close = bytes[(offset + 1)...].firstIndex(of: bytes[offset])
    else { return nil }
    return Attribute(
      name: String(decoding: bytes[name..<nameEnd], as: UTF8.self), whole: start..<(close + 1),
      value: (offset + 1)..<close)
  }

  private func isBlank(_ offset: Int) -> Bool { isAny(of: " \t\r\n", offset) }
  private func isAny(of characters: String, _ offset: Int) -> Bool {
    characters.utf8.contains(bytes[offset])
  }
  private func starts(_ text: String, at offset: Int) -> Bool {
    bytes[offset...].starts(with: text.utf8)
  }
  private func end(of text: String, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, !starts(text, at: offset) { offset += 1 }
    return min(bytes.count, offset + text.utf8.count)
  }
}

/// Text in the form that attributes require.
enum MarkupText {
  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#10;", "\n"),
    ("&amp;", "&"),
  ]

  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return entities.reduce(text) {
      $0.split(separator: $1.0, omittingEmptySubsequences: false).joined(separator: $1.1)
    }
  }

  static func encoded(_ text: String) -> String {
    text.map { character in
      switch character {
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      case "\"": "&quot;"
      case "'": "&apos;"
      case "\n": "&#10;"
      default: String(character)
      }
    }.joined()
  }
}
