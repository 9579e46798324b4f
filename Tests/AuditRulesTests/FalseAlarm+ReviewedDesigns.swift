import AccessibilityModel
import Auditing
import TestSupport

@testable import AuditRules

// Defects that a fact about another view or another colour kept silent, each beside its counterpart.

extension FalseAlarm {
  static let reviewedDesigns: [FalseAlarm] =
    backgrounds + typedTexts + tints + hiddenTexts + recorders + leftOverHeadings

  private static func picture(_ state: String) -> String {
    xib(object("button", id: "b", frame: (20, 100, 50, 50), Self.state(state)))
  }

  private static let backgrounds = [
    FalseAlarm(
      name: "a symbol behind the content of a button", rule: MissingLabel(),
      document: picture("backgroundImage=\"forward\" catalog=\"system\""),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a symbol in a button", rule: MissingLabel(),
      document: picture("image=\"forward\" catalog=\"system\""), findings: []),
  ]

  private static func field(_ color: String, white: Double = 0.68, outlets: String = "") -> String {
    xib(
      object(
        "textField", "borderStyle=\"none\"", id: "f",
        """
        <color key="backgroundColor" white="\(white)" alpha="1"/>\(color)\
        <fontDescription key="fontDescription" type="system" pointSize="12"/>
        """), outlets: outlets)
  }

  private static let whiteText = "<color key=\"textColor\" white=\"1\" alpha=\"1\"/>"

  private static let typedTexts = [
    FalseAlarm(
      name: "the colour of what users type", rule: TextContrast(), document: field(whiteText),
      findings: ["fail error"]),
    FalseAlarm(
      name: "such a colour that code may change", rule: TextContrast(),
      document: field(whiteText, outlets: outlets("f")), findings: ["review error"]),
    FalseAlarm(
      name: "such a colour on a dark background", rule: TextContrast(),
      document: field(whiteText, white: 0.2), findings: []),
    FalseAlarm(
      name: "a field without a colour for what users type", rule: TextContrast(),
      document: field("<nil key=\"textColor\"/>", white: 0.2), findings: []),
  ]

  private static func onColor(red: Double, green: Double, blue: Double, outside: String = "")
    -> String
  {
    xib(
      object(
        "view", id: "p", frame: (0, 0, 390, 844),
        """
        <subviews>\(object(
          "button", "buttonType=\"roundedRect\"", id: "b",
          """
          <color key="backgroundColor" red="\(red)" green="\(green)" blue="\(blue)" alpha="1"/>\
          \(state("title=\"Log in\""))
          """))</subviews>\(outside)
        """))
  }

  private static let tints = [
    FalseAlarm(
      name: "a title in the system's tint on a green", rule: TextContrast(),
      document: onColor(red: 0.4, green: 1, blue: 0.4), findings: ["review error"]),
    FalseAlarm(
      name: "a title in the system's tint on a grey of the system", rule: TextContrast(),
      document: onColor(red: 0.949, green: 0.949, blue: 0.969), findings: []),
    FalseAlarm(
      name: "a title in the tint of the view around it on a green", rule: TextContrast(),
      document: onColor(
        red: 0.4, green: 1, blue: 0.4,
        outside: "<color key=\"tintColor\" white=\"0\" alpha=\"1\"/>"), findings: []),
  ]

  /// A bar below a text.
  private static func strength(_ binding: String = "") -> String {
    xib(
      object(
        "textField", id: "t", frame: (20, 122, 200, 14),
        """
        <textFieldCell key="cell" title="Please enter a password" id="tc"/>\
        <connections>\(binding)</connections>
        """)
        + object(
          "progressIndicator", "style=\"bar\" maxValue=\"40\"", id: "p", frame: (20, 100, 288, 20)),
      isMac: true)
  }

  private static let hiddenTexts = [
    FalseAlarm(
      name: "a bar below a text", rule: MissingLabel(), document: strength(), findings: []),
    FalseAlarm(
      name: "a bar below a text that a binding hides", rule: MissingLabel(),
      document: strength(
        "<binding destination=\"-2\" name=\"hidden\" keyPath=\"isFilled\" id=\"h\"/>"),
      findings: ["review error"]),
  ]

  private static func recorder(_ caption: String = "") -> String {
    xib(
      caption
        + object("customView", "customClass=\"KeyView\"", id: "k", frame: (120, 100, 150, 19)),
      isMac: true)
  }

  private static let recorders = [
    FalseAlarm(
      name: "a view of an unknown class", rule: ControlNotExposed(), document: recorder(),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a view of an unknown class with a label beside it", rule: ControlNotExposed(),
      document: recorder(
        object(
          "textField", id: "t", frame: (20, 101, 92, 17),
          "<textFieldCell key=\"cell\" title=\"Eject all:\" id=\"tc\"/>")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a view of an unknown class beside a check box", rule: ControlNotExposed(),
      document: recorder(
        object(
          "button", id: "t", frame: (20, 100, 130, 18),
          "<buttonCell key=\"cell\" type=\"check\" title=\"Eject all\" id=\"tc\"/>")),
      findings: ["review warning"]),
  ]

  private static func headed(_ title: String) -> String {
    storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="c"><tableView key="view" \
      dataMode="static" style="grouped" id="t"><rect key="frame" x="0" y="0" width="390" \
      height="844"/><sections><tableViewSection headerTitle="\(title)" id="e"><cells>\
      <tableViewCell id="r"><rect key="frame" x="0" y="50" width="390" height="44"/>\
      <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="390" \
      height="44"/><subviews>\(label("text=\"Total\""))</subviews></tableViewCellContentView>\
      </tableViewCell></cells></tableViewSection></sections></tableView>\
      <navigationItem key="navigationItem" id="n"/></tableViewController></objects></scene>
      <scene sceneID="g"><objects><navigationController id="m"><navigationBar key="navigationBar" \
      id="b"/><connections><segue destination="c" kind="relationship" \
      relationship="rootViewController" id="w"/></connections></navigationController></objects></scene>
      """)
  }

  private static let leftOverHeadings = [
    FalseAlarm(
      name: "a heading of the template", rule: ScreenWithoutTitle(),
      document: headed("Header Title"), findings: ["fail warning"]),
    FalseAlarm(
      name: "a heading", rule: ScreenWithoutTitle(), document: headed("Account"), findings: []),
    FalseAlarm(
      name: "a bar with the title of the template", rule: ScreenWithoutTitle(),
      document: xib(
        object(
          "navigationBar", id: "n", frame: (0, 20, 390, 44),
          "<items><navigationItem title=\"Title\" id=\"i\"/></items>")), findings: []),
  ]
}
