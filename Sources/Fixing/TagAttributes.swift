/// The attributes of one start tag, with their positions in the bytes.
struct TagAttributes {
  struct Attribute {
    let name: String
    /// From the white space before the name to the end of the closing quote.
    let whole: Range<Int>
    /// Between the quotes.
    let value: Range<Int>
    let quote: UInt8
    /// The white space before the name.
    let leading: Range<Int>
  }

  private(set) var all: [Attribute] = []
  /// The end of the element's name.
  let nameEnd: Int

  init(of index: Int, in outline: XMLOutline) {
    let element = outline.elements[index]
    nameEnd = element.name.upperBound
    var offset = nameEnd
    while let attribute = Self.attribute(from: offset, to: element.startTag.upperBound, outline) {
      all.append(attribute)
      offset = attribute.whole.upperBound
    }
  }

  subscript(name: String) -> Attribute? { all.first { $0.name == name } }

  private static func attribute(
    from start: Int, to end: Int, _ outline: XMLOutline
  ) -> Attribute? {
    let text = outline.text
    var offset = start
    while offset < end, XMLOutline.isBlank(text[offset]) { offset += 1 }
    let name = offset
    while offset < end, !XMLOutline.isBlank(text[offset]), text[offset] != UInt8(ascii: "=") {
      offset += 1
    }
    let nameEnd = offset
    while offset < end, XMLOutline.isBlank(text[offset]) || text[offset] == UInt8(ascii: "=") {
      offset += 1
    }
    guard offset < end, nameEnd > name,
      text[offset] == UInt8(ascii: "\"") || text[offset] == UInt8(ascii: "'"),
      let close = text[(offset + 1)..<end].firstIndex(of: text[offset])
    else { return nil }
    return Attribute(
      name: outline.string(name..<nameEnd), whole: start..<(close + 1),
      value: (offset + 1)..<close, quote: text[offset], leading: start..<name)
  }
}
