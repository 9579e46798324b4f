/// Text that a tool writes behind a document, and that is no part of it.
struct DocumentTrailer {
  /// How it begins; empty where there is none.
  private let start: [UInt8]

  /// How many bytes before the end it is looked for.
  static let reach = 400

  init(_ start: [UInt8] = []) { self.start = start }

  /// How many of the last bytes of a document, and of what stands behind it, are the document's.
  func documentLength(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard !start.isEmpty,
      let tagEnd = bytes.suffix(Self.reach).lastIndex(of: UInt8(ascii: ">")),
      bytes[(tagEnd + 1)...].drop(while: { $0 <= 0x20 }).starts(with: start)
    else { return bytes.count }
    return tagEnd + 1
  }
}
