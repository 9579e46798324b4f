/// The size of a font, estimated from the height of the letters in a line of known text.
struct FontSizeEstimate {
  /// In pixels.
  let pixels: ClosedRange<Double>

  /// The share of the font size that letters have above the baseline
  /// (docs/evidence/pixels.md#letters).
  private static let capital = 0.68...0.75
  private static let ascender = 0.70...0.79
  private static let small = 0.50...0.57
  /// The share of the letter t, which no other letter has.
  private static let middle = 0.60...0.75
  private static let descender = 0.17...0.25
  /// The share of a comma below the baseline, and of the tail of a Q.
  private static let tail = 0.10...0.20

  private static let capitals = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
  private static let ascending = Set("bdfhijkl")
  private static let smallLetters = Set("acegmnopqrsuvwxyz")
  private static let descending = Set("gjpqy")
  private static let tailed = Set("Q,;")

  /// nil if the text has other letters, or more than one line.
  init?(of text: String, in area: PixelArea, on ground: Ground, _ foreground: Pixel) {
    guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || " .,;:-".contains($0)) }),
      let above = Self.above(text), let height = Self.inkHeight(area, ground, foreground)
    else { return nil }
    let below = Self.below(text)
    let share = (above.lowerBound + below.lowerBound)...(above.upperBound + below.upperBound)
    // Both ends of the line are known to half a pixel each.
    pixels = (max(0, height - 1) / share.upperBound)...((height + 1) / share.lowerBound)
  }

  /// The share of the tallest letters above the baseline; nil if there are none.
  private static func above(_ text: String) -> ClosedRange<Double>? {
    if text.contains(where: { ascending.contains($0) }) { return ascender }
    if text.contains(where: { capitals.contains($0) }) { return capital }
    if text.contains("t") { return middle }
    return text.contains { smallLetters.contains($0) } ? small : nil
  }

  /// The share of the deepest letters below the baseline.
  private static func below(_ text: String) -> ClosedRange<Double> {
    if text.contains(where: { descending.contains($0) }) { return descender }
    return text.contains { tailed.contains($0) } ? tail : 0...0
  }

  /// The height of the letters in the only line, in pixels.
  private static func inkHeight(
    _ area: PixelArea, _ ground: Ground, _ foreground: Pixel
  ) -> Double? {
    let whole = foreground.squaredDistance(ground.color)
    guard whole > 0 else { return nil }
    var lines: [Range<Int>] = []
    for y in 0..<area.height {
      let isInked = ground.spans[y].contains { x in
        area[x, y].squaredDistance(ground.color) * 6 >= whole
      }
      guard isInked else { continue }
      // The dot of an i is separate from its stem.
      if let last = lines.last, y - last.upperBound <= max(1, last.count / 3) {
        lines[lines.count - 1] = last.lowerBound..<(y + 1)
      } else {
        lines.append(y..<(y + 1))
      }
    }
    guard lines.count == 1, lines[0].lowerBound > 0, lines[0].upperBound < area.height else {
      return nil
    }
    return Double(lines[0].count)
  }
}
