/// Finds a text in bytes, skipping its length where a byte cannot belong to it (Horspool).
public struct ByteSearch: Sendable {
  private let pattern: [UInt8]
  /// For each byte, how far the end of the pattern may move if it is on that byte.
  private let steps: [Int]

  public init(_ text: String) {
    pattern = Array(text.utf8)
    var steps = [Int](repeating: max(1, pattern.count), count: 256)
    for (index, byte) in pattern.dropLast().enumerated() {
      steps[Int(byte)] = pattern.count - 1 - index
    }
    self.steps = steps
  }

  /// The length of the text in bytes.
  public var length: Int { pattern.count }

  /// Whether the text is in the bytes.
  public func isIn(_ bytes: [UInt8]) -> Bool { offset(in: bytes, from: 0) != nil }

  /// The offset of the first occurrence from an offset on; nil if there is none.
  public func offset(in bytes: [UInt8], from start: Int) -> Int? {
    guard let last = pattern.last else { return start <= bytes.count ? start : nil }
    var end = start + pattern.count - 1
    while end < bytes.count {
      let byte = bytes[end]
      let first = end - pattern.count + 1
      if byte == last, bytes[first...end].elementsEqual(pattern) { return first }
      end += steps[Int(byte)]
    }
    return nil
  }
}
