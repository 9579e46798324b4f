import Auditing
import TestSupport

@testable import AuditRules

// Names that do not say what a control is for, each beside its counterpart.

extension FalseAlarm {
  static let unclearNames: [FalseAlarm] = [
    FalseAlarm(
      name: "two steppers of a design", rule: DuplicateLabel(),
      document: xib(stepper(0) + stepper(1)), findings: ["fail warning"]),
    FalseAlarm(
      name: "one stepper of a design", rule: DuplicateLabel(), document: xib(stepper(0)),
      findings: []),
    FalseAlarm(
      name: "steppers with outlets", rule: DuplicateLabel(),
      document: xib(
        stepper(0) + stepper(1),
        outlets: "<outlet property=\"adults\" destination=\"s0\" id=\"o\"/>"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "steppers with labels of their own", rule: DuplicateLabel(),
      document: xib(stepper(0, label: "Adults") + stepper(1, label: "Children")), findings: []),
    FalseAlarm(
      name: "steppers with one label", rule: DuplicateLabel(),
      document: xib(stepper(0, label: "Guests") + stepper(1, label: "Guests")),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "two steppers of a page source", rule: DuplicateLabel(),
      document: source(capturedStepper(100) + capturedStepper(200)), findings: ["fail warning"]),
    FalseAlarm(
      name: "an emoji as the name of a button", rule: LabelEmojiHeavy(),
      document: source(capturedButton("❤️")), findings: ["fail warning"]),
    FalseAlarm(
      name: "an emoji that names its action", rule: LabelEmojiHeavy(),
      document: source(capturedButton("👍")), findings: ["fail note"]),
    FalseAlarm(
      name: "an emoji after a word", rule: LabelEmojiHeavy(),
      document: source(capturedButton("Love ❤️")), findings: []),
    FalseAlarm(
      name: "a row of arrows", rule: LabelSymbolOnly(),
      document: source(
        ["‹", "›", "↑", "↓"].enumerated().map { capturedButton($1, x: 50 * $0) }.joined()),
      findings: ["fail error", "fail error", "fail error", "fail error"]),
    FalseAlarm(
      name: "a button without a name in a web page that has no size", rule: MissingLabel(),
      document: page(
        "<node class=\"android.widget.Button\" clickable=\"true\" focusable=\"true\" bounds=\"[0,0][0,0]\"/>"
      ),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a title of a plain label", rule: ScreenWithoutTitle(), document: titled(""),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a title of a class of the app's own", rule: ScreenWithoutTitle(),
      document: titled("customClass=\"TitleLabel\""), findings: ["review warning"]),
    FalseAlarm(
      name: "a title of such a class that code reaches", rule: ScreenWithoutTitle(),
      document: titled(
        "customClass=\"TitleLabel\"",
        outlets: "<outlet property=\"titleLabel\" destination=\"l\" id=\"o\"/>"),
      findings: []),
    FalseAlarm(
      name: "a lock screen", rule: MissingLabel(),
      document: UIAutomatorDump.text(
        "<node class=\"android.widget.ImageButton\" package=\"com.android.systemui\" clickable=\"true\" focusable=\"true\" bounds=\"[0,0][200,200]\"/>"
      ).replacing(
        "<node class=\"android.widget.FrameLayout\"",
        with: "<node class=\"android.widget.FrameLayout\" package=\"com.android.systemui\""),
      findings: ["fail error"]),
  ]

  private static func stepper(_ number: Int, label: String? = nil) -> String {
    let name = label.map {
      "<accessibility key=\"accessibilityConfiguration\" label=\"\($0)\"/>"
    }
    return """
      <stepper opaque="NO" contentMode="scaleToFill" maximumValue="100" id="s\(number)">\
      <rect key="frame" x="\(20 + 150 * number)" y="100" width="94" height="32"/>\(name ?? "")</stepper>
      """
  }

  private static func capturedStepper(_ y: Int) -> String {
    let half =
      "visible=\"true\" accessible=\"true\" enabled=\"true\" y=\"\(y)\" width=\"47\" height=\"32\""
    return """
      <XCUIElementTypeStepper type="XCUIElementTypeStepper" enabled="true" visible="true" \
      accessible="false" x="20" y="\(y)" width="94" height="32">\
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="Decrement" label="Decrement" x="20" \(half)/>\
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="Increment" label="Increment" x="67" \(half)/>\
      </XCUIElementTypeStepper>
      """
  }

  private static func capturedButton(_ label: String, x: Int = 0) -> String {
    """
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="\(label)" label="\(label)" \
    enabled="true" visible="true" accessible="true" x="\(x)" y="100" width="44" height="44"/>
    """
  }

  /// A design with a text of 30 points above seven buttons.
  private static func titled(_ attributes: String, outlets: String = "") -> String {
    let buttons = (1...7).map {
      """
      <button opaque="NO" id="b\($0)"><rect key="frame" x="20" y="\(400 + 50 * $0)" width="90" height="44"/>\
      <state key="normal" title="Choice \($0)"/></button>
      """
    }
    return xib(
      """
      <label text="Account" \(attributes) id="l"><rect key="frame" x="20" y="100" width="300" height="36"/>\
      <fontDescription key="fontDescription" type="system" pointSize="30"/></label>
      """ + buttons.joined(), outlets: outlets)
  }

  private static func page(_ nodes: String) -> String {
    dump(
      """
      <node class="android.webkit.WebView" text="Shop" focusable="true" bounds="[0,0][1080,2000]">\
      \(nodes)<node class="android.view.View" text="Shop" bounds="[0,100][400,200]"/></node>
      """)
  }
}
