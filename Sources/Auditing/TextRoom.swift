/// A text that is put together of many parts, as a rule without a string in between.
struct TextRoom {
  private var room = InlineArray<256, UInt8>(repeating: 0)
  private var count = 0
  /// What stands before that: most texts are shorter than the room.
  private var beginning = ""

  mutating func append(_ part: String) {
    let bytes = unsafe part.utf8.span.bytes
    guard room.count - count >= bytes.byteCount else { return appendBeyondRoom(part) }
    copy(bytes)
    count += bytes.byteCount
  }

  /// Copies eight bytes at a time; where the last are fewer, some of those before them once more.
  private mutating func copy(_ bytes: RawSpan) {
    let start = count
    var span = room.mutableSpan
    var target = unsafe span.mutableBytes
    let length = bytes.byteCount
    guard length >= 8 else {
      for place in 0..<length {
        let byte = unsafe bytes.unsafeLoad(fromByteOffset: place, as: UInt8.self)
        target.storeBytes(of: byte, toByteOffset: start + place, as: UInt8.self)
      }
      return
    }
    var place = 0
    while true {
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
      target.storeBytes(of: word, toByteOffset: start + place, as: UInt64.self)
      if place == length - 8 { return }
      place = min(place + 8, length - 8)
    }
  }

  /// - Parameter byte: of ASCII.
  mutating func append(byte: UInt8) {
    if count == room.count { appendBeyondRoom("") }
    room[count] = byte
    count += 1
  }

  mutating func append(_ number: Int) {
    if number < 0 { append(byte: UInt8(ascii: "-")) }
    append(digitsOf: number.magnitude)
  }

  private mutating func append(digitsOf number: UInt) {
    if number >= 10 { append(digitsOf: number / 10) }
    append(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Appends a number with one decimal where it has one.
  mutating func append(inWords number: Double) {
    guard number.isFinite, abs(number) < 1e15 else { return append("\(number)") }
    let tenths = Int((number * 10).rounded())
    if tenths < 0 { append(byte: UInt8(ascii: "-")) }
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    append(digitsOf: whole)
    guard rest > 0 else { return }
    append(byte: UInt8(ascii: "."))
    append(digitsOf: rest)
  }

  private mutating func appendBeyondRoom(_ part: String) {
    beginning += inRoom
    beginning += part
    count = 0
  }

  var string: String { beginning.isEmpty ? inRoom : beginning + inRoom }

  private var inRoom: String {
    // Nothing but whole texts was put into the room: to look through each message again would take as
    // long as to put it together.
    unsafe String(
      copying: UTF8Span(unchecked: room.span.extracting(0..<count), isKnownASCII: false))
  }
}
