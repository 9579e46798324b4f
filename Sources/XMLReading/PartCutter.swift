/// Cuts a document into parts that can be parsed at the same time.
struct PartCutter {
  private let next: XMLPieces.Next?
  private let trailer: DocumentTrailer
  /// What is in no part yet of the beginning that is there.
  private var start: ArraySlice<UInt8>
  private var finder = SeamFinder()
  /// What was in the last part and stands behind its seam.
  private var rest: [UInt8] = []
  /// Whether nothing follows what is in the parts.
  private(set) var isAtEnd = false

  init(_ pieces: XMLPieces, trailer: DocumentTrailer) {
    start = pieces.start[...]
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
    while part.room > 0, !isAtEnd { isAtEnd = try !fill(part) }
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

  /// Puts more of the document into a part, which has room.
  ///
  /// - Returns: false where there is no more.
  private mutating func fill(_ part: DocumentPart) throws(XMLReadingError) -> Bool {
    guard start.isEmpty else {
      let taken = start.prefix(part.room)
      part.append(content: taken)
      start.removeFirst(taken.count)
      return true
    }
    return try next.map { (next) throws(XMLReadingError) in try part.take(next) } ?? false
  }
}
