import AccessibilityModel
import AuditPolicy
import Auditing
import Reports
import Testing

@Suite struct ClassPolicyTests {
  private let screen = """
    <screen title="Rate" size="390 844">
      <RatingView superclass="UIControl" identifier="stars" gestures="tap" frame="20 120 200 44"/>
      <RatingView superclass="UIControl" identifier="stars2" gestures="tap" frame="20 220 20 20"/>
      <UIButton frame="20 320 100 44"/>
    </screen>
    """

  private func policy(_ superclass: String?, _ codeSets: Set<CodeFact>) -> Policy {
    var policy = Policy()
    policy.classes["RatingView"] = ClassPolicy(
      name: "RatingView", superclass: superclass, codeSets: codeSets,
      place: SourcePosition(file: ".earshot.yml", line: 3, column: 5))
    return policy
  }

  private let rules: Set<String> = [
    "control-not-exposed", "missing-label", "value-missing", "target-size-platform",
    "duplicate-label", "label-symbol-only",
  ]

  @Test func `facts that code sets resolve their own findings only`() throws {
    #expect(
      try Audited(screen, only: rules).findings == [
        "2: control-not-exposed error open", "3: control-not-exposed error open",
        "3: target-size-platform warning open", "4: missing-label error open",
      ])
    #expect(
      try Audited(screen, policy: policy("UISlider", []), only: rules).findings == [
        "2: missing-label error open", "3: missing-label error open",
        "3: target-size-platform warning open", "4: missing-label error open",
      ])
    #expect(
      try Audited(screen, policy: policy("UISlider", [.label, .value]), only: rules).findings == [
        "3: target-size-platform warning open", "4: missing-label error open",
      ])
  }

  @Test func `the next gap of a control is found once code fills the first`() throws {
    #expect(
      try Audited(screen, policy: policy("UISlider", [.label]), only: rules).findings == [
        "2: value-missing error open", "3: value-missing error open",
        "3: target-size-platform warning open", "4: missing-label error open",
      ])
  }

  @Test func `words of the file that code replaces are not judged`() throws {
    let text = """
      <screen size="390 844">
        <RatingView superclass="UIButton" title="Label" frame="20 120 200 44"/>
        <RatingView superclass="UIButton" title="Label" frame="20 220 200 44"/>
      </screen>
      """
    let rules: Set<String> = ["generic-label", "duplicate-label", "label-in-name"]
    #expect(
      try Audited(text, only: rules).findings == [
        "2: generic-label error open", "2: duplicate-label warning open",
        "3: generic-label error open",
      ])
    #expect(try Audited(text, policy: policy(nil, [.label]), only: rules).findings == [])
  }

  @Test func `the report shows which facts code sets and which are inferred`() throws {
    let audited = try Audited(
      screen, policy: policy("UISlider", [.label, .value]), only: rules)
    let control = try #require(audited.screens[0].customControls?.first)
    #expect(control.superclassName == "UISlider")
    #expect(control.label == KnownFact(.givenByCode))
    #expect(control.value == KnownFact(.givenByCode))
    #expect(control.traits == KnownFact(.inferred, "adjustable"))
    #expect(control.hint == KnownFact(.missing))
    #expect(
      control.element.spoken
        == "(label set in code), (value set in code), Adjustable. "
        + "Swipe up or down with one finger to adjust the value.")
    #expect(audited.warnings == [])
  }

  @Test func `the length of a value that code sets is not known`() throws {
    let text = """
      <screen size="390 844">
        <RatingView superclass="UITextField" secure="true" label="PIN" frame="20 120 20 20"/>
      </screen>
      """
    let audited = try Audited(
      text, policy: policy(nil, [.value]), only: ["target-size-platform"])
    #expect(
      audited.screens[0].findings.map(\.element.spoken) == [
        "PIN, (value set in code), Secure Text Field. Double tap to edit."
      ])
  }

  @Test func `a class that does not occur is out of date`() throws {
    let audited = try Audited(
      "<screen><UILabel text=\"a\"/></screen>", policy: policy("UISlider", []))
    #expect(
      audited.warnings == [
        ".earshot.yml:3:5: warning: the class RatingView is in none of the files of this run; remove it "
          + "if it is stale"
      ])
  }

  @Test func `a placeholder that code sets names a field`() throws {
    let text = "<screen><RatingView superclass=\"UITextField\" frame=\"0 0 99 44\"/></screen>"
    let rules: Set<String> = ["missing-label", "placeholder-only-field"]
    #expect(try Audited(text, only: rules).findings == ["1: missing-label error open"])
    let audited = try Audited(text, policy: policy(nil, [.placeholder]), only: rules)
    #expect(audited.findings == [])
    #expect(
      audited.screens[0].customControls?.first?.element.spoken?
        .hasPrefix("(placeholder set in code), Text Field") == true)
  }

  @Test func `a remaining finding shows the speech with the facts that code sets`() throws {
    let audited = try Audited(
      screen, policy: policy("UIButton", [.label]), only: ["target-size-platform"])
    #expect(
      audited.screens[0].findings.map(\.element.spoken) == ["(label set in code), Button"])
  }

  @Test func `traits that code sets are not shown as a button's`() throws {
    let text = "<screen><RatingView isElement=\"true\" label=\"Stars\" action=\"rate\"/></screen>"
    let rules: Set<String> = ["role-missing"]
    #expect(try Audited(text, only: rules).findings == ["1: role-missing error open"])
    let audited = try Audited(text, policy: policy(nil, [.traits]), only: rules)
    #expect(audited.findings == [])
    #expect(audited.screens[0].customControls?.first?.element.spoken == "Stars")
  }
}
