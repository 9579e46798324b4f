import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import Testing

/// What one rule says of one screen.
struct MessageCase: CustomTestStringConvertible, Sendable {
  let rule: any Rule
  let views: String
  let message: String
  var outcome = Outcome.fail
  var severity: Severity?
  var fix: Fix?

  var testDescription: String { "\(rule.ownDescription.id): \(message)" }

  static let all: [MessageCase] = [
    MessageCase(
      rule: LabelRepeatsRole(), views: #"<UIButton identifier="buy" label="Buy button"/>"#,
      message: #"UIButton "buy" is called “Buy button”: VoiceOver adds “Button” itself"#,
      fix: Fix(attribute: .label, value: "Buy")),
    MessageCase(
      rule: LabelRepeatsRole(), views: #"<UIButton language="fr" label="Bouton, acheter"/>"#,
      message: #"UIButton "Bouton, acheter" is called “Bouton, acheter”: "#
        + "VoiceOver adds “Bouton” itself",
      fix: Fix(attribute: .label, value: "acheter")),
    MessageCase(
      rule: LabelRepeatsState(),
      views: #"<UISwitch identifier="wifi" label="Wi-Fi (off)" on="false"/>"#,
      message: #"UISwitch "wifi" is called “Wi-Fi (off)”: VoiceOver says “off” itself"#,
      fix: Fix(attribute: .label, value: "Wi-Fi")),
    MessageCase(
      rule: LabelInName(), views: #"<UIButton identifier="go" title="Send" label="Submit"/>"#,
      message: #"UIButton "go" is called “Submit”, but “Send” stands on it"#,
      fix: Fix(attribute: .label, value: "Send")),
    MessageCase(
      rule: LabelUntrimmed(), views: #"<UIButton identifier="go" label=" Send  it "/>"#,
      message: #"UIButton "go" is called “ Send  it ”, which begins or ends with blanks"#,
      severity: .note, fix: Fix(attribute: .label, value: "Send it")),
    MessageCase(
      rule: PlaceholderOnlyField(), views: #"<UITextField identifier="n" placeholder="Name"/>"#,
      message: #"UITextField "n" is named by its placeholder “Name” alone"#, severity: .warning,
      fix: Fix(attribute: .label, value: "Name")),
    MessageCase(
      rule: RoleMissing(), views: #"<UIButton identifier="go" title="Go on" traits="selected"/>"#,
      message: #"UIButton "go" is a button without the trait `button`"#,
      fix: Fix(attribute: .traits, value: "selected button")),
    MessageCase(
      rule: TraitConflict(), views: #"<UIButton identifier="go" title="Go" traits="link button"/>"#,
      message: #"UIButton "go" has the traits `button` and `link` at once"#),
    MessageCase(
      rule: HintGrammar(), views: #"<UIButton identifier="go" hint="apply it"/>"#,
      message: #"UIButton "go" has the hint “apply it”, which gives a command where “Applies” "#
        + "would say what happens, begins in lower case, ends without a full stop"),
    MessageCase(
      rule: ImageMissingLabel(), views: #"<UIImageView identifier="cat" isElement="true"/>"#,
      message: #"UIImageView "cat" is read and has no label"#, severity: .warning),
    MessageCase(
      rule: LabelSymbolOnly(), views: #"<UIButton identifier="plus" label="+"/>"#,
      message: #"UIButton "plus" is called “+”, which has neither letter nor digit"#,
      outcome: .review),
    MessageCase(
      rule: LabelSymbolOnly(), views: #"<UIButton identifier="home" label="&#xE001; "/>"#,
      message: #"UIButton "home" is called U+E001, a sign of an icon font"#),
    MessageCase(
      rule: LabelLanguageMismatch(),
      views: #"<UILabel identifier="x" text="Das Ende der Straße ist noch nicht da"/>"#,
      message: #"UILabel "x" says “Das Ende der Straße ist noch nicht da”, "#
        + "which seems to be German and is read in English",
      outcome: .review, severity: .warning, fix: Fix(attribute: .language, value: "de")),
  ]
}

@Suite struct MessageTests {
  @Test(arguments: MessageCase.all)
  func `a finding names the element and what is wrong with it`(_ test: MessageCase) throws {
    let screen = #"<screen title="Example" size="390 844" language="en">\#(test.views)</screen>"#
    let hierarchy = try HierarchyFormats.read(Array(screen.utf8), named: "example.xml")
    let findings = Auditor(rules: [test.rule]).audit(hierarchy.screens).flatMap(\.findings)
    #expect(findings.map(\.message.description) == [test.message])
    #expect(findings.map(\.outcome) == [test.outcome])
    #expect(findings.map(\.severity) == [test.severity ?? test.rule.ownDescription.severity])
    #expect(findings.map(\.fix) == [test.fix])
  }

  @Test(arguments: [
    ("fi", "there is no word list for Finnish"),
    ("xx-Latn", "there is no word list for the language \"xx\""),
  ])
  func `a rule that lacks the words of a language is not run`(
    _ language: String, _ reason: String
  ) throws {
    let screen =
      #"<screen size="390 844" language="\#(language)"><UIButton label="More"/></screen>"#
    let hierarchy = try HierarchyFormats.read(Array(screen.utf8), named: "example.xml")
    let audits = Auditor(rules: [GenericLabel()]).audit(hierarchy.screens)
    #expect(audits.flatMap(\.skippedRules).map(\.reason) == [reason])
    #expect(audits.flatMap(\.findings).isEmpty)
  }

  @Test func `a screen that names no language counts as English`() throws {
    let screen = #"<screen size="390 844"><UIButton label="More"/></screen>"#
    let hierarchy = try HierarchyFormats.read(Array(screen.utf8), named: "example.xml")
    let audits = Auditor(rules: [GenericLabel()]).audit(hierarchy.screens)
    #expect(audits.flatMap(\.skippedRules) == [])
    #expect(audits.flatMap(\.findings).count == 1)
  }

  @Test func `a rule that compares screens is not run on one`() throws {
    let screen = #"<screen size="390 844"><UIButton label="More"/></screen>"#
    let hierarchy = try HierarchyFormats.read(Array(screen.utf8), named: "example.xml")
    let audits = Auditor(rules: [InconsistentIdentification()]).audit(hierarchy.screens)
    #expect(
      audits.flatMap(\.skippedRules).map(\.reason) == [
        "it compares screens, and there is one"
      ])
  }

  @Test func `one cause has one finding`() throws {
    let screen = """
      <screen title="Example" size="390 844" language="en">
        <UIButton frame="20 100 80 44"><UIImageView isElement="true" frame="20 100 44 44"/></UIButton>
      </screen>
      """
    let hierarchy = try HierarchyFormats.read(Array(screen.utf8), named: "example.xml")
    let rules: [any Rule] = [MissingLabel(), ImageMissingLabel(), ControlNotExposed()]
    let findings = Auditor(rules: rules).audit(hierarchy.screens).flatMap(\.findings)
    #expect(findings.map(\.message.description) == ["UIButton has no label"])
  }
}
