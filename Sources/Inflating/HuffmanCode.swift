/// A prefix code, as a table over the next bits of the data.
struct HuffmanCode {
  /// The symbol and, in the lowest four bits, its length, by as many bits as the longest code has.
  ///
  /// A length of 0 stands where no code leads.
  let table: [UInt16]

  /// Makes the code of which the lengths are known.
  ///
  /// - Returns: nil where no code has such lengths; a single code of one bit, and none at all, are
  ///   what encoders write for the distances of a block that hardly has any.
  init?(_ lengths: some Collection<UInt8>) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length < 16 { counts[Int(length)] += 1 }
    counts[0] = 0
    let longest = max(1, counts.lastIndex { $0 > 0 } ?? 1)
    var codes = [Int](repeating: 0, count: 17)
    var room = 1
    for length in 1...15 {
      room = room * 2 - counts[length]
      guard room >= 0 else { return nil }
      codes[length + 1] = (codes[length] + counts[length]) * 2
    }
    let isWhole = room == 0
    guard isWhole || counts.reduce(0, +) <= 1 else { return nil }
    var table = [UInt16](repeating: 0, count: 1 << longest)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      let code = Self.reversed(codes[length], length)
      codes[length] += 1
      let entry = UInt16(symbol) << 4 | UInt16(length)
      for index in stride(from: code, to: table.count, by: 1 << length) { table[index] = entry }
    }
    self.table = table
  }

  private init(table: [UInt16]) { self.table = table }

  /// Codes stand in the data with their first bit lowest.
  private static func reversed(_ code: Int, _ length: Int) -> Int {
    var code = code
    var result = 0
    for _ in 0..<length {
      result = result << 1 | code & 1
      code >>= 1
    }
    return result
  }

  static let fixedLiterals =
    HuffmanCode(
      [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
        + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8))
    ?? HuffmanCode(table: [0, 0])

  static let fixedDistances =
    HuffmanCode([UInt8](repeating: 5, count: 32)) ?? HuffmanCode(table: [0, 0])
}

/// The numbers of RFC 1951, section 3.2.5 and 3.2.7.
enum DeflateTables {
  typealias Entry = (base: Int, bits: Int)

  /// What symbols from 257 on stand for: a length, with so many bits to be added.
  static let lengths: [Entry] =
    entries(from: 3, bits: [0, 0, 0, 0, 0, 0, 0, 0] + repeated(1...5, times: 4))
    + [(258, 0)]

  static let distances: [Entry] = entries(
    from: 1, bits: [0, 0, 0, 0] + repeated(1...13, times: 2))

  /// The order in which the lengths of the code for lengths stand.
  static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private static func repeated(_ range: ClosedRange<Int>, times: Int) -> [Int] {
    range.flatMap { Array(repeating: $0, count: times) }
  }

  /// Each entry begins where the one before ends.
  private static func entries(from first: Int, bits: [Int]) -> [Entry] {
    var base = first
    return bits.map { bits in
      defer { base += 1 << bits }
      return (base, bits)
    }
  }
}
