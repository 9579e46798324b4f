/// A comparison as a section of Markdown.
struct ComparisonMarkdown {
  /// The maximum number of listed fixed findings.
  private static let limit = 100

  private let comparison: Comparison

  init(_ comparison: Comparison) { self.comparison = comparison }

  var text: String {
    var parts = ["\n## Since the earlier report\n\n", "**\(comparison.words)**\n"]
    parts += table("rule", comparison.byRule) + table("file", comparison.byFile)
    if !comparison.fixed.isEmpty { parts.append("\n### Fixed\n\n") }
    parts += comparison.fixed.prefix(Self.limit).map {
      "- <code>\(MarkdownText(PlainLine($0.source).text))</code> "
        + "\(MarkdownText(PlainLine($0.message).text)) "
        + "(<code>\(MarkdownText(PlainLine($0.rule).text))</code>)\n"
    }
    let more = comparison.fixed.count - Self.limit
    if more > 0 { parts.append("- and \(more) more\n") }
    if let trend = comparison.trend { parts.append(TrendMarkdown(trend).text) }
    return parts.joined()
  }

  private func table(_ name: String, _ rows: [Comparison.Row]) -> [String] {
    let changed = rows.filter(\.isChanged)
    guard !changed.isEmpty else { return [] }
    let columns = comparison.columns
    let titles = [name] + columns.map(\.name)
    var lines = [
      "\n| \(titles.joined(separator: " | ")) |\n|\(titles.map { _ in "---|" }.joined())\n"
    ]
    lines += changed.prefix(Self.limit).map { row in
      let counts = columns.map { "\(row[keyPath: $0.count])" }.joined(separator: " | ")
      return "| <code>\(MarkdownText(PlainLine(row.name).text))</code> | \(counts) |\n"
    }
    let more = changed.count - Self.limit
    if more > 0 { lines.append("| and \(more) more |\(columns.map { _ in " |" }.joined())\n") }
    return lines
  }
}
