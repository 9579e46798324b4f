internal import CLibXML2

/// What libxml2's callbacks reach: a document on its way into a handler.
///
/// The callbacks are C functions and know no generics; they call this class, and
/// ``SAXSession`` knows the handler.
@usableFromInline class AnySAXSession {
  final let bytes: [UInt8]
  final let limits: XMLLimits
  final var context: xmlParserCtxtPtr?
  /// The first thing that went wrong.
  final var failure: XMLReadingError?
  private final var positions = PositionCounter()
  private final var delivered = 0
  private final var openTag = OpenTag()
  private final var names: NameTable
  /// Labels and names repeat their neighbours: one string serves them all.
  private final var recent = [String](repeating: "", count: 64)

  init(bytes: [UInt8], limits: XMLLimits, attributes: [String]) {
    self.bytes = bytes
    self.limits = limits
    names = NameTable(attributes)
  }

  /// The place of a name among the handler's attributes; -1 for another.
  @usableFromInline final func attributeNumber(_ name: UnsafePointer<UInt8>) -> Int {
    names.number(name)
  }

  /// How many different names the document has had.
  final var nameCount: Int { names.used }

  final func elementName(
    _ name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?
  ) -> String {
    let name = names.string(name)
    guard let prefix else { return name }
    return String(cString: prefix) + ":" + name
  }

  /// Makes a string, or takes the one made for the same bytes a moment ago.
  @usableFromInline final func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    // libxml2 leaves an ampersand escaped as long as it expands no entities.
    guard !bytes.contains(UInt8(ascii: "&")) else { return Self.unescaped(bytes) }
    // Up to 15 bytes stand in the string itself: nothing to share.
    guard bytes.count > 15, let last = bytes.last else {
      return String(decoding: bytes, as: UTF8.self)
    }
    let slot = (bytes.count &* 31 &+ Int(last) &+ Int(bytes[bytes.count / 2]) &* 7) & 63
    if recent[slot].utf8.count == bytes.count, recent[slot].utf8.elementsEqual(bytes) {
      return recent[slot]
    }
    let string = String(decoding: bytes, as: UTF8.self)
    recent[slot] = string
    return string
  }

  /// Puts an ampersand for each `&#38;`, the only reference that libxml2 leaves.
  private static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let reference = Array("&#38;".utf8)
    var result: [UInt8] = []
    var rest = bytes[...]
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[...ampersand]
      rest = rest[ampersand...]
      rest = rest.starts(with: reference) ? rest.dropFirst(reference.count) : rest.dropFirst()
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  func start(
    name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?, namespaces: Int, count: Int,
    attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {}
  func end() {}
  func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
  func comment(_ text: String) {}

  /// Ends the reading with an error, the first of which counts.
  final func fail(_ error: XMLReadingError) {
    if failure == nil { failure = error }
    xmlStopParser(context)
  }

  /// Ends the reading with an error at the last tag that opened before the parser's place.
  final func failAtTag(_ reason: String) {
    let (line, column) = tagPosition()
    fail(XMLReadingError(line: line, column: column, reason: reason))
  }

  /// The place of the `<` of the tag that the parser is at the end of.
  ///
  /// No `<` can stand inside a tag, so it is the last one before the parser's place.
  final func tagPosition() -> (line: Int, column: Int) {
    let end = min(earshot_byte_offset(context), bytes.count)
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "<")) ?? end
    return positions.position(at: start, in: bytes)
  }

  /// The line on which the comment ends that the parser is at the end of.
  ///
  /// Counted from the last place that was asked for: a document may be all comments.
  final func commentLine() -> Int {
    positions.position(at: earshot_byte_offset(context), in: bytes).line
  }

  /// Whether the parser has come to the end of the document.
  final var isAtEnd: Bool { earshot_byte_offset(context) >= bytes.count }

  final func parserPosition() -> (line: Int, column: Int) {
    var counter = PositionCounter()
    return counter.position(at: earshot_byte_offset(context), in: bytes)
  }

  /// Copies the next piece of the document into libxml2's buffer.
  final func read(into buffer: UnsafeMutablePointer<CChar>, capacity: Int) -> Int {
    if openTag.isDue(at: delivered), !isOpenTagWithinLimits() { return 0 }
    let count = min(capacity, bytes.count - delivered)
    guard count > 0 else { return 0 }
    bytes.withUnsafeBytes { source in
      UnsafeMutableRawPointer(buffer).copyMemory(
        from: source.baseAddress.unsafelyUnwrapped + delivered, byteCount: count)
    }
    delivered += count
    return count
  }

  /// Refuses a tag before its end; the parser must not be stopped while it reads, so it gets nothing.
  private final func isOpenTagWithinLimits() -> Bool {
    openTag.look(at: bytes, upTo: delivered)
    guard let start = openTag.start, openTag.attributes > limits.attributes,
      earshot_may_be_in_tag(context) != 0, failure == nil
    else { return true }
    let (line, column) = positions.position(at: start, in: bytes)
    failure = XMLReadingError(
      line: line, column: column,
      reason: "more than \(limits.attributes) attributes on one element, expected at most that many"
    )
    return false
  }
}
