extension XCTestDescriptionLine {
  /// The fields after the address of an element, separated by commas: words, frames, and texts with a key.
  ///
  /// A text may contain commas and apostrophes; it ends where another field begins.
  struct Fields {
    struct Field {
      /// Empty for a word and for a frame.
      var key = ""
      /// Nil if it is empty.
      var text: String?
      /// Its first byte in the file.
      var offset: Int
    }

    private let bytes: [UInt8]
    private let end: Int
    private var position: Int

    init(_ bytes: [UInt8], from start: Int, to end: Int) {
      (self.bytes, self.end) = (bytes, end)
      position = start
    }

    mutating func next() -> Field? {
      while position < end, [0x20, 0x2C, 0x3A, 0x0A, 0x0D].contains(bytes[position]) {
        position += 1
      }
      guard position < end else { return nil }
      let start = position
      if bytes[start] == UInt8(ascii: "{") { return frame() }
      guard let key = Self.keys.first(where: { isText($0 + ":", at: start) }) else {
        position = wordEnd(from: start)
        return Field(text: text(start..<position), offset: start)
      }
      position += key.utf8.count + 1
      if position < end, bytes[position] == 0x20 { position += 1 }
      let isQuoted = position < end && bytes[position] == UInt8(ascii: "'")
      let first = isQuoted ? position + 1 : position
      let last = textEnd(from: first, isQuoted: isQuoted)
      position = min(end, isQuoted ? last + 1 : last)
      return Field(key: key, text: text(first..<last), offset: start)
    }

    /// A frame ends with its second pair of brackets.
    private mutating func frame() -> Field {
      let start = position
      while position < end, !isText("}}", at: position), bytes[position] != 0x0A { position += 1 }
      position = min(end, position + 2)
      return Field(text: text(start..<position), offset: start)
    }

    private func wordEnd(from start: Int) -> Int {
      var index = start
      while index < end, bytes[index] != UInt8(ascii: ","), bytes[index] != 0x0A { index += 1 }
      return index
    }

    /// The offset of the apostrophe or the comma that ends a text.
    private func textEnd(from start: Int, isQuoted: Bool) -> Int {
      var index = start
      while index < end {
        if isQuoted ? bytes[index] == UInt8(ascii: "'") : bytes[index] == UInt8(ascii: ",") {
          let next = isQuoted ? index + 1 : index
          if isEnd(at: next) { return index }
        }
        index += 1
      }
      return end
    }

    /// Whether the line ends, or another field begins.
    private func isEnd(at index: Int) -> Bool {
      guard index < end else { return true }
      if bytes[index] == 0x0A || bytes[index] == 0x0D { return true }
      guard isText(", ", at: index) else { return false }
      return Self.beginnings.contains { isText($0, at: index + 2) }
    }

    private func isText(_ text: String, at index: Int) -> Bool {
      index + text.utf8.count <= end && bytes[index...].starts(with: text.utf8)
    }

    private func text(_ range: Range<Int>) -> String? {
      guard range.lowerBound < min(range.upperBound, end) else { return nil }
      return String(decoding: bytes[range.lowerBound..<min(range.upperBound, end)], as: UTF8.self)
    }

    private static let keys = [
      "identifier", "label", "title", "value", "placeholderValue", "pid", "traits",
    ]
    private static let beginnings =
      keys.map { $0 + ":" } + [
        "{{", "Selected", "Disabled", "Keyboard Focused", "Focused", "Vertical",
        "Horizontal",
      ]
  }
}
