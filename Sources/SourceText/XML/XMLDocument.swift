internal import CLibXML2

/// Reads an XML document into a handler, with libxml2's SAX2 interface.
///
/// There is no tree in between. A DOCTYPE is rejected, or skipped if a handler requests it, so no
/// entity is ever expanded and nothing is ever fetched.
public enum XMLDocument {
  /// Reads a whole document.
  ///
  /// - Parameters:
  ///   - bytes: the document, in UTF-8, UTF-16 (with or without a byte order mark) or Latin 1.
  ///   - handler: receives the tags.
  ///   - trailer: the beginning of text that may follow the document and is not part of it.
  ///   - limits: the maximum sizes of a document.
  /// - Returns: the handler after the end of the document.
  /// - Throws: the error, at its line and column.
  public static func read<Handler: XMLHandler>(
    _ bytes: [UInt8], into handler: Handler, trailer: [UInt8] = [],
    limits: XMLLimits = XMLLimits()
  ) throws(DocumentError) -> Handler {
    prepare()
    let document = withoutTrailer(try XMLEncoding.utf8(bytes), trailer)
    let receiver = HandlerReceiver(handler)
    let session = SAXSession(document, limits: limits, receiver: receiver)
    session.parse()
    guard let failure = session.failure else { return receiver.handler }
    guard session.isMalformed, let repaired = RepairedDocument(document) else { throw failure }
    return try read(document, repaired: repaired, into: handler, limits)
  }

  /// Reads a document again from its beginning, with forbidden characters replaced.
  private static func read<Handler: XMLHandler>(
    _ document: [UInt8], repaired: RepairedDocument, into handler: Handler, _ limits: XMLLimits
  ) throws(DocumentError) -> Handler {
    var handler = handler
    var positions = PositionCounter()
    for loss in repaired.losses {
      let (line, column) = positions.position(at: loss.offset, in: document)
      handler.warn(
        "found \(loss.words), which XML does not allow; replaced by U+FFFD", line: line,
        column: column)
    }
    let receiver = HandlerReceiver(handler)
    let session = SAXSession(document, repaired: repaired, limits: limits, receiver: receiver)
    session.parse()
    if let failure = session.failure { throw failure }
    return receiver.handler
  }

  /// How many of the last bytes may be a trailer.
  private static let longestTrailer = 400

  private static func withoutTrailer(_ bytes: [UInt8], _ trailer: [UInt8]) -> [UInt8] {
    guard !trailer.isEmpty,
      let tagEnd = bytes.suffix(longestTrailer).lastIndex(of: UInt8(ascii: ">")),
      bytes[(tagEnd + 1)...].drop(while: { $0 <= 0x20 }).starts(with: trailer)
    else { return bytes }
    return Array(bytes[...tagEnd])
  }

  /// libxml2 must be initialised by one thread before several use it.
  static func prepare() { _ = isReady }

  private static let isReady: Void = {
    _ = earshot_link_threads()
    xmlInitParser()
  }()
}

/// Passes the events of a session to a handler.
private final class HandlerReceiver<Handler: XMLHandler>: SAXReceiver {
  private(set) var handler: Handler
  /// The attributes of the document up to here that the handler knows.
  private var attributes: [Handler.Attribute] = []
  /// For each name of the document up to here its index among ``attributes``; -1 for none.
  private var numbers: [Int] = []

  init(_ handler: Handler) { self.handler = handler }

  var textReading: XMLTextReading { Handler.textReading }
  var doctypeReading: XMLDoctypeReading { Handler.doctypeReading }

  func start(_ tag: SAXTag) throws(DocumentError) {
    for name in tag.names[numbers.count...] { learn(name) }
    try handler.start(XMLStartTag(tag, attributes: attributes, numbers: numbers))
  }

  private func learn(_ name: SAXNames.Name) {
    let attribute = name.hasPrefix ? nil : Handler.Attribute(rawValue: name.text)
    numbers.append(attribute == nil ? -1 : attributes.count)
    if let attribute { attributes.append(attribute) }
  }

  func end() throws(DocumentError) { try handler.end() }
  func text(_ text: String) throws(DocumentError) { try handler.text(text) }

  func comment(_ text: String, line: Int) throws(DocumentError) {
    try handler.comment(text, line: line)
  }
}
