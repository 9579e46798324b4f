/// Numbers for texts, from 0: those that are the same byte for byte have one.
struct TextNumbers {
  private var texts: [String] = []
  private var hashes: [Int] = []
  /// Open addressing, at most half full, with numbers from 1: the hashes are kept, since texts are long.
  private var slots: [Int32]

  /// - Parameter count: how many may differ; with more it grows.
  init(count: Int) {
    texts.reserveCapacity(count)
    hashes.reserveCapacity(count)
    var capacity = 16
    while capacity < 2 * count { capacity *= 2 }
    slots = [Int32](repeating: 0, count: capacity)
  }

  /// - Returns: the number of equals that came before, else a new one.
  mutating func number(of text: String) -> Int {
    let hash = text.hashOfBytes
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      // Texts that only Unicode takes for equals have other hashes.
      if hashes[number] == hash, texts[number] == text { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    texts.append(text)
    hashes.append(hash)
    slots[slot] = Int32(texts.count)
    if 2 * texts.count > slots.count { grow() }
    return texts.count - 1
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: 2 * slots.count)
    for (number, hash) in hashes.enumerated() {
      var slot = hash & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
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
    var hasher = Hasher()
    combineBytes(into: &hasher)
    return hasher.finalize()
  }

  func combineBytes(into hasher: inout Hasher) {
    let isHashed =
      unsafe utf8.withContiguousStorageIfAvailable { bytes in
        unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
      } != nil
    if !isHashed { for byte in utf8 { hasher.combine(byte) } }
  }
}
