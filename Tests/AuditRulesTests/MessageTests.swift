import AccessibilityModel
import Auditing
import HierarchyReading
import Testing

@testable import AuditRules

/// The findings of one rule on one screen.
struct MessageCase: CustomTestStringConvertible, Sendable {
  let rule: any Rule
  let views: String
  let message: String
  var outcome = Outcome.fail
  var severity: Severity?
  var fix: Fix?

  var testDescription: String { "\(rule.ownDescription.id): \(message)" }

  /// A field with an example value as its placeholder, which `--fix` leaves as it is.
  private static func placeholder(_ text: String) -> MessageCase {
    MessageCase(
      rule: PlaceholderOnlyField(), views: #"<UITextField identifier="n" placeholder="\#(text)"/>"#,
      message: #"UITextField "n" has only the placeholder “\#(text)”, no label"#)
  }

  static let all: [MessageCase] = [
    MessageCase(
      rule: LabelRepeatsRole(), views: #"<UIButton identifier="buy" label="Buy button"/>"#,
      message: #"UIButton "buy" repeats its role, “button”, in the label “Buy button”"#,
      fix: Fix(attribute: .label, value: "Buy")),
    MessageCase(
      rule: LabelRepeatsRole(), views: #"<UIButton language="fr" label="Bouton, acheter"/>"#,
      message: #"UIButton "Bouton, acheter" repeats its role, “Bouton”, "#
        + "in the label “Bouton, acheter”",
      fix: Fix(attribute: .label, value: "acheter")),
    MessageCase(
      rule: LabelRepeatsState(),
      views: #"<UISwitch identifier="wifi" label="Wi-Fi (off)" on="false"/>"#,
      message: #"UISwitch "wifi" repeats its state, “off”, in the label “Wi-Fi (off)”"#,
      fix: Fix(attribute: .label, value: "Wi-Fi")),
    MessageCase(
      rule: LabelInName(), views: #"<UIButton identifier="go" title="Send" label="Submit"/>"#,
      message: #"UIButton "go" has the label “Submit” without the visible text “Send”"#,
      fix: Fix(attribute: .label, value: "Send")),
    MessageCase(
      rule: LabelUntrimmed(), views: #"<UIButton identifier="go" label=" Send  it "/>"#,
      message: #"UIButton "go" has leading or trailing spaces in the label “ Send  it ”"#,
      severity: .note, fix: Fix(attribute: .label, value: "Send it")),
    MessageCase(
      rule: PlaceholderOnlyField(), views: #"<UITextField identifier="n" placeholder="Name"/>"#,
      message: #"UITextField "n" has only the placeholder “Name”, no label"#,
      fix: Fix(attribute: .label, value: "Name")),
    // An example value is not a name.
    placeholder("0000 0000 0000 0000"), placeholder("02"), placeholder("MM/YY"),
    placeholder("name@example.com"), placeholder("https://example.com"),
    MessageCase(
      rule: RoleMissing(), views: #"<UIButton identifier="go" title="Go on" traits="selected"/>"#,
      message: #"UIButton "go" is a button but lacks the trait `button`"#,
      fix: Fix(attribute: .traits, value: "selected button")),
    MessageCase(
      rule: TraitConflict(), views: #"<UIButton identifier="go" title="Go" traits="link button"/>"#,
      message: #"UIButton "go" has the conflicting traits `button` and `link`"#),
    MessageCase(
      rule: HintGrammar(), views: #"<UIButton identifier="go" hint="apply it"/>"#,
      message: #"UIButton "go" has the hint “apply it”, not starting with “Applies”, "#
        + "in lower case"),
    MessageCase(
      rule: MissingLabel(), views: #"<UIButton identifier="close" image="ic_close"/>"#,
      message: #"UIButton "close" has no label; VoiceOver reads its image name “Ic close”"#),
    MessageCase(
      rule: ImageMissingLabel(),
      views: #"<UIImageView identifier="cat" isElement="true" image="cat_2"/>"#,
      message:
        #"UIImageView "cat" is exposed but has no label; VoiceOver reads its image name “Cat 2”"#,
      severity: .warning),
    MessageCase(
      rule: ImageMissingLabel(), views: #"<UIImageView identifier="cat" isElement="true"/>"#,
      message: #"UIImageView "cat" is exposed but has no label"#, severity: .warning),
    MessageCase(
      rule: LabelSymbolOnly(), views: #"<UIButton identifier="plus" label="+"/>"#,
      message: #"UIButton "plus" may need words instead of the label “+”"#,
      outcome: .review),
    MessageCase(
      rule: LabelSymbolOnly(), views: #"<UIButton identifier="home" label="&#xE001; "/>"#,
      message: #"UIButton "home" has the label U+E001, an icon-font symbol"#),
    MessageCase(
      rule: LabelLanguageMismatch(),
      views: #"<UILabel identifier="x" text="Das Ende der Straße ist noch nicht da"/>"#,
      message: #"UILabel "x" probably contains German but is read in English: "#
        + "“Das Ende der Straße ist noch nicht da”",
      outcome: .review, fix: Fix(attribute: .language, value: "de")),
    MessageCase(
      rule: ValueOutOfRange(),
      views: #"<UISlider label="Volume" value="5" minimumValue="10" maximumValue="10"/>"#,
      message: #"UISlider "Volume" has equal minimum and maximum (10)"#),
    MessageCase(
      rule: ValueOutOfRange(),
      views: #"<UISlider label="Volume" value="5" minimumValue="10" maximumValue="1"/>"#,
      message: #"UISlider "Volume" has the minimum 10 but the maximum 1"#),
    MessageCase(
      rule: RowHidesControl(),
      views: #"""
        <UITableViewCell label="Mail" isElement="true" frame="0 100 390 60">
          <UIButton title="Flag" isElement="false" frame="340 108 44 44"/>
        </UITableViewCell>
        """#,
      message: #"UITableViewCell "Mail" is one element, so VoiceOver cannot reach "#
        + #"the UIButton "Flag" inside it"#),
    MessageCase(
      rule: DynamicTypeUnsupported(),
      views:
        #"<UILabel text="Total" font="style:body" adjustsFontForContentSizeCategory="false" frame="0 0 90 34"/>"#,
      message: #"UILabel "Total" uses a text style but does not scale with Dynamic Type"#,
      severity: .note, fix: Fix(attribute: .adjustsFontForContentSizeCategory, value: "true")),
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
    ("fi", "no word list for Finnish"),
    ("xx-Latn", "no word list for the language \"xx\""),
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
        "it compares screens; found one"
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
