/// Numbers for texts, from 0: those that are the same byte for byte have one.
struct TextNumbers {
  /// By their numbers.
  private(set) var texts: [String] = []
  /// Open addressing, at most half full.
  private var slots: [Slot]
  private let hash = BytesHash()

  private struct Slot {
    /// A part of it: nobody looks at a text before it is the one that is looked for.
    var hash: UInt32 = 0
    /// From 1; 0 for none.
    var number: Int32 = 0
  }

  /// - Parameter count: how many may differ; with more it grows.
  init(count: Int) {
    texts.reserveCapacity(count)
    var capacity = 16
    while capacity < 2 * count { capacity *= 2 }
    slots = [Slot](repeating: Slot(), count: capacity)
  }

  /// - Returns: the number of equals that came before, else a new one.
  mutating func number(of text: String) -> Int {
    let bytes = unsafe text.utf8.span.bytes
    let hash = hash.value(of: bytes)
    var place = Int(hash) & (slots.count - 1)
    while slots[place].number != 0 {
      let number = Int(slots[place].number) - 1
      // Unicode takes texts of other bytes for equals.
      if slots[place].hash == hash, unsafe texts[number].utf8.span.bytes.areSame(as: bytes) {
        return number
      }
      place = (place + 1) & (slots.count - 1)
    }
    texts.append(text)
    slots[place] = Slot(hash: hash, number: Int32(texts.count))
    if 2 * texts.count > slots.count { grow() }
    return texts.count - 1
  }

  private mutating func grow() {
    let known = slots
    slots = [Slot](repeating: Slot(), count: 2 * known.count)
    for slot in known where slot.number != 0 {
      var place = Int(slot.hash) & (slots.count - 1)
      while slots[place].number != 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }
}

/// What was worked out of numbered texts, kept for the next element with the same one.
///
/// Where more differ than there is room for, it starts anew.
struct NumberedMemo<Value> {
  private var values: [Value] = []
  /// For each number, the place of its value, from 1; empty until anybody asks.
  private var places: [Int32] = []
  private let count: Int

  /// Some ten megabytes.
  private static var mostValues: Int { 1 << 15 }

  /// - Parameter count: of the numbers.
  init(count: Int) { self.count = count }

  mutating func value(of number: Int, making make: () -> Value) -> Value {
    if places.isEmpty { places = [Int32](repeating: 0, count: count) }
    if places[number] > 0 { return values[Int(places[number]) - 1] }
    let value = make()
    if values.count >= Self.mostValues {
      values.removeAll(keepingCapacity: true)
      places = [Int32](repeating: 0, count: count)
    }
    values.append(value)
    places[number] = Int32(values.count)
    return value
  }
}

extension String {
  func combineBytes(into hasher: inout Hasher) {
    let isHashed =
      unsafe utf8.withContiguousStorageIfAvailable { bytes in
        unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
      } != nil
    if !isHashed { for byte in utf8 { hasher.combine(byte) } }
  }
}

/// A hash for tables that live as long as a walk over a screen: labels are short, and to begin and end
/// the library's takes longer than to hash one.
private struct BytesHash {
  // Secret numbers, other in each table: who does not know them cannot tell which texts meet.
  private let start = UInt64.random(in: 0 ... .max)
  private let factor = UInt64.random(in: 0 ... .max) | 1

  func value(of bytes: RawSpan) -> UInt32 {
    var state = start ^ UInt64(truncatingIfNeeded: bytes.byteCount)
    bytes.forEachWord { word in
      // Multiplies, and folds the product: each bit of it hangs on all that came before.
      let product = (state ^ word).multipliedFullWidth(by: factor)
      state = product.high ^ product.low
    }
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }
}

extension RawSpan {
  /// Hands the bytes on by eights; where the last are fewer, some of those before them come again.
  fileprivate func forEachWord(_ take: (UInt64) -> Void) {
    guard byteCount >= 8 else { return take(shortWord) }
    var place = 0
    while place < byteCount - 8 {
      take(word(at: place))
      place += 8
    }
    take(word(at: byteCount - 8))
  }

  fileprivate func areSame(as other: RawSpan) -> Bool {
    guard byteCount == other.byteCount else { return false }
    guard byteCount >= 8 else { return shortWord == other.shortWord }
    var place = 0
    while place < byteCount - 8 {
      guard word(at: place) == other.word(at: place) else { return false }
      place += 8
    }
    return word(at: byteCount - 8) == other.word(at: byteCount - 8)
  }

  private func word(at place: Int) -> UInt64 {
    unsafe unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
  }

  /// Fewer than eight bytes as one number.
  private var shortWord: UInt64 {
    var word: UInt64 = 0
    for place in 0..<byteCount {
      word = word << 8 | UInt64(unsafe unsafeLoad(fromByteOffset: place, as: UInt8.self))
    }
    return word
  }
}
