/// A document as it comes: its beginning, and what follows piece by piece.
///
/// No more of it is held than is being looked at.
public struct XMLPieces {
  /// What it begins with; all of it where no pieces follow.
  let start: [UInt8]
  /// How many bytes there are in all; nil where nobody knows before the end.
  let count: Int?
  /// Gives the next piece, an empty one at the end; nil where nothing follows.
  let next: Next?
  /// Gives the same document once more, from its beginning; nil where that cannot be had.
  @usableFromInline let again: Again?

  public typealias Next = () throws(XMLReadingError) -> [UInt8]
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
  ///   - next: gives the next piece, an empty one at the end.
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
      let piece = try next()
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }
}
