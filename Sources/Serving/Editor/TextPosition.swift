internal import SourceText

/// A position in a document, as in LSP: lines and UTF-16 code units from 0.
struct TextPosition: Hashable, Comparable, Sendable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  init?(_ value: JSONValue) {
    guard let line = value["line"]?.integer, let character = value["character"]?.integer else {
      return nil
    }
    self.init(line: line, character: character)
  }

  static func < (one: TextPosition, other: TextPosition) -> Bool {
    (one.line, one.character) < (other.line, other.character)
  }
}

/// The text between two positions, the second exclusive.
struct TextRange: Hashable, Sendable {
  var start: TextPosition
  var end: TextPosition

  init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }

  init?(_ value: JSONValue) {
    guard let start = value["start"].flatMap(TextPosition.init),
      let end = value["end"].flatMap(TextPosition.init)
    else { return nil }
    self.init(start: start, end: end)
  }

  /// Whether the ranges have a character in common, or touch: a cursor is a range without characters.
  func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }

  func contains(_ position: TextPosition) -> Bool { start <= position && position < end }
}

extension JSONWriter {
  mutating func range(_ range: TextRange) {
    object { json in
      json.key("start")
      json.position(range.start)
      json.key("end")
      json.position(range.end)
    }
  }

  private mutating func position(_ position: TextPosition) {
    object { json in
      json.member("line", position.line)
      json.member("character", position.character)
    }
  }
}
