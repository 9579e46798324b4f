internal import Auditing
internal import Platform

/// The rules that failed, passed, do not apply, or were skipped for lack of data.
struct HTMLRules {
  private let failed: [(rule: RuleDescription, count: Int)]
  private let passed: [RuleDescription]
  private let skipped: SkippedRules

  init(_ report: AuditReport) {
    var counts: [String: Int] = [:]
    for screen in report.screens {
      for finding in screen.findings where finding.counts {
        counts[finding.rule.id, default: 0] += 1
      }
    }
    let ran = RuleCoverage(report.screens).run.sorted { $0.id < $1.id }
    failed = ran.compactMap { rule in counts[rule.id].map { (rule, $0) } }
      .sorted { ($1.count, $0.rule.id) < ($0.count, $1.rule.id) }
    passed = ran.filter { counts[$0.id] == nil }
    skipped = SkippedRules(report)
  }

  func write(to html: inout HTMLWriter) {
    let lacking = skipped.groups.filter(\.lacksData)
    let others = skipped.groups.filter { !$0.lacksData }
    html.raw("<section aria-labelledby=\"rules\">\n<h2 id=\"rules\">Rules</h2>\n")
    html.element(
      "p",
      text: "\(failed.count) failed, \(passed.count) passed, \(Self.count(others)) not applicable, "
        + "\(Self.count(lacking)) skipped for lack of data.")
    html.newLine()
    if !failed.isEmpty {
      Self.fold("Failed", failed.count, to: &html) { html in
        for (rule, count) in failed { Self.item(rule, " (\(count.grouped))", to: &html) }
      }
    }
    if !passed.isEmpty {
      Self.fold("Passed", passed.count, to: &html) { html in
        for rule in passed { Self.item(rule, "", to: &html) }
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
          html.element("b", text: Self.sentence(group))
          html.text(" ")
          html.element("code", text: group.rules.joined(separator: ", "))
          if let way = DataSource.sentence(for: group.missingData) {
            html.text(" \(way)")
          }
        }
        html.newLine()
      }
    }
  }

  private static func sentence(_ group: SkippedRules.Group) -> String {
    let text = PlainLine(group.reason).text
    return "\(text.prefix(1).uppercased())\(text.dropFirst()):"
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

/// The sources of missing data (docs/capture.md).
private enum DataSource {
  /// How to run rules that lack some data; nil if that is impossible.
  static func sentence(for data: [String]) -> String? {
    guard !data.isEmpty else { return nil }
    let known = data.compactMap { ways[$0] }
    var seen: Set<String> = []
    let unique = (known.isEmpty ? [capture] : known).filter { seen.insert($0).inserted }
    return "To run them: \(unique.joined(separator: "; "))."
  }

  private static let capture = "capture the screen from inside the app, in Earshot's own format"
  private static let design = "audit the storyboard or xib too"

  private static let ways: [String: String] = [
    "colours": design, "fonts": design, "constraints": design, "class names": design,
    "text content types": design, "placeholders": design,
    "solved layouts": "lay the screens out with --device",
    "app settings":
      "give the app's Info.plist with --sources, or its settings under app: in .earshot.yml",
    "the first screen after installation": "name that screen with --first-launch",
    "accessibility element flags": "capture with a11y-capture, which asks for them",
    "traits": "capture with a11y-capture, which asks for them",
    "hints":
      "on Android, capture with Appium's UiAutomator2; on iOS, audit the storyboard or xib too",
    "headings": "on Android, capture with Appium's UiAutomator2",
    "custom actions": "on Android, capture with Appium's UiAutomator2; on iOS, \(capture)",
    "word lists": "use a language with word lists (docs/adding-a-language.md)",
    "the whole screen": "capture the whole screen and not a part of it",
  ]
}
