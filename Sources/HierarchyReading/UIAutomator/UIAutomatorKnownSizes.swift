internal import AccessibilityModel

/// How many views have Material's sizes for icons, buttons, rows and bars, by density.
///
/// Apps use different ones, but if three sizes recur at one density, and fewer at any other, that
/// density is the device's.
struct UIAutomatorKnownSizes {
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

  /// The only scale that the lengths fit; nil if several fit, or none.
  ///
  /// - Parameter usual: the scales at which the screen has a usual width; any other must fit more
  ///   lengths.
  func scale(among candidates: [Double], usual: [Double]) -> Double? {
    let found = candidates.map { (scale: $0, support: support(for: $0)) }
      .sorted { $0.support > $1.support }
    let best = found.filter { usual.contains($0.scale) }
    guard let first = best.first else { return nil }
    let next = best.dropFirst().first?.support ?? Support(sizes: 0, views: 0)
    let isShown =
      first.support.sizes >= 3 && first.support.views >= 4 && first.support.sizes > next.sizes
      || first.support.sizes == 2 && first.support.views >= 5 && next.sizes < 2
    let mostElsewhere = found.map(\.support.sizes).max() ?? 0
    return isShown && mostElsewhere <= first.support.sizes + 1 ? first.scale : nil
  }

  /// The scale at which nearly all of the sizes occur, icons and touch targets among them, in twice
  /// as many views as at any other such scale: it is the device's, even if it makes the width
  /// unusual.
  func certainScale(among candidates: [Double]) -> Double? {
    let found = candidates.filter { scale in
      (counts[Int((24 * scale).rounded())] ?? 0) > 0
        && (counts[Int((48 * scale).rounded())] ?? 0) > 0 && support(for: scale).sizes >= 4
    }
    .map { (scale: $0, views: support(for: $0).views) }.sorted { $0.views > $1.views }
    guard let first = found.first, first.views >= 12 else { return nil }
    return found.dropFirst().allSatisfy { 2 * $0.views <= first.views } ? first.scale : nil
  }

  /// Whether three of the sizes or more recur at a scale, in a dozen views, and any other scale has fewer of them or half
  /// as many views. Neighbouring scales, at which a size is rounded to the same pixel, count as one.
  func show(_ scale: Double, against others: [Double]) -> Bool {
    let own = support(for: scale)
    guard own.sizes >= 3, own.views >= 12 else { return false }
    return others.allSatisfy { other in
      let found = support(for: other)
      return abs(other - scale) < Self.neighbouring || found.sizes < own.sizes
        || 2 * found.views <= own.views
    }
  }

  /// 3 dots per inch.
  private static let neighbouring = 3.0 / 160

  /// Whether three views or more have one of the sizes at a scale, and fewer at another.
  func fit(_ scale: Double, more other: Double) -> Bool {
    let views = support(for: scale).views
    return views >= 3 && views > support(for: other).views
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
