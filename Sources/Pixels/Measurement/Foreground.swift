/// The colour of content on a plain background.
///
/// The edges of letters are smoothed: their pixels are mixtures of the letters' colour and the
/// background, so they are on the line between the two, for each channel separately if the screen's
/// subpixels are used. The letters' own colour is the end of that line.
struct Foreground {
  let color: Pixel
  /// The pixels that differ from the background; `full` counts those with the colour in full.
  let drawn: Int
  let full: Int
  /// The pixels that must have the full colour, judged by their neighbours.
  let proven: Int
  /// The share of the content that is not a mixture of the two colours.
  let foreign: Double

  /// Only noise is closer to the background.
  private static let leastDistance = 8
  /// The maximum difference of equal colours.
  static let tolerance = 6

  /// nil if nothing is drawn.
  init?(in area: PixelArea, on ground: Ground) {
    var counts = ColorCounts()
    Self.visit(area, ground) { x, y in counts.add(area[x, y]) }
    guard counts.total >= 6, let color = Self.extreme(of: counts, from: ground.color) else {
      return nil
    }
    var proven = 0
    Self.visit(area, ground) { x, y in
      if Self.isProven(area, x, y, color, ground.color) { proven += 1 }
    }
    self.color = color
    self.proven = proven
    drawn = counts.total
    full = counts.count(near: color, tolerance: Self.tolerance)
    foreign = Self.foreignShare(counts, color, ground.color)
  }

  private static func visit(_ area: PixelArea, _ ground: Ground, _ body: (Int, Int) -> Void) {
    for y in 0..<area.height {
      for x in ground.spans[y] {
        let pixel = area[x, y]
        if pixel.difference(ground.color) > leastDistance { body(x, y) }
      }
    }
  }

  /// The colour farthest from the background, without colours that are too rare to count.
  private static func extreme(of counts: ColorCounts, from ground: Pixel) -> Pixel? {
    let sorted = counts.counts.map { (pixel: $0.key, count: $0.value) }
      .map { (pixel: $0.pixel, count: $0.count, distance: $0.pixel.squaredDistance(ground)) }
      .sorted { ($0.distance, $0.pixel.bits) > ($1.distance, $1.pixel.bits) }
    let least = max(2, counts.total / 200)
    var seen = 0
    for candidate in sorted {
      seen += candidate.count
      guard seen >= least else { continue }
      // Of the colours around it, the most frequent one.
      return sorted.lazy.filter { $0.pixel.difference(candidate.pixel) <= tolerance }
        .max { ($0.count, $0.distance) < ($1.count, $1.distance) }?.pixel
    }
    return sorted.first?.pixel
  }

  /// Whether a stroke covers a pixel of the colour in full.
  ///
  /// One that extends to the pixels on all four sides does, and so does one of two by two pixels. A
  /// stroke thinner than a pixel has at most two beside each other, and mixes in both.
  private static func isProven(
    _ area: PixelArea, _ x: Int, _ y: Int, _ color: Pixel, _ ground: Pixel
  ) -> Bool {
    func pixel(_ dx: Int, _ dy: Int) -> Pixel? {
      let (nx, ny) = (x + dx, y + dy)
      guard nx >= 0, ny >= 0, nx < area.width, ny < area.height else { return nil }
      return area[nx, ny]
    }
    func isOwn(_ dx: Int, _ dy: Int) -> Bool {
      pixel(dx, dy).map { $0.difference(color) <= tolerance } ?? false
    }
    // A seventh of the distance to the colour.
    let least = color.squaredDistance(ground) / 49
    func isInked(_ dx: Int, _ dy: Int) -> Bool {
      pixel(dx, dy).map { $0.squaredDistance(ground) >= least } ?? false
    }
    guard isOwn(0, 0) else { return false }
    if isInked(-1, 0), isInked(1, 0), isInked(0, -1), isInked(0, 1) { return true }
    return [-1, 1].contains { dx in
      isOwn(dx, 0) && [-1, 1].contains { dy in isOwn(0, dy) && isOwn(dx, dy) }
    }
  }

  /// The share of pixels that are not mixtures of two colours.
  ///
  /// Letters on the subpixels of a screen have fringes in two colours, which together are grey;
  /// content with its own colour has it everywhere.
  private static func foreignShare(_ counts: ColorCounts, _ color: Pixel, _ ground: Pixel) -> Double
  {
    var foreign = 0
    var (sum, length) = (ColorVector(), 0.0)
    for (pixel, count) in counts.counts {
      let rest = ColorVector(from: ground, to: pixel).rest(
        along: ColorVector(from: ground, to: color))
      guard !isSmall(rest, between: color, ground) else { continue }
      foreign += count
      sum += rest * Double(count)
      length += rest.length * Double(count)
    }
    guard foreign > 0, sum.length > 0.3 * length else { return 0 }
    return Double(foreign) / Double(counts.total)
  }

  /// Whether a pixel is close to the line between two colours.
  static func isMixture(_ pixel: Pixel, _ color: Pixel, _ ground: Pixel) -> Bool {
    let rest = ColorVector(from: ground, to: pixel).rest(
      along: ColorVector(from: ground, to: color))
    return isSmall(rest, between: color, ground)
  }

  /// A ninth of the distance between the colours, or a rounding error.
  private static func isSmall(_ rest: ColorVector, between color: Pixel, _ ground: Pixel) -> Bool {
    rest.length <= max(16, ColorVector(from: ground, to: color).length / 9)
  }
}
