internal import SourceText

/// The positions of a document's elements in its bytes, and their nesting.
///
/// It handles tags only, without their meaning. The document has been read before: one that is not
/// well-formed results in a shorter outline, not in an error.
struct XMLOutline {
  struct Element {
    let name: Range<Int>
    /// From `<` to the end of `>`.
    let startTag: Range<Int>
    let isSelfClosing: Bool
    /// The index of the element around it; -1 for the root.
    let parent: Int
    /// From `<` to the end of `>`; empty for an element that closes itself.
    var endTag: Range<Int>
    /// The index after its last descendant.
    var end: Int

    /// From the start tag to the end tag.
    var whole: Range<Int> { startTag.lowerBound..<max(startTag.upperBound, endTag.upperBound) }
  }

  let text: [UInt8]
  private(set) var elements: [Element] = []
  private var places: [Int: Int] = [:]

  init(_ text: [UInt8]) {
    self.text = text
    var open: [Int] = []
    var offset = 0
    while let start = next(UInt8(ascii: "<"), from: offset) {
      offset = take(at: start, &open)
    }
  }

  /// The element whose start tag begins at an offset.
  func element(at offset: Int) -> Int? { places[offset] }

  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < elements[index].end {
      children.append(child)
      child = elements[child].end
    }
    return children
  }

  func name(of index: Int) -> String { string(elements[index].name) }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// The white space before an offset, from the line's end if it begins there.
  func leading(of offset: Int) -> ArraySlice<UInt8> {
    var start = offset
    while start > 0, Self.isBlank(text[start - 1]) { start -= 1 }
    return text[start..<offset]
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

// MARK: - Reading

extension XMLOutline {
  /// Reads the tag, comment or other markup at a `<`.
  ///
  /// - Returns: the offset after it.
  private mutating func take(at start: Int, _ open: inout [Int]) -> Int {
    let rest = text[start...].dropFirst()
    if rest.starts(with: "!--".utf8) { return offset(after: "-->", from: start + 4) }
    if rest.starts(with: "![CDATA[".utf8) { return offset(after: "]]>", from: start + 9) }
    if rest.first == UInt8(ascii: "?") { return offset(after: "?>", from: start + 2) }
    if rest.first == UInt8(ascii: "!") { return offset(after: ">", from: start + 2) }
    let end = XMLTagScanner.end(ofTagAt: start, in: text) ?? text.count
    if rest.first == UInt8(ascii: "/") {
      if let index = open.popLast() {
        elements[index].endTag = start..<end
        elements[index].end = elements.count
      }
      return end
    }
    takeStartTag(start..<end, &open)
    return end
  }

  private mutating func takeStartTag(_ tag: Range<Int>, _ open: inout [Int]) {
    let name = text[tag].dropFirst().prefix {
      !Self.isBlank($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">")
    }
    let isSelfClosing = tag.count > 2 && text[tag.upperBound - 2] == UInt8(ascii: "/")
    let index = elements.count
    places[tag.lowerBound] = index
    elements.append(
      Element(
        name: name.startIndex..<name.endIndex, startTag: tag, isSelfClosing: isSelfClosing,
        parent: open.last ?? -1, endTag: tag.upperBound..<tag.upperBound, end: index + 1))
    if !isSelfClosing { open.append(index) }
  }

  private func next(_ byte: UInt8, from offset: Int) -> Int? {
    guard offset < text.count else { return nil }
    return text[offset...].firstIndex(of: byte)
  }

  private func offset(after mark: StaticString, from offset: Int) -> Int {
    let mark = Array("\(mark)".utf8)
    var offset = offset
    while let found = next(mark[0], from: offset) {
      if text[found...].starts(with: mark) { return found + mark.count }
      offset = found + 1
    }
    return text.count
  }
}
