internal import AccessibilityModel

/// The region of an element in the picture of its screen.
struct PictureRegion {
  /// The name by which findings and the transcript refer to it.
  let name: String
  let frame: Rect
  /// The style of a stop; nil for other elements.
  let style: String?
  /// The most severe kind of finding there; nil for none.
  let kind: FindingKind?
  /// nil for the centre.
  let activationPoint: Point?

  /// Small regions are above large ones, so that each can be clicked.
  static func isDrawnFirst(_ a: PictureRegion, _ b: PictureRegion) -> Bool {
    a.frame.area > b.frame.area
  }

  /// - Parameter hasHalo: whether it needs an outer line to be visible on any picture.
  func write(hasHalo: Bool, to html: inout HTMLWriter) {
    html.element("g", attributes) { html in
      if hasHalo { html.shape("rect", [.class("halo")] + frame.attributes) }
      html.shape("rect", frame.attributes)
      if let point = activationPoint { cross(at: point, to: &html) }
    }
    html.newLine()
  }

  private var attributes: [HTMLAttribute] {
    let names = ["r", style ?? "other", kind.map { "f \($0.rawValue)" }].compactMap(\.self)
    return [.class(names.joined(separator: " ")), HTMLAttribute("data-n", name)]
  }

  private func cross(at point: Point, to html: inout HTMLWriter) {
    guard point.x.isFinite, point.y.isFinite else { return }
    let (x, y) = (point.x, point.y)
    html.shape(
      "path",
      [
        .class("point"),
        HTMLAttribute(
          "d", "M\((x - 5).drawn) \(y.drawn)h10M\(x.drawn) \((y - 5).drawn)v10"),
      ])
  }
}

/// The number of a region, and the letter of its most severe finding.
struct RegionBadge {
  private let region: PictureRegion
  private let unit: Double

  init(_ region: PictureRegion, unit: Double) {
    self.region = region
    self.unit = unit
  }

  private var number: String? { region.style == nil ? nil : region.name }
  private var numberWidth: Double { number.map { unit * (0.62 * Double($0.count) + 0.7) } ?? 0 }
  private var letterWidth: Double { region.kind == nil ? 0 : unit * 1.25 }

  var size: Size { Size(width: numberWidth + letterWidth, height: unit * 1.5) }

  func write(at point: Point, to html: inout HTMLWriter) {
    let names = ["b", region.style ?? "other", region.kind.map { "f \($0.rawValue)" }].compactMap(
      \.self)
    let attributes = [
      HTMLAttribute.class(names.joined(separator: " ")), HTMLAttribute("data-n", region.name),
    ]
    html.element("g", attributes) { html in
      leader(from: point, to: &html)
      if let number {
        part(number, "num", x: point.x, y: point.y, width: numberWidth, to: &html)
      }
      if let kind = region.kind {
        part(
          kind.letter, "sev", x: point.x + numberWidth, y: point.y, width: letterWidth, to: &html)
      }
    }
    html.newLine()
  }

  /// A line to the region if the badge is not beside it.
  private func leader(from point: Point, to html: inout HTMLWriter) {
    let badge = Rect(x: point.x, y: point.y, width: size.width, height: size.height)
    let from = badge.center
    let frame = region.frame
    let end = Point(
      x: min(max(from.x, frame.minX), frame.maxX), y: min(max(from.y, frame.minY), frame.maxY))
    let distance = abs(end.x - from.x) - size.width / 2 + abs(end.y - from.y) - size.height / 2
    guard distance > unit / 2 else { return }
    html.shape(
      "path",
      [
        .class("lead"),
        HTMLAttribute("d", "M\(from.x.drawn) \(from.y.drawn)L\(end.x.drawn) \(end.y.drawn)"),
      ])
  }

  private func part(
    _ text: String, _ name: String, x: Double, y: Double, width: Double, to html: inout HTMLWriter
  ) {
    let frame = Rect(x: x, y: y, width: width, height: size.height)
    html.shape("rect", [.class(name)] + frame.attributes)
    let attributes = [
      HTMLAttribute("x", frame.center.x.drawn),
      HTMLAttribute("y", (frame.center.y + unit * 0.38).drawn),
      HTMLAttribute("font-size", (unit * 1.08).drawn),
    ]
    html.element("text", attributes, text: text)
  }
}
