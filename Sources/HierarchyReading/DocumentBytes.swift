internal import XMLReading

/// The bytes of a document: all of them, or how it begins and the rest as it comes.
///
/// A reader of XML holds no more of it than it is looking at.
public struct DocumentBytes {
  /// How it begins: 16,384 bytes at least where it has as many.
  public let start: [UInt8]
  /// How many bytes there are in all; nil where nobody knows before the end.
  private let count: Int?
  private let next: Next?
  private let again: Again?

  /// Puts what comes next of a document behind what a span holds, as much as has room there or less;
  /// nothing at the end.
  public typealias Next = (inout OutputSpan<UInt8>) throws(HierarchyReadingError) -> Void
  /// Gives a document once more, from its beginning.
  public typealias Again = () throws(HierarchyReadingError) -> DocumentBytes

  /// A document that is there as a whole.
  public init(_ bytes: [UInt8]) {
    start = bytes
    count = bytes.count
    next = nil
    again = nil
  }

  /// - Parameters:
  ///   - start: how it begins, 16,384 bytes at least where it has as many.
  ///   - count: of all bytes, where it is known.
  ///   - again: gives the document once more, where that can be had; only then can several threads
  ///     read it.
  ///   - next: gives what follows, once.
  public init(start: [UInt8], count: Int?, again: Again? = nil, next: @escaping Next) {
    self.start = start
    self.count = count
    self.again = again
    self.next = next
  }

  /// All bytes; nothing is left to be read then.
  public func all() throws(HierarchyReadingError) -> [UInt8] {
    guard let next else { return start }
    var bytes = start
    bytes.reserveCapacity(count ?? 0)
    while true {
      let piece = try [UInt8](atMost: 1 << 16, filledBy: next)
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }

  /// The document for a reader of XML.
  var pieces: XMLPieces {
    guard let next else { return XMLPieces(start) }
    return XMLPieces(start: start, count: count, again: piecesAgain) {
      (span) throws(XMLReadingError) in
      do throws(HierarchyReadingError) { try next(&span) } catch { throw error.inXML }
    }
  }

  private var piecesAgain: XMLPieces.Again? {
    guard let again else { return nil }
    return { () throws(XMLReadingError) in
      do throws(HierarchyReadingError) { return try again().pieces } catch { throw error.inXML }
    }
  }
}

extension HierarchyReadingError {
  /// The error without its source.
  fileprivate var inXML: XMLReadingError {
    XMLReadingError(line: line, column: column, reason: reason)
  }
}
