/// A run of what a parser tells, in memory of its own, so that another thread can take it in.
final class TagBatch: Sendable {
  private enum Event {
    case prepare(Int)
    case name(String)
    case start(RawTag)
    case end
    case text(String)
    case comment(String, line: Int)
  }

  // One thread fills a batch and hands it on, another one plays it and hands it back: no access to
  // what is in it overlaps another.
  @exclusivity(unchecked) nonisolated(unsafe) private var events: [Event] = []
  @exclusivity(unchecked) nonisolated(unsafe) private var attributes =
    SteadyMemory<RawAttribute>(capacity: 1 << 13)
  @exclusivity(unchecked) nonisolated(unsafe) private var values =
    SteadyMemory<UInt8>(capacity: 1 << 17)
  /// The bytes of the texts that are none of tags.
  @exclusivity(unchecked) nonisolated(unsafe) private var textLength = 0

  init() { events.reserveCapacity(Self.fullCount + 1) }

  deinit {
    attributes.deallocate()
    values.deallocate()
  }

  private static let fullCount = 1 << 12
  private static let fullLength = 1 << 17
}

// MARK: - Filling

extension TagBatch {
  /// Whether enough is in it to be handed on, however short it is.
  var isFull: Bool { events.count >= Self.fullCount || textLength >= Self.fullLength }

  func prepare(forElements count: Int) { events.append(.prepare(count)) }

  func add(name: String) { events.append(.name(name)) }

  /// Copies a tag.
  ///
  /// - Returns: false where it must go into another batch; an empty one has room for any.
  func add(_ tag: RawTag) -> Bool {
    let length = tag.attributes.reduce(0) { $0 &+ $1.value.count }
    guard attributes.makeRoom(for: tag.attributes.count), values.makeRoom(for: length) else {
      return false
    }
    let copies = attributes.append(tag.attributes)
    for index in copies.indices {
      copies[index].value = UnsafeBufferPointer(values.append(copies[index].value))
    }
    var copy = tag
    copy.attributes = UnsafeBufferPointer(copies)
    events.append(.start(copy))
    return true
  }

  func end() { events.append(.end) }

  func add(text: String) {
    textLength += text.utf8.count
    events.append(.text(text))
  }

  func add(comment: String, line: Int) {
    textLength += comment.utf8.count
    events.append(.comment(comment, line: line))
  }
}

// MARK: - Playing

extension TagBatch {
  /// Tells a handler all that is in it.
  ///
  /// - Throws: what the handler refuses; the rest is not told then.
  func play(to calls: XMLHandlerCalls) throws(XMLReadingError) {
    for event in events {
      switch event {
      case .prepare(let count): calls.prepare(count)
      case .name(let name): calls.name(name)
      case .start(let tag): try calls.start(tag)
      case .end: try calls.end()
      case .text(let text): try calls.text(text)
      case .comment(let text, let line): try calls.comment(text, line)
      }
    }
  }

  func removeAll() {
    events.removeAll(keepingCapacity: true)
    attributes.removeAll()
    values.removeAll()
    textLength = 0
  }
}
