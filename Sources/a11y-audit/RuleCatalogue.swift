internal import AccessibilityModel
internal import AuditRules
internal import Auditing

/// What is told of the rules: all in a list, one at length.
enum RuleCatalogue {
  static func rule(_ id: String) -> (any Rule)? {
    BuiltInRules.all.first { type(of: $0).description.id == id }
  }

  /// The words for a rule that is not there, with the nearest that is.
  static func unknown(_ id: String) -> String {
    let nearest = BuiltInRules.descriptions.map(\.id).min { distance(id, $0) < distance(id, $1) }
    guard let nearest, distance(id, nearest) <= max(3, id.count / 3) else {
      return "There is no rule \"\(id)\"; --list-rules names them all."
    }
    return "There is no rule \"\(id)\"; did you mean \"\(nearest)\"?"
  }

  static func list() -> String {
    RuleGroup.allCases.map { group in
      let rules = BuiltInRules.descriptions.filter { $0.group == group }
      guard !rules.isEmpty else { return "" }
      return "\(group.rawValue) (\(rules.count))\n"
        + rules.map { "    \($0.id): \($0.severity.rawValue): \($0.summary)\n" }.joined()
    }.joined()
  }

  static func explanation(of id: String) -> String {
    guard let rule = rule(id) else { return "" }
    let description = type(of: rule).description
    let examples = type(of: rule).examples
    let criteria = description.criteria.map { "WCAG \($0.wcag) (\($0.level.rawValue))" }
    let needs = description.needs.descriptions
    var lines = [
      "\(description.id): \(description.summary)", "",
      "Why: \(description.rationale)",
      "Mend: \(description.remedy).",
      "Severity: \(description.severity.rawValue)",
      "Recommended: \(description.isRecommended ? "yes" : "no")",
    ]
    if !criteria.isEmpty { lines.append("Criteria: \(criteria.joined(separator: ", "))") }
    if !needs.isEmpty { lines.append("Needs: \(needs.joined(separator: ", "))") }
    lines += ["", "Found, at each ↓:"] + examples.failing.map { indented($0.text) }
    lines += ["", "Not found:"] + examples.passing.map { indented($0.text) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
  }

  /// Levenshtein's distance.
  private static func distance(_ a: String, _ b: String) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var previous = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let cost = previous + (x == y ? 0 : 1)
        previous = row[j + 1]
        row[j + 1] = min(cost, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
