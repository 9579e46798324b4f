/// Cuts a document into parts that can be parsed at the same time.
struct PartCutter {
  private let document: DocumentWindow
  private var finder = SeamFinder()
  /// What was read and stands behind the last seam.
  private var rest: [UInt8] = []
  /// How many parts were cut.
  private(set) var count = 0
  /// Whether the last part was cut.
  private(set) var isAtEnd = false

  init(_ pieces: XMLPieces, trailer: [UInt8]) {
    document = DocumentWindow(pieces, trailer: trailer)
  }

  /// Cuts the next part, where the last was not cut yet.
  ///
  /// - Returns: false where the document cannot be cut: it must be read as a whole.
  /// - Throws: what is wrong with its source.
  mutating func cut(into part: DocumentPart) throws(XMLReadingError) -> Bool {
    part.begin(number: count, inside: finder.open)
    part.append(content: rest)
    try document.fill(part.capacity, keepingFrom: document.delivered)
    part.appendContent { document.deliver(into: $0) }
    count += 1
    isAtEnd = document.isComplete && document.delivered == document.end
    if isAtEnd { return true }
    guard let seam = finder.seam(in: part.bytes.span),
      finder.open.frameLength <= DocumentPart.frameCapacity
    else { return false }
    rest = part.cut(at: seam, inside: finder.open)
    return true
  }
}
