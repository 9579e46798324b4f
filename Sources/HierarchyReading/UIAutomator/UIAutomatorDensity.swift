internal import AccessibilityModel

/// How many pixels make a dp (docs/evidence/android.md#density-of-a-dump).
struct UIAutomatorDensity {
  var scale: Double
  /// Nobody said the density, and the sizes of the views do not show it.
  var isInferred = false
  /// By how much views may be larger in dp than they seem; 1 where the density is known.
  var tolerance = 1.0

  /// The densities that Android's devices have (`DisplayMetrics.DENSITY_*`), in dots for each inch; 200
  /// and 400, which hardly one has, would make whole tens of the known sizes, as people write them.
  private static let all: [Double] = [
    120, 140, 160, 180, 220, 240, 260, 280, 300, 320, 340, 360, 390, 420, 440, 450, 480, 520, 560,
    600, 640,
  ]
  /// Those that most phones have, over 160.
  private static let usual = [1, 1.5, 2, 2.625, 3, 3.5, 4]
  /// Most phones are 411 dp wide.
  private static let usualWidth = 411.0
  /// Most tablets are 800 dp wide.
  private static let usualTabletWidth = 800.0
  /// The shorter sides in dp that phones and tablets have as they are sold.
  private static let phoneWidths = 320.0...450
  private static let tabletWidths = 560.0...1280
  /// The widest phone with any setting of the display's size.
  private static let widestPhone = 480.0

  /// Phones with that many pixels are longer than 16:9; tablets and open foldables are not.
  private static func isTablet(_ size: Size) -> Bool {
    let shorter = min(size.width, size.height)
    return shorter >= 1200 && max(size.width, size.height) / shorter < 1.65
  }

  /// Takes the density that the user gives, else the one that the views show, else the usual one that
  /// makes the screen as wide in dp as most are.
  ///
  /// - Parameters:
  ///   - size: in pixels.
  ///   - isWholeScreen: whether the size is that of the screen, not of a dialog's window.
  ///   - frames: those of the views, in pixels.
  init(_ density: Double?, size: Size?, isWholeScreen: Bool, frames: [Rect]) {
    if let density, density > 0, density.isFinite {
      scale = density / 160
      return
    }
    let shorter = size.map { min($0.width, $0.height) }
    let candidates = Self.all.map { $0 / 160 }.filter { scale in
      guard isWholeScreen, let shorter else { return true }
      return Self.phoneWidths.contains(shorter / scale)
        || Self.tabletWidths.contains(shorter / scale)
    }
    if let shown = UIAutomatorKnownSizes(of: frames).scale(among: candidates) {
      scale = shown
      return
    }
    let isTablet = size.map(Self.isTablet) ?? false
    let width = shorter ?? Self.usualWidth
    let wanted = width / (isTablet ? Self.usualTabletWidth : Self.usualWidth)
    let scale = Self.usual.min { abs($0 - wanted) < abs($1 - wanted) } ?? 1
    self.scale = scale
    isInferred = true
    let widest = isTablet ? Self.tabletWidths.upperBound : Self.widestPhone
    tolerance = max(1, scale * widest / width)
  }

  /// The words for a guess; the width in pixels is what it rests on.
  func reason(size: Size?) -> String {
    let dpi = Int((scale * 160).rounded())
    let width = size.map { Int(min($0.width, $0.height)) }
    let ground = width.map { " (width \($0) pixels)" } ?? ""
    return "assuming \(dpi) dpi\(ground); set --density"
  }
}

/// How many views have the sizes that Material gives icons, buttons, rows and bars, by density.
///
/// Which of them an app uses is its own affair, but a density at which three of them occur again and
/// again, where no other has as many, is that of the device.
private struct UIAutomatorKnownSizes {
  /// Icons; avatars and chips; touch targets; rows and bars; bars.
  private static let known: [Double] = [24, 40, 48, 56, 64]

  /// How many views have a length in pixels.
  private var counts: [Int: Int] = [:]

  init(of frames: [Rect]) {
    for frame in Set(frames) where !frame.isEmpty && frame.isFinite {
      for length in Set([frame.width, frame.height]) where length < 1024 {
        counts[Int(length.rounded()), default: 0] += 1
      }
    }
  }

  /// The only scale that the lengths fit; nil where several do, or none.
  func scale(among candidates: [Double]) -> Double? {
    let found = candidates.map { (scale: $0, support: support(for: $0)) }
      .sorted { $0.support > $1.support }
    guard let best = found.first else { return nil }
    let next = found.dropFirst().first?.support ?? Support(sizes: 0, views: 0)
    let isShown =
      best.support.sizes >= 3 && best.support.views >= 4 && best.support.sizes > next.sizes
      || best.support.sizes == 2 && best.support.views >= 5 && next.sizes < 2
    return isShown ? best.scale : nil
  }

  private struct Support: Comparable {
    /// How many of the known sizes occur.
    var sizes: Int
    var views: Int

    static func < (one: Support, other: Support) -> Bool {
      (one.sizes, one.views) < (other.sizes, other.views)
    }
  }

  /// Android rounds to the nearest pixel.
  private func support(for scale: Double) -> Support {
    let views = Self.known.map { counts[Int(($0 * scale).rounded())] ?? 0 }
    return Support(sizes: views.count { $0 > 0 }, views: views.reduce(0, +))
  }
}
