internal import CLibXML2

/// Receives the events of a session.
protocol SAXReceiver: AnyObject {
  var textReading: XMLTextReading { get }
  var doctypeReading: XMLDoctypeReading { get }

  func start(_ tag: SAXTag) throws(DocumentError)
  func end() throws(DocumentError)
  func text(_ text: String) throws(DocumentError)
  func comment(_ text: String, line: Int) throws(DocumentError)
}

/// A document on its way from libxml2 to a receiver, within limits and with positions.
final class SAXSession {
  /// The content of the file, in which positions are counted.
  private let document: [UInt8]
  /// The input of the parser: the document, or a repaired one.
  private let input: [UInt8]
  private var offsets = OffsetMap()
  private let limits: XMLLimits
  private let receiver: any SAXReceiver
  /// The parser; nil if there is not enough memory.
  private let context = xmlNewParserCtxt()
  /// The first error.
  private(set) var failure: DocumentError?
  /// Whether the parser itself found the document malformed.
  private(set) var isMalformed = false
  /// The number of bytes passed to the parser.
  private(set) var delivered = 0
  private var positions = PositionCounter()
  private var unclosedTag = UnclosedTag()
  private var names = SAXNames()
  private var depth = 0
  private var count = 0
  /// The open namespaces, by the depth of their tags; libxml2 searches all for each prefix.
  private var namespaces: [(depth: Int, count: Int)] = []

  /// - Parameter repaired: replaces the document for the parser.
  init(
    _ document: [UInt8], repaired: RepairedDocument? = nil, limits: XMLLimits,
    receiver: any SAXReceiver
  ) {
    self.document = document
    input = repaired?.bytes ?? document
    offsets = repaired?.offsets ?? OffsetMap()
    self.limits = limits
    self.receiver = receiver
  }

  deinit { xmlFreeParserCtxt(context) }

  /// Reads the whole document, or up to an error, which it stores.
  func parse() {
    guard let context else {
      failure = DocumentError(line: 1, column: 1, reason: "no memory for a parser")
      return
    }
    parse(with: context, readsText: receiver.textReading != .none)
    guard failure == nil, context.pointee.wellFormed == 0 else { return }
    isMalformed = true
    failure = error("found something that is not XML")
  }
}

// MARK: - Events

extension SAXSession {
  /// - Parameter read: reads the name and the attributes of a tag that is within the limits.
  func start(namespaces: Int, count: Int, read: (inout SAXNames) -> (Int, [SAXAttribute])) {
    guard failure == nil else { return }
    depth += 1
    self.count += 1
    if namespaces > 0 { self.namespaces.append((depth, namespaces)) }
    if let excess = excess(attributes: count) { return failAtTag(excess) }
    let (name, attributes) = read(&names)
    if let long = attributes.first(where: { $0.length > limits.attributeLength }) {
      return failAtTag(
        "an attribute of \(long.length) bytes; expected at most \(limits.attributeLength)")
    }
    let (line, column) = positions.lastTag(before: offset, in: document)
    let tag = SAXTag(
      name: names.all[name].text, line: line, column: column, attributes: attributes,
      names: names.all)
    deliver { () throws(DocumentError) in try receiver.start(tag) }
  }

  func end() {
    guard failure == nil else { return }
    if let last = namespaces.last, last.depth == depth { namespaces.removeLast() }
    depth -= 1
    deliver { () throws(DocumentError) in try receiver.end() }
  }

  func text(_ text: String) {
    guard failure == nil, receiver.textReading == .all || !text.utf8.allSatisfy(Self.isBlank)
    else { return }
    deliver { () throws(DocumentError) in try receiver.text(text) }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  func comment(_ text: String) {
    guard failure == nil else { return }
    let line = positions.position(at: offset, in: document).line
    deliver { () throws(DocumentError) in try receiver.comment(text, line: line) }
  }

  /// Receives a DOCTYPE, before the declarations inside it, which begin with a bracket.
  func doctype() {
    switch receiver.doctypeReading {
    case .refused: failAtTag("found a DOCTYPE; expected a document without one")
    case .skippedReference where document[min(offset, document.count)...].first == Self.bracket:
      failAtTag("found a DOCTYPE with declarations; expected one without")
    case .skippedReference: break
    }
  }

  private static let bracket = UInt8(ascii: "[")

  private func deliver(_ event: () throws(DocumentError) -> Void) {
    do throws(DocumentError) { try event() } catch { fail(error) }
  }

  /// Reports an error of the parser, if it is the first.
  func fail(with error: xmlError) {
    guard failure == nil else { return }
    isMalformed = true
    let rest = document[min(offset, document.count)...]
    fail(self.error(ParserMessage.words(for: error, before: rest)))
  }

  /// Ends the reading with an error; the first one counts.
  private func fail(_ error: DocumentError) {
    if failure == nil { failure = error }
    xmlStopParser(context)
  }

  /// Ends the reading with an error at the last tag before the parser's position.
  func failAtTag(_ reason: String) {
    let (line, column) = positions.lastTag(before: offset, in: document)
    fail(DocumentError(line: line, column: column, reason: reason))
  }

  /// An error at the parser's position.
  private func error(_ reason: String) -> DocumentError {
    let (line, column) = positions.position(at: offset, in: document)
    return DocumentError(line: line, column: column, reason: reason)
  }

  /// The parser's position in bytes of the document.
  private var offset: Int { offsets.original(of: earshot_byte_offset(context)) }
}

// MARK: - Input

extension SAXSession {
  /// The next piece of the document; empty at its end and after an error.
  func nextBytes(atMost count: Int) -> ArraySlice<UInt8> {
    guard failure == nil, isUnclosedTagWithinLimits() else { return [] }
    let piece = input[delivered...].prefix(count)
    delivered = piece.endIndex
    return piece
  }

  /// Rejects a tag before its end. The parser must not be stopped while it reads, so it gets no
  /// more input.
  private func isUnclosedTagWithinLimits() -> Bool {
    guard unclosedTag.isDue(at: delivered) else { return true }
    unclosedTag.look(at: input, upTo: delivered)
    guard let start = unclosedTag.start, unclosedTag.attributes > limits.attributes,
      earshot_may_be_in_tag(context) != 0
    else { return true }
    let (line, column) = positions.lastTag(
      before: offsets.original(of: start + 1), in: document)
    failure = DocumentError(line: line, column: column, reason: tooManyAttributes)
    return false
  }

}

// MARK: - Limits

extension SAXSession {
  private var tooManyAttributes: String {
    "more than \(limits.attributes) attributes on one element; expected at most that many"
  }

  /// The limit that a tag exceeds, in words.
  private func excess(attributes: Int) -> String? {
    if depth > limits.depth {
      return "elements nested \(depth) deep; expected at most \(limits.depth) levels"
    }
    if count > limits.elements {
      return "more than \(limits.elements) elements; expected at most that many"
    }
    if names.all.count > limits.names {
      return "more than \(limits.names) different names; expected at most that many"
    }
    if attributes > limits.attributes { return tooManyAttributes }
    if namespaces.reduce(0, { $0 + $1.count }) > limits.namespaces {
      return "more than \(limits.namespaces) namespaces; expected at most that many"
    }
    return nil
  }
}
