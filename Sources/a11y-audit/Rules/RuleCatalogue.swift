internal import AccessibilityModel
internal import AuditPolicy
internal import AuditRules
internal import Auditing
internal import Reports
internal import SourceText

/// What is told of the rules: all in a list, one at length.
enum RuleCatalogue {
  static func rule(_ id: String) -> (any Rule)? {
    BuiltInRules.all.first { $0.ownDescription.id == id }
  }

  /// The words for a rule that is not there, with the nearest that is.
  static func unknown(_ id: String) -> String {
    if let rule = UndecidableRules.all.first(where: { $0.id == id }) {
      return "The rule \"\(id)\" is not run: \(rule.reason)."
    }
    guard let nearest = Nearest.word(to: id, in: BuiltInRules.descriptions.map(\.id)) else {
      return "Unknown rule \"\(id)\"; --list-rules lists them."
    }
    return "Unknown rule \"\(id)\"; did you mean \"\(nearest)\"?"
  }

  /// The forms of the list.
  enum Form: String, CaseIterable { case text, json, markdown }

  static func list(as form: Form) -> [UInt8] {
    let report = RuleListReport(
      BuiltInRules.all, undecidable: UndecidableRules.all, measured: BuiltInRules.measured)
    return switch form {
    case .text: Array(list().utf8)
    case .json: report.json()
    case .markdown: Array(report.markdown().utf8)
    }
  }

  private static func list() -> String {
    RuleGroup.allCases.map { group in
      let rules = BuiltInRules.descriptions.filter { $0.group == group }
      guard !rules.isEmpty else { return "" }
      return "\(group.rawValue) (\(rules.count))\n"
        + rules.map { "    \($0.id): \($0.severity.rawValue): \($0.summary)\n" }.joined()
    }.joined()
      + measure + "not run, as no input can decide them (\(UndecidableRules.all.count))\n"
      + UndecidableRules.all.map { "    \($0.id): \($0.summary) Not run: \($0.reason).\n" }.joined()
  }

  private static var measure: String {
    let measured = BuiltInRules.measured.count
    return "measured on real files: \(measured); found nothing there: "
      + "\(BuiltInRules.all.count - measured) (--explain tells of each)\n"
  }

  static func explanation(of id: String) -> String {
    guard let rule = rule(id) else { return "" }
    let description = rule.ownDescription
    let examples = rule.ownExamples
    let criteria = description.criteria.map { "WCAG \($0.wcag) (\($0.level.rawValue))" }
    let needs = description.needs.descriptions
    var lines = [
      "\(description.id): \(description.summary)", "",
      "Why: \(description.rationale)",
      "Mend: \(description.remedy).",
      "Severity: \(description.severity.rawValue)",
      "Recommended: \(description.isRecommended ? "yes" : "no")",
      "Measured: \(MeasuredPrecision.inWords(BuiltInRules.measured[description.id]))",
    ]
    if !criteria.isEmpty { lines.append("Criteria: \(criteria.joined(separator: ", "))") }
    for threshold in rule.thresholds {
      lines.append(
        "Threshold: \(threshold.name), by default \(threshold.standard): \(threshold.summary)")
    }
    if !needs.isEmpty { lines.append("Needs: \(needs.joined(separator: ", "))") }
    let subjects = description.codeSubjects.map(\.rawValue).sorted()
    if !subjects.isEmpty {
      lines.append("Answered by the app's sources: \(subjects.joined(separator: ", "))")
    }
    lines += ["", "Found, at each ↓:"] + examples.failing.map { indented($0.text) }
    lines += ["", "Not found:"] + examples.passing.map { indented($0.text) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
  }
}
