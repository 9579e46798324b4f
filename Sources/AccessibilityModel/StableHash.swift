/// A hash that is the same in every run: FNV-1a, 64 bits, since a collision gains an attacker
/// nothing.
public struct StableHash: Hashable, Sendable {
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The parts, with a zero byte after each.
  public init(_ parts: String...) {
    for part in parts {
      for byte in part.utf8 { add(byte) }
      add(0)
    }
  }

  public init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  public init() {}

  /// Continues where another hash stopped.
  public init(continuing value: UInt64) { self.value = value }

  /// Adds the bytes of a text.
  ///
  /// - Returns: whether all of them are ASCII.
  @discardableResult
  public mutating func combine(_ text: String) -> Bool {
    var isASCII = true
    for byte in text.utf8 {
      add(byte)
      if byte >= 0x80 { isASCII = false }
    }
    return isASCII
  }

  /// Adds one byte.
  public mutating func combine(_ byte: UInt8) { add(byte) }

  private mutating func add(_ byte: UInt8) { value = Self.value(value, and: byte) }

  private static func value(_ value: UInt64, and byte: UInt8) -> UInt64 {
    (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Sixteen hexadecimal digits.
  public var text: String { Self.text(of: value) }

  public static func text(of value: UInt64) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: (0..<16).map { digits[Int(value >> UInt64(60 - 4 * $0) & 15)] }, as: UTF8.self)
  }
}
