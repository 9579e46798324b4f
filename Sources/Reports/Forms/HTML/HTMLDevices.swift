internal import AccessibilityModel
internal import Auditing

/// A screen on the devices that it was laid out on: those on which something is found that its file
/// does not show are drawn.
struct HTMLDevices {
  let screen: ScreenReport
  /// Unique in the page.
  let id: String

  /// More drawings than this are no longer looked at.
  private static let most = 6

  func write(to html: inout HTMLWriter) {
    guard !screen.devices.isEmpty else { return }
    let layouts = screen.devices.map(\.layout)
    let drawn = screen.devices.filter { $0.drawing != nil }
    html.raw("<h4>On devices</h4>\n")
    let where_ = DeviceList.text(layouts, of: layouts)
    let found =
      drawn.isEmpty
      ? "nothing is found there that is not found as it is drawn in its file."
      : "drawn where something is found that its file does not show."
    html.element("p", text: "Laid out on \(where_); \(found)")
    html.newLine()
    for (number, device) in drawn.prefix(Self.most).enumerated() {
      guard let drawing = device.drawing else { continue }
      html.element("figure", [.class("look")]) { html in
        html.element("figcaption", text: caption(of: device))
        ScreenSketch(
          drawing: drawing, findings: findings(on: device.layout, drawing), screenshot: nil,
          id: "\(id)-device\(number + 1)", isLinked: false
        ).write(to: &html)
      }
      html.newLine()
    }
    if drawn.count > Self.most {
      html.element("p", text: "\(drawn.count - Self.most) more are not drawn.")
    }
  }

  private func caption(of device: DeviceAudit) -> String {
    let count = SummaryText.count(device.findings, "finding")
    return "\(device.layout.device) in \(device.layout.orientation.rawValue), \(count)"
  }

  /// What is found on a device, where its elements lie there.
  private func findings(
    on layout: DeviceLayout, _ drawing: ScreenDrawing
  ) -> [FindingReport] {
    let frames = Dictionary(
      drawing.stops.map {
        (HTMLElementFindings.Place(line: $0.line, column: $0.column), $0.frame)
      }, uniquingKeysWith: { first, _ in first })
    return screen.findings.filter { $0.devices?.contains(layout) == true }.map { finding in
      var finding = finding
      let place = HTMLElementFindings.Place(
        line: finding.element.line, column: finding.element.column)
      if let frame = frames[place] { finding.element.frame = frame }
      return finding
    }
  }
}
