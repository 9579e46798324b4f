import AccessibilityModel
import Auditing
import TestSupport
import Testing

/// Finds all stops with the label “Bad”.
private struct BadWord: ElementRule {
  static let description = RuleDescription(
    id: "bad-word", group: .names, summary: "", rationale: "", remedy: "mend it",
    severity: .error, needs: [.labels])
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .labelled

  func check(_ subject: AuditedElement, findings: inout Findings) {
    if subject.label == "Bad" { findings.report("\(subject) is bad", at: subject) }
  }
}

/// Finds the same, but looks at frames too.
private struct BadFrame: ElementRule {
  static let description = RuleDescription(
    id: "bad-frame", group: .geometry, summary: "", rationale: "", remedy: "mend it",
    severity: .error, needs: [.labels, .frames])
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .labelled

  func check(_ subject: AuditedElement, findings: inout Findings) {
    if subject.label == "Bad" { findings.report("\(subject) is bad", at: subject) }
  }
}

/// The label of a button in the language of its file and in others.
struct TranslationCase: CustomTestStringConvertible, Sendable {
  let name: String
  let label: String
  let others: [String: String]
  /// The messages, each with the languages of its finding.
  let findings: [String]

  var testDescription: String { name }

  static let all = [
    TranslationCase(name: "one language", label: "Bad", others: [:], findings: ["is bad ()"]),
    TranslationCase(
      name: "bad in the language of the file alone", label: "Bad", others: ["de": "Gut"],
      findings: ["is bad (Base)"]),
    TranslationCase(
      name: "bad in another language", label: "Good", others: ["de": "Bad", "fr": "Bon"],
      findings: ["is bad, in the language de (de)"]),
    TranslationCase(
      name: "bad in three others", label: "Good", others: ["de": "Bad", "fr": "Bad", "it": "Bad"],
      findings: ["is bad, in the languages de, fr and it (de fr it)"]),
    TranslationCase(
      name: "bad in many others", label: "Good",
      others: ["de": "Bad", "es": "Bad", "fr": "Bad", "it": "Bad", "nl": "Bad"],
      findings: ["is bad, in 5 languages, including de (de es fr it nl)"]),
  ]
}

@Suite struct TranslationTests {
  @Test(arguments: TranslationCase.all)
  func `a finding shows once, with its languages`(_ example: TranslationCase) throws {
    let source = """
      <screen><UIButton label="\(example.label)" frame="20 100 90 44"/></screen>
      """
    var screen = try Screen(reading: source)
    screen.update(0) { element in
      element.details.translations = example.others.mapValues { text in
        var translation = Translation()
        translation.label = text
        return translation
      }
    }
    let found = Auditor(rules: [BadWord()]).audit(screen).findings
    let words = found.map { finding in
      let message = finding.message.description.split(separator: "\" ", maxSplits: 1).last ?? ""
      return "\(message) (\(finding.languages.joined(separator: " ")))"
    }
    #expect(words == example.findings)
  }

  @Test func `rules about frames judge the language of the file`() throws {
    let source = #"<screen><UIButton label="Good" frame="20 100 90 44"/></screen>"#
    var screen = try Screen(reading: source)
    var german = Translation()
    german.label = "Bad"
    screen.update(0) { $0.details.translations = ["de": german] }
    #expect(Auditor(rules: [BadFrame()]).audit(screen).findings.isEmpty)
  }

  @Test func `a title that is the label is translated with it`() {
    var button = Element(className: "UIButton", role: .button)
    button.label = "Save"
    button.title = "Save"
    var german = Translation()
    german.title = "Sichern"
    button.translations = ["de": german]
    var builder = ScreenBuilder()
    builder.open(button)
    let screen = builder.finish().translated(to: "de")
    #expect(screen.language == "de")
    #expect(screen.elements.map(\.label) == ["Sichern"])
    #expect(screen.elements.map(\.title) == ["Sichern"])
  }
}
