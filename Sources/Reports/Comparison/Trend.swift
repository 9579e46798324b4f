/// The numbers of findings over several runs, latest last.
public struct Trend: Hashable, Sendable {
  /// One run, by the name of its report.
  struct Point: Hashable, Sendable {
    let name: String
    let counts: TrendCounts

    /// - Parameter isComplete: whether every file could be read; otherwise the numbers may be too
    ///   low.
    init(_ name: String, _ counts: TrendCounts, isComplete: Bool) {
      self.name = PlainLine(name).text + (isComplete ? "" : " (incomplete)")
      self.counts = counts
    }
  }

  let points: [Point]

  /// - Parameter earlier: the reports of earlier runs, latest last.
  public init(of report: AuditReport, after earlier: [(name: String, report: EarlierReport)]) {
    let summary = report.summary
    let now = TrendCounts(
      errors: summary.errors, warnings: summary.warnings, notes: summary.notes,
      reviews: summary.reviews)
    let isComplete = report.unreadable.isEmpty && !report.screens.isEmpty
    points =
      earlier.map { Point($0.name, $0.report.counts, isComplete: $0.report.isComplete) }
      + [Point("this run", now, isComplete: isComplete)]
  }

  /// “3 runs: errors from 9 to 6, warnings from 2 to 2.”
  var words: String {
    let changes = [("errors", \TrendCounts.errors), ("warnings", \.warnings)].map { name, count in
      "\(name) from \(points.first?.counts[keyPath: count] ?? 0) "
        + "to \(points.last?.counts[keyPath: count] ?? 0)"
    }
    return "\(points.count) runs: \(changes.joined(separator: ", "))."
  }
}

/// The open findings of one run, as counted in its summary.
struct TrendCounts: Hashable, Sendable {
  var errors: Int
  var warnings: Int
  var notes: Int
  var reviews: Int

  /// In the order of a table's columns.
  var all: [Int] { [errors, warnings, notes, reviews] }
  static let names = ["errors", "warnings", "notes", "to review"]
}

/// A trend as a section of Markdown.
struct TrendMarkdown {
  private let trend: Trend

  init(_ trend: Trend) { self.trend = trend }

  var text: String {
    let rows = trend.points.map { point in
      let counts = point.counts.all.map(String.init).joined(separator: " | ")
      return "| <code>\(MarkdownText(point.name))</code> | \(counts) |\n"
    }
    return "\n### Trend\n\n\(trend.words)\n\n"
      + "| report | \(TrendCounts.names.joined(separator: " | ")) |\n|---|---|---|---|---|\n"
      + rows.joined()
  }
}
