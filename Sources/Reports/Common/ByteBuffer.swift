/// Bytes in a row that grow at their end.
///
/// A report is hundreds of megabytes in small pieces. An array asks at each of them whether anybody
/// shares it; this belongs to one writer, and is the one place of the reports that has a pointer.
@safe struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
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
    let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe append($0) }
    if isDone == nil { for byte in text.utf8 { append(byte) } }
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
    let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe append(escaped: $0)
    }
    if isDone == nil { append(escaped: Array(text.utf8)) }
  }

  /// The same for a text of bytes.
  mutating func append(escaped text: [UInt8]) {
    unsafe text.withUnsafeBufferPointer { unsafe append(escaped: $0) }
  }

  private mutating func append(escaped bytes: UnsafeBufferPointer<UInt8>) {
    guard unsafe !JSONEscapes.isPlain(bytes) else { return unsafe append(bytes) }
    reserve(JSONEscapes.longest * bytes.count)
    var end = unsafe start + count
    var index = 0
    while index < bytes.count {
      let isCopied = unsafe JSONEscapes.copyPlainWord(bytes, from: index, to: end)
      if isCopied {
        unsafe end += JSONEscapes.wordLength
        index += JSONEscapes.wordLength
        continue
      }
      for place in index..<min(index + JSONEscapes.wordLength, bytes.count) {
        unsafe JSONEscapes.write(bytes[place], after: place > 0 ? bytes[place - 1] : 0, to: &end)
      }
      index += JSONEscapes.wordLength
    }
    count = unsafe end - start
  }

  /// Appends all sixteen hexadecimal digits of a number.
  mutating func append(hexadecimal number: UInt64) {
    reserve(16)
    for place in 0..<16 {
      let digit = UInt8(truncatingIfNeeded: number >> UInt64(60 - 4 * place)) & 15
      unsafe start[count + place] = JSONEscapes.digit(digit)
    }
    count += 16
  }

  /// Appends what begins a member of an object in JSON.
  ///
  /// - Parameters:
  ///   - comma: whether another member stands before it.
  ///   - indentation: of its line, in spaces; nil where it stands in the line of those before.
  mutating func append(member name: StaticString, comma: Bool, indentation: Int? = nil) {
    let length = name.utf8CodeUnitCount
    reserve(length + (indentation ?? 0) + 6)
    var end = unsafe start + count
    func put(_ byte: UInt8) {
      unsafe end.pointee = byte
      unsafe end += 1
    }
    if comma { put(UInt8(ascii: ",")) }
    if let indentation {
      put(UInt8(ascii: "\n"))
      for _ in 0..<indentation { put(UInt8(ascii: " ")) }
    } else if comma {
      put(UInt8(ascii: " "))
    }
    put(UInt8(ascii: "\""))
    unsafe end.update(from: name.utf8Start, count: length)
    unsafe end += length
    put(UInt8(ascii: "\""))
    put(UInt8(ascii: ":"))
    put(UInt8(ascii: " "))
    count = unsafe end - start
  }

  /// Appends a whole number.
  mutating func append(_ number: Int) {
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
