/// Numbers as they stand in attributes.
@usableFromInline enum NumberText {
  /// The longest text that is tried.
  private static let limit = 64

  /// A finite number; nil where it is none.
  @usableFromInline static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    if let integer = smallInteger(bytes) { return Double(integer) }
    guard bytes.count <= limit, let number = Double(String(decoding: bytes, as: UTF8.self)),
      number.isFinite
    else { return nil }
    return number
  }

  /// Coordinates are integers in nearly every file, and reading them is half of the work.
  private static func smallInteger(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = bytes.first, bytes.count <= 9 else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    guard !isNegative || bytes.count > 1 else { return nil }
    var result = 0
    for byte in bytes.dropFirst(isNegative ? 1 : 0) {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      result = result * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return isNegative ? -result : result
  }
}
