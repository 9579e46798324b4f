internal import Auditing
internal import Platform

/// The report as Markdown, for GitHub's step summary, a comment on a merge request or a page.
public struct MarkdownReport: Reporter {
  public static let identifier = "markdown"
  public static let features: ReportFeatures = .drawings

  /// GitHub rejects a summary of more than 1 MiB; this leaves room for a note that the rest is cut.
  private static let limit = 1_000_000 - 200

  /// The maximum number of files that are named as not audited.
  private static let mostNames = 10

  private let context: ReportContext
  private var paths: SourcePaths { context.paths }
  private var comparison: Comparison? { context.comparison }

  public init(_ context: ReportContext) { self.context = context }

  public func write(_ report: AuditReport, to sink: @escaping ReportSink) {
    sink(Array(text(of: report).utf8).span)
  }

  private func text(of report: AuditReport) -> String {
    let words = SummaryText(report)
    let changes = comparison.map { ComparisonMarkdown($0).text } ?? ""
    let end = changes + RotationMarkdown(report, paths: paths).text + remarks(on: report).joined()
    var text = "# Accessibility audit\n\n**\(words.found)** \(words.checked)\n"
    let groups = groups(of: report)
    var written = 0
    if !groups.isEmpty { text += "\n| | where | what | fix | rule |\n|---|---|---|---|---|\n" }
    for group in groups {
      let row = row(group, on: report.screens[group.screen])
      guard text.utf8.count + row.utf8.count + end.utf8.count < Self.limit else { break }
      text += row
      written += 1
    }
    if written < groups.count {
      text +=
        "\n\(groups.count - written) less severe findings are not listed: "
        + "GitHub limits a summary to 1 MiB. The JSON report lists all.\n"
    }
    return text + end
  }

  /// Most severe first; one row for each line of the text report.
  private func groups(of report: AuditReport) -> [FindingGroup] {
    let groups = FindingGroup.groups(of: report)
    let weights = groups.map { $0.findings[0].weight }
    let order = groups.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
    return order.map { groups[$0] }
  }

  private func row(_ group: FindingGroup, on screen: ScreenReport) -> String {
    let finding = group.findings[0]
    let places = group.places + group.parts.places
    let further = [group.parts.resolvedLine, places.sameIn(besides: group.places[0])]
    let cells = [
      finding.severity.rawValue + finding.reviewMark,
      "<code>\(MarkdownText(PlainLine(group.places[0].text).text))</code>",
      "\(MarkdownText(finding.messageLine))<br>spoken: "
        + "\(MarkdownText(finding.element.spokenLine))"
        + (screen.unmentionedLine.map { "<br>unmentioned screen: \(MarkdownText($0))" } ?? ""),
      "\(MarkdownText(finding.fixLine))"
        + further.compactMap(\.self).map { "<br>\(MarkdownText($0))" }.joined()
        + group.autofixLines.map { "<br>autofix: \(MarkdownText($0))" }.joined(),
      group.rules.map { "`\($0)`" }.joined(separator: ", "),
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private func remarks(on report: AuditReport) -> [String] {
    var parts: [String] = []
    let unrun = SkippedRules(report).groups
    if !unrun.isEmpty {
      parts.append("\n## Skipped rules\n\n")
      parts += unrun.map {
        "- \(MarkdownText($0.explanation)): \($0.rules.map { "`\($0)`" }.joined(separator: ", "))\n"
      }
    }
    let notices = ReportNotice.all(in: report)
    if !notices.isEmpty {
      parts.append("\n## Not audited or only named\n\n")
      parts += notices.map { notice in
        let names = notice.sources.prefix(Self.mostNames).map {
          "<code>\(MarkdownText(PlainLine(paths.relative($0)).text))</code>"
        }
        let rest = notice.sources.count - names.count
        return "- \(MarkdownText(notice.text)): \(names.joined(separator: ", "))"
          + (rest > 0 ? " and \(rest.grouped) more\n" : "\n")
      }
    }
    if !report.unreadable.isEmpty {
      parts.append("\n## Files that could not be read\n\n")
      parts += report.unreadable.prefix(100).map {
        let path = MarkdownText(PlainLine(paths.relative($0.source)).text)
        return "- <code>\(path)&#58;\($0.line)&#58;\($0.column)</code> "
          + "\(MarkdownText(PlainLine($0.message).text))\n"
      }
      let more = report.unreadable.count - 100
      if more > 0 { parts.append("- and \(more) more\n") }
    }
    return parts
  }
}
