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
    var index = 0
    if let number = plainNumber(bytes, at: &index), index == bytes.count { return number }
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

  /// Numbers with white space between them; nil where one is not plain, or there are more than four.
  @usableFromInline static func plainNumbers(
    _ bytes: Bytes
  ) -> (numbers: SIMD4<Double>, count: Int)? {
    var numbers = SIMD4<Double>(repeating: 0)
    var count = 0
    var index = 0
    while true {
      while index < bytes.count, isSpace(bytes[index]) { index += 1 }
      guard index < bytes.count else { return count > 0 ? (numbers, count) : nil }
      guard count < 4, let number = plainNumber(bytes, at: &index),
        index == bytes.count || isSpace(bytes[index])
      else { return nil }
      numbers[count] = number
      count += 1
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// A number of at most fifteen digits, which a division by a power of ten brings out exactly as
  /// reading it digit by digit would: both parts are whole numbers that a double holds (W. D. Clinger,
  /// 1990).
  ///
  /// - Parameter index: where it begins, and then where it ends.
  @usableFromInline static func plainNumber(_ bytes: Bytes, at index: inout Int) -> Double? {
    let isNegative = index < bytes.count && bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var digits = 0
    let start = index
    readDigits(bytes, at: &index, into: &digits)
    let wholeCount = index - start
    var fractionCount = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let point = index
      readDigits(bytes, at: &index, into: &digits)
      fractionCount = index - point
      guard fractionCount > 0 else { return nil }
    }
    guard wholeCount > 0, wholeCount + fractionCount <= 15 else { return nil }
    let number = Double(digits) / powersOfTen[fractionCount]
    return isNegative ? -number : number
  }

  private static func readDigits(_ bytes: Bytes, at index: inout Int, into digits: inout Int) {
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return }
      // More digits than fifteen are refused afterwards.
      digits = digits &* 10 &+ Int(digit)
      index += 1
    }
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14,
  ]

  /// The longest number that is tried.
  private static let longestNumber = 64

  @usableFromInline static func anyNumber(_ bytes: Bytes) -> Double? {
    guard bytes.count <= longestNumber, let number = Double(String(decoding: bytes, as: UTF8.self)),
      number.isFinite
    else { return nil }
    return number
  }
}
