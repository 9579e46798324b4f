internal import AccessibilityModel
internal import Auditing

/// The part of a screen that a picture shows, and the size of its letters.
struct PictureGeometry {
  /// The screen, or that of an iPhone if its size is unknown.
  let device: Rect
  /// The screen with the stops below and beside it, up to a distance that keeps the screen visible.
  let canvas: Rect

  init(_ drawing: ScreenDrawing) {
    let device =
      drawing.bounds.isFinite && !drawing.bounds.isEmpty
      ? drawing.bounds : Rect(x: 0, y: 0, width: 390, height: 844)
    self.device = device
    let reach = Rect(
      x: device.x - device.width / 2, y: device.y - device.height / 2, width: device.width * 2,
      height: device.height * 3)
    canvas = drawing.stops.map { $0.frame.isFinite ? $0.frame.intersection(reach) : .null }
      .reduce(device) { $0.union($1) }
  }

  var isWide: Bool { canvas.width > canvas.height }

  /// The height of a badge's letters, which is the same on all screens: the style sheet makes all
  /// pictures of one shape equally wide.
  var unit: Double { canvas.width / (isWide ? 46 : 26) }

  /// The canvas with room for badges on all sides.
  var view: Rect { canvas.inset(by: -1.9 * unit) }

  /// Whether a part of a frame is in the picture.
  func shows(_ frame: Rect) -> Bool { frame.isFinite && !frame.intersection(canvas).isNull }
}

extension Rect {
  func inset(by distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }

  /// The attribute of an `<svg>` that shows it.
  var viewBox: HTMLAttribute {
    HTMLAttribute("viewBox", [x, y, width, height].map(\.drawn).joined(separator: " "))
  }

  /// The attributes of a shape or a picture.
  var attributes: [HTMLAttribute] {
    [
      HTMLAttribute("x", x.drawn), HTMLAttribute("y", y.drawn),
      HTMLAttribute("width", max(0, width).drawn), HTMLAttribute("height", max(0, height).drawn),
    ]
  }

  /// As a closed path.
  var path: String {
    "M\(x.drawn) \(y.drawn)h\(width.drawn)v\(height.drawn)h\((-width).drawn)z"
  }
}

extension Double {
  /// A tenth of a point is enough for a drawing.
  var drawn: String {
    let rounded = (self * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
