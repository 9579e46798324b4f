internal import AccessibilityModel
internal import Auditing

/// The code of a fix for each framework.
enum FixCode {
  struct Line: Hashable {
    /// The developers' name: `UIKit`, `SwiftUI`.
    let framework: String
    let code: String
    /// Whether apps for the screen's platform are written with it.
    let isUsed: Bool
  }

  /// The lines of a rule's remedy.
  static func lines(of rule: RuleDescription, on platform: Platform) -> [Line] {
    rule.remedy.code.map {
      Line(
        framework: $0.framework.displayName, code: $0.text,
        isUsed: $0.framework.isUsed(on: platform))
    }
  }
}

/// The code of a fix: that for the screen's platform is visible, the rest is collapsed.
struct HTMLFixCode {
  let lines: [FixCode.Line]

  func write(to html: inout HTMLWriter) {
    let used = lines.filter(\.isUsed)
    let others = lines.filter { !$0.isUsed }
    if !used.isEmpty { list(used, to: &html) }
    guard !others.isEmpty else { return }
    html.raw("<details class=\"code\">")
    html.element("summary", text: others.map(\.framework).joined(separator: ", "))
    list(others, to: &html)
    html.raw("</details>\n")
  }

  private func list(_ lines: [FixCode.Line], to html: inout HTMLWriter) {
    html.raw("<dl class=\"code\">")
    for line in lines {
      html.element("dt", text: line.framework)
      html.element("dd") { $0.element("code", text: line.code) }
    }
    html.raw("</dl>\n")
  }
}
