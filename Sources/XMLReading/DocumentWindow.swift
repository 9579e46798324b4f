/// The part of a document that somebody still needs: what the parser has not been given, and what
/// nobody has counted yet.
///
/// It is an object because a position is asked for with each tag, and a value would be copied for it.
final class DocumentWindow {
  @exclusivity(unchecked) private var bytes: [UInt8]
  /// Memory of somebody else that holds all of a document; it stays where it is.
  private let lent: UnsafeBufferPointer<UInt8>?
  /// Where in the document the bytes begin.
  @exclusivity(unchecked) private var start = 0
  /// How many of the bytes belong to the document.
  @exclusivity(unchecked) private var length: Int
  private var next: XMLPieces.Next?
  /// Up to where the parser has been given the document.
  private(set) var delivered = 0
  /// What may stand behind the document and is no part of it.
  private let trailer: DocumentTrailer

  init(_ pieces: XMLPieces, trailer: DocumentTrailer) {
    lent = nil
    bytes = pieces.start
    length = bytes.count
    next = pieces.next
    self.trailer = trailer
    if next == nil { cutTrailer() }
  }

  /// A document that lies in memory of somebody else, which must stay as long as the window.
  init(lent: UnsafeBufferPointer<UInt8>) {
    (bytes, trailer) = ([], DocumentTrailer())
    self.lent = lent
    length = lent.count
  }

  /// Where in the document the bytes end that are there.
  var end: Int { start + length }
  /// Whether nothing follows them.
  var isComplete: Bool { next == nil }

  /// Lends a part of the document that is still there.
  func withBytes<Result>(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let lent { return body(UnsafeBufferPointer(rebasing: lent[range])) }
    return bytes.withUnsafeBufferPointer { bytes in
      body(
        UnsafeBufferPointer(
          rebasing: bytes[(range.lowerBound - start)..<(range.upperBound - start)]))
    }
  }

  /// Brings in pieces until so many bytes can be delivered.
  ///
  /// - Parameter first: the first byte of what is needed again.
  func fill(_ count: Int, keepingFrom first: Int) throws(XMLReadingError) {
    while let next, end - delivered < count + DocumentTrailer.reach {
      let piece = try [UInt8](atMost: XMLPieces.pieceLength, filledBy: next)
      if piece.isEmpty {
        self.next = nil
        cutTrailer()
      } else {
        drop(before: min(first, delivered))
        bytes += piece
        length = bytes.count
      }
    }
  }

  /// Copies what comes next into a buffer.
  ///
  /// - Returns: how many bytes these are; 0 at the end.
  func deliver(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(buffer.count, end - delivered)
    guard count > 0 else { return 0 }
    withBytes(delivered..<(delivered + count)) {
      buffer.copyMemory(from: UnsafeRawBufferPointer($0))
    }
    delivered += count
    return count
  }

  /// A tag of a gigabyte must not be moved with each of its pieces.
  private func drop(before first: Int) {
    guard (first - start) * 2 >= bytes.count else { return }
    bytes.removeFirst(first - start)
    start = first
  }

  private func cutTrailer() {
    length = bytes.withUnsafeBufferPointer { trailer.documentLength(of: $0) }
  }
}
