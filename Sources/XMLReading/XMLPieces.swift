/// A document as it comes: its beginning, and what follows piece by piece.
///
/// No more of it is held than is being looked at.
public struct XMLPieces {
  /// What it begins with; all of it where no pieces follow.
  let start: [UInt8]
  /// How many bytes there are in all; nil where nobody knows before the end.
  let count: Int?
  /// Gives what follows; nil where nothing does.
  let next: Next?
  /// Gives the same document once more, from its beginning; nil where that cannot be had.
  @usableFromInline let again: Again?

  /// Puts what comes next behind what a span holds, as much as has room there or less; nothing at the
  /// end.
  public typealias Next = (inout OutputSpan<UInt8>) throws(XMLReadingError) -> Void
  public typealias Again = () throws(XMLReadingError) -> XMLPieces

  /// A document that is there as a whole.
  public init(_ bytes: [UInt8]) {
    start = bytes
    count = bytes.count
    next = nil
    again = { () throws(XMLReadingError) in XMLPieces(bytes) }
  }

  /// - Parameters:
  ///   - start: the first bytes, 1,024 at least where there are as many: they tell the encoding.
  ///   - count: of all bytes, where it is known.
  ///   - again: gives the same document once more, where that can be had.
  ///   - next: gives what follows.
  public init(
    start: [UInt8], count: Int?, again: Again? = nil, next: @escaping Next
  ) {
    self.start = start
    self.count = count
    self.next = next
    self.again = again
  }

  /// Whether there is enough of it to be read on several threads.
  @usableFromInline var areWorthSeveralThreads: Bool {
    count.map { $0 >= PartReading.leastLength } ?? false
  }

  /// The document without its first bytes, which are known.
  func dropFirst(_ length: Int) -> XMLPieces {
    let rest = Array(start.dropFirst(length))
    guard let next else { return XMLPieces(rest) }
    guard let again else { return XMLPieces(start: rest, count: count, next: next) }
    return XMLPieces(
      start: rest, count: count,
      again: { () throws(XMLReadingError) in try again().dropFirst(length) }, next: next)
  }

  /// The document as a whole.
  func joined() throws(XMLReadingError) -> [UInt8] {
    guard let next else { return start }
    var bytes = start
    while true {
      let piece = try [UInt8](atMost: Self.pieceLength, filledBy: next)
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }

  /// How much is asked for where nobody has room for a certain length.
  static let pieceLength = 1 << 16
}

extension [UInt8] {
  /// What somebody puts into a span of so many bytes.
  package init<Failure: Error>(
    atMost count: Int, filledBy fill: (inout OutputSpan<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    // `Array(capacity:initializingWith:)`, which macOS has from 26 on only.
    self = try [UInt8](unsafeUninitializedCapacity: count) { buffer, length throws(Failure) in
      var span = OutputSpan(buffer: buffer, initializedCount: 0)
      try fill(&span)
      length = span.finalize(for: buffer)
    }
  }
}
