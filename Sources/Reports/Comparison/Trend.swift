internal import Auditing

/// The numbers of findings over several runs, latest last.
public struct Trend: Hashable, Sendable {
  /// One run, by the name of its report.
  struct Point: Hashable, Sendable {
    let name: String
    let counts: FindingCounts

    /// - Parameter isComplete: whether every file could be read; otherwise the numbers may be too
    ///   low.
    init(_ name: String, _ counts: FindingCounts, isComplete: Bool) {
      self.name = PlainLine(name).text + (isComplete ? "" : " (incomplete)")
      self.counts = counts
    }
  }

  let points: [Point]

  /// - Parameter earlier: the reports of earlier runs, latest last.
  public init(of report: AuditReport, after earlier: [(name: String, report: EarlierReport)]) {
    let now = FindingCounts(of: report)
    let isComplete = report.unreadable.isEmpty && !report.screens.isEmpty
    points =
      earlier.map { Point($0.name, $0.report.counts, isComplete: $0.report.isComplete) }
      + [Point("this run", now, isComplete: isComplete)]
  }

  /// “3 runs: errors from 9 to 6, warnings from 2 to 2.”
  var words: String {
    let changes = [("errors", \FindingCounts.errors), ("warnings", \.warnings)].map { name, count in
      "\(name) from \(points.first?.counts[keyPath: count] ?? 0) "
        + "to \(points.last?.counts[keyPath: count] ?? 0)"
    }
    return "\(points.count) runs: \(changes.joined(separator: ", "))."
  }
}

extension FindingCounts {
  /// In the order of a table's columns.
  var columns: [Int] { [errors, warnings, reviews, notes] }
  static let columnNames = ["errors", "warnings", "to review", "notes"]
}

/// A trend as a section of Markdown.
struct TrendMarkdown {
  private let trend: Trend

  init(_ trend: Trend) { self.trend = trend }

  var text: String {
    let rows = trend.points.map { point in
      let counts = point.counts.columns.map(String.init).joined(separator: " | ")
      return "| <code>\(MarkdownText(point.name))</code> | \(counts) |\n"
    }
    return "\n### Trend\n\n\(trend.words)\n\n"
      + "| report | \(FindingCounts.columnNames.joined(separator: " | ")) |\n|---|---|---|---|---|\n"
      + rows.joined()
  }
}
