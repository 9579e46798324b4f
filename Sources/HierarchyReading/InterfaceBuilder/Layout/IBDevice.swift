internal import AccessibilityModel

/// The device of a document's canvas.
///
/// Sizes in points: Apple's Human Interface Guidelines, Layout (device screen sizes). The ids are
/// those that Xcode writes into `<device id>`.
struct IBDevice {
  /// Width and height in portrait.
  var size: Size
  /// The height of the status bar, in portrait.
  var statusBar: Double
  /// The height of the home indicator's area, in portrait.
  var homeIndicator: Double
  var idiom: Idiom
  /// Whether the iPhone is a large one, which has regular width in landscape.
  var isWideInLandscape = false

  static func named(_ id: String) -> IBDevice? {
    table[id] ?? (id.lowercased() == "appletv" ? tv : nil)
  }

  static let tv = IBDevice(
    size: Size(width: 1920, height: 1080), statusBar: 0, homeIndicator: 0, idiom: .tv)

  private static func phone(
    _ width: Double, _ height: Double, top: Double = 20, bottom: Double = 0, wide: Bool = false
  ) -> IBDevice {
    IBDevice(
      size: Size(width: width, height: height), statusBar: top, homeIndicator: bottom,
      idiom: .phone, isWideInLandscape: wide)
  }

  private static func pad(_ width: Double, _ height: Double, bottom: Double = 0) -> IBDevice {
    IBDevice(
      size: Size(width: width, height: height), statusBar: bottom > 0 ? 24 : 20,
      homeIndicator: bottom, idiom: .pad)
  }

  private static let table: [String: IBDevice] = [
    "retina3_5": phone(320, 480),
    "retina4_0": phone(320, 568),
    "retina4_7": phone(375, 667),
    "retina5_5": phone(414, 736, wide: true),
    "retina5_9": phone(375, 812, top: 44, bottom: 34),
    "retina6_0": phone(390, 844, top: 47, bottom: 34),
    "retina6_1": phone(414, 896, top: 44, bottom: 34, wide: true),
    "retina6_5": phone(414, 896, top: 44, bottom: 34, wide: true),
    "retina6_12": phone(393, 852, top: 59, bottom: 34),
    "retina6_3": phone(402, 874, top: 62, bottom: 34),
    "retina6_7": phone(428, 926, top: 47, bottom: 34, wide: true),
    "retina6_72": phone(430, 932, top: 59, bottom: 34, wide: true),
    "retina6_9": phone(440, 956, top: 62, bottom: 34, wide: true),
    "ipad9_7": pad(768, 1024),
    "ipad10_2": pad(810, 1080),
    "ipad10_5": pad(834, 1112),
    "ipad10_9rounded": pad(820, 1180, bottom: 20),
    "ipad11_0rounded": pad(834, 1194, bottom: 20),
    "ipad12_9": pad(1024, 1366),
    "ipad12_9rounded": pad(1024, 1366, bottom: 20),
  ]

  /// The size in the orientation of the canvas.
  func size(in orientation: Orientation) -> Size {
    guard orientation == .landscape, size.width < size.height else { return size }
    return Size(width: size.height, height: size.width)
  }

  func sizeClass(in orientation: Orientation) -> IBSizeClass {
    guard idiom == .phone else { return IBSizeClass(width: .regular, height: .regular) }
    guard orientation == .landscape else { return IBSizeClass(width: .compact, height: .regular) }
    return IBSizeClass(width: isWideInLandscape ? .regular : .compact, height: .compact)
  }
}

/// A combination of size classes, as the keys of variations name them.
///
/// `default` names neither, so it applies to all.
struct IBSizeClass: Hashable {
  enum Extent: String, Hashable { case compact, regular }

  var width: Extent?
  var height: Extent?

  init(width: Extent?, height: Extent?) {
    self.width = width
    self.height = height
  }

  /// Reads `heightClass=compact-widthClass=regular`.
  init(key: String) {
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=")
      guard pair.count == 2 else { continue }
      if pair[0] == "widthClass" { width = Extent(rawValue: String(pair[1])) }
      if pair[0] == "heightClass" { height = Extent(rawValue: String(pair[1])) }
    }
  }

  /// Whether a value for this combination applies in another, fully known one.
  func holds(in other: IBSizeClass) -> Bool {
    (width == nil || width == other.width) && (height == nil || height == other.height)
  }
}
