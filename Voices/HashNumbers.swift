/// Numbers for hashes, from 0 in the order in which the hashes come.
///
/// A dictionary would hash each hash once more, with keys against attackers that our own words do
/// not need.
struct HashNumbers: Sendable {
  private var hashes: [UInt32] = []
  /// Numbers, from 1. One stands at the place that its hash tells or, where that is taken, at one of
  /// the next; 0 is no number.
  private var table: [UInt32]

  /// - Parameter room: for how many there is room from the start, as a power of two.
  init(room: Int) { table = [UInt32](repeating: 0, count: 2 << room) }

  /// The number of a hash; nil where it never came.
  func number(of hash: UInt32) -> Int? {
    let number = table[place(of: hash)]
    return number == 0 ? nil : Int(number) - 1
  }

  /// The number of a hash that may be new.
  mutating func take(_ hash: UInt32) -> Int {
    let place = place(of: hash)
    if table[place] != 0 { return Int(table[place]) - 1 }
    hashes.append(hash)
    if hashes.count * 2 > table.count {
      table = [UInt32](repeating: 0, count: 2 * table.count)
      for (number, hash) in hashes.enumerated() {
        table[self.place(of: hash)] = UInt32(number + 1)
      }
    } else {
      table[place] = UInt32(hashes.count)
    }
    return hashes.count - 1
  }

  /// Where the number of a hash stands, or would.
  private func place(of hash: UInt32) -> Int {
    var place = Int(truncatingIfNeeded: hash ^ hash >> 16)
    while true {
      place &= table.count - 1
      let number = Int(table[place])
      if number == 0 || hashes[number - 1] == hash { return place }
      place += 1
    }
  }
}
