/// Numbers for texts, from 0: those that are the same byte for byte have one.
struct TextNumbers {
  private var texts: [String] = []
  /// Open addressing, at most half full.
  private var slots: [Slot]

  /// Nobody looks at a text before its hash is the one that is looked for.
  private struct Slot {
    var hash = 0
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
    let hash = text.hashOfBytes
    var place = hash & (slots.count - 1)
    while slots[place].number != 0 {
      let number = Int(slots[place].number) - 1
      // Texts that only Unicode takes for equals have other hashes.
      if slots[place].hash == hash, texts[number] == text { return number }
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
      var place = slot.hash & (slots.count - 1)
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
  /// A hash of its bytes, other in each run, so that nobody can make texts that meet.
  var hashOfBytes: Int {
    let bytes = unsafe utf8.span.bytes
    var hash = BytesHash(count: bytes.byteCount)
    var place = 0
    while bytes.byteCount - place > 8 {
      hash.combine(bytes.word(at: place, 8))
      place += 8
    }
    hash.combine(bytes.word(at: place, bytes.byteCount - place))
    return hash.value
  }

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
  private var state: UInt64

  /// Secret numbers, other in each run: who does not know them cannot tell which texts meet.
  private static let secrets = (UInt64.random(in: 0 ... .max), UInt64.random(in: 0 ... .max) | 1)

  init(count: Int) { state = Self.secrets.0 ^ UInt64(truncatingIfNeeded: count) }

  /// Multiplies, and folds the product: each bit of it hangs on all that came before.
  mutating func combine(_ word: UInt64) {
    let product = (state ^ word).multipliedFullWidth(by: Self.secrets.1)
    state = product.high ^ product.low
  }

  var value: Int { Int(truncatingIfNeeded: state ^ state >> 32) }
}

extension RawSpan {
  /// Some bytes as a number: eight at most.
  fileprivate func word(at start: Int, _ count: Int) -> UInt64 {
    if count == 8 { return unsafe unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self) }
    var word: UInt64 = 0
    for place in start..<(start + count) {
      word = word << 8 | UInt64(unsafe unsafeLoad(fromByteOffset: place, as: UInt8.self))
    }
    return word
  }
}
