/// The replacement of bytes in a text.
public struct SourceEdit: Hashable, Sendable {
  /// In the UTF-8 of the text; empty to insert.
  var range: Range<Int>
  var replacement: [UInt8]

  init(_ range: Range<Int>, _ replacement: some Sequence<UInt8>) {
    self.range = range
    self.replacement = Array(replacement)
  }

  init(insert replacement: some Sequence<UInt8>, at offset: Int) {
    self.init(offset..<offset, replacement)
  }

  /// The inserted text.
  public var text: String { String(decoding: replacement, as: UTF8.self) }
}

extension [SourceEdit] {
  /// In text order; those at one position keep their order.
  var sorted: [SourceEdit] {
    enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }

  /// The text with all edits, which must not overlap.
  func applied(to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var offset = 0
    for edit in sorted where edit.range.lowerBound >= offset {
      result += text[offset..<edit.range.lowerBound]
      result += edit.replacement
      offset = edit.range.upperBound
    }
    return result + text[offset...]
  }
}
