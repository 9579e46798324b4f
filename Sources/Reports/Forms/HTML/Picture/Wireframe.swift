internal import AccessibilityModel
internal import Auditing

/// A screen without a screenshot: the outlines of its elements and the texts on them.
struct Wireframe {
  let drawing: ScreenDrawing
  let geometry: PictureGeometry

  /// The mean width of a letter, as a fraction of its height.
  private static let letterWidth = 0.52
  private static let lineHeight = 1.25
  private static let mostLines = 12

  /// The number of its shapes, which determines the cost of a copy.
  var size: Int { 1 + drawing.texts.count }

  func write(to html: inout HTMLWriter) {
    html.shape("rect", [.class("device")] + geometry.device.attributes)
    let frames = drawing.outlines.map(\.rect) + drawing.stops.map(\.frame)
    let boxes = frames.filter(geometry.shows).map(\.path).joined()
    if !boxes.isEmpty { html.shape("path", [.class("box"), HTMLAttribute("d", boxes)]) }
    for text in drawing.texts where geometry.shows(text.frame.rect) { write(text, to: &html) }
  }

  private func write(_ text: DrawnText, to html: inout HTMLWriter) {
    let frame = text.frame.rect.intersection(geometry.canvas)
    let size = min(max(frame.height * 0.62, 6), 16)
    let letters = Int(max(1, min(200, frame.width / (size * Self.letterWidth))))
    let rows = max(1, min(Self.mostLines, Int(frame.height / (size * Self.lineHeight))))
    let lines = Self.lines(of: PlainLine(text.text, limit: 200).text, letters: letters, rows: rows)
    let height = size * Self.lineHeight
    let top = frame.center.y - height * Double(lines.count) / 2 + size
    for (index, line) in lines.enumerated() {
      var attributes = [
        HTMLAttribute("x", (text.isCentred ? frame.center.x : frame.x).drawn),
        HTMLAttribute("y", (top + height * Double(index)).drawn),
        HTMLAttribute("font-size", size.drawn),
      ]
      if text.isCentred { attributes.append(.class("mid")) }
      html.element("text", attributes, text: line)
    }
  }

  /// Breaks a text into rows at its spaces, and cuts the excess.
  private static func lines(of text: String, letters: Int, rows: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.count + word.count < letters {
        line += " \(word)"
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    if !line.isEmpty { lines.append(line) }
    var shown = lines.prefix(rows).map { $0.count > letters ? $0.prefix(letters - 1) + "…" : $0 }
    if lines.count > rows, let last = shown.popLast(), !last.hasSuffix("…") {
      shown.append(last.prefix(max(1, letters - 1)) + "…")
    }
    return shown
  }
}
