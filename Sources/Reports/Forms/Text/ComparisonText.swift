internal import Auditing

/// A comparison as lines of the text report.
struct ComparisonText {
  private let comparison: Comparison

  init(_ comparison: Comparison) { self.comparison = comparison }

  var lines: [String] {
    var lines = ["Since the earlier report: \(comparison.words)."]
    if !comparison.new.isEmpty { lines.append("New:") }
    lines += comparison.new.map { entry in
      let finding = entry.finding
      return "    "
        + Self.line(
          entry.source, finding.element.line, finding.element.column,
          FindingWord(finding).rawValue, finding.message, finding.rule.id)
    }
    if !comparison.fixed.isEmpty { lines.append("Fixed:") }
    lines += comparison.fixed.map {
      "    " + Self.line($0.source, $0.line, $0.column, $0.word, $0.message, $0.rule)
    }
    return lines
  }

  /// The texts of the earlier report are untrusted too.
  private static func line(
    _ source: String, _ line: Int, _ column: Int, _ severity: String, _ message: String,
    _ rule: String
  ) -> String {
    "\(PlainLine(source).text):\(line):\(column): \(PlainLine(severity).text): "
      + "\(PlainLine(message).text) [\(PlainLine(rule).text)]"
  }
}
