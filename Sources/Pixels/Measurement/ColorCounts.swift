/// How often each colour occurs.
struct ColorCounts {
  private(set) var counts: [Pixel: Int] = [:]
  private(set) var total = 0

  mutating func add(_ pixel: Pixel, times count: Int = 1) {
    counts[pixel, default: 0] += count
    total += count
  }

  /// The most frequent colour; of several, the same one each time.
  var mode: Pixel? {
    counts.max { ($0.value, $1.key.bits) < ($1.value, $0.key.bits) }?.key
  }

  /// How many pixels are similar to a colour.
  func count(near pixel: Pixel, tolerance: Int) -> Int {
    counts.reduce(0) { $1.key.difference(pixel) <= tolerance ? $0 + $1.value : $0 }
  }
}
