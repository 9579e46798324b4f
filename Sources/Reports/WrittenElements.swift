internal import Auditing

/// Where a writer has what it wrote of elements: most findings are about one that was just told of,
/// and many are related to the same few.
struct WrittenElements {
  /// How many are known at a time, at most: several times as many as stand in a piece. A power of two.
  private static let slotCount = 1 << 10

  private var screen: ElementReport.Origin?
  /// Each holds the last of the elements whose numbers differ by multiples of their count.
  private var slots: [Slot] = []

  private struct Slot {
    var number: Int32 = -1
    var start: Int32 = 0
    var length: Int32 = 0
  }

  mutating func removeAll() {
    screen = nil
    // In place, and not all anew: a report does it several hundred times.
    for place in slots.indices { slots[place] = Slot() }
  }

  subscript(key: ElementReport.Key) -> Range<Int>? {
    get {
      guard key.origin == screen else { return nil }
      let slot = slots[key.number & (Self.slotCount - 1)]
      guard slot.number == Int32(key.number) else { return nil }
      return Int(slot.start)..<Int(slot.start + slot.length)
    }
    set {
      if key.origin != screen {
        if screen != nil || slots.isEmpty {
          slots = [Slot](repeating: Slot(), count: Self.slotCount)
        }
        screen = key.origin
      }
      guard let newValue else { return }
      slots[key.number & (Self.slotCount - 1)] = Slot(
        number: Int32(key.number), start: Int32(newValue.lowerBound),
        length: Int32(newValue.count))
    }
  }
}
