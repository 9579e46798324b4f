internal import AccessibilityModel

/// How many pixels make a dp.
struct UIAutomatorDensity {
  var scale: Double
  var isInferred: Bool

  /// The densities of Android that phones have (`DisplayMetrics.DENSITY_*`, over 160).
  private static let usual = [1, 1.5, 2, 2.625, 3, 3.5, 4]
  /// Most phones are 411 dp wide.
  private static let usualWidth = 411.0
  /// Most tablets are 800 dp wide.
  private static let usualTabletWidth = 800.0

  /// Phones with that many pixels are longer than 16:9; tablets and open foldables are not.
  private static func isTablet(_ size: Size) -> Bool {
    let shorter = min(size.width, size.height)
    return shorter >= 1200 && max(size.width, size.height) / shorter < 1.65
  }

  /// Takes the density that the user gives, else the usual one that makes the screen as wide in dp
  /// as most are.
  init(_ density: Double?, size: Size?) {
    if let density, density > 0, density.isFinite {
      scale = density / 160
      isInferred = false
      return
    }
    let width = size.map { min($0.width, $0.height) } ?? Self.usualWidth
    let isTablet = size.map(Self.isTablet) ?? false
    let wanted = width / (isTablet ? Self.usualTabletWidth : Self.usualWidth)
    scale = Self.usual.min { abs($0 - wanted) < abs($1 - wanted) } ?? 1
    isInferred = true
  }

  /// The words for a guess; the width in pixels is what it rests on.
  func reason(size: Size?) -> String {
    let dpi = Int((scale * 160).rounded())
    let width = size.map { Int(min($0.width, $0.height)) }
    let ground = width.map { "a width of \($0) pixels" } ?? "nothing"
    return "sizes rest on a density of \(dpi) dpi, guessed from \(ground); --density says it"
  }
}
