internal import AccessibilityModel

/// The first display in the output of `dumpsys window displays`.
struct AndroidDisplay: Hashable {
  /// Quarter turns from the natural orientation.
  let rotation: Int?
  /// The sides in the natural orientation.
  let natural: Size?
  /// The sides in the current orientation.
  let current: Size?
  /// The package of the app in front.
  let app: String?

  init(of device: AndroidDevice, isLast: Bool = false) throws(CaptureError) {
    self.init(
      try device.shell("looking at the display", ["dumpsys", "window", "displays"], isLast: isLast))
  }

  init(_ text: String) {
    let degrees = Self.word(after: "mCurrentRotation=ROTATION_", in: text).flatMap { Int($0) }
    rotation =
      degrees.map { $0 / 90 } ?? Self.word(after: "mRotation=", in: text).flatMap { Int($0) }
    natural = Self.word(after: "init=", in: text).flatMap(Self.size)
    current = Self.word(after: "cur=", in: text).flatMap(Self.size)
    // `mFocusedApp=ActivityRecord{d8b1e0f u0 com.example/.MainActivity t12}`
    app = text.firstRange(of: "mFocusedApp=ActivityRecord{").flatMap { range in
      text[range.upperBound...].prefix { $0 != "}" && !$0.isNewline }.split(separator: " ")
        .first { $0.contains("/") }?.split(separator: "/").first.map(String.init)
    }
  }

  private static func word(after mark: String, in text: String) -> String? {
    text.firstRange(of: mark).map { range in
      String(text[range.upperBound...].prefix { $0.isLetter || $0.isNumber })
    }
  }

  /// `1080x2400`.
  private static func size(_ text: String) -> Size? {
    let sides = text.split(separator: "x").compactMap { Double($0) }
    return sides.count == 2 ? Size(width: sides[0], height: sides[1]) : nil
  }

  /// nil if the sides are not known.
  var orientation: Orientation? {
    current.map { $0.width > $0.height ? .landscape : .portrait }
  }

  /// The smallest number of quarter turns to an orientation.
  func rotation(for orientation: Orientation) -> Int {
    let isNaturallyWide = natural.map { $0.width > $0.height } ?? false
    return (orientation == .landscape) == isNaturallyWide ? 0 : 1
  }
}
