internal import CLibXML2
internal import Parallelism

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
    try withExtendedLifetime(texts) { () throws(XMLReadingError) in
      try run(pieces, trailer: trailer, limits: limits, threads: threads, calls: calls)
    }
    return place.pointee
  }

  @inlinable static func calls<Handler: XMLHandler>(
    of handler: UnsafeMutablePointer<Handler>, _ texts: TagTexts,
    _ cases: UnsafePointer<Handler.Attribute>, _ attributes: [Handler.Attribute]
  ) -> XMLHandlerCalls {
    let unmanaged = Unmanaged.passUnretained(texts)
    return XMLHandlerCalls(
      attributes: attributes.map(\.rawValue), textReading: Handler.textReading,
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

  @usableFromInline static func run(
    _ pieces: XMLPieces, trailer: [UInt8], limits: XMLLimits, threads: Int, calls: XMLHandlerCalls
  ) throws(XMLReadingError) {
    let pieces = try XMLEncoding.utf8(pieces)
    _ = isReady
    func session(_ calls: XMLHandlerCalls) -> SAXSession {
      SAXSession(pieces, trailer: trailer, limits: limits, calls: calls)
    }
    if threads > 1, pieces.count.map({ $0 >= TagRelay.leastLength }) ?? false {
      let relay = TagRelay()
      if try run(session(relay.calls(instead: calls)), relay, calls) { return }
    }
    let session = session(calls)
    session.parse()
    if let failure = session.failure { throw failure }
  }

  /// Parses on a thread of its own.
  ///
  /// - Returns: false, with nothing read, where the system gives no thread.
  private static func run(
    _ session: SAXSession, _ relay: TagRelay, _ calls: XMLHandlerCalls
  ) throws(XMLReadingError) -> Bool {
    // It is that thread's alone until both have ended.
    nonisolated(unsafe) let parser = session
    let played: Result<Void, XMLReadingError>? = ParallelPair.run({
      parser.parse()
      relay.finish()
    }) {
      Result { () throws(XMLReadingError) in try relay.play(to: calls) }
    }
    // What the handler refuses stands before whatever the parser has come to.
    try played?.get()
    if let failure = session.failure { throw failure }
    return played != nil
  }

  /// libxml2 must be set up by one thread before several read.
  private static let isReady: Void = xmlInitParser()
}
