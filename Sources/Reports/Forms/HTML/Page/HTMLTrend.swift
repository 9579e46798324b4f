/// The numbers of findings over several runs: a drawing, and the same as a table.
struct HTMLTrend {
  private let trend: Trend

  /// The size of the drawing, in its own units.
  private static let (width, height) = (640.0, 200.0)
  private static let (left, right, top, bottom) = (20.0, 540.0, 20.0, 170.0)

  init(_ trend: Trend) { self.trend = trend }

  func write(to html: inout HTMLWriter) {
    html.raw("<h3 id=\"trend\">Trend</h3>\n")
    html.element("p", text: trend.words)
    html.element(
      "svg",
      [
        .class("trend"), HTMLAttribute("viewBox", "0 0 \(Int(Self.width)) \(Int(Self.height))"),
        HTMLAttribute("width", "\(Int(Self.width))"), HTMLAttribute("role", "img"),
        HTMLAttribute("aria-labelledby", "trend"),
      ]
    ) { html in
      axis(to: &html)
      // A dashed line and a solid one: colour alone must not carry meaning.
      line(of: \.errors, isDashed: false, to: &html)
      line(of: \.warnings, isDashed: true, to: &html)
      names(to: &html)
    }
    table(to: &html)
  }

  private var most: Int {
    max(1, trend.points.map { max($0.counts.errors, $0.counts.warnings) }.max() ?? 1)
  }

  private func place(_ index: Int, _ count: Int) -> (x: Double, y: Double) {
    let steps = Double(max(1, trend.points.count - 1))
    let x = Self.left + (Self.right - Self.left) * Double(index) / steps
    let y = Self.bottom - (Self.bottom - Self.top) * Double(count) / Double(most)
    return ((x * 10).rounded() / 10, (y * 10).rounded() / 10)
  }

  private func axis(to html: inout HTMLWriter) {
    let line = "M\(Self.left),\(Self.bottom) H\(Self.right)"
    html.shape("path", [.class("axis"), HTMLAttribute("d", line)])
  }

  private func line(
    of count: KeyPath<FindingCounts, Int>, isDashed: Bool, to html: inout HTMLWriter
  ) {
    let places = trend.points.enumerated().map { place($0, $1.counts[keyPath: count]) }
    let line = "M" + places.map { "\($0.x),\($0.y)" }.joined(separator: " L")
    html.shape("path", [.class(isDashed ? "dashed" : "full"), HTMLAttribute("d", line)])
  }

  /// The names of the lines, at their ends; the lower name avoids the higher one.
  private func names(to html: inout HTMLWriter) {
    guard let counts = trend.points.last?.counts else { return }
    let ends = [(counts.errors, "error"), (counts.warnings, "warning")]
      .map { (y: place(trend.points.count - 1, $0).y, words: SummaryText.count($0, $1)) }
      .sorted { $0.y < $1.y }
    var free = 0.0
    for end in ends {
      let y = max(end.y + 5, free)
      free = y + 18
      html.element(
        "text",
        [
          HTMLAttribute("x", "\(Self.right + 10)"), HTMLAttribute("y", "\(y)"),
        ], text: end.words)
    }
  }

  private func table(to html: inout HTMLWriter) {
    html.raw("\n<table>\n<caption>Findings by run</caption>\n")
    html.element("thead") { html in
      html.element("tr") { html in
        for title in ["Report"] + FindingCounts.columnNames.map(\.withCapital) {
          html.element("th", [HTMLAttribute("scope", "col")], text: title)
        }
      }
    }
    html.raw("\n<tbody>\n")
    for point in trend.points {
      html.element("tr") { html in
        html.element("th", [HTMLAttribute("scope", "row")], text: point.name)
        for count in point.counts.columns {
          html.element("td", [.class("number")], text: "\(count)")
        }
      }
      html.newLine()
    }
    html.raw("</tbody>\n</table>\n")
  }
}
