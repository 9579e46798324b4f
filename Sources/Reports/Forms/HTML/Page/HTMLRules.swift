internal import Auditing
internal import Platform

/// The rules that failed, passed, do not apply, or were skipped for lack of data.
struct HTMLRules {
  private let failed: [(rule: RuleDescription, count: Int)]
  private let passed: [RuleDescription]
  /// Rules without anything to check on any screen.
  private let idle: [RuleDescription]
  /// Rules whose findings do not count: parts of others, suppressed, or in the baseline.
  private let closed: [RuleDescription]
  private let skipped: SkippedRules

  init(_ report: AuditReport) {
    let counts = report.countsByRule()
    let ran = RuleCoverage(report.screens).run.sorted { $0.id < $1.id }
    failed = ran.compactMap { rule in counts[rule.id].map { (rule, $0) } }
      .sorted { ($1.count, $0.rule.id) < ($0.count, $1.rule.id) }
    let found = Set(report.screens.lazy.flatMap(\.findings).map(\.rule.id))
    let clean = ran.filter { !found.contains($0.id) }
    let checked = report.rulesWithSubjects
    passed = clean.filter { checked.contains($0.id) }
    idle = clean.filter { !checked.contains($0.id) }
    closed = ran.filter { found.contains($0.id) && counts[$0.id] == nil }
    skipped = SkippedRules(report)
  }

  func write(to html: inout HTMLWriter) {
    let lacking = skipped.groups.filter(\.lacksData)
    let others = skipped.groups.filter { !$0.lacksData }
    html.raw("<section aria-labelledby=\"rules\">\n<h2 id=\"rules\">Rules</h2>\n")
    html.element(
      "p",
      text: "\(failed.count) failed, \(passed.count) passed, \(Self.count(others)) not applicable, "
        + "\(Self.count(lacking)) skipped for lack of data"
        + (idle.isEmpty ? "" : ", \(idle.count) with nothing to check")
        + (closed.isEmpty ? "." : ", \(closed.count) with only findings that do not count."))
    html.newLine()
    if !failed.isEmpty {
      Self.fold("Failed", failed.count, to: &html) { html in
        for (rule, count) in failed { Self.item(rule, " (\(count.grouped))", to: &html) }
      }
    }
    for (title, rules) in [
      ("Passed", passed), ("Nothing to check", idle), ("Only findings that do not count", closed),
    ] where !rules.isEmpty {
      Self.fold(title, rules.count, to: &html) { html in
        for rule in rules { Self.item(rule, "", to: &html) }
      }
    }
    groups("Not applicable", others, to: &html)
    groups("Skipped for lack of data", lacking, to: &html)
    html.raw("</section>\n")
  }

  private func groups(
    _ title: String, _ groups: [SkippedRules.Group], to html: inout HTMLWriter
  ) {
    guard !groups.isEmpty else { return }
    Self.fold(title, Self.count(groups), to: &html) { html in
      for group in groups {
        html.element("li") { html in
          html.element("b", text: PlainLine(group.reason).text.withCapital + ".")
          if let remedy = group.remedy {
            html.text(" To run them: \(PlainLine(remedy).text).")
          }
          html.text(" ")
          html.element("code", text: group.rules.joined(separator: ", "))
        }
        html.newLine()
      }
    }
  }

  private static func count(_ groups: [SkippedRules.Group]) -> Int {
    Set(groups.flatMap(\.rules)).count
  }

  private static func item(_ rule: RuleDescription, _ count: String, to html: inout HTMLWriter) {
    html.element("li") { html in
      html.element("code", text: rule.id)
      html.text("\(count) \(rule.summary)")
    }
    html.newLine()
  }

  private static func fold(
    _ title: String, _ count: Int, to html: inout HTMLWriter, _ items: (inout HTMLWriter) -> Void
  ) {
    html.raw("<details>")
    html.element("summary", text: "\(title) (\(count))")
    html.raw("\n<ul class=\"plain\">\n")
    items(&html)
    html.raw("</ul>\n</details>\n")
  }
}
