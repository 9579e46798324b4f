import TestSupport

@testable import AuditRules

// Defects that a blind draw of files of Interface Builder and of captures showed to be silent, each beside what is right.

extension FalseAlarm {
  static let heard: [FalseAlarm] =
    untitled + fixedFrames + dimmed + macNames + macGroups + layers + figures + pages

  private static func scene(_ name: String, title: String? = nil) -> String {
    let item = title.map { "title=\"\($0)\"" } ?? ""
    return """
      <scene sceneID="s\(name)"><objects>
      <viewController id="\(name)" customClass="\(name)Controller" customModuleProvider="target">
      <view key="view" id="v\(name)"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
      <navigationItem key="navigationItem" \(item) id="n\(name)"/></viewController>
      </objects></scene>
      """
  }

  /// A storyboard that begins with the scene of this name in a navigation controller.
  private static func storyboard(_ root: String, _ scenes: String...) -> String {
    storyboard(
      """
      <scene sceneID="sN"><objects><navigationController id="N">\
      <navigationBar key="navigationBar" id="B"><rect key="frame" x="0" y="47" width="390" height="44"/>\
      </navigationBar><connections><segue destination="\(root)" kind="relationship" \
      relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>\
      \(scenes.joined())
      """, initial: "N")
  }

  private static let untitled = [
    FalseAlarm(
      name: "the first of two untitled screens beside a titled one", rule: ScreenWithoutTitle(),
      document: storyboard("A", scene("A"), scene("B"), scene("C", title: "Cart")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "the second", rule: ScreenWithoutTitle(),
      document: storyboard("B", scene("A"), scene("B"), scene("C", title: "Cart")), findings: []),
    FalseAlarm(
      name: "an untitled screen of a file without titles", rule: ScreenWithoutTitle(),
      document: storyboard("A", scene("A"), scene("B")), findings: []),
    FalseAlarm(
      name: "the only text, large and above a list", rule: ScreenWithoutTitle(),
      document: xib(
        object(
          "label", "text=\"Your posts\"", frame: (20, 100, 350, 50),
          "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"44\"/>")
          + object("tableView", id: "t", frame: (20, 160, 350, 600))),
      findings: ["review warning"]),
    FalseAlarm(
      name: "the only text, in the size of others", rule: ScreenWithoutTitle(),
      document: xib(
        object("label", "text=\"No posts yet\"", frame: (20, 100, 350, 50))
          + object("tableView", id: "t", frame: (20, 160, 350, 600))), findings: []),
  ]

  /// A field on the canvas of a large phone.
  private static func field(
    width: Double, _ attributes: String, _ inside: String = ""
  ) -> String {
    let view = object(
      "textField",
      "placeholder=\"Bio\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)",
      id: "f", frame: (20, 100, width, 34), inside)
    return InterfaceBuilderDocument.xib(
      InterfaceBuilderDocument.view("v", view, width: 414, height: 896), device: nil)
  }

  private static let fixedFrames = [
    FalseAlarm(
      name: "a fixed frame that is too wide for a narrow phone", rule: ReflowOverflow(),
      document: field(width: 374, "fixedFrame=\"YES\""), findings: ["review error"]),
    FalseAlarm(
      name: "a narrow one", rule: ReflowOverflow(),
      document: field(width: 350, "fixedFrame=\"YES\""), findings: []),
    FalseAlarm(
      name: "one that is as wide as the view around it allows", rule: ReflowOverflow(),
      document: field(
        width: 374, "fixedFrame=\"YES\"",
        "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxY=\"YES\"/>"),
      findings: []),
    FalseAlarm(
      name: "a view that constraints place", rule: ReflowOverflow(),
      document: field(width: 374, ""), findings: []),
  ]

  private static func mac(_ views: String) -> String { xib(views, isMac: true) }

  private static func caption(_ attributes: String = "enabled=\"NO\"", _ inside: String = "")
    -> String
  {
    object(
      "textField", id: "c", frame: (20, 100, 100, 17),
      """
      <textFieldCell key="cell" \(attributes) title="Sort by:" id="cc">\
      <color key="textColor" name="controlTextColor" catalog="System" colorSpace="catalog"/>\
      </textFieldCell>\(inside)
      """)
  }

  private static let dimmed = [
    FalseAlarm(
      name: "a caption that is disabled", rule: TextContrast(), document: mac(caption()),
      findings: ["review error"]),
    FalseAlarm(
      name: "an enabled one", rule: TextContrast(), document: mac(caption("")), findings: []),
    FalseAlarm(
      name: "the caption of a disabled control", rule: TextContrast(),
      document: mac(
        caption()
          + object(
            "popUpButton", id: "p", frame: (126, 96, 100, 25),
            "<popUpButtonCell key=\"cell\" enabled=\"NO\" id=\"pc\"/>")), findings: []),
    FalseAlarm(
      name: "a caption that a binding enables", rule: TextContrast(),
      document: mac(
        caption(
          "enabled=\"NO\"",
          """
          <connections><binding destination="-2" name="enabled" keyPath="self.isOn" id="cb"/>\
          </connections>
          """)), findings: []),
  ]

  private static func imageButton(_ image: String, toolTip: String) -> String {
    mac(
      object(
        "button", "toolTip=\"\(toolTip)\"", id: "b", frame: (20, 100, 30, 30),
        """
        <buttonCell key="cell" type="smallSquare" bezelStyle="smallSquare" image="\(image)" \
        imagePosition="only" id="bc"/>
        """))
  }

  private static func indicator(_ rest: String = "") -> String {
    mac(
      object("progressIndicator", "style=\"spinning\"", id: "p", frame: (20, 100, 32, 32)) + rest)
  }

  private static let macNames = [
    FalseAlarm(
      name: "an image that says other words than the tool tip", rule: MissingLabel(),
      document: imageButton("NSActionTemplate", toolTip: "Settings"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "an image that says a word of the tool tip", rule: MissingLabel(),
      document: imageButton("NSAddTemplate", toolTip: "Add a feed"), findings: []),
    FalseAlarm(
      name: "a progress indicator alone", rule: MissingLabel(), document: indicator(),
      findings: ["review error"]),
    FalseAlarm(
      name: "a progress indicator beside a text", rule: MissingLabel(),
      document: indicator(
        object(
          "textField", id: "c", frame: (60, 108, 100, 17),
          "<textFieldCell key=\"cell\" title=\"Loading\" id=\"cc\"/>")), findings: []),
  ]

  /// A table with columns of these titles.
  private static func table(_ titles: String...) -> String {
    let columns = titles.enumerated().map { place, title in
      """
      <tableColumn width="100" id="k\(place)"><tableHeaderCell key="headerCell" title="\(title)"/>\
      <textFieldCell key="dataCell" id="d\(place)"/></tableColumn>
      """
    }
    return mac(
      object(
        "scrollView", id: "s", frame: (0, 0, 380, 300),
        """
        <clipView key="contentView" id="cl"><rect key="frame" x="0" y="0" width="380" height="300"/>\
        <subviews><tableView headerView="h" id="t">\
        <rect key="frame" x="0" y="0" width="380" height="275"/>\
        <tableColumns>\(columns.joined())</tableColumns></tableView></subviews></clipView>\
        <tableHeaderView key="headerView" id="h"><rect key="frame" x="0" y="0" width="380" height="25"/>\
        </tableHeaderView>
        """))
  }

  private static func tab(_ label: String, _ inside: String) -> String {
    """
    <tabViewItem label="\(label)" id="i\(label)"><view key="view" id="w\(label)">\
    <rect key="frame" x="0" y="0" width="380" height="300"/><subviews>\(inside)</subviews></view>\
    </tabViewItem>
    """
  }

  private static let radios = object(
    "matrix", id: "m", frame: (20, 20, 200, 20),
    """
    <cells><column><buttonCell type="radio" title="Name" id="r1"/></column>\
    <column><buttonCell type="radio" title="Date" id="r2"/></column></cells>
    """)

  private static let macGroups = [
    FalseAlarm(
      name: "columns without a title beside one with a title", rule: MissingLabel(),
      document: table("Name", "", ""), findings: ["review error"]),
    FalseAlarm(
      name: "a table whose columns have no titles", rule: MissingLabel(),
      document: table("", ""), findings: []),
    FalseAlarm(
      name: "radio buttons in a closed tab", rule: GroupMissingLabel(),
      document: mac(
        object(
          "tabView", id: "t", frame: (0, 0, 380, 340),
          "<tabViewItems>\(tab("General", ""))\(tab("Files", radios))</tabViewItems>")),
      findings: ["review warning"]),
  ]

  /// A small button, and a view of the size of the screen after it.
  private static func layers(_ order: (small: Int, large: Int)? = nil) -> String {
    let (small, large) =
      order.map { ("drawing-order=\"\($0)\"", "drawing-order=\"\($1)\"") } ?? ("", "")
    return dump(
      node("widget.Button", "text=\"Music\" \(tapped) \(small)", "[400,900][420,920]")
        + node("view.View", "content-desc=\"Video\" \(tapped) \(large)", "[0,0][1080,2000]"))
  }

  private static let layers = [
    FalseAlarm(
      name: "a small button below a large view, as far as the order shows", rule: TargetSize(),
      document: layers(), findings: ["fail warning"]),
    FalseAlarm(
      name: "a small button below a large view", rule: TargetSize(),
      document: layers((1, 2)), findings: []),
    FalseAlarm(
      name: "a small button that may be above a large view", rule: ControlsOverlap(),
      document: layers(), findings: []),
  ]

  private static func balance(_ description: String, _ shown: String) -> String {
    dump(
      node(
        "widget.Button", "content-desc=\"\(description)\" \(tapped)", "[700,100][900,200]",
        node("widget.TextView", "text=\"\(shown)\"", "[720,120][880,180]")))
  }

  private static let figures = [
    FalseAlarm(
      name: "a description in place of an amount", rule: RowLabelMissesText(),
      document: balance("Balance", "$4,527.98"), findings: ["review error"]),
    FalseAlarm(
      name: "a description with the amount", rule: RowLabelMissesText(),
      document: balance("Balance $4,527.98", "$4,527.98"), findings: []),
  ]

  private static func page(_ nodes: String) -> String {
    dump(node("webkit.WebView", "focusable=\"true\"", "[0,0][1080,2000]", nodes))
  }

  private static func command(_ text: String, x: Int, _ attributes: String = "") -> String {
    node(
      "view.View", attributes, "[\(x),1500][\(x + 400),1550]",
      node("widget.Image", "", "[\(x + 20),1510][\(x + 50),1540]")
        + node("widget.TextView", "text=\"\(text)\"", "[\(x + 60),1510][\(x + 160),1540]"))
  }

  private static let pages = [
    FalseAlarm(
      name: "pictures of a page without a name", rule: ImageMissingLabel(),
      document: page(
        node("widget.Image", "", "[0,0][1080,900]") + node("widget.Image", "", "[0,900][1080,990]")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a picture in a link", rule: ImageMissingLabel(),
      document: page(
        node(
          "view.View", "content-desc=\"Home\" \(tapped)", "[0,0][300,300]",
          node("widget.Image", "", "[0,0][300,300]"))), findings: []),
    FalseAlarm(
      name: "commands of a page that cannot be clicked", rule: RoleMissing(),
      document: page(command("Pause", x: 0) + command("End now", x: 500)),
      findings: ["review error"]),
    FalseAlarm(
      name: "commands of a page that can be clicked", rule: RoleMissing(),
      document: page(command("Pause", x: 0, tapped) + command("End now", x: 500, tapped)),
      findings: []),
    FalseAlarm(
      name: "two facts with a picture", rule: RoleMissing(),
      document: page(command("41 minutes", x: 0) + command("28 m²", x: 500)), findings: []),
  ]
}
