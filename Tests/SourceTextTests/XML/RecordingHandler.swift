import SourceText

/// Records its events.
struct RecordingHandler: XMLHandler {
  enum Attribute: String, CaseIterable { case id, name }

  static let textReading = XMLTextReading.all
  private(set) var events: [String] = []

  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(DocumentError) {
    var words = ["<\(tag.name)> \(tag.line):\(tag.column)"]
    for index in 0..<tag.count {
      let known = tag.attribute(at: index).map { "\($0)" } ?? "unknown"
      words.append("\(known) \(tag.attributeName(at: index))=[\(tag.string(at: index))]")
    }
    events.append(words.joined(separator: " "))
  }

  mutating func end() throws(DocumentError) { events.append("end") }

  mutating func text(_ text: String) throws(DocumentError) {
    if !text.allSatisfy(\.isWhitespace) { events.append("text \(text)") }
  }

  mutating func warn(_ message: String, line: Int, column: Int) {
    events.append("warning \(line):\(column) \(message)")
  }

  mutating func comment(_ text: String, line: Int) throws(DocumentError) {
    events.append("comment \(line):\(text)")
  }
}

/// Keeps numbers, and the position of each tag in short form.
struct NumberHandler: XMLHandler {
  enum Attribute: String, CaseIterable { case n }

  private(set) var numbers: [Double?] = []
  private(set) var places: [String] = []

  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(DocumentError) {
    places.append("\(tag.line):\(tag.column)")
    for index in 0..<tag.count { numbers.append(tag.number(at: index)) }
  }

  mutating func end() throws(DocumentError) {}
}
