internal import AccessibilityModel
internal import Auditing

/// The picture of a screen: its screenshot, else its wireframe, and a numbered region for each
/// stop.
///
/// It is only visual and hidden from assistive technology; the transcript has the same content.
struct HTMLPicture {
  private let drawing: ScreenDrawing
  private let findings: ScreenFindings
  private let screenshot: Screenshot?
  private let wireframe: Wireframe
  private let geometry: PictureGeometry
  private let id: String

  /// Shared by all pictures of a page: the swatch of the transcript.
  static let shared: StaticString = """
    <svg class="defs" aria-hidden="true"><symbol id="sw" viewBox="0 0 26 18">\
    <rect x="2" y="2" width="22" height="14" rx="3"/></symbol></svg>

    """

  init(
    drawing: ScreenDrawing, findings: ScreenFindings, screenshot: Screenshot?, id: String
  ) {
    self.drawing = drawing
    self.findings = findings
    self.screenshot = screenshot
    self.id = id
    geometry = PictureGeometry(drawing)
    wireframe = Wireframe(drawing: drawing, geometry: geometry)
  }

  var isWide: Bool { geometry.isWide }

  func write(to html: inout HTMLWriter) {
    let attributes = [
      geometry.view.viewBox, .class(screenshot == nil ? "picture" : "picture shot"),
      HTMLAttribute("aria-hidden", "true"), HTMLAttribute("focusable", "false"),
    ]
    html.element("svg", attributes) { html in
      html.newLine()
      html.element("g", [.id(baseID), .class("base")]) { base(to: &$0) }
      html.newLine()
      let frames = drawing.outlines.map(\.rect).filter(geometry.shows).map(\.path).joined()
      if !frames.isEmpty {
        html.shape("path", [.class("unread"), HTMLAttribute("d", frames)])
        html.newLine()
      }
      let regions = self.regions
      for region in regions.sorted(by: PictureRegion.isDrawnFirst) {
        region.write(hasHalo: screenshot != nil, to: &html)
      }
      badges(of: regions, to: &html)
    }
    html.newLine()
  }

  /// The anchor that crops refer to.
  private var baseID: String { "\(id)-p" }

  private func base(to html: inout HTMLWriter) {
    guard let screenshot else { return wireframe.write(to: &html) }
    html.shape(
      "image",
      [HTMLAttribute("href", screenshot.address), HTMLAttribute("preserveAspectRatio", "none")]
        + geometry.device.attributes)
  }

  /// The regions in the picture: stops in their order, then other elements with findings.
  private var regions: [PictureRegion] {
    let stops = drawing.stops.enumerated().map { index, stop in
      PictureRegion(
        name: "\(index + 1)", frame: stop.frame, style: RegionStyle.name(of: index),
        kind: findings.worst(in: .stop(index)), activationPoint: stop.activationPoint)
    }
    let others = findings.otherFrames.enumerated().map { index, frame in
      PictureRegion(
        name: "x\(index + 1)", frame: frame, style: nil,
        kind: findings.worst(in: .other(index)), activationPoint: nil)
    }
    return (stops + others).filter { geometry.shows($0.frame) }
  }

  private func badges(of regions: [PictureRegion], to html: inout HTMLWriter) {
    let unit = geometry.unit
    var placement = BadgePlacement(in: geometry.view, step: unit / 2)
    for text in drawing.texts { placement.take(textAt: text.frame.rect) }
    // A badge would hide a small control.
    let small = geometry.canvas.area / 10
    for stop in drawing.stops where stop.frame.isFinite && stop.frame.area < small {
      placement.take(regionAt: stop.frame.intersection(geometry.canvas))
    }
    for region in regions {
      let badge = RegionBadge(region, unit: unit)
      let frame = region.frame.intersection(geometry.canvas)
      badge.write(at: placement.place(badge.size, beside: frame), to: &html)
    }
  }

  /// The part of the picture around a finding's element; nil if that is most of the picture, or
  /// unknown.
  func crop(of finding: FindingReport) -> PictureCrop? {
    let frame = finding.element.frame
    guard geometry.shows(frame) else { return nil }
    let view = frame.inset(by: -PictureCrop.margin).intersection(geometry.canvas)
    guard !view.isNull, view.area < geometry.canvas.area / 3 else { return nil }
    return PictureCrop(
      base: baseID, view: view, frame: frame, kind: FindingKind(finding),
      cost: screenshot == nil ? wireframe.size : 1)
  }
}
