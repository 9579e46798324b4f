internal import AccessibilityModel
internal import Auditing

/// The devices that a screen was laid out on, as a grid of thumbnails; the script shows the
/// selected one in the picture.
struct HTMLDevices {
  let screen: ScreenReport
  let findings: ScreenFindings
  /// The anchor of the screen.
  let id: String

  func write(to html: inout HTMLWriter) {
    guard !screen.devices.isEmpty else { return }
    let stops = StopPlaces(screen.drawing?.stops ?? [])
    html.raw("<h3>Devices</h3>\n<ul class=\"devices\">\n")
    for device in screen.devices {
      html.element("li") { html in
        if let drawing = device.drawing {
          thumbnail(drawing, on: device.layout, stops, to: &html)
        }
        html.element("span", [.class("device-name")]) { html in
          html.text("\(device.layout.device), \(device.layout.orientation.rawValue)")
        }
        html.raw(" ")
        html.element(
          "span", [.class(device.findings == 0 ? "zero" : "count")],
          text: SummaryText.count(device.findings, "finding"))
      }
      html.newLine()
    }
    html.raw("</ul>\n")
  }

  private func thumbnail(
    _ drawing: ScreenDrawing, on layout: DeviceLayout, _ stops: StopPlaces,
    to html: inout HTMLWriter
  ) {
    let geometry = PictureGeometry(drawing)
    let found = foundStops(on: layout)
    let attributes = [
      geometry.view.viewBox, .class(geometry.isWide ? "thumb wide" : "thumb"),
      HTMLAttribute("aria-hidden", "true"), HTMLAttribute("focusable", "false"),
    ]
    html.element("svg", attributes) { html in
      html.shape("rect", [.class("device")] + geometry.device.attributes)
      let boxes = drawing.outlines.map(\.rect).filter(geometry.shows).map(\.path).joined()
      if !boxes.isEmpty { html.shape("path", [.class("box"), HTMLAttribute("d", boxes)]) }
      for stop in drawing.stops where geometry.shows(stop.frame) {
        guard let number = stops[stop] else { continue }
        let kind = found[number].map { " f \($0.rawValue)" } ?? ""
        html.shape(
          "rect",
          [
            .class("r \(RegionStyle.name(of: number))\(kind)"),
            HTMLAttribute("data-n", "\(number + 1)"),
          ] + stop.frame.attributes)
      }
    }
  }

  /// The most severe finding at each stop on a device.
  private func foundStops(on layout: DeviceLayout) -> [Int: FindingKind] {
    var found: [Int: FindingKind] = [:]
    for group in findings.groups.reversed() {
      for item in group.items where item.finding.devices?.contains(layout) == true {
        if case .stop(let index) = item.region { found[index] = group.kind }
      }
    }
    return found
  }
}
