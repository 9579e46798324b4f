internal import AccessibilityModel
internal import Auditing

/// The differences between orientations, as tables in Markdown.
struct RotationMarkdown {
  let text: String

  /// A summary has room for the most severe; the page has all.
  private static let mostRows = 20
  private static let mostScreens = 20

  init(_ report: AuditReport, paths: SourcePaths) {
    let names = ScreenNames(report).uniqueNames(paths: paths)
    let turns = report.rotatedPairs.compactMap { pair in
      report.screens[pair[1]].turn.map { (place: pair[1], turn: $0) }
    }.filter { !$0.turn.changes.isEmpty }
    guard !turns.isEmpty else {
      text = ""
      return
    }
    var text = "\n## What rotation changes\n"
    for (place, turn) in turns.prefix(Self.mostScreens) {
      text += "\n### \(MarkdownText(names[place]))\n\n" + Self.table(turn)
    }
    let more = turns.count - Self.mostScreens
    if more > 0 { text += "\n- and \(SummaryText.count(more, "more screen"))\n" }
    self.text = text
  }

  private static func table(_ turn: OrientationDiff) -> String {
    let titles = ["change", "element"] + turn.orientations.map(\.rawValue)
    var text = "| \(titles.joined(separator: " | ")) |\n|---|---|---|---|\n"
    for change in turn.changes.prefix(mostRows) {
      let cells = [change.word(in: turn), change.plainName] + (0...1).map { cell(change, $0) }
      text += "| " + cells.map { "\(MarkdownText($0))" }.joined(separator: " | ") + " |\n"
    }
    let more = turn.changes.count - mostRows
    let remarks = (more > 0 ? ["\(more) more changes are not listed."] : []) + turn.remarks
    if !remarks.isEmpty { text += "\n" + remarks.map { "- \(MarkdownText($0))\n" }.joined() }
    return text
  }

  private static func cell(_ change: OrientationDiff.Change, _ side: Int) -> String {
    let stop = change.stops[side].map { "stop \($0 + 1): " } ?? ""
    return stop + change.text(side)
  }
}
