extension JSONWriter {
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
    buffer.append(quoted: value)
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
    item { $0.number(value) }
  }
}
