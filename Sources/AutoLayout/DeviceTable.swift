internal import AccessibilityModel

/// The devices for layouts.
///
/// Sizes up to the iPhone 11: Apple, Human Interface Guidelines of 2020, “Device Screen Sizes and
/// Orientations”; later ones as in retailers' data and Xcode's canvases. Safe areas: 44 above, 34
/// below and 44 at the sides in landscape, 21 and 44 follow from the safe sizes at
/// <https://qiita.com/usagimaru/items/761e9a5f3d78b1939df8>, 59 in place of 44 was printed on a
/// device (<http://csl.cool/2023/09/15/ios-dev/ios-layout-adaptation>). The others (47, 48, 50, 62,
/// all of the iPads) are common knowledge without a source that we could cite; findings that depend
/// on them need review like all computed ones.
public enum DeviceTable {
  public static let all: [Device] = [
    // 4.7": status bar of 20 points in portrait, none in landscape; a home button, so no indicator.
    phone("iPhone SE", 375, 667, scale: 2, top: 20, canvas: "retina4_7"),
    // 5.5": the last of the Plus phones.
    phone("iPhone 8 Plus", 414, 736, scale: 3, top: 20, isWide: true, canvas: "retina5_5"),
    // 5.8": sensor housing 44.
    phone("iPhone 11 Pro", 375, 812, scale: 3, top: 44, canvas: "retina5_9"),
    // 6.1", two pixels for a point: sensor housing 48.
    phone("iPhone 11", 414, 896, scale: 2, top: 48, isWide: true, canvas: "retina6_1"),
    phone("iPhone 11 Pro Max", 414, 896, scale: 3, top: 44, isWide: true, canvas: "retina6_5"),
    phone("iPhone 13 mini", 375, 812, scale: 3, top: 50, canvas: "retina5_4"),
    phone("iPhone 14", 390, 844, scale: 3, top: 47, canvas: "retina6_0"),
    phone("iPhone 14 Plus", 428, 926, scale: 3, top: 47, isWide: true, canvas: "retina6_7"),
    // Dynamic Island: 59; from the 16 Pro on 62.
    phone("iPhone 16", 393, 852, scale: 3, top: 59, canvas: "retina6_12"),
    phone("iPhone 16 Plus", 430, 932, scale: 3, top: 59, isWide: true, canvas: "retina6_72"),
    phone("iPhone 16 Pro", 402, 874, scale: 3, top: 62, canvas: "retina6_3"),
    phone("iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, isWide: true, canvas: "retina6_9"),
    phone("iPhone 17", 402, 874, scale: 3, top: 62),
    phone("iPhone 17 Pro Max", 440, 956, scale: 3, top: 62, isWide: true),
    // iPads with a home button: 20 above; without: 24 above, 20 below for the indicator.
    pad("iPad (9th generation)", 810, 1080, top: 20, bottom: 0, canvas: "ipad10_2"),
    pad("iPad (10th generation)", 820, 1180, top: 24, bottom: 20, canvas: "ipad10_9rounded"),
    pad("iPad mini (6th generation)", 744, 1133, top: 24, bottom: 20, canvas: "ipad8_3rounded"),
    pad("iPad Pro 11-inch", 834, 1194, top: 24, bottom: 20, canvas: "ipad11_0rounded"),
    pad("iPad Pro 12.9-inch", 1024, 1366, top: 24, bottom: 20, canvas: "ipad12_9rounded"),
  ]

  /// Canvases of discontinued devices.
  private static let old: [Device] = [
    phone("iPhone 4s", 320, 480, scale: 2, top: 20, canvas: "retina3_5"),
    phone("iPhone 5s", 320, 568, scale: 2, top: 20, canvas: "retina4_0"),
    pad("iPad 9.7-inch", 768, 1024, top: 20, bottom: 0, canvas: "ipad9_7"),
    pad("iPad 10.5-inch", 834, 1112, top: 20, bottom: 0, canvas: "ipad10_5"),
    pad("iPad Pro 12.9-inch (2nd generation)", 1024, 1366, top: 20, bottom: 0, canvas: "ipad12_9"),
  ]

  /// Finds a device by its name, in upper or lower case.
  public static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { $0.name.lowercased() == wanted }
  }

  /// The device that Interface Builder shows a canvas on; nil for none, and for one that is unknown.
  static func device(of canvas: Canvas) -> Device? {
    canvas.device.flatMap { id in (all + old).first { $0.canvas == id } }
  }

  /// The first device whose screen has a size in points, in either orientation.
  static func sized(_ size: Size) -> Device? {
    (all + old).first {
      $0.size == size || $0.size == Size(width: size.height, height: size.width)
    }
  }

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double, top: Double,
    isWide: Bool = false, canvas: String? = nil
  ) -> Device {
    let hasIndicator = top > 20
    return Device(
      name: name, idiom: .phone, size: Size(width: width, height: height), scale: scale,
      portraitSafeArea: EdgeInsets(top: top, left: 0, bottom: hasIndicator ? 34 : 0, right: 0),
      landscapeSafeArea: hasIndicator
        ? EdgeInsets(top: 0, left: top, bottom: 21, right: top) : .none,
      isWideInLandscape: isWide, canvas: canvas)
  }

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double,
    canvas: String? = nil
  ) -> Device {
    let safe = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return Device(
      name: name, idiom: .pad, size: Size(width: width, height: height), scale: 2,
      portraitSafeArea: safe, landscapeSafeArea: safe, isWideInLandscape: false, canvas: canvas)
  }
}
