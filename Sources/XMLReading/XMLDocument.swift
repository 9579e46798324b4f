internal import CLibXML2

/// Reads an XML document from memory into a handler, with libxml2's SAX2 interface.
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
  public static func read<Handler: XMLHandler>(
    _ bytes: [UInt8], into handler: Handler, limits: XMLLimits = XMLLimits()
  ) throws(XMLReadingError) -> Handler {
    let text = try XMLEncoding.utf8(bytes)
    var handler = handler
    handler.prepare(forElements: min(bracketCount(in: text), limits.elements))
    let session = SAXSession(bytes: text, limits: limits, handler: handler)
    var callbacks = makeCallbacks(readsText: Handler.readsText)
    _ = isReady
    guard let context = xmlNewParserCtxt() else {
      throw XMLReadingError(line: 1, column: 1, reason: "no memory for a parser")
    }
    defer { xmlFreeParserCtxt(context) }
    session.context = context
    context.pointee.sax.pointee = callbacks
    _ = withExtendedLifetime(session) {
      let reference = Unmanaged.passUnretained(session).toOpaque()
      context.pointee.userData = reference
      return earshot_parse(context, readBytes, reference)
    }
    callbacks.initialized = 0
    if let failure = session.failure { throw failure }
    if context.pointee.wellFormed == 0 {
      let (line, column) = session.parserPosition()
      throw XMLReadingError(line: line, column: column, reason: "found something that is not XML")
    }
    return session.handler
  }

  /// libxml2 must be set up by one thread before several read.
  private static let isReady: Void = xmlInitParser()

  /// How many tags there can be, start and end together: a pass that costs a fiftieth of reading.
  private static func bracketCount(in bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.reduce(0) { $0 &+ ($1 == UInt8(ascii: "<") ? 1 : 0) }
    }
  }
}

private func session(_ data: UnsafeMutableRawPointer?) -> AnySAXSession? {
  data.map { Unmanaged<AnySAXSession>.fromOpaque($0).takeUnretainedValue() }
}

private func readBytes(
  _ data: UnsafeMutableRawPointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int32
) -> Int32 {
  guard let session = session(data), let buffer else { return -1 }
  return Int32(session.read(into: buffer, capacity: Int(capacity)))
}

private func makeCallbacks(readsText: Bool) -> xmlSAXHandler {
  var callbacks = xmlSAXHandler()
  callbacks.initialized = XML_SAX2_MAGIC
  callbacks.startElementNs = { data, name, prefix, _, namespaces, _, count, _, attributes in
    guard let name else { return }
    session(data)?.start(
      name: name, prefix: prefix, namespaces: Int(namespaces), count: Int(count),
      attributes: attributes)
  }
  callbacks.endElementNs = { data, _, _, _ in session(data)?.end() }
  callbacks.comment = { data, text in
    guard let text else { return }
    session(data)?.comment(String(cString: text))
  }
  // The callback comes before anything inside the declaration is looked at.
  callbacks.internalSubset = { data, _, _, _ in
    session(data)?.failAtTag("found a DOCTYPE, expected a document without one")
  }
  callbacks.serror = { data, error in
    guard let session = session(data), let error, error.pointee.level.rawValue > 1,
      session.failure == nil
    else { return }
    let (line, column) = session.parserPosition()
    let words = ParserMessage.words(for: error.pointee, isAtEnd: session.isAtEnd)
    session.fail(XMLReadingError(line: line, column: column, reason: words))
  }
  if readsText {
    callbacks.characters = { data, bytes, count in
      guard let bytes else { return }
      session(data)?.text(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
    callbacks.cdataBlock = callbacks.characters
  }
  return callbacks
}
