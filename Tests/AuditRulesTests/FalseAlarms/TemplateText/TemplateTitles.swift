@testable import AuditRules

// Titles of the template in bars, tabs, menus and buttons, and the signs that code replaces them.

extension FalseAlarm {
  static let templateTitles: [FalseAlarm] = [
    FalseAlarm(
      name: "a new item in a menu with a delegate", rule: LabelIsStub(),
      document: menuFile(menu(item: "title=\"Item\"", "", "", delegate)), findings: []),
    FalseAlarm(
      name: "a new item in a menu that code finds by its tag", rule: LabelIsStub(),
      document: menuFile(menu(item: "title=\"Item\"", "", "tag=\"7\"")), findings: []),
    FalseAlarm(
      name: "a new item in a menu that code does not know", rule: LabelIsStub(),
      document: menuFile(menu(item: "title=\"Item\"")), findings: ["fail error"]),
    FalseAlarm(
      name: "the kind of a button as a run-time attribute", rule: LabelIsStub(),
      document: xib(label("text=\"Label\"", runtimeAttribute("kind", "primary"))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the title that Interface Builder gives a bar", rule: LabelIsStub(),
      document: xib(
        viewInFrame(
          "navigationBar", frame: wideFrame,
          inside: "<items><navigationItem title=\"Title\" id=\"i\"/></items>")),
      findings: ["review error"]),
    FalseAlarm(
      name: "the title of a bar whose item has an outlet", rule: LabelIsStub(),
      document: bar("Title", outlets: outlets("i")), findings: []),
    FalseAlarm(
      name: "the title of a bar that code does not know", rule: LabelIsStub(),
      document: bar("Title", outlets: ""), findings: ["review error"]),
    FalseAlarm(
      name: "the tab of another storyboard", rule: LabelIsStub(),
      document: tabBarScenes(isReference: true, "title=\"Item\""), findings: []),
    FalseAlarm(
      name: "the tab of a scene", rule: LabelIsStub(),
      document: tabBarScenes(isReference: false, "title=\"Item\""), findings: ["fail error"]),
    FalseAlarm(
      name: "the tab of a controller that may set it", rule: LabelIsStub(),
      document: tabBarScenes(
        isReference: false, "title=\"Item\"", customClass: "customClass=\"ShopTabs\""),
      findings: ["review error"]),
    FalseAlarm(
      name: "an item in a bar whose items code sets", rule: LabelIsStub(),
      document: xib(toolbar, outlets: outletTo("bar")), findings: []),
    FalseAlarm(
      name: "an item in a bar that code does not know", rule: LabelIsStub(),
      document: xib(toolbar), findings: ["fail error"]),
    FalseAlarm(
      name: "the template title of an item with an image", rule: LabelIsStub(),
      document: xib(item("image=\"basket\"")), findings: ["fail error"]),
    FalseAlarm(
      name: "the template title of an item with an image and an outlet", rule: LabelIsStub(),
      document: xib(item("image=\"basket\""), outlets: outlets("i")), findings: ["review note"]),
    FalseAlarm(
      name: "a configuration without a title", rule: LabelIsStub(),
      document: configured(""), findings: []),
    FalseAlarm(
      name: "a configuration with a title", rule: LabelIsStub(),
      document: configured(" title=\"Button\""), findings: ["fail error"]),
    FalseAlarm(
      name: "the first title of a check box", rule: LabelIsStub(),
      document: macXib(check("check", "Check")), findings: ["fail error"]),
    FalseAlarm(
      name: "a button that checks", rule: LabelIsStub(), document: macXib(check("push", "Check")),
      findings: []),
    FalseAlarm(
      name: "the template's title of a section", rule: LabelIsStub(),
      document: section("Header Title"), findings: ["review error"]),
    FalseAlarm(
      name: "the title of a section", rule: LabelIsStub(), document: section("Account"),
      findings: []),
    FalseAlarm(
      name: "the setting of a preference", rule: LabelIsStub(),
      document: preference("android:id/summary"), findings: []),
    FalseAlarm(
      name: "the title of a preference", rule: LabelIsStub(),
      document: preference("android:id/title"), findings: ["fail error"]),
    FalseAlarm(
      name: "buttons that only outlets lead to, once a screen", rule: LabelIsStub(),
      document: xib(
        object("button", id: "b", state("title=\"Button\""))
          + object("button", id: "c", frame: (20, 200, 200, 44), state("title=\"Button\"")),
        outlets: outlets("b", "c")), findings: ["review note"]),
    FalseAlarm(
      name: "the template title of an icon that code only shows", rule: LabelIsStub(),
      document: iconButton(width: 32, label: nil, outlets: outlets("l")),
      findings: ["review error"]),
    FalseAlarm(
      name: "the template title of a button that code fills", rule: LabelIsStub(),
      document: iconButton(width: 120, label: nil, outlets: outlets("l")), findings: []),
    FalseAlarm(
      name: "the title that a button had before an image took its place", rule: LabelIsStub(),
      document: xib(
        object(
          "button", "",
          state("title=\"Button\"")
            + "<buttonConfiguration key=\"configuration\" style=\"plain\">"
            + "<backgroundConfiguration key=\"background\" image=\"seal\"/></buttonConfiguration>")),
      findings: []),
  ]

  /// A menu with one item, itself an item of a menu.
  private static func menu(
    item: String, _ itemRest: String = "", _ attributes: String = "", _ rest: String = ""
  ) -> String {
    object(
      "menu", "title=\"Main\"", id: "m",
      """
      <items><menuItem title="Scans" \(attributes) id="s"><menu key="submenu" title="Scans" id="n">\
      <items><menuItem title="All" id="a"/><menuItem \(item) id="l">\(itemRest)</menuItem></items>\(rest)\
      </menu></menuItem></items>
      """)
  }

  private static let delegate =
    "<connections><outlet property=\"delegate\" destination=\"-2\" id=\"d\"/></connections>"

  /// A bar among the views, with an item that an outlet leads to or does not.
  private static func bar(_ title: String, outlets ids: String) -> String {
    xib(
      object(
        "navigationBar", id: "n", frame: (0, 44, 390, 44),
        "<items><navigationItem title=\"\(title)\" id=\"i\"/></items>"), outlets: ids)
  }

  private static let toolbar = item("")

  private static func item(_ attributes: String) -> String {
    object(
      "toolbar", id: "bar", frame: (0, 20, 390, 44),
      "<items><barButtonItem title=\"Item\" \(attributes) id=\"i\"/></items>")
  }

  private static func configured(_ title: String) -> String {
    xib(
      """
      <button buttonType="system" id="b"><rect key="frame" x="20" y="100" width="70" height="70"/>\
      <state key="normal" title="Button"/>\
      <buttonConfiguration key="configuration" style="plain"\(title)/></button>
      """)
  }

  private static func check(_ type: String, _ title: String) -> String {
    """
    <button id="b">\(rect(20, 20))\
    <buttonCell key="cell" type="\(type)" title="\(title)" id="c"/></button>
    """
  }

  private static func section(_ title: String) -> String {
    storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="t" customClass="Form">
      <tableView key="view" dataMode="static" style="plain" id="v">
      <rect key="frame" x="0" y="0" width="390" height="844"/><sections>
      <tableViewSection headerTitle="\(title)" id="h"><cells>
      <tableViewCell id="k"><rect key="frame" x="0" y="28" width="390" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="k" id="w">
      <rect key="frame" x="0" y="0" width="390" height="44"/>
      <subviews>\(smallLabel("a", "Email", y: 10))</subviews></tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections></tableView></tableViewController></objects></scene>
      """, initial: "t")
  }

  private static func preference(_ id: String) -> String {
    dump(node("widget.TextView", "text=\"Title\" resource-id=\"\(id)\"", "[60,300][400,360]"))
  }
}
