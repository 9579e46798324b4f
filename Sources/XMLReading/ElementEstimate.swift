/// How many elements a document will have, judged by what was read of it: once it has begun, and
/// again whenever four times as many bytes are known.
struct ElementEstimate {
  /// After how many bytes it is judged once more.
  private var next = 1 << 17

  init() {}

  /// - Returns: nil where it is not time to judge.
  mutating func count(of tags: Int, in bytes: Int, of length: Int) -> Int? {
    guard bytes >= next, tags > 0 else { return nil }
    next = bytes * 4
    return Int(Double(tags) * Double(length) / Double(bytes) * 1.0625) + 64
  }
}
