/// A comparison as a section of Markdown.
struct ComparisonMarkdown {
  /// The maximum number of listed fixed findings.
  private static let limit = 100

  private let comparison: Comparison

  init(_ comparison: Comparison) { self.comparison = comparison }

  var text: String {
    var parts = ["\n## Since the earlier report\n\n", "**\(comparison.words)**\n"]
    parts += table("rule", comparison.byRule) + table("screen", comparison.byScreen)
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
    let changed = rows.filter { $0.new + $0.fixed > 0 }
    guard !changed.isEmpty else { return [] }
    var lines = ["\n| \(name) | new | fixed | unchanged |\n|---|---|---|---|\n"]
    lines += changed.prefix(Self.limit).map {
      "| <code>\(MarkdownText(PlainLine($0.name).text))</code> | \($0.new) | \($0.fixed) | "
        + "\($0.unchanged) |\n"
    }
    let more = changed.count - Self.limit
    if more > 0 { lines.append("| and \(more) more | | | |\n") }
    return lines
  }
}
