/// The number of findings as a small image, for a README.
///
/// The text states only what was counted: a badge without findings does not state that an app is
/// accessible.
public struct Badge: Hashable, Sendable {
  private static let subject = "accessibility"

  let words: String
  /// Dark enough for white text: 4.5 to 1 or more.
  private let color: String

  public init(_ report: AuditReport) {
    let counts = FindingCounts(of: report)
    if report.screens.isEmpty || !report.unreadable.isEmpty {
      (words, color) = ("not fully audited", "#5c5c5c")
    } else if counts.errors > 0 {
      (words, color) = (SummaryText.count(counts.errors, "error"), "#b3261e")
    } else if counts.warnings > 0 {
      (words, color) = (SummaryText.count(counts.warnings, "warning"), "#7a5200")
    } else {
      (words, color) = ("no errors or warnings", "#1b6b2f")
    }
  }

  public var svg: [UInt8] {
    var xml = XMLWriter()
    let (left, right) = (Self.width(of: Self.subject), Self.width(of: words))
    xml.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", "\(left + right)"), ("height", "20"),
        ("viewBox", "0 0 \(left + right) 20"), ("role", "img"),
        ("aria-label", "\(Self.subject): \(words)"),
      ]
    ) { xml in
      xml.element("title", text: "\(Self.subject): \(words)")
      xml.element("rect", [("width", "\(left)"), ("height", "20"), ("fill", "#333333")])
      xml.element(
        "rect",
        [("x", "\(left)"), ("width", "\(right)"), ("height", "20"), ("fill", color)])
      xml.element(
        "g",
        [
          ("fill", "#ffffff"), ("font-family", "Verdana, DejaVu Sans, sans-serif"),
          ("font-size", "11"),
        ]
      ) { xml in
        Self.write(Self.subject, at: 0, left, to: &xml)
        Self.write(words, at: left, right, to: &xml)
      }
    }
    return xml.bytes
  }

  private static let margin = 6

  /// Verdana's letters are 7 units wide on average at this size; the text is fitted to that width.
  private static func width(of text: String) -> Int { 7 * text.count + 2 * margin }

  private static func write(_ text: String, at x: Int, _ width: Int, to xml: inout XMLWriter) {
    xml.element(
      "text",
      [
        ("x", "\(x + margin)"), ("y", "14"), ("textLength", "\(width - 2 * margin)"),
        ("lengthAdjust", "spacingAndGlyphs"),
      ], text: text)
  }
}
