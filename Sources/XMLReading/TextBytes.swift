internal import CLibXML2

/// Values as they stand in attributes, looked at before anything is made of them.
@usableFromInline enum TextBytes {
  @usableFromInline typealias Bytes = UnsafeBufferPointer<UInt8>

  @usableFromInline static func isEqual(_ one: Bytes, _ other: Bytes) -> Bool {
    guard one.count == other.count else { return false }
    guard let start = one.baseAddress, let otherStart = other.baseAddress else { return true }
    return memcmp(start, otherStart, one.count) == 0
  }

  @usableFromInline static func isASCII(_ bytes: Bytes) -> Bool { bytes.allSatisfy { $0 < 0x80 } }

  /// `true` and `false`, which are half of all values of a page source.
  @inlinable static func boolean(_ bytes: Bytes) -> Bool? {
    let raw = UnsafeRawBufferPointer(bytes)
    guard raw.count == 4 || raw.count == 5 else { return nil }
    let first = UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self))
    // "true" and "fals", as numbers.
    if raw.count == 4 { return first == 0x6575_7274 ? true : nil }
    return first == 0x736C_6166 && raw[4] == UInt8(ascii: "e") ? false : nil
  }

  /// A finite number; nil where it is none.
  @inlinable static func number(_ bytes: Bytes) -> Double? {
    // Coordinates are integers in nearly every file, and reading them is half of the work.
    if let integer = smallInteger(bytes) { return Double(integer) }
    return anyNumber(bytes)
  }

  @inlinable static func smallInteger(_ bytes: Bytes) -> Int? {
    guard !bytes.isEmpty, bytes.count <= 9 else { return nil }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    var index = isNegative ? 1 : 0
    guard index < bytes.count else { return nil }
    var result = 0
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      result = result &* 10 &+ Int(digit)
      index &+= 1
    }
    return isNegative ? -result : result
  }

  /// The longest number that is tried.
  private static let longestNumber = 64

  @usableFromInline static func anyNumber(_ bytes: Bytes) -> Double? {
    guard bytes.count <= longestNumber, let number = Double(String(decoding: bytes, as: UTF8.self)),
      number.isFinite
    else { return nil }
    return number
  }
}
