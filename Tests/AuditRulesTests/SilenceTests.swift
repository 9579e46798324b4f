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
    SilenceCase(
      "a disabled slider without a range", AdjustableNoStep(),
      """
      <UISlider identifier="it" label="Volume" enabled="false" minimumValue="0" maximumValue="0" \
      frame="20 100 200 44"/>
      """, "it is disabled"),
    SilenceCase(
      "one of two choices of one action", SameActionDifferentLabel(),
      """
      <UIButton identifier="it" title="Small" role="radioButton" action="choose" \
      frame="20 100 80 44"/>\
      <UIButton title="Large" role="radioButton" action="choose" frame="20 150 80 44"/>
      """, "one action handles the choice among several"),
    SilenceCase(
      "a row whose label begins with its state", LabelNotAtFront(),
      """
      <UITableViewCell identifier="it" label="Unread, Minutes" traits="button" \
      frame="0 100 390 44"><UILabel text="Minutes" frame="20 100 200 44"/></UITableViewCell>
      """, "a row may start with its state, as in “Unread, …”"),
    SilenceCase(
      "a button with the name of a brand", LabelNotCapitalised(),
      #"<UIButton identifier="it" label="iPhone" image="a" frame="20 100 80 44"/>"#,
      "its label is a brand, an identifier or an address"),
    SilenceCase(
      "a key of a keyboard", LabelTooShort(),
      """
      <UIKeyboardKey identifier="it" role="key" label="Q" isElement="true" \
      traits="keyboardKey" frame="20 700 40 44"/>
      """, "it is a key of a keyboard"),
    SilenceCase(
      "a button that shows the word of its role", LabelRepeatsRole(),
      #"<UIButton identifier="it" title="Save button" frame="20 100 80 44"/>"#,
      "it shows the word, so its label must include it"),
    SilenceCase(
      "a label that ends in an abbreviation", LabelEndsWithPunctuation(),
      #"<UIButton identifier="it" label="Apple Inc." image="a" frame="20 100 80 44"/>"#,
      "its label ends in an abbreviation"),
    SilenceCase(
      "links that custom actions offer", ClickableSpan(),
      """
      <UIView identifier="it" isElement="true" label="Terms and privacy" frame="0 100 390 44">\
      <action name="Terms"/><UIButton label="Terms" traits="link" frame="0 100 90 44"/>\
      <UIButton label="Privacy" traits="link" frame="100 100 90 44"/></UIView>
      """, "its custom actions or rotors may offer them"),
    SilenceCase(
      "a wide map", ReflowOverflow(),
      #"<MKMapView identifier="it" isElement="true" label="Map" frame="-40 100 470 300"/>"#,
      "it is content that may be wider than the screen"),
    SilenceCase(
      "an alert that goes by itself", ModalNoWayOut(),
      """
      <UIView identifier="it" viewIsModal="true" autoDismiss="5" frame="0 100 390 200">\
      <UILabel text="Saved to your library" frame="20 120 300 20"/></UIView>
      """, "it disappears by itself"),
    SilenceCase(
      "a faint text of a disabled button", TextContrast(),
      ##"""
      <UIView backgroundColor="#FFFFFF" frame="0 0 390 844">
      <UIButton identifier="it" title="Save" textColor="#CCCCCC" enabled="false"
      frame="20 100 80 44"/></UIView>
      """##, "it is disabled, or in a disabled control"),
    SilenceCase(
      "an icon of a disabled button", NonTextContrast(),
      ##"""
      <UIView backgroundColor="#FFFFFF" frame="0 0 390 844">
      <UIButton identifier="it" label="Cart" image="cart" tintColor="#DDDDDD" enabled="false"
      frame="20 100 44 44"/></UIView>
      """##, "it is disabled"),
    SilenceCase(
      "a control whose first gap is another", ValueMissing(),
      """
      <StarSlider identifier="it" isElement="true" traits="adjustable" frame="20 100 200 44"/>
      """, "it lacks a label, which is reported first"),
    SilenceCase(
      "a disabled button with a hint", DisabledControl(),
      """
      <UIButton identifier="it" title="Save" enabled="false" hint="Fill in your name first." \
      frame="20 300 100 44"/>
      """, "its hint may explain it"),
    SilenceCase(
      "a search field in a bar below a list", HigSearchBarPosition(),
      """
      <UITableViewCell label="A" frame="0 60 390 44"/><UIToolbar frame="0 761 390 49">\
      <UISearchBar identifier="it" placeholder="Search" frame="0 761 390 44"/></UIToolbar>
      """, "it is in a bar or a row"),
    SilenceCase(
      "a query with results", HigSearchNoProgress(),
      """
      <UISearchTextField identifier="it" label="Search" text="bread" frame="0 0 390 36"/>\
      <UITableView frame="0 40 390 800"><UITableViewCell label="Bread" frame="0 40 390 44"/></UITableView>
      """, "the screen shows results, or says that there are none"),
    SilenceCase(
      "undo and redo beside a canvas", HigUndoButtonsInBar(),
      """
      <UINavigationBar identifier="it" frame="0 47 390 44"><UIButton title="Undo" frame="0 47 60 44"/>\
      <UIButton title="Redo" frame="60 47 60 44"/></UINavigationBar><CanvasView frame="0 91 390 700"/>
      """, "a view for drawing or writing fills the screen"),
    SilenceCase(
      "a button for copying, without a text to select", HigEditCommandButton(),
      #"<UIButton identifier="it" title="Copy" frame="20 300 100 44"/>"#,
      "no text on the screen can be selected"),
    SilenceCase(
      "a page of buttons", ScreenWithoutHeading(),
      "<UIView identifier=\"it\" frame=\"0 0 390 844\">"
        + (1...9).map { "<UIButton title=\"Page \($0)\" frame=\"20 \($0 * 60) 80 44\"/>" }.joined()
        + "</UIView>", "it has too few texts for a heading"),
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
