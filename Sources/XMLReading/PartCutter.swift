/// Cuts a document into parts that can be parsed at the same time.
struct PartCutter {
  private let next: XMLPieces.Next?
  private let trailer: DocumentTrailer
  /// What was read and is in no part yet.
  private var piece: ArraySlice<UInt8>
  private var finder = SeamFinder()
  /// What was in the last part and stands behind its seam.
  private var rest: [UInt8] = []
  /// Whether the last part was cut.
  private(set) var isAtEnd = false

  init(_ pieces: XMLPieces, trailer: DocumentTrailer) {
    piece = pieces.start[...]
    next = pieces.next
    self.trailer = trailer
  }

  /// Cuts the next part, where the last was not cut yet.
  ///
  /// - Parameter number: its place among the parts.
  /// - Returns: false where the document cannot be cut: it must be read as a whole.
  /// - Throws: what is wrong with its source.
  mutating func cut(number: Int, into part: DocumentPart) throws(XMLReadingError) -> Bool {
    part.begin(number: number, inside: finder.open)
    part.append(content: rest[...])
    while try hasPiece(), part.room > 0 {
      let taken = piece.prefix(part.room)
      part.append(content: taken)
      piece.removeFirst(taken.count)
    }
    isAtEnd = piece.isEmpty
    if isAtEnd {
      part.cut(at: trailer.documentLength(of: part.bytes))
      return true
    }
    guard let seam = finder.seam(in: part.bytes.span),
      finder.open.frameLength <= DocumentPart.frameCapacity
    else { return false }
    rest = Array(part.bytes[seam...])
    part.cut(at: seam, inside: finder.open)
    return true
  }

  /// Whether something follows, which is read if need be.
  private mutating func hasPiece() throws(XMLReadingError) -> Bool {
    if piece.isEmpty, let next { piece = try next()[...] }
    return !piece.isEmpty
  }
}
