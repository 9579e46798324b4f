internal import CLibXML2

/// Which part of what is parsed a handler is told of: all of it, or what stands between tags that
/// are open before it and their ends behind it.
struct ToldPart {
  /// How many tags stand before it.
  var opened = 0
  /// Where it ends, in bytes.
  var end = Int.max

  /// Whether it is not all.
  var isPart: Bool { end != .max }
}

/// A document on its way from libxml2 into a handler.
///
/// libxml2 calls back one call after the other, and nothing that it calls calls it: no access to the
/// state overlaps another, and ten million of them need not be watched.
final class SAXSession {
  private let limits: XMLLimits
  private let calls: XMLHandlerCalls
  /// The parser; nil where there is no memory for one.
  private let context = xmlNewParserCtxt()
  /// The first thing that went wrong.
  @exclusivity(unchecked) private(set) var failure: XMLReadingError?
  private let document: DocumentWindow
  private let length: Int?
  @exclusivity(unchecked) private var positions = PositionCounter()
  @exclusivity(unchecked) private var openTag = OpenTag()
  /// What of the document is told of.
  private let told: ToldPart
  private let names: NameTable
  /// Memory for the attributes of a tag, of which there are no more than the limit.
  private let attributes: UnsafeMutablePointer<RawAttribute>
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var count = 0
  /// Where namespaces were opened that are open still; libxml2 goes through all for each prefix.
  @exclusivity(unchecked) private var namespaces: [(depth: Int, count: Int)] = []
  private var estimate = ElementEstimate()

  /// - Parameters:
  ///   - document: what is parsed.
  ///   - length: how many bytes that are, where it is known and the handler wants to know more.
  ///   - told: which part of it is told of.
  init(
    _ document: DocumentWindow, length: Int?, told: ToldPart = ToldPart(),
    limits: XMLLimits, calls: XMLHandlerCalls
  ) {
    self.document = document
    self.length = length
    self.told = told
    self.limits = limits
    self.calls = calls
    names = NameTable(calls.attributes, take: calls.name)
    attributes = .allocate(capacity: limits.attributes)
  }

  deinit {
    attributes.deallocate()
    xmlFreeParserCtxt(context)
  }
}

// MARK: - What starts it

extension SAXSession {
  /// Reads the whole document as it comes, or up to what is wrong, which it keeps.
  func parse() {
    parse { context, reference in earshot_parse(context, readBytes, reference) }
  }

  /// Does the same with a document that lies in memory: a zero byte stands behind it.
  func parse(_ memory: UnsafeBufferPointer<UInt8>) {
    parse { context, _ in earshot_parse_memory(context, memory.baseAddress) }
  }

  private func parse(_ run: (xmlParserCtxtPtr, UnsafeMutableRawPointer) -> Int32) {
    guard let context else {
      failure = XMLReadingError(line: 1, column: 1, reason: "no memory for a parser")
      return
    }
    context.pointee.sax.pointee = Self.callbacks(readsText: calls.textReading != .none)
    _ = withExtendedLifetime(self) {
      let reference = Unmanaged.passUnretained(self).toOpaque()
      context.pointee.userData = reference
      return run(context, reference)
    }
    guard failure == nil, context.pointee.wellFormed == 0 else { return }
    let (line, column) = parserPosition
    failure = XMLReadingError(
      line: line, column: column, reason: "found something that is not XML")
  }
}

// MARK: - What libxml2 calls

extension SAXSession {
  func start(
    name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?, namespaces: Int, count: Int,
    attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    guard failure == nil else { return }
    depth += 1
    self.count += 1
    if self.count <= told.opened { return }
    if namespaces > 0 { take(namespaces: namespaces) }
    if let excess = excess(count: count) ?? take(attributes, count: count) {
      return failAtTag(excess)
    }
    let (line, column) = positions.bracket(before: offset, in: document)
    let tag = RawTag(
      name: Int(names.slot(of: name, prefix: prefix).number), line: line, column: column,
      attributes: UnsafeBufferPointer(start: self.attributes, count: count))
    do throws(XMLReadingError) { try calls.start(tag) } catch { fail(error) }
  }

  func end() {
    guard failure == nil else { return }
    if let last = namespaces.last, last.depth == depth { namespaces.removeLast() }
    depth -= 1
    if told.isPart, offset > told.end { return }
    do throws(XMLReadingError) { try calls.end() } catch { fail(error) }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard failure == nil, calls.textReading == .all || !Self.isBlank(bytes) else { return }
    do throws(XMLReadingError) {
      try calls.text(String(decoding: bytes, as: UTF8.self))
    } catch { fail(error) }
  }

  func comment(_ text: String) {
    guard failure == nil else { return }
    // Counted from the last place that was asked for: a document may be all comments.
    let line = positions.position(at: offset, in: document).line
    do throws(XMLReadingError) { try calls.comment(text, line) } catch { fail(error) }
  }

  private static func isBlank(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
  }

  /// Takes over the error of the parser, if it is the first.
  func fail(with error: xmlError) {
    guard failure == nil else { return }
    let (line, column) = parserPosition
    let isAtEnd = document.isComplete && offset >= document.end
    let words = ParserMessage.words(for: error, isAtEnd: isAtEnd)
    fail(XMLReadingError(line: line, column: column, reason: words))
  }

  /// Ends the reading with an error, the first of which counts.
  private func fail(_ error: XMLReadingError) {
    if failure == nil { failure = error }
    xmlStopParser(context)
  }

  /// Ends the reading with an error at the last tag that opened before the parser's place.
  func failAtTag(_ reason: String) {
    let (line, column) = positions.bracket(before: offset, in: document)
    fail(XMLReadingError(line: line, column: column, reason: reason))
  }

  /// Where the parser is, in bytes.
  private var offset: Int { earshot_byte_offset(context) }

  /// The place of an offset that no earlier one was asked for.
  func position(at offset: Int) -> PositionCounter.Place {
    positions.position(at: offset, in: document)
  }

  /// Where the parser is.
  var parserPosition: (line: Int, column: Int) { position(at: offset) }
}

// MARK: - Reading

extension SAXSession {
  /// Copies the next piece of the document into libxml2's buffer.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard failure == nil else { return 0 }
    if openTag.isDue(at: document.delivered) {
      guard isOpenTagWithinLimits() else { return 0 }
      positions.pass(offset, in: document)
      tellEstimate()
    }
    do throws(XMLReadingError) {
      try document.fill(buffer.count, keepingFrom: min(positions.offset, openTag.seen))
    } catch {
      // The parser must not be stopped while it reads, so it gets nothing.
      failure = error
      return 0
    }
    return document.deliver(into: buffer)
  }

  /// Refuses a tag before its end; the parser must not be stopped while it reads, so it gets nothing.
  private func isOpenTagWithinLimits() -> Bool {
    openTag.look(at: document)
    guard let start = openTag.start, openTag.attributes > limits.attributes,
      earshot_may_be_in_tag(context) != 0, failure == nil
    else { return true }
    let (line, column) = positions.bracket(before: start + 1, in: document)
    failure = XMLReadingError(line: line, column: column, reason: tooManyAttributes)
    return false
  }

  /// Tells the handler how many elements to expect if it goes on as it has begun.
  private func tellEstimate() {
    guard let length, let estimate = estimate.count(of: count, in: offset, of: length) else {
      return
    }
    calls.prepare(min(estimate, limits.elements))
  }
}

// MARK: - Limits

extension SAXSession {
  /// Namespaces hold for what stands inside, which a part does not know of the one before.
  private func take(namespaces count: Int) {
    namespaces.append((depth, count))
    if told.isPart { failAtTag("a namespace in a part of a document") }
  }

  private var tooManyNames: String {
    "more than \(limits.names) different names, expected at most that many"
  }

  private var tooManyAttributes: String {
    "more than \(limits.attributes) attributes on one element, expected at most that many"
  }

  /// What a tag has too much of, in words.
  @inline(__always) private func excess(count: Int) -> String? {
    if depth > limits.depth {
      return "elements nested \(depth) deep, expected at most \(limits.depth) levels"
    }
    if self.count > limits.elements {
      return "more than \(limits.elements) elements, expected at most that many"
    }
    if names.count > limits.names { return tooManyNames }
    if count > limits.attributes { return tooManyAttributes }
    if !namespaces.isEmpty, namespaces.reduce(0, { $0 + $1.count }) > limits.namespaces {
      return "more than \(limits.namespaces) namespaces, expected at most that many"
    }
    return nil
  }

  /// Takes over libxml2's array: name, prefix, URI, begin and end of the value, for each attribute.
  ///
  /// - Returns: what is too long about one of them, in words.
  @inline(__always) private func take(
    _ array: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int
  ) -> String? {
    guard let array else { return nil }
    for index in 0..<count {
      let parts = array + index &* 5
      guard let name = parts[0], let start = parts[3], let end = parts[4] else {
        return "an attribute without a name or a value, expected both"
      }
      let length = end - start
      guard length <= limits.attributeLength else {
        return "an attribute of \(length) bytes, expected at most \(limits.attributeLength)"
      }
      let slot = names.slot(of: name, prefix: parts[1])
      guard let number = UInt16(exactly: slot.number) else { return tooManyNames }
      (attributes + index).initialize(
        to: RawAttribute(
          start: start, length: UInt32(length), name: number, known: slot.attribute))
    }
    return nil
  }
}
