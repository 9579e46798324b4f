internal import XMLReading

extension FuzzTarget {
  /// A document must read the same in parts as in one, or not at all in parts.
  static let parts = FuzzTarget(name: "parts") { bytes in
    let whole = try? XMLDocument.read(bytes, into: TagLog()).text
    guard let pieces = try? XMLDocument.prepared(XMLPieces(bytes)) else { return }
    for length in [40, 300] {
      let parts = try? XMLDocument.readInParts(
        pieces, into: TagLog(), threads: 2, partLength: length)
      guard let parts else { continue }
      precondition(parts.text == whole, "parts of \(length) bytes read as another document")
    }
  }
}

/// Writes down all that it is told, whatever the pieces in which text comes.
private struct TagLog: XMLHandler {
  enum Attribute: String, CaseIterable { case name, id }

  static let textReading = XMLTextReading.all
  private(set) var text = ""

  mutating func start(_ tag: borrowing XMLStartTag<TagLog>) throws(XMLReadingError) {
    text += "\n\(tag.line):\(tag.column) <\(tag.name)>"
    for index in 0..<tag.count {
      let known = tag.attribute(at: index)?.rawValue ?? ""
      text += " \(known) \(tag.attributeName(at: index))=[\(tag.string(at: index))]"
    }
  }

  mutating func end() throws(XMLReadingError) { text += "\nend" }

  mutating func text(_ text: String) throws(XMLReadingError) { self.text += text }

  mutating func comment(_ text: String, line: Int) throws(XMLReadingError) {
    self.text += "\n\(line) comment \(text)"
  }
}
