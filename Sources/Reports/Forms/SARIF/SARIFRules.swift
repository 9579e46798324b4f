internal import Auditing
internal import SourceText

/// The rules of a run and their standards.
struct SARIFRules {
  /// The rules that ran or have findings, each once.
  let rules: [RuleDescription]
  private let indices: [String: Int]

  init(_ report: AuditReport) {
    var rules: [RuleDescription] = []
    var indices: [String: Int] = [:]
    func add(_ rule: RuleDescription) {
      guard indices[rule.id] == nil else { return }
      indices[rule.id] = rules.count
      rules.append(rule)
    }
    RuleCoverage(report.screens).run.forEach(add)
    for screen in report.screens {
      for finding in screen.findings { add(finding.rule) }
    }
    self.rules = rules
    self.indices = indices
  }

  func index(of rule: RuleDescription) -> Int { indices[rule.id] ?? 0 }

  var taxonomies: [SARIFTaxonomy] {
    let criteria = rules.flatMap(\.criteria)
    return [SARIFTaxonomy.wcag(criteria), SARIFTaxonomy.european(criteria)]
      .filter { !$0.taxa.isEmpty }
  }

  func write(to json: inout JSONWriter) {
    let taxonomies = taxonomies
    json.key("supportedTaxonomies")
    json.array(taxonomies.indices) { json, index in
      json.object(inline: true) { taxonomies[index].reference(index: index, to: &$0) }
    }
    json.key("rules")
    json.array(rules) { json, rule in
      json.object { write(rule, taxonomies, to: &$0) }
    }
  }

  /// GitHub's limit for a description.
  private static let descriptionLimit = 1_000

  private func write(
    _ rule: RuleDescription, _ taxonomies: [SARIFTaxonomy], to json: inout JSONWriter
  ) {
    json.member("id", rule.id)
    json.text("shortDescription", rule.summary)
    json.text("fullDescription", PlainLine(rule.rationale, limit: Self.descriptionLimit).text)
    let help = RuleHelp(rule)
    json.key("help")
    json.object { json in
      json.member("text", help.text)
      json.member("markdown", help.markdown)
    }
    if let address = help.address { json.member("helpUri", address) }
    json.key("defaultConfiguration")
    json.object(inline: true) { $0.member("level", rule.severity.rawValue) }
    let relationships = taxonomies.enumerated().flatMap { index, taxonomy in
      taxonomy.taxa(of: rule).map { (taxon: $0, taxonomy: taxonomy, index: index) }
    }
    json.key("relationships")
    json.array(relationships) { json, relationship in
      relationship.taxonomy.relationship(
        to: relationship.taxon, index: relationship.index, to: &json)
    }
    json.key("properties")
    json.object { properties(of: rule, to: &$0) }
  }

  private func properties(of rule: RuleDescription, to json: inout JSONWriter) {
    json.key("tags")
    json.array(
      ["accessibility", rule.group.rawValue] + rule.criteria.map { "wcag-\($0.wcag)" },
      inline: true
    ) { $0.string($1) }
    // The rules of the default profile have few false alarms.
    json.member("precision", rule.isRecommended ? "high" : "medium")
    json.member(
      "problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue)
  }
}
