import AccessibilityModel
import AuditPolicy
import AuditRules
import Auditing
import AutoLayout
import HierarchyReading
import Testing

@Suite struct MessageGrammarTests {
  @Test(arguments: BuiltInRules.all.map(MessageSource.init))
  func `the messages of a rule keep to the grammar`(_ source: MessageSource) throws {
    for (message, suggestion) in try source.findings() {
      #expect(TextGrammar.message(message) == [], "\(message.text)")
      #expect(TextGrammar.fix(suggestion, on: message.platform) == [], "\(suggestion)")
    }
  }

  @Test func `the messages of custom rules keep to the grammar`() throws {
    let text = """
      custom:
        stars-have-a-hint:
          match: {class: Star*}
          require: {hint: "*"}
          fix: set accessibilityHint
        stars-are-large:
          match: {class: Star*}
          require: {size: {width: 44, height: 44}}
        stars-are-adjustable:
          match: {class: Star*}
          require: {traits: adjustable}
          mend: insert the trait .adjustable
      """
    let reader = ConfigurationReader(
      vocabulary: Vocabulary(rules: BuiltInRules.all, classes: []),
      load: { _ in Array(text.utf8) })
    let rules = try reader.read("/.earshot.yml").customRules
    let example = Example(#"<StarView isElement="true" identifier="s" frame="0 0 20 20"/>"#)
    let found = try rules.flatMap { try MessageSource(rule: $0, examples: [example]).findings() }
    #expect(
      found.map(\.0.text) == [
        #"StarView "s" has no hint"#, #"StarView "s" is 20 by 20 points; minimum 44 by 44"#,
        #"StarView "s" lacks the trait adjustable"#,
      ])
    #expect(
      found.map(\.suggestion) == [
        "set accessibilityHint", "see custom/stars-are-large in the configuration",
        "insert the trait .adjustable",
      ])
    for (message, fix) in found {
      #expect(TextGrammar.message(message) == [], "\(message.text)")
      #expect(TextGrammar.fix(fix, on: .iOS) == [], "\(fix)")
    }
    for about in rules.map(\.ownDescription) {
      #expect(TextGrammar.common(about.summary) == [], "\(about.summary)")
      #expect(TextGrammar.rationale(about.rationale) == [], "\(about.rationale)")
    }
  }

  @Test func `a finding for review names its doubt`() throws {
    let rule = try #require(BuiltInRules.all.first { $0.ownDescription.id == "duplicate-label" })
    let source = MessageSource(
      rule: rule,
      examples: [
        Example(
          #"""
          <hierarchy rotation="0"><node class="android.widget.Button" text="Edit" clickable="true" \#
          bounds="[0,0][100,100]"/><node class="android.widget.Button" text="Edit" clickable="true" \#
          bounds="[0,200][100,300]"/></hierarchy>
          """#)
      ])
    #expect(
      try source.findings().map(\.0.text) == [
        #"Button "Edit" shares the label “Edit” with another control"#
      ])
  }
}

/// A rule with the screens on which it says something.
struct MessageSource: CustomTestStringConvertible, Sendable {
  let rule: any Rule
  var examples: [Example]

  init(rule: any Rule, examples: [Example]) {
    self.rule = rule
    self.examples = examples
  }

  init(_ rule: any Rule) {
    self.init(rule: rule, examples: rule.ownExamples.failing)
  }

  var testDescription: String { rule.ownDescription.id }

  /// Rules that compare a figure with a limit in every message.
  private static let measured: Set<String> = [
    "element-too-small", "empty-frame", "error-text-far", "hig-search-scope-count",
    "label-too-long", "non-text-contrast", "rotation-unreachable-height", "spoken-too-long",
    "steps-to-primary", "target-size-platform", "target-size-wcag-enhanced",
    "target-size-wcag-minimum", "target-spacing", "text-contrast", "text-too-small",
    "toast-too-short", "too-many-stops-without-heading",
  ]

  /// The messages on all screens, each with its fix.
  func findings() throws -> [(SaidMessage, suggestion: String)] {
    try audits().flatMap { audit in
      audit.findings.map { finding in
        let message = SaidMessage(
          text: "\(finding.message)", subject: "\(audit.context.subject(finding.element))",
          outcome: finding.outcome, platform: audit.screen.platform,
          isMeasured: Self.measured.contains(rule.ownDescription.id))
        return (message, finding.suggestion)
      }
    }
  }

  /// The audits of all screens.
  func audits() throws -> [ScreenAudit] {
    try examples.flatMap { example in
      let isAndroid = example.document.hasPrefix("<hierarchy")
      var hierarchy = try HierarchyFormats.read(
        Array(example.document.utf8), named: testDescription,
        options: ReadingOptions(density: isAndroid ? 160 : nil))
      if rule.ownDescription.needs.contains(.solvedLayout) {
        hierarchy.screens = hierarchy.screens.map { $0.laidOutAsDrawn() }
      }
      let auditor = Auditor(rules: [rule])
      var audits = auditor.audit(hierarchy)
      auditor.compare(&audits)
      return audits
    }
  }
}
