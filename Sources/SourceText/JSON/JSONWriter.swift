/// Writes JSON documents, member by member, in the order of the calls.
///
/// Objects and arrays have one member per line, indented by two spaces; inline ones have all
/// their members in one line. The writer adds the separators:
///
///     var json = JSONWriter()
///     json.object { json in
///       json.member("name", "Earshot")
///       json.key("sizes")
///       json.array([44, 48], inline: true) { $0.number($1) }
///     }
///     json.endLine()
///     return json.bytes
public struct JSONWriter {
  /// Receives the document in chunks, in order.
  public typealias Sink = (Span<UInt8>) -> Void

  /// The document; with a sink, the part that the sink has not received yet.
  public private(set) var bytes: [UInt8] = []

  private let sink: Sink?
  private var depth = 0
  /// The depth of the outermost inline container that is open.
  private var inlineDepth: Int?
  /// Whether the innermost open container has members.
  private var hasMembers = false
  /// Whether the next value belongs to the key before it.
  private var isAfterKey = false

  /// - Parameter sink: nil to collect the whole document in ``bytes``.
  public init(to sink: Sink? = nil) { self.sink = sink }

  /// The number of bytes after which the sink receives a chunk.
  private static let chunkSize = 1 << 17

  /// Ends the line after a document; another document may follow.
  public mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// Passes the rest of the document to the sink.
  public mutating func finish() {
    guard let sink, !bytes.isEmpty else { return }
    sink(bytes.span)
    bytes.removeAll(keepingCapacity: true)
  }
}

// MARK: - Objects and arrays

extension JSONWriter {
  public mutating func object(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    container("{", "}", inline: inline, body)
  }

  /// Writes an array; each value that the body writes is an element.
  public mutating func array(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    container("[", "]", inline: inline, body)
  }

  /// Writes an array with one element for each item.
  public mutating func array<Item>(
    _ items: some Sequence<Item>, inline: Bool = false, _ body: (inout JSONWriter, Item) -> Void
  ) {
    array(inline: inline) { json in
      for item in items { body(&json, item) }
    }
  }

  private mutating func container(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, inline: Bool,
    _ body: (inout JSONWriter) -> Void
  ) {
    beginValue()
    bytes.append(UInt8(ascii: opening))
    depth += 1
    if inline, inlineDepth == nil { inlineDepth = depth }
    hasMembers = false
    body(&self)
    let isSpread = hasMembers && inlineDepth == nil
    if inlineDepth == depth { inlineDepth = nil }
    depth -= 1
    if isSpread { newLine() }
    bytes.append(UInt8(ascii: closing))
    hasMembers = true
  }

  private mutating func beginValue() {
    if !isAfterKey, depth > 0 { separate() }
    isAfterKey = false
  }

  private mutating func separate() {
    if hasMembers { bytes.append(UInt8(ascii: ",")) }
    if inlineDepth == nil {
      if sink != nil, bytes.count >= Self.chunkSize { finish() }
      newLine()
    } else if hasMembers {
      bytes.append(UInt8(ascii: " "))
    }
    hasMembers = true
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}

// MARK: - Members and values

extension JSONWriter {
  /// Writes the key of a member; its value must follow.
  public mutating func key(_ name: String) {
    separate()
    append(quoted: name)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
    isAfterKey = true
  }

  public mutating func member(_ name: String, _ value: String?) {
    key(name)
    string(value)
  }

  public mutating func member(_ name: String, _ value: Int?) {
    key(name)
    if let value { integer(value) } else { null() }
  }

  public mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  /// Writes a string; null for nil.
  public mutating func string(_ value: String?) {
    guard let value else { return null() }
    beginValue()
    append(quoted: value)
  }

  public mutating func integer(_ value: some BinaryInteger) { literal(String(value)) }

  public mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  public mutating func null() { literal("null") }

  /// Writes a number with at most two decimals; null if it is not finite.
  public mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    // From 2^53 on, a double has no decimals to round.
    let rounded = abs(value) < 0x1p53 ? (value * 100).rounded() / 100 : value
    literal(Int(exactly: rounded).map(String.init) ?? String(rounded))
  }

  /// Writes a number with enough digits to read the same number again; null if it is not finite.
  public mutating func exactNumber(_ value: Double) {
    guard value.isFinite else { return null() }
    literal(String(value))
  }

  private mutating func literal(_ text: String) {
    beginValue()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    JSONEscapes.append(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }
}
