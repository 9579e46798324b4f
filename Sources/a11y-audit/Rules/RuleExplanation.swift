internal import AccessibilityModel
internal import AuditRules
internal import Auditing

/// `--explain` for a built-in rule: why, fix, a line of code for each framework, facts, examples.
struct RuleExplanation {
  private let rule: any Rule
  private let about: RuleDescription

  init(_ rule: any Rule) {
    self.rule = rule
    about = rule.ownDescription
  }

  var text: String {
    let lines =
      ["\(about.id): \(about.summary)", "", "Why: \(about.rationale)"]
      + fix + code + [""] + facts
      + ["", "Found, at each ↓:"] + rule.ownExamples.failing.map { indented($0.text) }
      + ["", "Not found:"] + rule.ownExamples.passing.map { indented($0.text) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line if all platforms have the same fix, else one for each.
  private var fix: [String] {
    let texts = about.remedy.texts(on: about.platforms)
    guard texts.count > 1 else { return texts.map { "Fix: \($0.text)." } }
    return texts.map { platforms, text in
      "Fix on \(platforms.map(\.displayName).inWords): \(text)."
    }
  }

  private var code: [String] {
    let lines = about.remedy.code
    guard let width = lines.map(\.framework.displayName.count).max() else { return [] }
    return ["", "Code:"]
      + lines.map { line in
        let name = line.framework.displayName
        let padding = String(repeating: " ", count: width - name.count)
        return "    \(name)\(padding)  \(line.text)"
      }
  }

  private var facts: [String] {
    var lines = [
      "Severity: \(about.severity.rawValue)",
      "Recommended: \(about.isRecommended ? "yes" : "no")",
      "Measured: \(MeasuredPrecision.inWords(BuiltInRules.measured[about.id]))",
    ]
    let criteria = about.criteria.map { "WCAG \($0.wcag) (\($0.level.rawValue))" }
    if !criteria.isEmpty { lines.append("Criteria: \(criteria.joined(separator: ", "))") }
    lines += rule.thresholds.map {
      "Threshold: \($0.name), default \($0.standard.inWords): \($0.summary)"
    }
    let needs = about.needs.nouns
    if !needs.isEmpty { lines.append("Needs: \(needs.joined(separator: ", "))") }
    let subjects = about.codeSubjects.union(about.asks).map(\.rawValue).sorted()
    if !subjects.isEmpty {
      lines.append("Source code can settle: \(subjects.joined(separator: ", "))")
    }
    return lines
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
  }
}
