import AccessibilityModel
import Auditing
import TestSupport

@testable import AuditRules

// Defects that were heard and not reported, beside screens that stay silent, and false alarms of the same facts.

extension FalseAlarm {
  static let unsaid: [FalseAlarm] =
    fields + linkWords + pictures + drawnButtons + flutterTexts + webLinks + rowsBelow + touchBars
    + popUps
    + tabs + choices + windows + longTexts + unreachedColors + hints + indicators

  private static func nodeOf(
    _ kind: String, _ attributes: String, _ bounds: String, _ inside: String = ""
  ) -> String {
    """
    <node class="android.\(kind)" enabled="true" \(attributes) bounds="\(bounds)">\(inside)</node>
    """
  }

  private static func form(_ field: String, caption: String = "WORK EMAIL") -> String {
    dump(
      nodeOf(
        "view.View", "", "[0,0][1080,2000]",
        nodeOf("view.View", "content-desc=\"\(caption)\" focusable=\"true\"", "[100,800][400,850]")
          + nodeOf(
            "widget.EditText", "\(field) clickable=\"true\" focusable=\"true\"",
            "[100,860][980,1000]")))
  }

  private static let fields = [
    FalseAlarm(
      name: "an empty field of Flutter below a text", rule: MissingLabel(),
      document: form("text=\"\""),
      findings: ["review error"]),
    FalseAlarm(
      name: "a field with an address below a text", rule: MissingLabel(),
      document: form("text=\"ann@harbour.org\""), findings: ["review error"]),
    FalseAlarm(
      name: "a field with a password below a text", rule: MissingLabel(),
      document: form("text=\"•••••\" password=\"true\""), findings: ["review error"]),
    FalseAlarm(
      name: "a field with what may be its hint", rule: MissingLabel(),
      document: form("text=\"Your address\""), findings: []),
    FalseAlarm(
      name: "a field with the form of an address", rule: MissingLabel(),
      document: form("text=\"name@example.com\""), findings: []),
  ]

  private static let linkWords = [
    FalseAlarm(
      name: "a text in a row that is pressed", rule: TappableWithoutRole(),
      document: dump(
        nodeOf(
          "widget.LinearLayout", "clickable=\"true\"", "[0,80][1080,180]",
          nodeOf("widget.TextView", "text=\"View all\"", "[800,100][1000,160]"))), findings: []),
    FalseAlarm(
      name: "another text", rule: TappableWithoutRole(),
      document: dump(
        nodeOf("widget.TextView", "text=\"View of the harbour\"", "[800,100][1000,160]")),
      findings: []),
  ]

  private static func picture(_ name: String, in attributes: String = "") -> String {
    dump(
      nodeOf(
        "widget.LinearLayout", attributes, "[0,80][1080,180]",
        nodeOf("widget.ImageView", "resource-id=\"a:id/\(name)\"", "[900,90][980,170]")))
  }

  private static let pictures = [
    FalseAlarm(
      name: "a picture that is called a button", rule: ImageMissingLabel(),
      document: picture("btn_search"), findings: ["review error"]),
    FalseAlarm(
      name: "another picture", rule: ImageMissingLabel(), document: picture("search"),
      findings: []),
    FalseAlarm(
      name: "a picture that is called a button in a row that is pressed", rule: ImageMissingLabel(),
      document: picture("btn_search", in: "clickable=\"true\" content-desc=\"Find\""),
      findings: []),
  ]

  private static func pressed(_ title: String) -> String {
    dump(
      nodeOf(
        "view.ViewGroup", "clickable=\"true\" focusable=\"true\"", "[20,100][380,156]",
        nodeOf("widget.TextView", "text=\"Start workout\"", title)))
  }

  private static let drawnButtons = [
    FalseAlarm(
      name: "a view with a text in its middle", rule: TappableWithoutRole(),
      document: pressed("[140,118][260,138]"), findings: ["review warning"]),
    FalseAlarm(
      name: "a row with a text at its start", rule: TappableWithoutRole(),
      document: pressed("[36,118][156,138]"), findings: []),
  ]

  private static func figure(_ number: String, _ name: String, _ x: Int) -> String {
    nodeOf(
      "view.View", "content-desc=\"\(number)\" focusable=\"true\"", "[\(x),100][\(x + 60),140]")
      + nodeOf(
        "view.View", "content-desc=\"\(name)\" focusable=\"true\"", "[\(x),144][\(x + 60),160]")
  }

  private static let flutterTexts = [
    FalseAlarm(
      name: "numbers above their names, as Flutter draws them", rule: RowNotGrouped(),
      document: dump(figure("82%", "Attendance", 20) + figure("3", "Lectures", 120)),
      findings: ["review warning"])
  ]

  private static func page(_ inside: String) -> String {
    source(
      """
      <XCUIElementTypeWebView type="XCUIElementTypeWebView" visible="true" x="0" y="60" width="390" \
      height="700">\(inside)</XCUIElementTypeWebView>
      """)
  }

  private static func link(_ label: String, _ x: Int, isVisible: Bool = true) -> String {
    """
    <XCUIElementTypeLink type="XCUIElementTypeLink" label="\(label)" name="\(label)" enabled="true" \
    visible="\(isVisible)" x="\(x)" y="120" width="54" height="22"/>
    """
  }

  private static let webLinks = [
    FalseAlarm(
      name: "links of a page as high as their texts", rule: TargetSize(),
      document: page(link("Log out", 40) + link("Shop", 200)), findings: ["review warning"]),
    FalseAlarm(
      name: "a link of a page that another one covers", rule: LabelSymbolOnly(),
      document: page(link("×", 60, isVisible: false) + link("Fork me", 50)),
      findings: ["review error"]),
    FalseAlarm(
      name: "a link of a page that nothing covers", rule: LabelSymbolOnly(),
      document: page(link("×", 60, isVisible: false) + link("Fork me", 200)), findings: []),
  ]

  private static func table(_ y: Int) -> String {
    source(
      """
      <XCUIElementTypeTable type="XCUIElementTypeTable" x="0" y="100" width="390" height="300">\
      <XCUIElementTypeCell type="XCUIElementTypeCell" x="0" y="\(y)" width="390" height="60">\
      <XCUIElementTypeButton type="XCUIElementTypeButton" label="Tag" x="20" y="\(y + 20)" width="0" \
      height="14"/></XCUIElementTypeCell></XCUIElementTypeTable>
      """)
  }

  private static let rowsBelow = [
    FalseAlarm(
      name: "a button without width in a row below the visible ones", rule: EmptyFrame(),
      document: table(600),
      findings: [])
  ]

  private static func bar(_ kind: String) -> String {
    """
    <XCUIElementTypeApplication elementType="2" title="Shop" x="0" y="0" width="1440" height="900">
      <XCUIElementTypeMenuBar elementType="55" x="0" y="0" width="1440" height="24">\
    <XCUIElementTypeMenuBarItem elementType="56" title="Shop" enabled="true" x="40" y="0" width="70" \
    height="24"/></XCUIElementTypeMenuBar>
      <XCUIElementType\(kind) elementType="81" x="40" y="0" width="685" height="30">\
    <XCUIElementTypeButton elementType="9" title="Emoji" enabled="true" x="40" y="-1" width="40" \
    height="32"/></XCUIElementType\(kind)>
    </XCUIElementTypeApplication>
    """
  }

  private static let touchBars = [
    FalseAlarm(
      name: "a button of the Touch Bar, a display of its own", rule: ControlsOverlap(),
      document: bar("TouchBar"), findings: [])
  ]

  private static func part(_ className: String, _ inside: String, outlet: String = "close")
    -> String
  {
    InterfaceBuilderDocument.xib(
      InterfaceBuilderDocument.owner("Cart", outlets: [outlet: outlet == "view" ? "v" : "b"]) + "\n"
        + InterfaceBuilderDocument.view(
          "v", inside, attributes: "contentMode=\"scaleToFill\" customClass=\"\(className)\""),
      attributes: tools, device: nil)
  }

  private static let panel = """
    <view contentMode="scaleToFill" id="p"><rect key="frame" x="20" y="300" width="350" height="200"/>\
    <subviews><button opaque="NO" contentMode="scaleToFill" id="b"><rect key="frame" x="20" y="120" \
    width="310" height="44"/><state key="normal" title="Close"/></button></subviews></view>
    """
  private static let tint = """
    <view alpha="0.5" contentMode="scaleToFill" id="t"><rect key="frame" x="0" y="0" width="390" \
    height="844"/><color key="backgroundColor" white="0" alpha="1"/></view>
    """

  private static let popUps = [
    FalseAlarm(
      name: "a view over one that dims the screen", rule: ModalNotModal(),
      document: part("CreditsView", tint + panel), findings: ["review error"]),
    FalseAlarm(
      name: "a view whose class is called a pop-up", rule: ModalNotModal(),
      document: part("ActivityPopupView", panel), findings: ["review error"]),
    FalseAlarm(
      name: "a view with a panel", rule: ModalNotModal(), document: part("ActivityView", panel),
      findings: []),
    FalseAlarm(
      name: "the view of a controller, which is presented", rule: ModalNotModal(),
      document: part("ActivityPopupView", tint + panel, outlet: "view"), findings: []),
  ]

  private static func scene(_ item: String, _ view: String = "") -> String {
    InterfaceBuilderDocument.storyboard(
      InterfaceBuilderDocument.scene(
        """
        <viewController id="c"><view key="view" contentMode="scaleToFill" id="v">\
        <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\(view)</subviews></view>\
        \(item)</viewController>
        """), attributes: tools)
  }

  private static let tabs = [
    FalseAlarm(
      name: "a tab with an empty title", rule: MissingLabel(),
      document: scene("<tabBarItem key=\"tabBarItem\" title=\"\" id=\"i\"/>"),
      findings: ["review error"]),
    FalseAlarm(
      name: "a tab of another storyboard", rule: MissingLabel(),
      document: scene("<tabBarItem key=\"tabBarItem\" id=\"i\"/>"), findings: []),
  ]

  private static let segments = """
    <segmentedControl opaque="NO" contentMode="scaleToFill" id="s"><rect key="frame" x="200" y="100" \
    width="150" height="32"/><segments><segment title="On"/><segment title="Off"/></segments>\
    </segmentedControl>
    """

  private static let choices = [
    FalseAlarm(
      name: "segments after the text that says what they choose", rule: GroupMissingLabel(),
      document: xib(
        label("text=\"Appearance\"").replacing("width=\"200\"", with: "width=\"120\"") + segments),
      findings: ["review warning"]),
    FalseAlarm(
      name: "segments by themselves", rule: GroupMissingLabel(), document: xib(segments),
      findings: []),
    FalseAlarm(
      name: "a picker", rule: GroupMissingLabel(),
      document: xib(
        """
        <pickerView contentMode="scaleToFill" id="p"><rect key="frame" x="0" y="100" width="390" \
        height="216"/></pickerView>
        """), findings: ["review warning"]),
  ]

  private static func window(_ title: String) -> String {
    InterfaceBuilderDocument.xib(
      """
      <window title="\(title)" id="w"><windowStyleMask key="styleMask" titled="YES"/>\
      <rect key="contentRect" x="0" y="0" width="400" height="200"/><view key="contentView" id="v">\
      <rect key="frame" x="0" y="0" width="400" height="200"/></view></window>
      """, for: .macOS, attributes: tools)
  }

  private static let windows = [
    FalseAlarm(
      name: "a window with the title of the template", rule: ScreenWithoutTitle(),
      document: window("Window"), findings: ["review warning"]),
    FalseAlarm(
      name: "a window with a title", rule: ScreenWithoutTitle(), document: window("Preferences"),
      findings: []),
  ]

  private static func comment(_ lines: Int, height: Int) -> String {
    xib(
      """
      <label numberOfLines="\(lines)" text="The ferry to the island leaves from the other side of the \
      harbour today" id="l"><rect key="frame" x="20" y="100" width="200" height="\(height)"/>\
      <constraints><constraint firstAttribute="height" constant="\(height)" id="h"/></constraints>\
      <fontDescription key="fontDescription" type="system" pointSize="13"/></label>
      """, outlets: "<outlet property=\"comment\" destination=\"l\" id=\"o\"/>")
  }

  private static let longTexts = [
    FalseAlarm(
      name: "a text of code in a fixed height that its sample fills", rule: TextClipped(),
      document: comment(0, height: 43), findings: ["review warning"]),
    FalseAlarm(
      name: "a text of code with room for more lines", rule: TextClipped(),
      document: comment(0, height: 90), findings: []),
    FalseAlarm(
      name: "a text of code in one line", rule: TextClipped(), document: comment(1, height: 43),
      findings: []),
  ]

  private static func white(outlets: String = "") -> String {
    InterfaceBuilderDocument.xib(
      InterfaceBuilderDocument.owner(
        "Cart", connections: "<outlet property=\"view\" destination=\"v\" id=\"o\"/>" + outlets)
        + "\n"
        + InterfaceBuilderDocument.view(
          "v",
          """
          <label text="Terms" id="l"><rect key="frame" x="20" y="100" width="200" height="24"/>\
          <fontDescription key="fontDescription" type="system" pointSize="12"/><color key="textColor" \
          white="1" alpha="1"/></label>
          """, attributes: "contentMode=\"scaleToFill\"",
          after: "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"), attributes: tools,
      device: nil)
  }

  private static let unreachedColors = [
    FalseAlarm(
      name: "a white text on a white screen that code cannot reach", rule: TextContrast(),
      document: white(), findings: ["review error"]),
    FalseAlarm(
      name: "the same with an outlet", rule: TextContrast(),
      document: white(outlets: "<outlet property=\"terms\" destination=\"l\" id=\"o2\"/>"),
      findings: []),
  ]

  private static let hints = [
    FalseAlarm(
      name: "a hint whose colour a runtime attribute sets", rule: TextContrast(),
      document: xib(
        """
        <textField opaque="NO" contentMode="scaleToFill" placeholder="User name" id="f">\
        <rect key="frame" x="20" y="100" width="200" height="34"/><color key="backgroundColor" \
        white="1" alpha="1"/><color key="textColor" white="0" alpha="1"/>\
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" \
        keyPath="_placeholderLabel.textColor"><color key="value" white="0.9" alpha="1"/>\
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></textField>
        """), findings: ["fail error"])
  ]

  private static func progress(_ title: String) -> String {
    xib(
      """
      <progressIndicator style="bar" id="p"><rect key="frame" x="20" y="48" width="270" \
      height="12"/></progressIndicator>\
      <textField id="l"><rect key="frame" x="20" y="70" width="200" height="14"/>\
      <textFieldCell key="cell" title="\(title)" id="tc"><font key="font" metaFont="system"/>\
      </textFieldCell></textField>
      """, isMac: true)
  }

  private static let indicators = [
    FalseAlarm(
      name: "an indicator beside a text", rule: MissingLabel(), document: progress("Copying files"),
      findings: []),
    FalseAlarm(
      name: "an indicator beside a text of the template", rule: MissingLabel(),
      document: progress("Label"), findings: ["review error"]),
    FalseAlarm(
      name: "an indicator beside an empty text", rule: MissingLabel(), document: progress(""),
      findings: ["review error"]),
  ]
}
