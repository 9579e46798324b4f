internal import AccessibilityModel
internal import Auditing

/// The findings of a report as lines for people, screen by screen.
struct TextFindings {
  /// By the first screen of each.
  private let groups: [[FindingGroup]]
  private let report: AuditReport
  /// Every device on which the screens were laid out.
  private let devices: [DeviceLayout]
  private let style: TextStyle

  /// - Parameter groups: those to print.
  init(_ groups: [FindingGroup], in report: AuditReport, style: TextStyle) {
    var byScreen: [[FindingGroup]] = Array(repeating: [], count: report.screens.count)
    for group in groups { byScreen[group.screen].append(group) }
    self.groups = byScreen
    self.report = report
    devices = report.screens.first { !$0.devices.isEmpty }?.devices.map(\.layout) ?? []
    self.style = style
  }

  func write(to lines: inout LineWriter) {
    let names = ScreenNames(report)
    var explained = ExplainedRules(repeats: style.detail == .everything)
    for (index, screen) in report.screens.enumerated() where !groups[index].isEmpty {
      if hasHeading(screen) {
        lines.blank()
        let name = names.heading(of: index, path: screen.source)
        lines.heading("\(name) (\(FindingCounts(groups[index].flatMap(\.findings)).words))")
        if let reason = screen.unmentionedLine { lines.line("    unmentioned: \(reason)") }
      }
      explained.open(screen.source)
      for fold in FindingFold.all(of: groups[index], folds: style.detail == .standard) {
        write(fold, in: screen, &explained, to: &lines)
      }
    }
  }

  private func hasHeading(_ screen: ScreenReport) -> Bool {
    style.detail != .failures && (report.screens.count > 1 || screen.unmentioned != nil)
  }

  private func write(
    _ fold: FindingFold, in screen: ScreenReport, _ explained: inout ExplainedRules,
    to lines: inout LineWriter
  ) {
    let group = fold.first
    let finding = group.findings[0]
    lines.finding(
      at: group.places[0].text, word: FindingWord(finding), message: finding.messageLine,
      rule: group.rules.joined(separator: ", "))
    let frame = style.detail == .everything ? finding.element.frameLine : nil
    if let place = finding.element.whereLine ?? frame { lines.line("    at: \(place)") }
    lines.line("    spoken: \(finding.element.spokenLine(in: screen.platform.screenReader))")
    // The change of a property is the finding's own; the advice of a rule is the same for several.
    let isOwn = finding.fix != nil && !finding.hasAutofix
    if isOwn || explained.isNew(finding) { lines.line("    fix: \(finding.fixLine)") }
    for fix in group.autofixLines { lines.line("    autofix: \(fix)") }
    if let places = finding.devices {
      lines.line("    on: \(DeviceList.text(places, of: devices, most: 6))")
    }
    lines.lines(fold.lines.map { "    \($0)" })
  }
}

/// The fixes already printed for a file's rules, so that each is printed once.
private struct ExplainedRules {
  let repeats: Bool
  private var source: String?
  private var known: Set<[String]> = []

  init(repeats: Bool) { self.repeats = repeats }

  mutating func open(_ source: String) {
    if source != self.source { known.removeAll() }
    self.source = source
  }

  mutating func isNew(_ finding: FindingReport) -> Bool {
    repeats || known.insert([finding.rule.id, finding.suggestion]).inserted
  }
}
