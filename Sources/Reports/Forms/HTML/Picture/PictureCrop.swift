internal import AccessibilityModel

/// The part of a picture around an element: a reference to the same picture, not a copy.
struct PictureCrop {
  /// The margin around the element, in points.
  static let margin = 12.0

  /// The anchor of the picture.
  let base: String
  let view: Rect
  let frame: Rect
  let kind: FindingKind
  /// The shapes that a browser draws for it.
  let cost: Int

  /// In pixels of the page.
  private static let mostWidth = 260.0
  private static let mostHeight = 100.0

  func write(to html: inout HTMLWriter) {
    let scale = min(1.25, Self.mostWidth / view.width, Self.mostHeight / view.height)
    let attributes = [
      view.viewBox, .class("crop"), HTMLAttribute("width", (view.width * scale).drawn),
      HTMLAttribute("height", (view.height * scale).drawn), HTMLAttribute("aria-hidden", "true"),
    ]
    html.element("svg", attributes) { html in
      html.shape("use", [.href("#\(base)")])
      html.shape("rect", [.class("mark \(kind.rawValue)")] + frame.attributes)
    }
    html.newLine()
  }
}

/// The maximum number of crops of a screen: each draws the whole wireframe again, and a thousand
/// crops of a thousand texts would take a browser a minute.
struct CropBudget {
  private var left = 6_000

  mutating func takes(_ crop: PictureCrop) -> Bool {
    guard left >= crop.cost else { return false }
    left -= crop.cost
    return true
  }
}
