/// A part of a document, in memory in which it can be parsed alone, and what was told of it.
///
/// The tags that are open where it begins stand before it, and the ends of those that are open where
/// it ends behind it: a parser that finds nothing wrong has found all of them where they must be.
final class DocumentPart: Sendable {
  // One thread after the other has a part, and hands it on: no access to what is in it overlaps
  // another.
  nonisolated(unsafe) private let memory: UnsafeMutablePointer<UInt8>
  /// How many bytes of a document it can hold.
  let capacity: Int
  @exclusivity(unchecked) nonisolated(unsafe) private var length = 0
  /// Where the part itself lies in the memory.
  @exclusivity(unchecked) nonisolated(unsafe) private var content = 0..<0
  /// How many tags stand before it.
  @exclusivity(unchecked) nonisolated(unsafe) private var opened = 0
  /// The place among the parts of the document.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var number = 0
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var record: TagRecord

  /// How much room there is for the tags around it, before and behind.
  static let frameCapacity = 1 << 16

  /// A zero byte ends the memory that libxml2 reads.
  init(capacity: Int) {
    self.capacity = capacity
    memory = .allocate(capacity: capacity + 2 * Self.frameCapacity + 1)
    record = TagRecord(capacity: capacity)
  }

  deinit {
    memory.deallocate()
    record.deallocate()
  }
}

// MARK: - Filling

extension DocumentPart {
  /// Begins a part anew.
  func begin(number: Int, inside open: OpenNames) {
    self.number = number
    opened = open.count
    length = 0
    append(open.tags[...])
    content = length..<length
  }

  /// How many more bytes of the document there is room for.
  var room: Int { capacity - content.count }

  /// Takes bytes of the document, for which there is room.
  func append(content bytes: ArraySlice<UInt8>) {
    append(bytes)
    content = content.lowerBound..<length
  }

  /// Takes what comes next of the document, where there is room.
  ///
  /// - Returns: whether something came.
  func take(_ next: XMLPieces.Next) throws(XMLReadingError) -> Bool {
    let free = UnsafeMutableBufferPointer(start: memory + length, count: room)
    var span = OutputSpan(buffer: free, initializedCount: 0)
    try next(&span)
    let count = span.finalize(for: free)
    length += count
    content = content.lowerBound..<length
    return count > 0
  }

  /// The bytes of the document that are in it.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: memory + content.lowerBound, count: content.count)
  }

  /// Ends it after so many of its bytes.
  func cut(at seam: Int, inside open: OpenNames = OpenNames()) {
    length = content.lowerBound + seam
    content = content.lowerBound..<length
    append(open.ends[...])
  }

  private func append(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      (memory + length).initialize(from: start, count: bytes.count)
    }
    length += bytes.count
  }
}

// MARK: - Parsing

extension DocumentPart {
  /// Writes down all that a parser tells of it.
  ///
  /// - Returns: false where something is wrong, in the document or in how it was cut.
  func parse(like calls: XMLHandlerCalls, limits: XMLLimits) -> Bool {
    memory[length] = 0
    record.removeAll(of: bytes)
    let bytes = UnsafeBufferPointer(start: memory, count: length)
    let session = SAXSession(
      DocumentWindow(lent: bytes), length: nil,
      told: ToldPart(opened: opened, end: content.upperBound), limits: limits,
      calls: recording(like: calls))
    record.start = session.position(at: content.lowerBound)
    session.parse(bytes)
    record.end = session.position(at: content.upperBound)
    return session.failure == nil
  }

  private func recording(like calls: XMLHandlerCalls) -> XMLHandlerCalls {
    // The session ends before the part: nobody has to count who holds it.
    let part = Unmanaged.passUnretained(self)
    return XMLHandlerCalls(
      attributes: calls.attributes, textReading: calls.textReading, prepare: { _ in },
      name: { name in part._withUnsafeGuaranteedRef { $0.record.names.append(name) } },
      start: { (tag) throws(XMLReadingError) in
        if part._withUnsafeGuaranteedRef({ $0.record.add(tag) }) { return }
        throw XMLReadingError(
          line: tag.line, column: tag.column, reason: "values longer than in the file")
      },
      end: { () throws(XMLReadingError) in part._withUnsafeGuaranteedRef { $0.record.addEnd() } },
      text: { (text) throws(XMLReadingError) in
        part._withUnsafeGuaranteedRef { $0.record.add(text: text) }
      },
      comment: { (text, line) throws(XMLReadingError) in
        part._withUnsafeGuaranteedRef { $0.record.add(comment: text, line: line) }
      })
  }
}
