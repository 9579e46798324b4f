/// Finds what may be the same among many things of which most differ.
public enum RepeatedHashes {
  /// The places of those hashes that may be there more than once, in ascending order.
  ///
  /// Two rows of bits, some ten for each hash, tell: a table of a million hashes would be as large as
  /// what they stand for.
  public static func places(of hashes: [UInt64]) -> [Int] {
    let shift = UInt64(hashes.count * 8 | 1023).leadingZeroBitCount
    var seen = [UInt64](repeating: 0, count: 1 << (UInt64.bitWidth - shift - 6))
    var repeated = seen
    func bit(of hash: UInt64) -> (word: Int, mask: UInt64) {
      let bit = hash >> UInt64(shift)
      return (Int(bit >> 6), 1 << (bit & 63))
    }
    for hash in hashes {
      let (word, mask) = bit(of: hash)
      repeated[word] |= seen[word] & mask
      seen[word] |= mask
    }
    return hashes.enumerated().compactMap { place, hash in
      let (word, mask) = bit(of: hash)
      return repeated[word] & mask == 0 ? nil : place
    }
  }
}
