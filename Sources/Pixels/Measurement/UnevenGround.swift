internal import AccessibilityModel

/// A background of many colours, with content on it that is darker or lighter than all of them.
struct UnevenGround {
  let foreground: Pixel
  /// The background colour most similar to the foreground near it.
  let background: Pixel
  let range: ClosedRange<Double>

  /// The share left out at either end of the measurements: smoothed edges, noise.
  private static let margin = 0.05
  /// A lower contrast does not distinguish a letter from the background.
  private static let leastContrast = 1.15

  /// nil if nothing contrasts with the background.
  init?(of area: PixelArea) {
    let rim = Self.percentiles(Self.rim(of: area))
    guard let (dark, light) = rim, let foreground = Self.extreme(in: area, dark, light) else {
      return nil
    }
    let near = DistanceMap(in: area, of: foreground).pixels(between: 3, and: 8)
    let (low, high) = Self.percentiles(near) ?? (dark, light)
    let ratios = [foreground.contrast(with: low), foreground.contrast(with: high)]
    self.foreground = foreground
    background = ratios[0] <= ratios[1] ? low : high
    range = min(ratios[0], ratios[1])...max(ratios[0], ratios[1])
  }

  /// The pixels at the edges: letters seldom touch them.
  private static func rim(of area: PixelArea) -> [Pixel] {
    var pixels: [Pixel] = []
    for y in 0..<area.height {
      let isEdge = y < 2 || y >= area.height - 2
      for x in 0..<area.width where isEdge || x < 2 || x >= area.width - 2 {
        pixels.append(area[x, y])
      }
    }
    return pixels
  }

  /// The darkest and the lightest colour, without the margin.
  private static func percentiles(_ pixels: [Pixel]) -> (dark: Pixel, light: Pixel)? {
    guard pixels.count >= 8 else { return nil }
    let sorted = pixels.map { (pixel: $0, luminance: $0.luminance) }
      .sorted { $0.luminance < $1.luminance }
    let cut = Int(Double(sorted.count) * margin)
    return (sorted[cut].pixel, sorted[sorted.count - 1 - cut].pixel)
  }

  /// The colour with the highest contrast, of those that are frequent enough to count.
  private static func extreme(in area: PixelArea, _ dark: Pixel, _ light: Pixel) -> Pixel? {
    var counts = ColorCounts()
    for y in 0..<area.height { for x in 0..<area.width { counts.add(area[x, y]) } }
    let sorted = counts.counts.map { (pixel: $0.key, count: $0.value) }
      .sorted { ($0.pixel.luminance, $0.pixel.bits) < ($1.pixel.luminance, $1.pixel.bits) }
    let least = max(3, counts.total / 300)
    func first(_ candidates: some Sequence<(pixel: Pixel, count: Int)>) -> Pixel? {
      var seen = 0
      return candidates.first {
        seen += $0.count
        return seen >= least
      }?.pixel
    }
    let darkest = first(sorted).map { (pixel: $0, contrast: Self.beyond($0, dark, isDarker: true)) }
    let lightest = first(sorted.reversed())
      .map { (pixel: $0, contrast: Self.beyond($0, light, isDarker: false)) }
    return [darkest, lightest].compactMap(\.self).filter { $0.contrast >= leastContrast }
      .max { $0.contrast < $1.contrast }?.pixel
  }

  /// The contrast with an end of the background's colours; 1 for a colour between them.
  private static func beyond(_ pixel: Pixel, _ end: Pixel, isDarker: Bool) -> Double {
    (pixel.luminance < end.luminance) == isDarker ? pixel.contrast(with: end) : 1
  }
}

extension UnevenGround {
  /// The kind of background if no colour has most of it.
  static func kind(of area: PixelArea) -> MeasuredLook.Ground {
    var counts = ColorCounts()
    var (smooth, pairs) = (0, 0)
    for y in 0..<area.height {
      for x in 0..<area.width {
        let pixel = area[x, y]
        counts.add(pixel)
        for (dx, dy) in [(1, 0), (0, 1)] where x + dx < area.width && y + dy < area.height {
          pairs += 1
          if pixel.difference(area[x + dx, y + dy]) <= 3 { smooth += 1 }
        }
      }
    }
    if hasTwoFlatColors(counts, rim: rim(of: area)) { return .several }
    return Double(smooth) >= 0.6 * Double(pairs) ? .gradient : .picture
  }

  /// Whether two colours fill most of the area, each with a part of its edges: letters do not.
  private static func hasTwoFlatColors(_ counts: ColorCounts, rim: [Pixel]) -> Bool {
    guard let first = counts.mode else { return false }
    var rest = ColorCounts()
    for (pixel, count) in counts.counts where pixel.difference(first) > 12 {
      rest.add(pixel, times: count)
    }
    guard let second = rest.mode else { return false }
    let shares = [first, second].map {
      Double(counts.count(near: $0, tolerance: Ground.tolerance)) / Double(counts.total)
    }
    let edges = [first, second].map { color in
      rim.count { $0.difference(color) <= Ground.tolerance } * 7
    }
    return shares[1] >= 0.15 && shares[0] + shares[1] >= 0.65
      && edges.allSatisfy { $0 >= rim.count }
  }
}

/// How far the pixels of an area are from those of one colour, in pixels.
struct DistanceMap {
  private let area: PixelArea
  private let distances: [Int]
  private static let farthest = 32

  init(in area: PixelArea, of color: Pixel) {
    self.area = area
    let (width, height) = (area.width, area.height)
    var distances = [Int](repeating: Self.farthest, count: area.count)
    func pass(_ rows: some Sequence<Int>, _ columns: [Int], _ step: Int) {
      for y in rows {
        for x in columns {
          let own = area[x, y].difference(color) <= 24 ? 0 : distances[y * width + x]
          var least = own
          for (dx, dy) in [(-step, 0), (0, -step), (-1, -step), (1, -step)] {
            let (nx, ny) = (x + dx, y + dy)
            guard nx >= 0, nx < width, ny >= 0, ny < height else { continue }
            least = min(least, distances[ny * width + nx] + 1)
          }
          distances[y * width + x] = least
        }
      }
    }
    let columns = Array(0..<width)
    pass(0..<height, columns, 1)
    pass((0..<height).reversed(), columns.reversed(), -1)
    self.distances = distances
  }

  func pixels(between least: Int, and most: Int) -> [Pixel] {
    distances.indices.lazy.filter { (least...most).contains(distances[$0]) }
      .map { area[$0 % area.width, $0 / area.width] }
  }
}
