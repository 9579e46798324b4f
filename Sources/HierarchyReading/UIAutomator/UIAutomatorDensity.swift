internal import AccessibilityModel

/// How many pixels one dp has (docs/evidence/android.md#density-of-a-dump).
struct UIAutomatorDensity {
  var scale: Double
  /// The user did not state the density, and the sizes of the views do not show it.
  var isInferred = false
  /// The factor by which views may be larger in dp than computed; 1 if the density is known.
  var tolerance = 1.0

  /// The densities of Android devices (`DisplayMetrics.DENSITY_*`), in dots per inch, without 200
  /// and 400: few devices have them, and at these the known sizes would be round numbers of pixels,
  /// which people write by hand.
  private static let all: [Double] = [
    120, 140, 160, 180, 220, 240, 260, 280, 300, 320, 340, 360, 390, 420, 440, 450, 480, 520, 560,
    600, 640,
  ]
  /// Densities that only many views of Material's sizes show: 200 and 400, and those of devices with the smallest display
  /// size, 0.85 times the usual one (`DisplayDensityUtils` in the settings of Android).
  private static let unusual =
    [200, 400] + [320, 360, 420, 440, 480, 560].map { (0.85 * $0).rounded() }
  /// The scales (density divided by 160) of most phones.
  private static let usual = [1, 1.5, 2, 2.625, 3, 3.5, 4]
  /// The width of most phones, in dp.
  private static let usualWidth = 411.0
  /// The width of most tablets, in dp.
  private static let usualTabletWidth = 800.0
  /// The shorter sides of phones and tablets with default settings, in dp.
  private static let phoneWidths = 320.0...450
  private static let tabletWidths = 560.0...1280
  /// The usual widths of phones with the default display size, in dp.
  private static let usualWidths: [Double] = [360, 384, 392.7, 411.4, 432, 448]
  /// Manufacturers set densities between Android's named ones, and apps use sizes between Material's:
  /// 44 dp by an inferred density may be Material's 48. Less than 44 is too small for WCAG 2.5.5 as well.
  private static let toleranceOfDumps = 48.0 / 44
  /// The widest phone with any display size setting, in dp.
  private static let widestPhone = 480.0
  private static func isPhone(_ width: Double) -> Bool {
    (phoneWidths.lowerBound...widestPhone).contains(width)
  }

  /// Emulators on a computer have the pixels of a 16:9 phone and the density of a tablet.
  private static let widestEmulator = 720.0

  /// Phones with this many pixels are longer than 16:9; tablets and open foldables are not.
  private static func isTablet(_ size: Size) -> Bool {
    let shorter = min(size.width, size.height)
    return shorter >= 1200 && max(size.width, size.height) / shorter < 1.65
  }

  /// A phone in landscape keeps the pixels of its width, and is long; anything else in landscape
  /// may be a tablet without its bars, a car or a television.
  private static func mayBeTablet(_ size: Size) -> Bool {
    size.width > size.height
      && !(pixelsOfPhones.contains(size.height) && size.width >= 1.7 * size.height)
  }

  /// The widths of most phones, in pixels.
  static let pixelsOfPhones: Set<Double> = [720, 1080, 1440]

  /// Phones are longer than 16:10, tablets and open foldables are not.
  private static func isLong(_ size: Size) -> Bool {
    max(size.width, size.height) / min(size.width, size.height) >= 1.65
  }

  /// Current phones are longer than 16:9.
  private static func isOfEmulator(_ size: Size) -> Bool {
    max(size.width, size.height) / min(size.width, size.height) < 1.8
  }

  /// The density that makes a television 960 by 540 dp, in dpi
  /// (docs/evidence/android.md#televisions).
  static func ofTelevision(_ size: Size?) -> Double? { size.map { $0.height / 540 * 160 } }

  /// Uses the user's density, else the one that the system bars or the views show, else the usual
  /// one at which the screen has the most common width in dp.
  ///
  /// - Parameters:
  ///   - size: in pixels.
  ///   - isWholeScreen: whether the width is that of the screen, not of a dialog's window.
  ///   - isFloating: whether the window is too far from the left edge for a phone.
  ///   - frames: those of the views, in pixels.
  ///   - texts: the heights of the lowest texts.
  ///   - touchAreas: those that Compose enlarged.
  ///   - bars: the heights of the system bars, in pixels.
  init(
    _ density: Double?, size: Size?, isWholeScreen: Bool, isFloating: Bool, frames: [Rect],
    texts: UIAutomatorTextHeights, touchAreas: UIAutomatorTouchAreas, bars: UIAutomatorBars
  ) {
    if let density, density > 0, density.isFinite {
      scale = density / 160
      return
    }
    if let shown = touchAreas.scale(among: Self.all.map { $0 / 160 }) {
      scale = shown
      tolerance = Self.toleranceOfDumps
      return
    }
    defer {
      // Such a window may be on any screen, even that of a car or a computer: the lowest density counts.
      if isFloating { tolerance = max(tolerance, scale * 160 / Self.all[0]) }
    }
    let sizes = UIAutomatorKnownSizes(of: frames)
    if let shown = Self.unusualScale(size: size, sizes: sizes) {
      scale = shown
      tolerance = Self.toleranceOfDumps
      return
    }
    if let shown = Self.shownScale(size: isWholeScreen ? size : nil, sizes: sizes, bars: bars) {
      scale = shown
      tolerance = Self.toleranceOfDumps
      return
    }
    let shorter = size.map { min($0.width, $0.height) }
    let isTablet = size.map(Self.isTablet) ?? false
    let width = shorter ?? Self.usualWidth
    let wanted = width / (isTablet ? Self.usualTabletWidth : Self.usualWidth)
    let scale = Self.usual.min { abs($0 - wanted) < abs($1 - wanted) } ?? 1
    self.scale = scale
    isInferred = true
    // The sizes that occur may be too few to decide, and those of an emulator all the same.
    let isOfEmulator =
      size.map(Self.isOfEmulator) == true && sizes.fit(width / Self.widestEmulator, more: scale)
    let widest =
      isTablet || size.map(Self.mayBeTablet) == true
      ? Self.tabletWidths.upperBound : isOfEmulator ? Self.widestEmulator : Self.widestPhone
    tolerance = max(texts.excess(of: scale), scale * widest / width) * Self.toleranceOfDumps
  }

  /// The scale that the system bars or the views show.
  ///
  /// - Parameter size: that of the screen, in pixels; nil for a dialog's window.
  private static func shownScale(
    size: Size?, sizes: UIAutomatorKnownSizes, bars: UIAutomatorBars
  ) -> Double? {
    let scales = all.map { $0 / 160 }
    guard let size else { return sizes.scale(among: scales, usual: scales) }
    let (shorter, isLong) = (min(size.width, size.height), isLong(size))
    let candidates = scales.filter { scale in
      phoneWidths.contains(shorter / scale) || !isLong && tabletWidths.contains(shorter / scale)
    }
    let withBars = scales.filter { candidates.contains($0) || isPhone(shorter / $0) }
    if let shown = bars.scale(among: withBars) { return shown }
    if isOfEmulator(size) {
      let wide = scales.filter { isLong && (widestPhone...widestEmulator).contains(shorter / $0) }
      if let shown = bars.statusScale(among: wide) { return shown }
      if let shown = sizes.certainScale(among: scales) { return shown }
    }
    let usual = candidates.filter { scale in
      !isLong || usualWidths.contains { abs($0 - shorter / scale) < 1.5 }
    }
    return sizes.scale(among: candidates, usual: usual)
  }

  /// The scale of an unusual density that the views show, at which the screen is as wide as a phone or a tablet.
  private static func unusualScale(size: Size?, sizes: UIAutomatorKnownSizes) -> Double? {
    guard let size else { return nil }
    let widths = phoneWidths.lowerBound...tabletWidths.upperBound
    return unusual.lazy.map { $0 / 160 }.first { scale in
      widths.contains(min(size.width, size.height) / scale)
        && sizes.show(scale, against: (all + unusual).map { $0 / 160 })
    }
  }

  /// The text for an assumed density, with the width in pixels as its evidence.
  func reason(size: Size?) -> String {
    let dpi = Int((scale * 160).rounded())
    let width = size.map { Int(min($0.width, $0.height)) }
    let ground = width.map { " (width \($0) pixels)" } ?? ""
    return "assuming \(dpi) dpi\(ground); set --density"
  }
}

/// The heights of the system bars, in pixels.
///
/// They are the same on all devices: a status bar of 24 dp (25 before Android 6) unless a camera
/// enlarges it, and a navigation bar of 48 dp, or 24 with gesture navigation
/// (docs/evidence/android.md#density-of-a-dump).
struct UIAutomatorBars {
  private var status: Double?
  private var navigation: Double?

  /// - Parameters:
  ///   - status: the height of the status bar's background, if the dump has it.
  ///   - navigation: that of the navigation bar.
  ///   - size: that of the screen.
  ///   - frames: those of the views; several of full width that begin at the same height show the
  ///     lower edge of the status bar.
  init(status: Double?, navigation: Double?, size: Size?, frames: [Rect]) {
    self.navigation = navigation.flatMap { $0 > 0 ? $0 : nil }
    self.status = status.flatMap { $0 > 0 ? $0 : nil } ?? Self.inset(of: frames, in: size)
  }

  private static func inset(of frames: [Rect], in size: Size?) -> Double? {
    guard let size else { return nil }
    var counts: [Double: Int] = [:]
    for frame in frames
    where frame.minX == 0 && frame.width == size.width && frame.minY > 0
      && frame.minY < size.height / 16
    {
      counts[frame.minY, default: 0] += 1
    }
    return counts.filter { $0.value >= leastBelow }
      .min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }

  /// A single view may begin anywhere.
  private static let leastBelow = 3

  /// The scale at which a bar has its standard height. It must be that of a known density, since a
  /// camera in the screen can make a status bar of any height.
  func scale(among candidates: [Double]) -> Double? {
    Self.scale(of: navigation, known: [48, 24], among: candidates) ?? statusScale(among: candidates)
  }

  /// The scale at which the status bar has its standard height.
  func statusScale(among candidates: [Double]) -> Double? {
    Self.scale(of: status, known: [24], among: candidates)
      ?? Self.scale(of: status, known: [25], among: candidates.filter(Self.named.contains))
  }

  /// The scales of devices with Android 5 and earlier.
  private static let named: Set<Double> = [0.75, 1, 1.5, 2, 3, 3.5, 4]

  private static func scale(
    of height: Double?, known: [Double], among candidates: [Double]
  ) -> Double? {
    guard let height else { return nil }
    for dp in known {
      if let scale = candidates.first(where: { abs(dp * $0 - height) < 0.51 }) { return scale }
    }
    return nil
  }
}
