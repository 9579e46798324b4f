internal import AccessibilityModel
internal import Auditing

/// A screen drawn from its frames: stops with their numbers, findings with letters.
///
/// It is for eyes alone and hidden from everything else; the transcript says the same.
struct ScreenSketch {
  let drawing: ScreenDrawing
  let findings: [FindingReport]
  let screenshot: Screenshot?
  let id: String
  /// Whether the transcript of the page has the stops of the drawing.
  let isLinked: Bool

  /// The screen, or that of a phone where its size is unknown.
  private let device: Rect

  /// What is drawn: the screen with the stops below and beside it, but not so far out that the
  /// screen would become a dot.
  private let canvas: Rect

  init(
    drawing: ScreenDrawing, findings: [FindingReport], screenshot: Screenshot?, id: String,
    isLinked: Bool = true
  ) {
    self.drawing = drawing
    self.findings = findings
    self.screenshot = screenshot
    self.id = id
    self.isLinked = isLinked
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

  /// The letters grow with the screen, since the drawing does not: at the widths of the style sheet
  /// they are of one size on every screen.
  private var unit: Double { canvas.width / (isWide ? 56 : 32) }

  private var isWide: Bool { canvas.width > canvas.height }

  /// As the style sheet has it.
  private var letterSize: Double { unit * 1.1 }

  func write(to html: inout HTMLWriter) {
    let canvas = canvas
    let margin = unit
    let view = [
      canvas.x - margin, canvas.y - margin, canvas.width + 2 * margin, canvas.height + 2 * margin,
    ]
    let attributes = [
      HTMLAttribute("viewBox", view.map(Self.number).joined(separator: " ")),
      .class(isWide ? "sketch wide" : "sketch"),
      HTMLAttribute("font-size", Self.number(unit)), HTMLAttribute("aria-hidden", "true"),
      HTMLAttribute("focusable", "false"),
    ]
    html.element("svg", attributes) { html in
      rect(device, "device", to: &html)
      if let screenshot { picture(screenshot, to: &html) }
      let outlines = drawing.outlines.filter(isDrawn).map(Self.path).joined()
      if !outlines.isEmpty {
        html.shape("path", [.class("outline"), HTMLAttribute("d", outlines)])
      }
      for (index, stop) in drawing.stops.enumerated() where isDrawn(stop.frame) {
        box(stop, number: index + 1, to: &html)
      }
      marks(to: &html)
      for (index, stop) in drawing.stops.enumerated() where isDrawn(stop.frame) {
        number(index + 1, at: stop.frame, to: &html)
      }
    }
    html.newLine()
  }

  /// Whether a part of it is on the screen.
  private func isDrawn(_ frame: Rect) -> Bool {
    frame.isFinite && !frame.intersection(canvas).isNull
  }

  private func box(_ stop: DrawnStop, number: Int, to html: inout HTMLWriter) {
    let name = screenshot == nil ? "stop" : "stop clear"
    html.shape(
      "rect",
      [.class(name), HTMLAttribute("data-at", "\(id)-\(number)")] + Self.attributes(of: stop.frame))
    guard screenshot == nil else { return }
    // No line is as long as a thousand, and the widest frame has room for more than can be counted.
    let fitting = Int(
      max(0, min(1000, (stop.frame.width - unit * 2.2) / (letterSize * 0.55))))
    guard let label = stop.label, fitting > 1, stop.frame.height >= letterSize else { return }
    let line = PlainLine(label, limit: 100).text
    let attributes = [
      .class("label"), HTMLAttribute("x", Self.number(stop.frame.x + unit * 2)),
      HTMLAttribute("y", Self.number(stop.frame.center.y + letterSize * 0.35)),
    ]
    html.element(
      "text", attributes, text: line.count > fitting ? line.prefix(fitting - 1) + "…" : line)
  }

  private func number(_ number: Int, at frame: Rect, to html: inout HTMLWriter) {
    let radius = unit * (number > 99 ? 1.1 : 0.9)
    let (x, y) = (frame.x + radius * 0.6, frame.y + radius * 0.6)
    let link = isLinked ? [HTMLAttribute("data-to", "\(id)-\(number)")] : []
    html.element("g", [.class("number")] + link) { html in
      html.shape(
        "circle",
        [
          HTMLAttribute("cx", Self.number(x)), HTMLAttribute("cy", Self.number(y)),
          HTMLAttribute("r", Self.number(radius)),
        ])
      letter("\(number)", x, y, to: &html)
    }
  }

  /// One mark for each element, of the weightiest kind that was found there.
  private func marks(to html: inout HTMLWriter) {
    var kinds: [Rect: FindingKind] = [:]
    var order: [Rect] = []
    for finding in findings where isDrawn(finding.element.frame) {
      let frame = finding.element.frame
      let kind = FindingKind(finding)
      if kinds[frame] == nil { order.append(frame) }
      kinds[frame] = kinds[frame].map { Self.weightier($0, kind) } ?? kind
    }
    for frame in order { if let kind = kinds[frame] { mark(kind, frame, to: &html) } }
  }

  private static func weightier(_ a: FindingKind, _ b: FindingKind) -> FindingKind {
    let order = FindingKind.allCases
    return (order.firstIndex(of: a) ?? 0) <= (order.firstIndex(of: b) ?? 0) ? a : b
  }

  private func mark(_ kind: FindingKind, _ frame: Rect, to html: inout HTMLWriter) {
    rect(frame, "found \(kind.rawValue)", to: &html)
    // Beside what is too small to hold a number and a mark.
    let isSmall = frame.width < unit * 4
    let (x, y) = (frame.maxX + unit * (isSmall ? 0.8 : -0.5), frame.y + unit * 0.5)
    html.element("g", [.class("badge \(kind.rawValue)")]) { html in
      html.shape("path", [HTMLAttribute("d", shape(kind, x, y))])
      letter(kind.letter, x, y, to: &html)
    }
  }

  /// A diamond, a triangle, a square, a hexagon: each kind by its outline too.
  private func shape(_ kind: FindingKind, _ x: Double, _ y: Double) -> String {
    let r = unit
    let points: [(Double, Double)] =
      switch kind {
      case .error: [(0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)]
      case .warning: [(0, -1.5), (1.4, 1), (-1.4, 1)]
      case .review: [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]
      case .note, .suppressed, .baselined:
        [(-0.5, -1), (0.5, -1), (1, 0), (0.5, 1), (-0.5, 1), (-1, 0)]
      }
    let text = points.map { "\(Self.number(x + $0.0 * r)) \(Self.number(y + $0.1 * r))" }
    return "M" + text.joined(separator: "L") + "Z"
  }

  private func letter(
    _ text: String, _ x: Double, _ y: Double, to html: inout HTMLWriter
  ) {
    let attributes = [
      HTMLAttribute("x", Self.number(x)), HTMLAttribute("y", Self.number(y + letterSize * 0.36)),
    ]
    html.element("text", attributes, text: text)
  }

  private func picture(_ screenshot: Screenshot, to html: inout HTMLWriter) {
    html.shape(
      "image",
      [HTMLAttribute("href", screenshot.address), HTMLAttribute("preserveAspectRatio", "none")]
        + Self.attributes(of: device))
  }

  private func rect(_ rect: Rect, _ name: String, to html: inout HTMLWriter) {
    html.shape("rect", [.class(name)] + Self.attributes(of: rect))
  }

  private static func attributes(of rect: Rect) -> [HTMLAttribute] {
    [
      HTMLAttribute("x", number(rect.x)), HTMLAttribute("y", number(rect.y)),
      HTMLAttribute("width", number(max(0, rect.width))),
      HTMLAttribute("height", number(max(0, rect.height))),
    ]
  }

  private static func path(_ rect: Rect) -> String {
    "M\(number(rect.x)) \(number(rect.y))h\(number(rect.width))v\(number(rect.height))"
      + "h\(number(-rect.width))z"
  }

  /// A tenth of a point is enough for a drawing.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
