internal import Auditing
internal import Parallelism

/// Writes JSON by hand, in the order it is told: the same values give the same bytes.
///
/// Objects and arrays stand on lines of their own, indented by two spaces, unless they are asked to
/// stand in one line.
struct JSONWriter: ~Copyable {
  var buffer: ByteBuffer
  /// Takes what has been written in pieces, so that a big report is never in memory as a whole.
  private let sink: Sink?
  private var level = Level()
  /// The elements that were written since the last piece went out.
  var written = WrittenElements()
  /// What all findings of a kind have in common, in the same way.
  var kinds = WrittenKinds()
  /// The last path, where nothing in it was escaped.
  var writtenPath = 0..<0
  var teller = ElementTeller()

  /// Is lent pieces one after the other, not always by the same thread.
  typealias Sink = @Sendable (Span<UInt8>) -> Void

  /// Where the writer is in what is open.
  private struct Level {
    /// How many objects and arrays are open.
    private(set) var depth = 0
    /// How many of them have lines of their own; what stands in one line holds nothing that has.
    private var linedDepth = 0
    /// Whether anything stands in the innermost.
    var hasItems = true
    var isInline: Bool { depth > linedDepth }

    mutating func open(inline: Bool) {
      if !inline, !isInline { linedDepth += 1 }
      depth += 1
      hasItems = false
    }

    /// What was closed stands in what is around it.
    mutating func close() {
      depth -= 1
      linedDepth = min(linedDepth, depth)
      hasItems = true
    }
  }

  /// How many bytes make a piece.
  private static let pieceLength = 1 << 17
  /// Room for a piece, asked for at once: to double up to it would copy as much again, and what is
  /// never written in takes no memory.
  private static let pieceCapacity = pieceLength + 1 << 14

  /// - Parameter sink: nil to keep all in ``bytes``.
  init(to sink: Sink? = nil) {
    self.sink = sink
    buffer = ByteBuffer(capacity: sink == nil ? 1 << 10 : Self.pieceCapacity)
  }

  /// All that was not handed on yet.
  var bytes: [UInt8] { buffer.bytes }

  /// Hands on what is left.
  mutating func finish() {
    guard sink != nil else { return }
    handOn()
  }

  private mutating func handOn() {
    guard let sink else { return }
    buffer.lend(to: sink)
    removeAll()
  }

  private mutating func removeAll() {
    buffer.removeAll()
    written.removeAll()
    kinds.forgetPlaces()
    writtenPath = 0..<0
  }
}

// MARK: - On several processors

extension JSONWriter {
  /// Writes the items of an array in parts, on all processors, where there are many of them.
  ///
  /// What has been written of an element is not known in the next part, so that each is as if it
  /// stood alone; the bytes are those of ``array(_:inline:_:)``.
  ///
  /// - Parameters:
  ///   - makeOwn: makes a copy for one thread.
  ///   - fetch: has the processor fetch some of them from memory.
  mutating func array<Items: RandomAccessCollection & Sendable>(
    sharing items: Items, own makeOwn: @escaping @Sendable (Items) -> Items,
    fetch: @escaping @Sendable (Items, Range<Int>) -> Void,
    _ body: @escaping @Sendable (inout JSONWriter, Items.Element) -> Void
  ) {
    guard let sink, items.count > 2 * Self.partLength else { return array(items, body) }
    open("[", inline: false)
    handOn()
    let around = level
    let parts = Array(0..<(items.count + Self.partLength - 1) / Self.partLength)
    let pieces = OrderedPieces(
      count: 2 * ParallelMap.width, capacity: Self.pieceCapacity, to: sink)
    _ = ParallelMap.map(
      parts, threads: ParallelMap.width, with: { (PartWriter(inside: around), makeOwn(items)) }
    ) { tools, part in
      let (writer, items) = tools
      let start = items.index(items.startIndex, offsetBy: part * Self.partLength)
      fetch(items, part * Self.partLength..<min((part + 1) * Self.partLength, items.count))
      writer.write(items[start...].prefix(Self.partLength), isFirst: part == 0, body)
      writer.handOn(part, to: pieces)
    }
    level.hasItems = true
    close("]")
  }

  /// Writes one part after the other of an array, in the same memory.
  private final class PartWriter {
    private var json = JSONWriter()

    /// - Parameter level: of the items.
    init(inside level: Level) {
      json.level = level
      json.buffer = ByteBuffer(capacity: JSONWriter.pieceCapacity)
    }

    func write<Item>(
      _ items: some Sequence<Item>, isFirst: Bool, _ body: (inout JSONWriter, Item) -> Void
    ) {
      json.level.hasItems = !isFirst
      // The writer is lent once for all of them: each time, it is asked whether somebody else has it.
      json.items(items, body)
    }

    func handOn(_ number: Int, to pieces: OrderedPieces) {
      pieces.take(&json.buffer, number: number)
      json.removeAll()
    }
  }

  /// Items in a part: of findings about a megabyte.
  private static let partLength = 75
}

// MARK: - Objects and arrays

extension JSONWriter {
  mutating func object(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    open("{", inline: inline)
    body(&self)
    close("}")
  }

  mutating func array<Item>(
    _ items: some Sequence<Item>, inline: Bool = false, _ body: (inout JSONWriter, Item) -> Void
  ) {
    open("[", inline: inline)
    for item in items {
      separate()
      body(&self, item)
      if buffer.count >= Self.pieceLength, !level.isInline { handOn() }
    }
    close("]")
  }

  private mutating func items<Item>(
    _ items: some Sequence<Item>, _ body: (inout JSONWriter, Item) -> Void
  ) {
    for item in items {
      separate()
      body(&self, item)
    }
  }

  /// Writes an item of an array.
  mutating func item(_ body: (inout JSONWriter) -> Void) {
    separate()
    body(&self)
  }

  /// Writes an array of items that are not alike, or not in a list.
  mutating func array(inline: Bool, _ body: (inout JSONWriter) -> Void) {
    open("[", inline: inline)
    body(&self)
    close("]")
  }

  private mutating func open(_ sign: Unicode.Scalar, inline: Bool) {
    buffer.append(UInt8(ascii: sign))
    level.open(inline: inline)
  }

  private mutating func close(_ sign: Unicode.Scalar) {
    let isSpread = level.hasItems && !level.isInline
    level.close()
    if isSpread { newLine() }
    buffer.append(UInt8(ascii: sign))
  }

  private mutating func separate() {
    guard level.depth > 0 else { return }
    if !level.isInline {
      beginLine()
    } else if level.hasItems {
      buffer.append(", ")
    }
    level.hasItems = true
  }

  /// Ends the last line.
  mutating func endLine() { buffer.append(UInt8(ascii: "\n")) }

  private mutating func newLine() { buffer.append(lineIndentedBy: 2 * level.depth) }
}

// MARK: - Members

extension JSONWriter {
  /// Writes the name of a member, which needs no escapes; its value must follow.
  @inline(__always)
  mutating func key(_ name: StaticString) {
    if !level.isInline { beginLine() }
    buffer.append(member: name, comma: level.isInline && level.hasItems)
    level.hasItems = true
  }

  /// Notes that something stands in the innermost object or array.
  mutating func noteItem() { level.hasItems = true }

  private mutating func beginLine() {
    if level.hasItems { buffer.append(UInt8(ascii: ",")) }
    newLine()
  }

  /// Writes a name that is not known beforehand; its value must follow.
  mutating func key(named name: String) {
    separate()
    string(name)
    buffer.append(": ")
  }
}
