/// Which bytes of a text JSON wants escaped, and how.
///
/// Beyond what the format demands, control characters of C1 and delete are escaped: some terminals
/// obey them.
enum JSONEscapes {
  /// How many bytes become of one at most.
  static let longest = 6

  /// Copies the bytes of a text up to the next that may have to be escaped, sixteen at most; there
  /// must be room for the rest of the text and eight more.
  ///
  /// - Returns: how many they are.
  @inline(__always)
  static func copyPlainBytes(
    _ bytes: UnsafeBufferPointer<UInt8>, from index: Int, to end: UnsafeMutablePointer<UInt8>
  ) -> Int {
    guard bytes.count >= 8, let start = bytes.baseAddress else { return 0 }
    // What follows the lead of a character of C1 is looked at by itself.
    guard unsafe index == 0 || bytes[index - 1] != 0xC2 else { return 0 }
    let target = UnsafeMutableRawPointer(end)
    if bytes.count - index >= 16 {
      let pair = unsafe UnsafeRawPointer(start + index).loadUnaligned(as: Pair.self)
      unsafe target.storeBytes(of: pair, as: Pair.self)
      let signs = Self.signs(of: pair)
      let count = plainCount(signs[0])
      return count < 8 ? count : 8 + plainCount(signs[1])
    }
    // At the end, bytes before these are read with them and shifted out; the zeros that come for them
    // are not plain.
    let place = min(index, bytes.count - 8)
    let read = unsafe UnsafeRawPointer(start + place).loadUnaligned(as: UInt64.self)
    let word = (read.littleEndian >> UInt64(8 * (index - place))).littleEndian
    unsafe target.storeBytes(of: word, as: UInt64.self)
    return plainCount(signs(of: word))
  }

  /// How many bytes of a word come before the first that may have to be escaped.
  private static func plainCount(_ signs: UInt64) -> Int {
    (signs & highBits).littleEndian.trailingZeroBitCount / 8
  }

  /// Writes one byte of a text and moves the end.
  static func write(
    _ byte: UInt8, after previous: UInt8, to end: inout UnsafeMutablePointer<UInt8>
  ) {
    // What is left are letters: nearly all.
    if byte >= 0x23, byte != 0x5C, byte != 0x7F, previous != 0xC2 || byte >= 0xA0 {
      unsafe end.pointee = byte
      unsafe end += 1
      return
    }
    switch byte {
    case 0x22, 0x5C: unsafe write(0x5C, byte, to: &end)
    case 0x0A: unsafe write(0x5C, UInt8(ascii: "n"), to: &end)
    case 0x0D: unsafe write(0x5C, UInt8(ascii: "r"), to: &end)
    case 0x09: unsafe write(0x5C, UInt8(ascii: "t"), to: &end)
    case 0x20, 0x21:
      unsafe end.pointee = byte
      unsafe end += 1
    default:
      // The byte that begins a character of C1 is written already.
      if byte >= 0x80 { unsafe end -= 1 }
      unsafe write(0x5C, UInt8(ascii: "u"), to: &end)
      unsafe write(UInt8(ascii: "0"), UInt8(ascii: "0"), to: &end)
      unsafe write(digit(byte >> 4), digit(byte & 15), to: &end)
    }
  }

  private static func write(
    _ first: UInt8, _ second: UInt8, to end: inout UnsafeMutablePointer<UInt8>
  ) {
    unsafe end[0] = first
    unsafe end[1] = second
    unsafe end += 2
  }

  static func digit(_ value: UInt8) -> UInt8 {
    value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
  }

  /// Copies a text of which nothing is to be escaped, as of nearly every one; there must be room for
  /// as much.
  ///
  /// - Returns: how many bytes of it count: all of them or, where something may have to be escaped,
  ///   some of those before it.
  @inline(__always)
  static func copyPlainText(
    _ bytes: UnsafeBufferPointer<UInt8>, to end: UnsafeMutablePointer<UInt8>
  ) -> Int {
    guard let start = bytes.baseAddress else { return 0 }
    let source = unsafe UnsafeRawPointer(start)
    let target = UnsafeMutableRawPointer(end)
    let count = bytes.count
    // Several bytes at a time; the last ones overlap those before.
    if count >= 16 { return unsafe copyPlainPairs(source, count, to: target) }
    let isPlain =
      count >= 8
      ? unsafe copyPlainWords(source, count, to: target) : unsafe copyPlainBytes(bytes, to: end)
    return isPlain ? count : 0
  }

  private static func copyPlainPairs(
    _ source: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer
  ) -> Int {
    var place = 0
    while true {
      let pair = unsafe source.loadUnaligned(fromByteOffset: place, as: Pair.self)
      unsafe target.storeBytes(of: pair, toByteOffset: place, as: Pair.self)
      let signs = Self.signs(of: pair)
      guard (signs[0] | signs[1]) & highBits == 0 else { return place }
      if place == count - 16 { return count }
      place = min(place + 16, count - 16)
    }
  }

  private static func copyPlainWords(
    _ source: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer
  ) -> Bool {
    let first = unsafe source.loadUnaligned(as: UInt64.self)
    let last = unsafe source.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    unsafe target.storeBytes(of: first, as: UInt64.self)
    unsafe target.storeBytes(of: last, toByteOffset: count - 8, as: UInt64.self)
    return (signs(of: first) | signs(of: last)) & highBits == 0
  }

  /// Fewer than eight.
  private static func copyPlainBytes(
    _ bytes: UnsafeBufferPointer<UInt8>, to end: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    var word = UInt64(UInt8(ascii: " ")) &* ones
    for index in 0..<bytes.count {
      unsafe end[index] = bytes[index]
      word = unsafe word << 8 | UInt64(bytes[index])
    }
    return signs(of: word) & highBits == 0
  }

  private typealias Pair = SIMD2<UInt64>
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The high bit of a byte is set where one of the bytes up to it is to be escaped («Determine if a
  /// word has a byte less than n», Anderson's Bit Twiddling Hacks).
  @inline(__always)
  private static func signs(of word: UInt64) -> UInt64 {
    // Below a space, or a quotation mark: flipping one bit puts that where the space was.
    let low = (word ^ ones &* 0x02) &- ones &* 0x21
    let backslash = (word ^ ones &* 0x5C) &- ones
    let delete = word &+ ones
    // Begins the characters of C1.
    let lead = word ^ ones &* 0xC2
    return (low | backslash | delete) & ~word | (lead &- ones) & ~lead
  }

  /// The same of two words at once.
  @inline(__always)
  private static func signs(of words: Pair) -> Pair {
    let ones = Pair(repeating: Self.ones)
    let low = (words ^ (ones &* 0x02)) &- (ones &* 0x21)
    let backslash = (words ^ (ones &* 0x5C)) &- ones
    let delete = words &+ ones
    let lead = words ^ (ones &* 0xC2)
    return ((low | backslash | delete) & ~words) | ((lead &- ones) & ~lead)
  }
}
