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

  public typealias Next = () throws(XMLReadingError) -> [UInt8]

  /// A document that is there as a whole.
  public init(_ bytes: [UInt8]) {
    start = bytes
    count = bytes.count
    next = nil
  }

  init(start: [UInt8], count: Int?, next: Next?) {
    self.start = start
    self.count = count
    self.next = next
  }

  /// - Parameters:
  ///   - start: the first bytes, 1,024 at least where there are as many: they tell the encoding.
  ///   - count: of all bytes, where it is known.
  ///   - next: gives the next piece, an empty one at the end.
  public init(start: [UInt8], count: Int?, next: @escaping Next) {
    self.start = start
    self.count = count
    self.next = next
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
