/// Writes JSON by hand, in the order it is told: the same values give the same bytes.
///
/// Objects and arrays stand on lines of their own, indented by two spaces, unless they are asked to
/// stand in one line.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Takes what has been written in pieces, so that a big report is never in memory as a whole.
  private let sink: (([UInt8]) -> Void)?
  /// For each open object or array: whether something stands in it already, and whether it has
  /// lines of its own.
  private var open: [(hasItems: Bool, isInline: Bool)] = []

  /// How many bytes make a piece.
  private static let pieceLength = 1 << 18

  /// - Parameter sink: nil to keep all in ``bytes``.
  init(to sink: (([UInt8]) -> Void)? = nil) {
    self.sink = sink
    if sink != nil { bytes.reserveCapacity(Self.pieceLength + 1 << 12) }
  }

  /// Hands on what is left.
  mutating func finish() {
    sink?(bytes)
    bytes.removeAll()
  }

  mutating func object(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    wrap("{", "}", inline: inline, body)
  }

  mutating func array<Item>(
    _ items: some Sequence<Item>, inline: Bool = false, _ body: (inout JSONWriter, Item) -> Void
  ) {
    wrap("[", "]", inline: inline) { writer in
      for item in items {
        writer.separate()
        body(&writer, item)
        if writer.bytes.count >= Self.pieceLength { writer.handOn() }
      }
    }
  }

  private mutating func handOn() {
    guard let sink else { return }
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes the name of a member, which needs no escapes; its value must follow.
  mutating func key(_ name: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    raw(name)
    raw("\": ")
  }

  /// Writes a name that is not known beforehand; its value must follow.
  mutating func key(named name: String) {
    separate()
    string(name)
    raw(": ")
  }

  mutating func member(_ name: String, _ value: String?) {
    key(name)
    string(value)
  }

  mutating func member(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  mutating func string(_ value: String?) {
    guard let value else { return raw("null") }
    bytes.append(UInt8(ascii: "\""))
    if Self.isPlain(value) { raw(value) } else { escape(value) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether nothing is to be escaped, as in nearly every text.
  private static func isPlain(_ text: String) -> Bool {
    let signs = unsafe text.utf8.withContiguousStorageIfAvailable(signCount)
    return signs == 0
  }

  private static func signCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for index in 0..<bytes.count {
      let byte = unsafe bytes[index]
      let isSign = byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2
      count &+= isSign ? 1 : 0
    }
    return count
  }

  private mutating func escape(_ text: String) {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if previous == 0xC2, byte < 0xA0 {
        // A control character of C1, which some terminals obey.
        bytes.removeLast()
        raw("\\u00" + String(byte, radix: 16))
      } else {
        escape(byte)
      }
      previous = byte
    }
  }

  mutating func integer(_ value: Int) { raw(String(value)) }
  mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
  mutating func null() { raw("null") }

  /// A number without a fraction where it has none; null where JSON has no word for it.
  mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    if let integer = Int(exactly: value) { return self.integer(integer) }
    // A hundred times the largest numbers is infinite; from 2^53 on there is nothing to round.
    let rounded = abs(value) < 0x1p53 ? (value * 100).rounded() / 100 : value
    raw(Int(exactly: rounded).map(String.init) ?? String(rounded))
  }

  private mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func wrap(
    _ start: String, _ end: String, inline: Bool, _ body: (inout JSONWriter) -> Void
  ) {
    raw(start)
    open.append((hasItems: false, isInline: inline || open.last?.isInline == true))
    body(&self)
    let closed = open.removeLast()
    if closed.hasItems, !closed.isInline { newLine() }
    raw(end)
  }

  private mutating func separate() {
    guard let last = open.indices.last else { return }
    if open[last].hasItems { raw(open[last].isInline ? ", " : ",") }
    open[last].hasItems = true
    if !open[last].isInline { newLine() }
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in open { raw("  ") }
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case 0x0A: raw("\\n")
    case 0x0D: raw("\\r")
    case 0x09: raw("\\t")
    case 0..<0x20, 0x7F:
      let digits = String(byte, radix: 16)
      raw("\\u00" + (digits.count == 1 ? "0" : "") + digits)
    default: bytes.append(byte)
    }
  }
}
