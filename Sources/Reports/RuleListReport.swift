internal import AccessibilityModel
public import Auditing
internal import SourceText

/// The catalogue of rules, as JSON and for `docs/rules/`.
public struct RuleListReport: Sendable {
  private let rules: [any Rule]
  private let undecidable: [UndecidableRule]
  private let measured: [String: MeasuredPrecision]

  /// - Parameters:
  ///   - undecidable: the rules that no input can decide.
  ///   - measured: how often rules were correct, by id; missing rules were not measured.
  public init(
    _ rules: [any Rule], undecidable: [UndecidableRule] = [],
    measured: [String: MeasuredPrecision] = [:]
  ) {
    self.rules = rules
    self.undecidable = undecidable
    self.measured = measured
  }

  /// An object with the rules in the order of the catalogue, then those that no input can decide.
  public func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      json.member("schemaVersion", Version.reportSchema)
      json.member("ruleset", Ruleset.current)
      json.key("rules")
      json.array(rules) {
        $0.rule(
          $1.ownDescription, thresholds: $1.thresholds, measured: measured[$1.ownDescription.id])
      }
      json.key("undecidable")
      json.array(undecidable) { $0.rule($1) }
    }
    writer.endLine()
    return writer.bytes
  }

  /// A page with a section for each rule.
  public func markdown() -> String {
    let groups = RuleGroup.allCases.map { group in
      (group, rules.filter { $0.ownDescription.group == group })
    }.filter { !$0.1.isEmpty }
    let contents = groups.flatMap { group, rules in
      ["- \(group.rawValue) (\(rules.count))"]
        + rules.map {
          let rule = $0.ownDescription
          return "  - [\(rule.id)](#\(rule.id)): \(rule.summary)"
        }
    }
    return """
      # The rules

      <!-- Made by `a11y-audit --list-rules --format markdown`; do not edit. -->

      \(rules.count) rules, by group, and \(undecidable.count) that [cannot run yet](#not-run). [Configuration](../configuration.md) shows how to switch them \
      on and off, change their severity and set their thresholds.

      \(contents.joined(separator: "\n"))

      """ + rules.map { section(for: $0) }.joined() + notRun()
  }

  private func notRun() -> String {
    guard !undecidable.isEmpty else { return "" }
    let rows = undecidable.map { "| `\($0.id)` | \($0.summary) | \($0.reason) |" }
    return """

      ## Not run

      Guidelines that no input can decide yet. Their silence is not a pass.

      | rule | | why it cannot run |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private func section(for rule: any Rule) -> String {
    let about = rule.ownDescription
    let examples = rule.ownExamples
    var parts = [
      "## \(about.id)", about.summary, about.rationale,
      fix(of: about), facts(of: about).joined(separator: "\n"),
    ]
    if !rule.thresholds.isEmpty { parts.append(table(of: rule.thresholds)) }
    if let failing = examples.failing.first {
      parts.append("Found, at each ↓:\n\n\(code(failing))")
    }
    if let passing = examples.passing.first { parts.append("Not found:\n\n\(code(passing))") }
    return parts.map { "\n\($0)\n" }.joined()
  }

  /// The fix for each platform, then a line of code for each framework.
  private func fix(of rule: RuleDescription) -> String {
    let texts = rule.remedy.texts(on: rule.platforms)
    let lines =
      texts.count == 1
      ? ["Fix: \(rule.remedy.text(on: texts[0].platforms[0]))."]
      : texts.map { "- Fix on \($0.platforms.map(\.displayName).inWords): \($0.text)." }
    let code = rule.remedy.code.map { "- \($0.framework.displayName): `\($0.text)`" }
    return lines.joined(separator: "\n")
      + (code.isEmpty ? "" : "\n\n" + code.joined(separator: "\n"))
  }

  private func facts(of rule: RuleDescription) -> [String] {
    var facts = [
      "- Severity: \(rule.severity.rawValue)",
      "- In the profile `recommended`: \(rule.isRecommended ? "yes" : "no")",
      "- [Measured](../accuracy.md): \(MeasuredPrecision.inWords(measured[rule.id]))",
    ]
    if !rule.criteria.isEmpty {
      let criteria = rule.criteria.map { "\($0.wcag) (\($0.level.rawValue))" }
      facts.append("- WCAG 2.2: \(criteria.joined(separator: ", "))")
    }
    if !rule.needs.isEmpty {
      facts.append("- Needs: \(rule.needs.nouns.joined(separator: ", "))")
    }
    if rule.platforms != .all {
      facts.append(
        "- Platforms: \(rule.platforms.each.map(\.rawValue).sorted().joined(separator: ", "))")
    }
    if let languages = rule.languages {
      facts.append("- Languages: \(languages.sorted().joined(separator: ", "))")
    }
    return facts
  }

  private func table(of thresholds: [ThresholdDescription]) -> String {
    let rows = thresholds.map {
      "| `\($0.name)` | \($0.summary) | \(words($0.standard)) | "
        + "\(words($0.range.lowerBound)) to \(words($0.range.upperBound)) |"
    }
    return (["| threshold | | default | range |", "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  private func code(_ example: Example) -> String { "```xml\n\(example.text)\n```" }

  private func words(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}

extension JSONWriter {
  fileprivate mutating func rule(
    _ rule: RuleDescription, thresholds: [ThresholdDescription], measured: MeasuredPrecision?
  ) {
    object { json in
      json.member("id", rule.id)
      json.member("group", rule.group.rawValue)
      json.member("severity", rule.severity.rawValue)
      json.member("summary", rule.summary)
      json.member("why", rule.rationale)
      json.member("mend", rule.remedy.description)
      json.member("suggestion", rule.remedy.description)
      json.key("recommended")
      json.bool(rule.isRecommended)
      json.key("measured")
      if let measured {
        json.precision(measured)
      } else {
        json.null()
      }
      json.member("ruleset", rule.ruleset)
      json.key("wcag")
      json.array(rule.criteria, inline: true) { $0.string($1.wcag) }
      json.key("needs")
      json.array(rule.needs.nouns, inline: true) { $0.string($1) }
      json.key("platforms")
      json.array(rule.platforms.each.map(\.rawValue).sorted(), inline: true) { $0.string($1) }
      json.key("languages")
      if let languages = rule.languages {
        json.array(languages.sorted(), inline: true) { $0.string($1) }
      } else {
        json.null()
      }
      json.key("thresholds")
      json.array(thresholds) { $0.threshold($1) }
    }
  }

  fileprivate mutating func rule(_ rule: UndecidableRule) {
    object { json in
      json.member("id", rule.id)
      json.member("summary", rule.summary)
      json.member("reason", rule.reason)
    }
  }

  private mutating func precision(_ measured: MeasuredPrecision) {
    object(inline: true) {
      $0.member("right", measured.right)
      $0.member("judged", measured.judged)
      $0.member("worthwhile", measured.worthwhile)
      $0.member("questions", measured.questions)
    }
  }

  private mutating func threshold(_ threshold: ThresholdDescription) {
    object(inline: true) {
      $0.member("name", threshold.name)
      $0.member("summary", threshold.summary)
      $0.key("default")
      $0.number(threshold.standard)
      $0.key("range")
      $0.array([threshold.range.lowerBound, threshold.range.upperBound], inline: true) {
        $0.number($1)
      }
    }
  }
}
