/// The names of the tags that are open at a place of a document, outermost first.
struct OpenNames {
  private var bytes: [UInt8] = []
  /// Where each name begins among the bytes.
  private var starts: [Int] = []

  init() {}

  var count: Int { starts.count }
  var isEmpty: Bool { starts.isEmpty }

  /// How many bytes their tags take, or their ends, which are longer.
  var frameLength: Int { bytes.count + count * 3 }

  mutating func push(_ name: UnsafeBufferPointer<UInt8>) {
    starts.append(bytes.count)
    bytes.append(contentsOf: name)
  }

  /// Closes the innermost one; nothing is open where there is none.
  mutating func pop() {
    guard let start = starts.popLast() else { return }
    bytes.removeSubrange(start...)
  }

  /// A start tag for each: `<a><b>`.
  var tags: [UInt8] {
    starts.indices.flatMap { [UInt8(ascii: "<")] + name(at: $0) + [UInt8(ascii: ">")] }
  }

  /// The end of each: `</b></a>`.
  var ends: [UInt8] {
    starts.indices.reversed().flatMap { Array("</".utf8) + name(at: $0) + [UInt8(ascii: ">")] }
  }

  private func name(at index: Int) -> ArraySlice<UInt8> {
    bytes[starts[index]..<(index + 1 < count ? starts[index + 1] : bytes.count)]
  }
}
