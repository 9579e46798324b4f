internal import CLibXML2

/// Reads an XML document into a handler, with libxml2's SAX2 interface.
///
/// There is no tree in between. A DOCTYPE is refused, so no entity is ever expanded and nothing is
/// ever fetched.
public enum XMLDocument {
  /// Reads a whole document.
  ///
  /// - Parameters:
  ///   - bytes: the document, in UTF-8, UTF-16 (with or without a byte order mark) or Latin 1.
  ///   - handler: what receives the tags.
  ///   - limits: what the document may measure.
  /// - Returns: the handler, once it has seen the end of the document.
  /// - Throws: what was wrong, at its line and column.
  @inlinable public static func read<Handler: XMLHandler>(
    _ bytes: [UInt8], into handler: Handler, limits: XMLLimits = XMLLimits()
  ) throws(XMLReadingError) -> Handler {
    try read(XMLPieces(bytes), into: handler, limits: limits)
  }

  /// Reads a document as it comes.
  ///
  /// - Parameters:
  ///   - pieces: the document, in one of the same encodings.
  ///   - trailer: how text begins that may stand behind the document and is no part of it.
  ///   - threads: how many may read; the handler is called on the thread that asks.
  @inlinable public static func read<Handler: XMLHandler>(
    _ pieces: XMLPieces, into handler: Handler, trailer: [UInt8] = [],
    limits: XMLLimits = XMLLimits(), threads: Int = 1
  ) throws(XMLReadingError) -> Handler {
    var pieces = try prepared(pieces)
    if threads > 1, pieces.areWorthSeveralThreads, let again = pieces.again {
      if let told = try readInParts(
        pieces, into: handler, trailer: trailer, limits: limits, threads: threads)
      {
        return told
      }
      pieces = try prepared(again())
    }
    let told = try telling(handler) { (calls, _) throws(XMLReadingError) in
      try tellWhole(pieces, trailer: trailer, limits: limits, calls)
      return true
    }
    return told ?? handler
  }

  /// Reads a document in parts, several at the same time.
  ///
  /// - Parameter partLength: how long they are, in bytes: as much as a processor has at hand, with all
  ///   that is told of it.
  /// - Returns: nil where something is wrong, or could not be made out: what it is, one parser finds
  ///   that reads it as a whole.
  /// - Throws: what the handler refuses.
  @inlinable package static func readInParts<Handler: XMLHandler>(
    _ pieces: XMLPieces, into handler: Handler, trailer: [UInt8] = [],
    limits: XMLLimits = XMLLimits(), threads: Int, partLength: Int = 1 << 17
  ) throws(XMLReadingError) -> Handler? {
    try telling(handler) { (calls, texts) throws(XMLReadingError) in
      try tellParts(
        pieces, trailer: trailer, limits: limits, threads: threads, partLength: partLength, calls,
        texts)
    }
  }

  /// Lends the calls of a handler, and the memory in which it finds names.
  ///
  /// - Returns: the handler after that; nil where the body says that what it was told is worth
  ///   nothing.
  @inlinable static func telling<Handler: XMLHandler>(
    _ handler: Handler,
    _ body: (XMLHandlerCalls, TagTexts) throws(XMLReadingError) -> Bool
  ) throws(XMLReadingError) -> Handler? {
    let attributes = Array(Handler.Attribute.allCases)
    let cases = UnsafeMutablePointer<Handler.Attribute>.allocate(capacity: attributes.count)
    cases.initialize(from: attributes, count: attributes.count)
    let place = UnsafeMutablePointer<Handler>.allocate(capacity: 1)
    place.initialize(to: handler)
    defer {
      place.deinitialize(count: 1)
      place.deallocate()
      cases.deinitialize(count: attributes.count)
      cases.deallocate()
    }
    let texts = TagTexts()
    let calls = calls(of: place, texts, cases, attributes)
    let isTold = try withExtendedLifetime(texts) { () throws(XMLReadingError) in
      try body(calls, texts)
    }
    return isTold ? place.pointee : nil
  }

  @inlinable static func calls<Handler: XMLHandler>(
    of handler: UnsafeMutablePointer<Handler>, _ texts: TagTexts,
    _ cases: UnsafePointer<Handler.Attribute>, _ attributes: [Handler.Attribute]
  ) -> XMLHandlerCalls {
    let unmanaged = Unmanaged.passUnretained(texts)
    let places = zip(attributes.map(\.rawValue), 0...).map { ($0, Int16(clamping: $1)) }
    return XMLHandlerCalls(
      attributes: Dictionary(places, uniquingKeysWith: { first, _ in first }),
      textReading: Handler.textReading,
      prepare: { handler.pointee.prepare(forElements: $0) },
      name: { texts.add(name: $0) },
      start: { (tag) throws(XMLReadingError) in
        try handler.pointee.start(XMLStartTag(tag, texts: unmanaged, cases: cases))
      },
      end: { () throws(XMLReadingError) in try handler.pointee.end() },
      text: { (text) throws(XMLReadingError) in try handler.pointee.text(text) },
      comment: { (text, line) throws(XMLReadingError) in
        try handler.pointee.comment(text, line: line)
      })
  }

  /// The document as libxml2 is given it.
  @usableFromInline package static func prepared(
    _ pieces: XMLPieces
  ) throws(XMLReadingError) -> XMLPieces {
    _ = isReady
    return try XMLEncoding.utf8(pieces)
  }

  @usableFromInline static func tellWhole(
    _ pieces: XMLPieces, trailer: [UInt8], limits: XMLLimits, _ calls: XMLHandlerCalls
  ) throws(XMLReadingError) {
    let session = SAXSession(
      DocumentWindow(pieces, trailer: DocumentTrailer(trailer)), length: pieces.count,
      limits: limits, calls: calls)
    session.parse()
    if let failure = session.failure { throw failure }
  }

  @usableFromInline static func tellParts(
    _ pieces: XMLPieces, trailer: [UInt8], limits: XMLLimits, threads: Int,
    partLength: Int, _ calls: XMLHandlerCalls, _ texts: TagTexts
  ) throws(XMLReadingError) -> Bool {
    let parts = PartReading(
      pieces, trailer: DocumentTrailer(trailer), limits: limits, threads: threads,
      partLength: partLength, calls: calls)
    return try parts.read(texts)
  }

  /// libxml2 must be set up by one thread before several read.
  private static let isReady: Void = xmlInitParser()
}
