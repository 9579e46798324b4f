import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

@testable import AuditRules

// False findings of the draw of 25 November 2026 (docs/accuracy.md), each with a true one beside it.

extension FalseAlarm {
  static let judged: [FalseAlarm] = colors + sizes + cut + names

  private static func node(_ kind: String, _ attributes: String, _ bounds: String) -> String {
    "<node class=\"android.\(kind)\" \(attributes) bounds=\"\(bounds)\"/>"
  }

  private static func button(
    _ attributes: String = "", title: String = "Buy", state: String = "", outlets: String = ""
  ) -> String {
    xib(
      """
      <view id="p"><rect key="frame" x="0" y="0" width="390" height="400"/><subviews>
      <button \(attributes) id="l"><rect key="frame" x="20" y="100" width="100" height="44"/>
      <state key="normal" title="\(title)" \(state)><color key="titleColor" white="0.9" alpha="1"/></state>
      </button></subviews><color key="backgroundColor" white="1" alpha="1"/></view>
      """, outlets: outlets)
  }

  private static let colors = [
    FalseAlarm(
      name: "a title on the button's own image", rule: TextContrast(),
      document: button(state: "backgroundImage=\"key\""), findings: []),
    FalseAlarm(
      name: "a title on the view around the button", rule: TextContrast(), document: button(),
      findings: ["fail error"]),
    FalseAlarm(
      name: "an emoji, which has its own colours", rule: TextContrast(),
      document: button(title: "👽"), findings: []),
    FalseAlarm(
      name: "an icon in the colour of its background", rule: NonTextContrast(),
      document: icon(white: 1), findings: []),
    FalseAlarm(
      name: "an icon in nearly the colour of its background", rule: NonTextContrast(),
      document: icon(white: 0.93), findings: ["fail error"]),
  ]

  private static func icon(white: Double) -> String {
    xib(
      """
      <view id="p"><rect key="frame" x="0" y="0" width="390" height="400"/><subviews>
      <button id="l"><rect key="frame" x="20" y="100" width="44" height="44"/>
      <color key="tintColor" white="\(white)" alpha="1"/><state key="normal" image="cart"/>
      </button></subviews><color key="backgroundColor" white="1" alpha="1"/></view>
      """)
  }

  private static func constrained(_ tag: String, _ attributes: String = "", width: Int) -> String {
    """
    <\(tag) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="l">
    <rect key="frame" x="20" y="100" width="\(width)" height="30"/></\(tag)>
    """
  }

  private static let sizes = [
    FalseAlarm(
      name: "an empty button that code fills", rule: TargetSize.platform,
      document: xib(
        constrained("button", width: 30),
        outlets: "<outlet property=\"add\" destination=\"l\" id=\"o\"/>"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "an empty button that nothing fills", rule: TargetSize.platform,
      document: xib(constrained("button", width: 30)), findings: ["fail warning"]),
    FalseAlarm(
      name: "a disabled field", rule: TargetSize.platform,
      document: xib(
        constrained("textField", "enabled=\"NO\" borderStyle=\"roundedRect\"", width: 26)),
      findings: []),
    FalseAlarm(
      name: "a disabled button of a capture", rule: TargetSize.platform,
      document: dump(
        node("widget.Button", "text=\"Buy\" clickable=\"true\" enabled=\"false\"", "[0,0][90,20]")),
      findings: []),
    FalseAlarm(
      name: "a link that continues a sentence", rule: TargetSize.platform,
      document: dump(
        node(
          "view.View", "content-desc=\"You agree with our \" enabled=\"true\"", "[0,90][400,110]")
          + node("view.View", "content-desc=\"Terms\" \(enabledAndTapped)", "[400,90][480,110]")),
      findings: []),
    FalseAlarm(
      name: "a link after a whole text", rule: TargetSize.platform,
      document: dump(
        node("view.View", "content-desc=\"Please note:\" enabled=\"true\"", "[0,90][400,110]")
          + node("view.View", "content-desc=\"Terms\" \(enabledAndTapped)", "[400,90][480,110]")),
      findings: ["fail warning"]),
  ]

  private static let enabledAndTapped = "clickable=\"true\" focusable=\"true\" enabled=\"true\""

  private static func menu(_ items: String...) -> String {
    xib(
      "<menu id=\"m\"><items>" + items.map { "<menuItem \($0)/>" }.joined() + "</items></menu>",
      isMac: true)
  }

  private static let cut = [
    FalseAlarm(
      name: "a card at the lower edge, whose title is below it", rule: MissingLabel(),
      document: dump(
        node("view.ViewGroup", "content-desc=\"Songs\" \(enabledAndTapped)", "[0,1000][500,1880]")
          + node("view.ViewGroup", enabledAndTapped, "[0,1900][500,2000]")), findings: []),
    FalseAlarm(
      name: "a row at the lower edge, as high as the others", rule: MissingLabel(),
      document: dump(
        node("view.ViewGroup", "content-desc=\"Songs\" \(enabledAndTapped)", "[0,1780][500,1880]")
          + node("view.ViewGroup", enabledAndTapped, "[0,1900][500,2000]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a picture at the lower edge", rule: MissingLabel(),
      document: dump(node("widget.ImageButton", enabledAndTapped, "[0,1900][500,2000]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the title slot of a menu", rule: MissingLabel(),
      document: menu("id=\"1\"", "title=\"Open\" id=\"2\""), findings: []),
    FalseAlarm(
      name: "an item without a title", rule: MissingLabel(),
      document: menu("title=\"Open\" id=\"1\"", "id=\"2\""), findings: ["fail error"]),
  ]
}

extension FalseAlarm {
  private static func described(_ label: String, _ text: String) -> String {
    dump(
      "<node class=\"android.widget.Button\" text=\"\(text)\" content-desc=\"\(label)\" \(enabledAndTapped) "
        + "bounds=\"[0,100][200,200]\"/>")
  }

  private static let names = [
    FalseAlarm(
      name: "an abbreviation that the label spells out", rule: LabelInName(),
      document: described("delete", "DEL"), findings: []),
    FalseAlarm(
      name: "a short text that the label does not contain", rule: LabelInName(),
      document: described("remove", "DEL"), findings: ["fail error"]),
    FalseAlarm(
      name: "a picture that looks like a button and cannot be pressed", rule: MissingLabel(),
      document: dump(
        "<node class=\"android.widget.ImageButton\" clickable=\"false\" focusable=\"false\" "
          + "enabled=\"true\" bounds=\"[0,100][100,200]\"/>"), findings: []),
    FalseAlarm(
      name: "a button without a name that takes the focus", rule: MissingLabel(),
      document: dump(
        "<node class=\"android.widget.ImageButton\" clickable=\"false\" focusable=\"true\" "
          + "enabled=\"true\" bounds=\"[0,100][100,200]\"/>"), findings: ["fail error"]),
    FalseAlarm(
      name: "two equal amounts", rule: DuplicateLabel(),
      document: dump(amounts("123.48")), findings: []),
    FalseAlarm(
      name: "two equal words", rule: DuplicateLabel(), document: dump(amounts("Buy")),
      findings: ["fail warning"]),
  ]

  private static func amounts(_ text: String) -> String {
    [100, 300].map {
      "<node class=\"android.view.ViewGroup\" \(enabledAndTapped) bounds=\"[0,\($0)][500,\($0 + 100)]\">"
        + "<node class=\"android.widget.TextView\" text=\"\(text)\" enabled=\"true\" "
        + "bounds=\"[0,\($0)][400,\($0 + 90)]\"/></node>"
    }.joined()
  }
}

struct FloatingWindowTests {
  /// The window of a car's screen, whose density may be 120 dpi: 43 pixels are then 57 dp.
  @Test(arguments: [(43, 0), (20, 1)])
  func `sizes in a floating window are judged by the lowest density`(
    _ pixels: Int, _ count: Int
  ) throws {
    let document = UIAutomatorDump.text(
      "<node class=\"android.widget.Button\" text=\"Buy\" clickable=\"true\" enabled=\"true\" "
        + "bounds=\"[660,200][\(660 + pixels),\(200 + pixels)]\"/>", in: "[640,79][965,700]")
    let screen = try HierarchyFormats.read(Array(document.utf8), named: "car").screens[0]
    #expect(Auditor(rules: [TargetSize.platform]).audit(screen).findings.count == count)
  }
}
