/// Writes JSON in the order of its calls: the same values give the same bytes.
///
/// Objects and arrays have lines of their own, indented by two spaces, unless they are inline.
struct JSONWriter {
  typealias Sink = (Span<UInt8>) -> Void

  private(set) var bytes: [UInt8] = []
  private let sink: Sink?
  private var depth = 0
  /// How many of the open objects and arrays have lines of their own.
  private var linedDepth = 0
  private var hasItems = true

  /// How many bytes make a piece.
  private static let pieceLength = 1 << 17

  /// - Parameter sink: nil to keep everything in ``bytes``.
  init(to sink: Sink? = nil) { self.sink = sink }

  private var isInline: Bool { depth > linedDepth }

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
      if bytes.count >= Self.pieceLength, !isInline { finish() }
    }
    close("]")
  }

  /// Writes the name of a member; its value must follow.
  mutating func key(_ name: String) {
    separate()
    string(name)
    append(": ")
  }

  mutating func endLine() { append("\n") }

  /// Passes the rest to the sink.
  mutating func finish() {
    guard let sink else { return }
    sink(bytes.span)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func open(_ bracket: String, inline: Bool) {
    append(bracket)
    if !inline, !isInline { linedDepth += 1 }
    depth += 1
    hasItems = false
  }

  private mutating func close(_ bracket: String) {
    let isSpread = hasItems && !isInline
    depth -= 1
    linedDepth = min(linedDepth, depth)
    hasItems = true
    if isSpread { newLine() }
    append(bracket)
  }

  private mutating func separate() {
    guard depth > 0 else { return }
    if isInline {
      if hasItems { append(", ") }
    } else {
      if hasItems { append(",") }
      newLine()
    }
    hasItems = true
  }

  private mutating func newLine() {
    append("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

// MARK: - Values

extension JSONWriter {
  mutating func member(_ name: String, _ value: String?) {
    key(name)
    string(value)
  }

  mutating func member(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  mutating func string(_ value: String?) {
    guard let value else { return null() }
    append("\"")
    if value.utf8.contains(where: Self.mayNeedEscape) {
      for scalar in value.unicodeScalars { append(Self.escaped(scalar)) }
    } else {
      append(value)
    }
    append("\"")
  }

  mutating func integer(_ value: Int) { append(String(value)) }

  mutating func bool(_ value: Bool) { append(value ? "true" : "false") }

  mutating func null() { append("null") }

  /// At most two decimals; null for what JSON has no number for.
  mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    if let integer = Int(exactly: value) { return self.integer(integer) }
    let rounded = abs(value) < 0x1p53 ? (value * 100).rounded() / 100 : value
    append(Int(exactly: rounded).map(String.init) ?? String(rounded))
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\" + String(scalar)
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
