internal import Parallelism

/// Carries what a parser tells to a handler on another thread.
///
/// libxml2 and what is made of its tags have a thread each: of a large document, the one reads what
/// comes next while the other takes in what was read.
final class TagRelay: Sendable {
  private let filled = Conveyor<TagBatch>(room: batchCount)
  private let empty = Conveyor<TagBatch>(room: batchCount)
  /// All that are anywhere, so that nobody else has to count who holds one.
  private let batches: [TagBatch]
  // Only the parser's thread knows which batch it fills.
  @exclusivity(unchecked) nonisolated(unsafe) private var batch: Unmanaged<TagBatch>

  /// From how many bytes on a document is worth two threads.
  static let leastLength = 1 << 19
  private static let batchCount = 5

  init() {
    batches = (0..<Self.batchCount).map { _ in TagBatch() }
    batch = Unmanaged.passUnretained(batches[0])
    for batch in batches.dropFirst() { _ = empty.put(batch) }
  }
}

// MARK: - The parser's thread

extension TagRelay {
  /// What a session calls instead of the handler.
  func calls(instead calls: XMLHandlerCalls) -> XMLHandlerCalls {
    XMLHandlerCalls(
      attributes: calls.attributes, textReading: calls.textReading,
      prepare: { count in self.withBatch { $0.prepare(forElements: count) } },
      name: { name in self.withBatch { $0.add(name: name) } },
      start: { (tag) throws(XMLReadingError) in
        if !self.withBatch({ $0.add(tag) }) {
          try self.handOn()
          _ = self.withBatch { $0.add(tag) }
        }
        try self.handOnIfFull()
      },
      end: { () throws(XMLReadingError) in
        self.withBatch { $0.end() }
        try self.handOnIfFull()
      },
      text: { (text) throws(XMLReadingError) in
        self.withBatch { $0.add(text: text) }
        try self.handOnIfFull()
      },
      comment: { (text, line) throws(XMLReadingError) in
        self.withBatch { $0.add(comment: text, line: line) }
        try self.handOnIfFull()
      })
  }

  /// Hands on the last batch: nothing follows.
  func finish() {
    _ = withBatch { filled.put($0) }
    filled.close()
  }

  private func withBatch<Result>(_ body: (TagBatch) -> Result) -> Result {
    batch._withUnsafeGuaranteedRef(body)
  }

  private func handOnIfFull() throws(XMLReadingError) {
    if withBatch({ $0.isFull }) { try handOn() }
  }

  /// - Throws: where the handler has stopped; what has stopped it counts, and not this.
  private func handOn() throws(XMLReadingError) {
    guard withBatch({ filled.put($0) }), let next = empty.take() else {
      throw XMLReadingError(line: 1, column: 1, reason: "stopped by the handler")
    }
    batch = Unmanaged.passUnretained(next)
  }
}

// MARK: - The handler's thread

extension TagRelay {
  /// Tells the handler all that comes, until the end.
  ///
  /// - Throws: what the handler refuses.
  func play(to calls: XMLHandlerCalls) throws(XMLReadingError) {
    defer {
      filled.close()
      empty.close()
    }
    while let batch = filled.take() {
      try batch.play(to: calls)
      batch.removeAll()
      _ = empty.put(batch)
    }
  }
}
