/// Runs of numbers by the cell of a grid.
///
/// A search asks for dozens of cells, most of them empty, and a dictionary would hash each against
/// attacks: here the worst that a file can do is to make its own search a little longer.
struct CellTable: Sendable {
  private var slots: [Slot]
  private let mask: Int

  private struct Slot {
    var key: UInt64 = 0
    var start: Int32 = 0
    var end: Int32 = 0
  }

  /// How many slots are looked at before a cell is taken for empty; see ``insert(_:_:)``.
  private var longestWay = 0

  init(count: Int) {
    var capacity = 4
    while capacity < count * 2 { capacity *= 2 }
    slots = Array(repeating: Slot(), count: capacity)
    mask = capacity - 1
  }

  /// - Parameter run: not empty.
  mutating func insert(_ key: UInt64, _ run: Range<Int>) {
    var place = first(key)
    var way = 0
    while slots[place].end > 0 {
      place = (place + 1) & mask
      way += 1
    }
    longestWay = max(longestWay, way)
    slots[place] = Slot(key: key, start: Int32(run.lowerBound), end: Int32(run.upperBound))
  }

  subscript(key: UInt64) -> Range<Int>? {
    var place = first(key)
    for _ in 0...longestWay {
      let slot = slots[place]
      if slot.end == 0 { return nil }
      if slot.key == key { return Int(slot.start)..<Int(slot.end) }
      place = (place + 1) & mask
    }
    return nil
  }

  private func first(_ key: UInt64) -> Int {
    let mixed = (key ^ key >> 32) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 24) & mask
  }
}
