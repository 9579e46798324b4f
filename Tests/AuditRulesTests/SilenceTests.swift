import AccessibilityModel
import Auditing
import HierarchyReading
import Testing

@testable import AuditRules

/// An element with the identifier “it” that a rule does not report, and its reason.
struct SilenceCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let rule: any Rule
  let views: String
  let reason: String

  private init(_ name: String, _ rule: any Rule, _ views: String, _ reason: String) {
    (testDescription, self.rule, self.views, self.reason) = (name, rule, views, reason)
  }

  static let all = [
    SilenceCase(
      "the menu of a bar", GenericLabel(),
      """
      <UINavigationBar frame="0 0 390 44">\
      <UIButton identifier="it" label="More" image="dots" frame="340 0 44 44"/></UINavigationBar>
      """, "it has the platform's name for what a bar has no room for"),
    SilenceCase(
      "a drawer with a button", DragOnly(),
      """
      <UIView identifier="it" gestures="pan" frame="0 100 390 100">\
      <UIButton title="Open" frame="0 100 80 44"/></UIView>
      """, "it holds a control that users can activate"),
    SilenceCase(
      "a row with a custom action", NestedControls(),
      """
      <CardView identifier="it" isElement="true" traits="button" label="Card" frame="20 100 200 44">\
      <action name="Delete"/><UIButton label="Delete" frame="176 100 44 44"/></CardView>
      """, "it has a custom action for each of the controls inside"),
    SilenceCase(
      "a disabled button above a text", DisabledControl(),
      """
      <UIButton identifier="it" title="Save" enabled="false" frame="20 300 100 44"/>\
      <UILabel text="Fill in all fields first" frame="20 350 300 20"/>
      """, "a text directly before or after it may explain it"),
    SilenceCase(
      "a text on a button that is not exposed", UnexposedText(),
      """
      <UIButton isElement="false" title="Buy" frame="20 100 80 44">\
      <UILabel identifier="it" text="Buy" isElement="false" frame="20 100 80 20"/></UIButton>
      """, "the control around it is reported in its place"),
    SilenceCase(
      "a small disabled button", TargetSize.platform,
      #"<UIButton identifier="it" title="Save" enabled="false" frame="20 300 30 30"/>"#,
      "it is disabled"),
  ]
}

@Suite struct SilenceTests {
  @Test(arguments: SilenceCase.all) func `a silence has a reason`(_ test: SilenceCase) throws {
    let hierarchy = try HierarchyFormats.read(
      Array("<screen size=\"390 844\">\(test.views)</screen>".utf8), named: "silence")
    let auditor = Auditor(rules: [test.rule])
    let audit = auditor.audit(hierarchy.screens[0])
    let index = try #require(audit.screen.elements.firstIndex { $0.identifier == "it" })
    guard case .silent(let reasons)? = auditor.inspect(index, in: audit).rules.first?.verdict else {
      Issue.record("it is not silent")
      return
    }
    #expect(reasons.map(\.text) == [test.reason])
  }

  @Test func `a control that the list of a modal view leaves out is reported`() throws {
    let hierarchy = try HierarchyFormats.read(
      Array(
        """
        <screen size="390 844"><UIView viewIsModal="true" elements="buy" frame="0 100 390 60">\
        <UIButton title="Buy" identifier="buy" frame="0 100 80 44"/>\
        <UIButton title="More" frame="200 100 80 44"/></UIView></screen>
        """.utf8), named: "modal")
    let findings = Auditor(rules: [ControlNotExposed()]).audit(hierarchy.screens[0]).findings
    #expect(
      findings.map(\.message.description) == [
        "UIButton \"More\" is unreachable with VoiceOver: the elements of UIView leave it out"
      ])
  }
}
