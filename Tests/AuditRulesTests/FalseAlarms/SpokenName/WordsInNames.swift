@testable import AuditRules

// Words in names and hints: roles, states, gestures, capitals.

extension FalseAlarm {
  static let wordsInNames: [FalseAlarm] =
    [
      FalseAlarm(
        name: "a statement to tick", rule: LabelRepeatsState(),
        document: check("title=\"Echo enabled\""), findings: []),
      FalseAlarm(
        name: "a gesture that lasts", rule: LabelRepeatsGesture(),
        document: dump(
          describedButton("Voice message. Double tap and hold to record", "[0,100][150,250]")),
        findings: ["fail warning"]),
      FalseAlarm(
        name: "what a view is there for", rule: GenericLabel(),
        document: dump(
          node(
            "widget.FrameLayout", "content-desc=\"Container for fragments\"", "[0,100][1080,900]",
            textView("Bags", "[40,140][300,190]"))), findings: ["review error"]),
      FalseAlarm(
        name: "a button to the displays of a computer", rule: GenericLabel(),
        document: dump(describedButton("Displays and brightness", "[0,100][500,250]")), findings: []
      ),
      FalseAlarm(
        name: "the state of a check box in its label", rule: LabelRepeatsState(),
        document: check(
          "title=\"\"",
          "<accessibility key=\"accessibilityConfiguration\" description=\"Echo enabled\"/>"),
        findings: ["fail warning"]),
      FalseAlarm(
        name: "a text that is checked, whose role is not said", rule: LabelRepeatsRole(),
        document: dump(
          columnOfViews(
            "widget.CheckedTextView", ["content-desc=\"Terms checkbox\" checkable=\"true\""])),
        findings: []),
      FalseAlarm(
        name: "a row whose description replaces its switch", rule: LabelRepeatsRole(),
        document: dump(settingsRow("Sync, On, Switch")), findings: []),
      FalseAlarm(
        name: "a check box, whose role is said", rule: LabelRepeatsRole(),
        document: dump(
          columnOfViews("widget.CheckBox", ["content-desc=\"Terms checkbox\" checkable=\"true\""])),
        findings: ["fail warning"]),
      FalseAlarm(
        name: "a hint in place of a label", rule: HintGrammar(),
        document: xib(accessibleField("placeholder=\"10.0.0.1\"", hint: "Host name")), findings: []),
      FalseAlarm(
        name: "a hint beside a label", rule: HintGrammar(),
        document: xib(accessibleField("", hint: "Host name", label: "Server")),
        findings: ["fail note"]),
      FalseAlarm(
        name: "a hint in place of a button's label", rule: HintGrammar(),
        document: xib(hinted("image=\"cross\"", "Close")), findings: []),
      FalseAlarm(
        name: "a gesture in place of a button's label", rule: HintGrammar(),
        document: xib(hinted("image=\"cross\"", "Tap to close")), findings: ["fail note"]),
      FalseAlarm(
        name: "a command as a hint", rule: HintGrammar(),
        document: xib(hinted("title=\"Cart\"", "Close")), findings: ["fail note"]),
      FalseAlarm(
        name: "a hint that is no name", rule: HintGrammar(),
        document: xib(accessibleField("placeholder=\"10.0.0.1\"", hint: "test")),
        findings: ["fail note"]),
      FalseAlarm(
        name: "an image of two points", rule: LabelRepeatsRole(),
        document: macWindowSource(macElement("Image", "red point icon", 1000, 2)), findings: []),
      FalseAlarm(
        name: "an image that is seen", rule: LabelRepeatsRole(),
        document: macWindowSource(macElement("Image", "red point icon", 1000, 20)),
        findings: ["fail warning"]),
      FalseAlarm(
        name: "a state that another description has", rule: LabelRepeatsState(),
        document: tile("content-desc=\"Selected photo of a lake\""), findings: []),
      FalseAlarm(
        name: "a state at the end of another description", rule: LabelRepeatsState(),
        document: tile("content-desc=\"Photo of a lake, selected\""), findings: []),
      FalseAlarm(
        name: "a state that only an icon has", rule: LabelRepeatsState(),
        document: tile("content-desc=\"Photo of a lake\""), findings: ["fail warning"]),
      FalseAlarm(
        name: "a visible text that begins with the word for a state", rule: LabelRepeatsState(),
        document: tile("text=\"Selected works\""), findings: ["fail warning"]),
      FalseAlarm(
        name: "a choice of what the app clicks", rule: LabelRepeatsGesture(),
        document: choice("radio"), findings: []),
      FalseAlarm(
        name: "a button that asks for a click", rule: LabelRepeatsGesture(),
        document: choice("push"), findings: ["fail warning"]),
      FalseAlarm(
        name: "a tool tip that names its button", rule: HintRepeatsLabel(),
        document: xib(
          macButton("type=\"push\" title=\"Import\"", toolTip: "Import (⏎)"), isMac: true),
        findings: []),
      FalseAlarm(
        name: "a hint that names its button", rule: HintRepeatsLabel(),
        document: xib(
          object(
            "button", "", frame: (20, 100, 200, 18),
            """
            <buttonCell key="cell" type="push" title="Import" id="c"/>\
            <accessibility help="Import"/>
            """), isMac: true),
        findings: ["fail warning"]),
      FalseAlarm(
        name: "the icon of an app", rule: LabelRepeatsRole(), document: image("App Icon"),
        findings: []),
      FalseAlarm(
        name: "an icon", rule: LabelRepeatsRole(), document: image("Menu icon"),
        findings: ["fail warning"]),
      FalseAlarm(
        name: "a header that UIKit writes in capitals", rule: LabelAllCaps(),
        document: source(
          """
          <XCUIElementTypeOther type="XCUIElementTypeOther" label="ALL KEYBOARDS" visible="true" \
          x="0" y="300" width="390" height="39"/>
          """), findings: []),
      FalseAlarm(
        name: "a button in capitals", rule: LabelAllCaps(),
        document: source(
          """
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="SUBMIT ALL" visible="true" \
          x="0" y="300" width="390" height="44"/>
          """), findings: ["fail note"]),
      FalseAlarm(
        name: "a style that writes capitals", rule: LabelAllCaps(),
        document: dump(
          "<node class=\"android.widget.TextView\" text=\"DEVICE SECURITY\" bounds=\"[0,0][900,90]\"/>"
        ), findings: []),
    ] + spelledHints

  private static let spelledHints: [FalseAlarm] = [
    ("a b c", [String]()), ("abc", ["fail note"]), ("a", ["fail note"]),
  ].map {
    hint, findings in
    FalseAlarm(
      name: "the hint “\(hint)”", rule: HintGrammar(),
      document: xib(
        """
        <button id="b"><rect key="frame" x="20" y="100" width="70" height="70"/>\
        <accessibility key="accessibilityConfiguration" hint="\(hint)"/>\
        <state key="normal" title="2"/></button>
        """), findings: findings)
  }

  private static func check(_ attributes: String, _ rest: String = "") -> String {
    xib(
      object(
        "button", "", "<buttonCell key=\"cell\" type=\"check\" \(attributes) id=\"c\"/>" + rest),
      isMac: true)
  }

  private static func settingsRow(_ description: String) -> String {
    let attributes = "checkable=\"true\" checked=\"true\" clickable=\"false\""
    return node(
      "widget.LinearLayout", "\(tapped) content-desc=\"\(description)\"", "[0,100][1080,250]",
      node("widget.TextView", "text=\"Sync\"", "[20,110][500,240]")
        + node("widget.Switch", attributes, "[900,110][1060,240]"))
  }

  private static func hinted(_ state: String, _ hint: String) -> String {
    stateButton(state, "", "<accessibility key=\"accessibilityConfiguration\" hint=\"\(hint)\"/>")
  }

  /// A tile with a picture, which has the attributes, and a tick.
  private static func tile(_ attributes: String) -> String {
    dump(
      node(
        "view.View", tapped, "[0,300][300,600]",
        node("view.View", attributes, "[0,300][300,600]")
          + node("view.View", "content-desc=\"Selected\"", "[10,310][40,340]")))
  }

  private static func choice(_ type: String) -> String {
    xib(
      object(
        "button", id: "b",
        """
        <buttonCell key="cell" type="\(type)" title="Click twice without moving" id="c"/>
        """), isMac: true)
  }

  private static func image(_ label: String, _ kind: String = "widget.ImageView") -> String {
    dump(node(kind, "content-desc=\"\(label)\"", "[100,400][300,600]"))
  }
}
