/// Bytes in a row that grow at their end.
///
/// A report is hundreds of megabytes in small pieces. An array asks at each of them whether anybody
/// shares it; this belongs to one writer, and is the one place of the reports that has a pointer.
@safe struct ByteBuffer: ~Copyable, Sendable {
  // Only the buffer reaches it, and nobody can copy a buffer.
  nonisolated(unsafe) private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 1 << 10) {
    self.capacity = max(capacity, 64)
    unsafe start = .allocate(capacity: self.capacity)
  }

  deinit { unsafe start.deallocate() }

  /// A copy of all.
  var bytes: [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { target, length in
      if count > 0 { unsafe target.baseAddress?.update(from: start, count: count) }
      length = count
    }
  }

  /// Lends all to somebody who does not keep it.
  func lend(to body: (Span<UInt8>) -> Void) {
    let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
    body(unsafe bytes.span)
  }

  mutating func removeAll() { count = 0 }

  private mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    let larger = max(2 * capacity, count + more)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    unsafe copy.update(from: start, count: count)
    unsafe start.deallocate()
    unsafe start = copy
    capacity = larger
  }
}

extension ByteBuffer {
  mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe start[count] = byte
    count += 1
  }

  /// Appends what stands in the program; ASCII or not.
  mutating func append(_ text: StaticString) {
    reserve(text.utf8CodeUnitCount)
    unsafe (start + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    count += text.utf8CodeUnitCount
  }

  mutating func append(_ text: String) {
    let bytes = text.utf8.span
    unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
  }

  mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
  }

  /// Appends a text with others in the place of some of its bytes.
  ///
  /// - Parameter replacement: tells what stands for a byte; nil for the byte itself.
  mutating func append(_ text: String, replacing replacement: (UInt8) -> StaticString?) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for place in 0..<bytes.count {
        guard let other = unsafe replacement(bytes[place]) else { continue }
        unsafe append(UnsafeBufferPointer(rebasing: bytes[start..<place]))
        append(other)
        start = place + 1
      }
      unsafe append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    unsafe (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  /// Appends once more what stands in it already.
  ///
  /// - Parameter range: within ``count``.
  mutating func append(again range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    reserve(range.count)
    unsafe (start + count).update(from: start + range.lowerBound, count: range.count)
    count += range.count
  }

  /// Begins a line of JSON.
  ///
  /// - Parameter indent: how many spaces it begins with.
  mutating func append(lineIndentedBy indent: Int) {
    typealias Spaces = SIMD16<UInt8>
    let usual = Spaces.scalarCount
    reserve(1 + max(indent, usual))
    unsafe start[count] = UInt8(ascii: "\n")
    let end = unsafe UnsafeMutableRawPointer(start + count + 1)
    // As many as nearly every line has, and what is too many is written over.
    unsafe end.storeBytes(of: Spaces(repeating: UInt8(ascii: " ")), as: Spaces.self)
    count += 1 + min(indent, usual)
    if indent > usual { append(UInt8(ascii: " "), times: indent - usual) }
  }

  /// Appends the same byte several times.
  mutating func append(_ byte: UInt8, times: Int) {
    reserve(times)
    unsafe (start + count).update(repeating: byte, count: times)
    count += times
  }
}

// MARK: - Texts and numbers

extension ByteBuffer {
  /// Appends a text with the escapes that JSON wants.
  mutating func append(escaped text: String) {
    let bytes = text.utf8.span
    unsafe bytes.withUnsafeBufferPointer { unsafe append(escaped: $0) }
  }

  /// The same for a text of bytes.
  ///
  /// - Parameter start: where it begins.
  mutating func append(escaped text: [UInt8], from start: Int = 0) {
    unsafe text.withUnsafeBufferPointer {
      unsafe append(escaped: UnsafeBufferPointer(rebasing: $0[start...]))
    }
  }

  /// The same between quotation marks.
  mutating func append(quoted text: String) {
    let bytes = text.utf8.span
    append(UInt8(ascii: "\""))
    unsafe bytes.withUnsafeBufferPointer { unsafe append(escaped: $0) }
    append(UInt8(ascii: "\""))
  }

  private mutating func append(escaped bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count)
    let plain = unsafe JSONEscapes.copyPlainText(bytes, to: start + count)
    count += plain
    if plain < bytes.count { unsafe append(escapedOneByOne: bytes, from: plain) }
  }

  @inline(never)
  private mutating func append(
    escapedOneByOne bytes: UnsafeBufferPointer<UInt8>, from first: Int
  ) {
    reserve(JSONEscapes.longest * (bytes.count - first) + 8)
    var end = unsafe start + count
    var index = first
    while index < bytes.count {
      let plain = unsafe JSONEscapes.copyPlainBytes(bytes, from: index, to: end)
      unsafe end += plain
      index += plain
      guard index < bytes.count else { break }
      unsafe JSONEscapes.write(bytes[index], after: index > 0 ? bytes[index - 1] : 0, to: &end)
      index += 1
    }
    count = unsafe end - start
  }

  /// Appends all sixteen hexadecimal digits of a number.
  mutating func append(hexadecimal number: UInt64) {
    reserve(16)
    let end = unsafe UnsafeMutableRawPointer(start + count)
    let halves = (UInt32(truncatingIfNeeded: number >> 32), UInt32(truncatingIfNeeded: number))
    unsafe end.storeBytes(of: PackedDigits.hexadecimal(of: halves.0), as: UInt64.self)
    unsafe end.storeBytes(
      of: PackedDigits.hexadecimal(of: halves.1), toByteOffset: 8, as: UInt64.self)
    count += 16
  }

  /// Appends what begins a member of an object in JSON.
  ///
  /// Made part of its callers, in which the name is known and is a store or two.
  ///
  /// - Parameter comma: whether another member stands before it in the same line.
  @inline(__always)
  mutating func append(member name: StaticString, comma: Bool) {
    let length = name.utf8CodeUnitCount
    reserve(length + 6)
    var end = unsafe UnsafeMutableRawPointer(start + count)
    if comma {
      unsafe end.storeBytes(of: 0x202C, as: UInt16.self)  // «, »
      unsafe end += 2
    }
    unsafe end.storeBytes(of: UInt8(ascii: "\""), as: UInt8.self)
    unsafe (end + 1).copyMemory(from: name.utf8Start, byteCount: length)
    unsafe (end + 1 + length).storeBytes(of: UInt8(ascii: "\""), as: UInt8.self)
    unsafe (end + 2 + length).storeBytes(of: 0x203A, as: UInt16.self)  // «: »
    count += length + (comma ? 6 : 4)
  }

  /// Appends a whole number.
  mutating func append(_ number: Int) {
    guard number >= 0, number < 100_000_000 else { return append(long: number) }
    reserve(8)
    let digits = PackedDigits.decimal(of: UInt64(number))
    let zeros = min(digits.trailingZeroBitCount / 8, 7)
    let text = (digits | 0x3030_3030_3030_3030) >> UInt64(8 * zeros)
    let end = unsafe UnsafeMutableRawPointer(start + count)
    unsafe end.storeBytes(of: text.littleEndian, as: UInt64.self)
    count += 8 - zeros
  }

  private mutating func append(long number: Int) {
    reserve(20)
    if number < 0 {
      unsafe start[count] = UInt8(ascii: "-")
      count += 1
    }
    var rest = number.magnitude
    let length = Self.digitCount(rest)
    var place = count + length
    repeat {
      place -= 1
      unsafe start[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    count += length
  }

  private static func digitCount(_ number: UInt) -> Int {
    var count = 1
    var limit: UInt = 10
    while number >= limit, count < 19 {
      count += 1
      limit *= 10
    }
    return number >= limit ? count + 1 : count
  }
}

// MARK: - Numbers with decimals

extension ByteBuffer {
  /// Appends a finite number, without a fraction where it has none, else with at most two decimals.
  mutating func append(rounded value: Double) {
    if let integer = Int(exactly: value) { return append(integer) }
    guard abs(value) < Self.exactHundredths else { return append(long: value) }
    append(hundredths: Int((value * 100).rounded()))
  }

  /// Below it, a hundred times a number is whole in 53 bits, and what is printed with two decimals
  /// is the shortest text for the rounded number.
  private static let exactHundredths = 1e13

  private mutating func append(hundredths value: Int) {
    let (whole, rest) = value.magnitude.quotientAndRemainder(dividingBy: 100)
    if value < 0 { append(UInt8(ascii: "-")) }
    append(Int(whole))
    guard rest > 0 else { return }
    append(UInt8(ascii: "."))
    append(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 > 0 { append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }

  private mutating func append(long value: Double) {
    // A hundred times the largest numbers is infinite; from 2^53 on there is nothing to round.
    let rounded = abs(value) < 0x1p53 ? (value * 100).rounded() / 100 : value
    append(Int(exactly: rounded).map(String.init) ?? String(rounded))
  }
}
