/// What a parser tells of a part of a document, kept until it is the part's turn.
struct TagRecord {
  private enum Event: BitwiseCopyable {
    case start(Tag)
    case end
    case text(Int32)
    case comment(Int32, line: Int32)
  }

  /// A start tag; its attributes follow those of the one before.
  private struct Tag: BitwiseCopyable {
    var name: Int32
    var line: Int32
    var column: Int32
    var attributes: Int32
  }

  /// The names of tags and attributes by their numbers.
  var names: [String] = []
  /// Where the part begins and ends in what was parsed.
  var start: PositionCounter.Place = (1, 1)
  var end: PositionCounter.Place = (1, 1)
  /// How many start tags there are.
  private(set) var tagCount = 0
  private var events: [Event] = []
  private var attributes: SteadyMemory<RawAttribute>
  /// Text and comments.
  private var texts: [String] = []
  /// The bytes of the part: values that lie there stay there.
  private var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The bytes of the other values, which the parser has put together.
  private var values: SteadyMemory<UInt8>

  /// - Parameter capacity: how many bytes a part has; values are never longer than in the file.
  init(capacity: Int) {
    values = SteadyMemory(capacity: capacity)
    // None is shorter than ` a=""`; room that nothing is put into costs nothing.
    attributes = SteadyMemory(capacity: capacity / 5)
    // Of the tags of a page source there are fewer.
    events.reserveCapacity(capacity / 64)
  }

  /// To be called once, by its owner.
  func deallocate() {
    values.deallocate()
    attributes.deallocate()
  }
}

// MARK: - Writing down

extension TagRecord {
  /// Begins anew.
  ///
  /// - Parameter bytes: the part, which stays where it is.
  mutating func removeAll(of bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tagCount = 0
    names.removeAll(keepingCapacity: true)
    events.removeAll(keepingCapacity: true)
    attributes.removeAll()
    texts.removeAll(keepingCapacity: true)
    values.removeAll()
  }

  /// Takes a tag over.
  ///
  /// - Returns: false where its values are longer than what they were made of, or it has more
  ///   attributes than fit into the part.
  mutating func add(_ tag: RawTag) -> Bool {
    guard attributes.hasRoom(for: tag.attributes.count) else { return false }
    let kept = attributes.append(tag.attributes)
    let (start, end) = (UInt(bitPattern: bytes.baseAddress), UInt(bytes.count))
    for index in kept.indices where UInt(bitPattern: kept[index].start) &- start >= end {
      guard keep(&kept[index]) else { return false }
    }
    tagCount += 1
    events.append(
      .start(
        Tag(
          name: Int32(clamping: tag.name), line: Int32(clamping: tag.line),
          column: Int32(clamping: tag.column), attributes: Int32(clamping: tag.attributes.count))))
    return true
  }

  mutating func addEnd() { events.append(.end) }

  mutating func add(text: String) {
    events.append(.text(Int32(clamping: texts.count)))
    texts.append(text)
  }

  mutating func add(comment: String, line: Int) {
    events.append(.comment(Int32(clamping: texts.count), line: Int32(clamping: line)))
    texts.append(comment)
  }

  /// Has an attribute hold its value where it stays, if it stands outside of the part.
  ///
  /// - Returns: false where there is no room for it.
  private mutating func keep(_ attribute: inout RawAttribute) -> Bool {
    guard attribute.length > 0 else { return true }
    guard values.hasRoom(for: Int(attribute.length)),
      let copy = values.append(attribute.value).baseAddress
    else { return false }
    attribute.start = UnsafePointer(copy)
    return true
  }
}

// MARK: - Telling

extension TagRecord {
  /// Tells a handler all that was written down.
  ///
  /// - Parameter place: where the part begins in the document.
  /// - Throws: what the handler refuses; the rest is not told then.
  func play(
    to calls: XMLHandlerCalls, from place: PositionCounter.Place
  ) throws(XMLReadingError) {
    let shift = PlaceShift(from: start, to: place)
    var told = 0
    for event in events {
      switch event {
      case .start(let tag):
        let next = told + Int(tag.attributes)
        try tell(tag, attributes: told..<next, shift: shift, calls)
        told = next
      case .end: try calls.end()
      case .text(let index): try calls.text(texts[Int(index)])
      case .comment(let index, let line):
        try calls.comment(texts[Int(index)], shift.line(Int(line)))
      }
    }
  }

  @inline(__always) private func tell(
    _ tag: Tag, attributes range: Range<Int>, shift: PlaceShift, _ calls: XMLHandlerCalls
  ) throws(XMLReadingError) {
    let (line, column) = shift.place(line: Int(tag.line), column: Int(tag.column))
    try calls.start(
      RawTag(
        name: Int(tag.name), line: line, column: column,
        attributes: UnsafeBufferPointer(rebasing: attributes.values[range])))
  }

  /// The place in the document at which the part ends, told by the one at which it begins.
  func end(from place: PositionCounter.Place) -> PositionCounter.Place {
    PlaceShift(from: start, to: place).place(line: end.line, column: end.column)
  }
}

/// Brings places that were counted in a part to those of the document.
private struct PlaceShift {
  private let lines: Int
  /// Only what stands on the line on which the part begins has others before it.
  private let columns: Int

  init(from start: PositionCounter.Place, to place: PositionCounter.Place) {
    lines = place.line - start.line
    columns = place.column - start.column
  }

  func line(_ line: Int) -> Int { line + lines }

  func place(line: Int, column: Int) -> PositionCounter.Place {
    (self.line(line), line == 1 ? column + columns : column)
  }
}
