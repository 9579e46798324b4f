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
  @inlinable public static func read<Handler: XMLHandler>(
    _ pieces: XMLPieces, into handler: Handler, trailer: [UInt8] = [],
    limits: XMLLimits = XMLLimits()
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
      try run(pieces, trailer: trailer, limits: limits, calls: calls)
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
    _ pieces: XMLPieces, trailer: [UInt8], limits: XMLLimits, calls: XMLHandlerCalls
  ) throws(XMLReadingError) {
    let pieces = try XMLEncoding.utf8(pieces)
    let session = SAXSession(pieces, trailer: trailer, limits: limits, calls: calls)
    _ = isReady
    guard let context = xmlNewParserCtxt() else {
      throw XMLReadingError(line: 1, column: 1, reason: "no memory for a parser")
    }
    defer { xmlFreeParserCtxt(context) }
    session.context = context
    context.pointee.sax.pointee = makeCallbacks(readsText: calls.textReading != .none)
    _ = withExtendedLifetime(session) {
      let reference = Unmanaged.passUnretained(session).toOpaque()
      context.pointee.userData = reference
      return earshot_parse(context, readBytes, reference)
    }
    if let failure = session.failure { throw failure }
    if context.pointee.wellFormed == 0 {
      let (line, column) = session.parserPosition
      throw XMLReadingError(line: line, column: column, reason: "found something that is not XML")
    }
  }

  /// libxml2 must be set up by one thread before several read.
  private static let isReady: Void = xmlInitParser()
}

/// Lends the session that libxml2 calls, without counting who holds it.
private func withSession<Result>(
  _ data: UnsafeMutableRawPointer?, _ body: (SAXSession) -> Result
) -> Result? {
  data.map { Unmanaged<SAXSession>.fromOpaque($0)._withUnsafeGuaranteedRef(body) }
}

private func readBytes(
  _ data: UnsafeMutableRawPointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int32
) -> Int32 {
  let buffer = UnsafeMutableRawBufferPointer(start: buffer, count: Int(capacity))
  return withSession(data) { Int32($0.read(into: buffer)) } ?? -1
}

private func makeCallbacks(readsText: Bool) -> xmlSAXHandler {
  var callbacks = xmlSAXHandler()
  callbacks.initialized = XML_SAX2_MAGIC
  callbacks.startElementNs = { data, name, prefix, _, namespaces, _, count, _, attributes in
    guard let name else { return }
    withSession(data) {
      $0.start(
        name: name, prefix: prefix, namespaces: Int(namespaces), count: Int(count),
        attributes: attributes)
    }
  }
  callbacks.endElementNs = { data, _, _, _ in withSession(data) { $0.end() } }
  callbacks.comment = { data, text in
    guard let text else { return }
    withSession(data) { $0.comment(String(cString: text)) }
  }
  // The callback comes before anything inside the declaration is looked at.
  callbacks.internalSubset = { data, _, _, _ in
    withSession(data) { $0.failAtTag("found a DOCTYPE, expected a document without one") }
  }
  callbacks.serror = { data, error in
    guard let error, error.pointee.level.rawValue > 1 else { return }
    withSession(data) { $0.fail(with: error.pointee) }
  }
  if readsText {
    callbacks.characters = { data, bytes, count in
      guard let bytes else { return }
      withSession(data) { $0.text(UnsafeBufferPointer(start: bytes, count: Int(count))) }
    }
    callbacks.cdataBlock = callbacks.characters
  }
  return callbacks
}
