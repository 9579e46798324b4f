internal import Auditing
internal import Parallelism

/// Writes JSON by hand, in the order it is told: the same values give the same bytes.
///
/// Objects and arrays stand on lines of their own, indented by two spaces, unless they are asked to
/// stand in one line.
struct JSONWriter: ~Copyable {
  var buffer: ByteBuffer
  /// Takes what has been written in pieces, so that a big report is never in memory as a whole.
  private let sink: (([UInt8]) -> Void)?
  /// The innermost open object or array.
  private var level = Level(hasItems: true, isInline: false)
  /// Those around it.
  private var outer: [Level] = []
  /// The elements that were written since the last piece went out.
  var written = WrittenElements()
  /// What all findings of a kind have in common, in the same way.
  var kinds = WrittenKinds()
  /// The last path, where nothing in it was escaped.
  var writtenPath = 0..<0
  var teller = ElementTeller()

  private struct Level {
    var hasItems: Bool
    /// Whether it has no lines of its own.
    var isInline: Bool
  }

  /// How many bytes make a piece.
  private static let pieceLength = 1 << 20

  /// - Parameter sink: nil to keep all in ``bytes``.
  init(to sink: (([UInt8]) -> Void)? = nil) {
    self.init(to: sink, capacity: sink == nil ? 1 << 10 : Self.pieceLength + 1 << 14)
  }

  private init(to sink: (([UInt8]) -> Void)?, capacity: Int) {
    self.sink = sink
    buffer = ByteBuffer(capacity: capacity)
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
    sink(buffer.bytes)
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
  mutating func array<Item>(
    sharing items: some RandomAccessCollection<Item> & Sendable,
    _ body: @escaping @Sendable (inout JSONWriter, Item) -> Void
  ) {
    guard let sink, items.count > 2 * Self.partLength else { return array(items, body) }
    open("[", inline: false)
    handOn()
    let around = outer
    let parts = stride(from: 0, to: items.count, by: Self.partLength).map {
      $0..<min($0 + Self.partLength, items.count)
    }
    for start in stride(from: 0, to: parts.count, by: Self.partsAtOnce) {
      let some = Array(parts[start..<min(start + Self.partsAtOnce, parts.count)])
      for bytes in ParallelMap.map(
        some,
        { part in
          var writer = JSONWriter(inside: around, isFirst: part.lowerBound == 0)
          for place in part {
            writer.separate()
            body(&writer, items[items.index(items.startIndex, offsetBy: place)])
          }
          return writer.bytes
        })
      {
        sink(bytes)
      }
    }
    level.hasItems = true
    close("]")
  }

  /// - Parameter outer: what is open around the items of an array.
  private init(inside outer: [Level], isFirst: Bool) {
    self.init(to: nil, capacity: Self.pieceLength)
    self.outer = outer
    level = Level(hasItems: !isFirst, isInline: false)
  }

  /// Items in a part: of findings about a megabyte.
  private static let partLength = 600
  /// Parts that are in memory at the same time.
  private static let partsAtOnce = 16
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

  /// Writes an array of items that are not alike, or not in a list.
  mutating func array(inline: Bool, _ body: (inout JSONWriter) -> Void) {
    open("[", inline: inline)
    body(&self)
    close("]")
  }

  private mutating func open(_ sign: Unicode.Scalar, inline: Bool) {
    buffer.append(UInt8(ascii: sign))
    let isInline = inline || !outer.isEmpty && level.isInline
    outer.append(level)
    level = Level(hasItems: false, isInline: isInline)
  }

  private mutating func close(_ sign: Unicode.Scalar) {
    let closed = level
    level = outer.popLast() ?? level
    if closed.hasItems, !closed.isInline { newLine() }
    buffer.append(UInt8(ascii: sign))
  }

  private mutating func separate() {
    guard !outer.isEmpty else { return }
    if !level.isInline {
      beginLine()
    } else if level.hasItems {
      buffer.append(", ")
    }
    level.hasItems = true
  }

  private mutating func newLine() {
    buffer.append(UInt8(ascii: "\n"))
    buffer.append(UInt8(ascii: " "), times: 2 * outer.count)
  }
}

// MARK: - Members and values

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

  mutating func member(_ name: StaticString, _ value: String?) {
    key(name)
    string(value)
  }

  mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    integer(value)
  }

  mutating func string(_ value: String?) {
    guard let value else { return null() }
    buffer.append(UInt8(ascii: "\""))
    buffer.append(escaped: value)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes a text of bytes.
  mutating func string(_ value: [UInt8]) {
    buffer.append(UInt8(ascii: "\""))
    buffer.append(escaped: value)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes a text in parts.
  ///
  /// - Parameter tell: tells them one after the other.
  mutating func string(parts tell: (_ take: (String) -> Void) -> Void) {
    buffer.append(UInt8(ascii: "\""))
    tell { buffer.append(escaped: $0) }
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes the sixteen hexadecimal digits of a hash.
  mutating func hash(_ value: UInt64) {
    buffer.append(UInt8(ascii: "\""))
    buffer.append(hexadecimal: value)
    buffer.append(UInt8(ascii: "\""))
  }

  mutating func integer(_ value: Int) { buffer.append(value) }

  mutating func bool(_ value: Bool) {
    let word: StaticString = value ? "true" : "false"
    buffer.append(word)
  }

  mutating func null() { buffer.append("null") }

  /// A number without a fraction where it has none, else with at most two decimals; null where JSON
  /// has no word for it.
  mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    buffer.append(rounded: value)
  }

  /// Writes a number as an item of an array.
  mutating func item(_ value: Double) {
    separate()
    number(value)
  }
}
