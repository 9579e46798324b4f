/// A text that is put together of many parts, as a rule without a string in between.
struct TextRoom {
  private var room = InlineArray<256, UInt8>(repeating: 0)
  private var count = 0
  /// What stands before that: most texts are shorter than the room.
  private var beginning = ""

  mutating func append(_ part: String) {
    let bytes = part.utf8.span
    guard room.count - count >= bytes.count else { return appendBeyondRoom(part) }
    for place in bytes.indices { room[count + place] = bytes[place] }
    count += bytes.count
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
