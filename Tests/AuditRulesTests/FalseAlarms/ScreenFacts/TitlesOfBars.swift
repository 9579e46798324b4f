import TestSupport

@testable import AuditRules

// Titles of navigation bars, scenes and windows, of the file or of code.

extension FalseAlarm {
  static let titlesOfBars: [FalseAlarm] = [
    FalseAlarm(
      name: "segments in the place of the title", rule: ScreenWithoutTitle(),
      document: sceneShown("", events("titleView"), by: "presentation"), findings: []),
    FalseAlarm(
      name: "a button beside no title", rule: ScreenWithoutTitle(),
      document: sceneShown(
        object("label", "text=\"Total\""),
        "<barButtonItem key=\"rightBarButtonItem\" title=\"Send\" id=\"r\"/>",
        by: "presentation"
      ).replacing("customClass=\"Detail\"", with: ""), findings: ["fail warning"]),
    FalseAlarm(
      name: "the first of two untitled screens beside a titled one", rule: ScreenWithoutTitle(),
      document: storyboardFrom(
        "A", sceneTitled("A"), sceneTitled("B"), sceneTitled("C", title: "Cart")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "the second", rule: ScreenWithoutTitle(),
      document: storyboardFrom(
        "B", sceneTitled("A"), sceneTitled("B"), sceneTitled("C", title: "Cart")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "an untitled screen of a file without titles", rule: ScreenWithoutTitle(),
      document: storyboardFrom("A", sceneTitled("A"), sceneTitled("B")),
      findings: ["review warning"]),
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
    FalseAlarm(
      name: "a bar of a scene that is only embedded", rule: ScreenWithoutTitle(),
      document: shown(send, by: "embed"), findings: []),
    FalseAlarm(
      name: "a bar of a scene that is presented", rule: ScreenWithoutTitle(),
      document: shown(send, by: "presentation"), findings: ["fail warning"]),
    FalseAlarm(
      name: "a button in the place of the title", rule: ScreenWithoutTitle(),
      document: shown(titleView("titleView") + send, by: "presentation"), findings: []),
    FalseAlarm(
      name: "a large text right after a button of a bar", rule: ScreenWithoutTitle(),
      document: bar(30, x: 110), findings: ["review warning"]),
    FalseAlarm(
      name: "a text of the usual size after a button", rule: ScreenWithoutTitle(),
      document: bar(17, x: 110), findings: []),
    FalseAlarm(
      name: "a large text at the other side", rule: ScreenWithoutTitle(),
      document: bar(30, x: 220), findings: []),
    FalseAlarm(
      name: "a window without a title", rule: ScreenWithoutTitle(), document: titled(""),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a window with a title", rule: ScreenWithoutTitle(),
      document: titled("title=\"Feeds\""),
      findings: []),
    FalseAlarm(
      name: "a panel without a title bar", rule: ScreenWithoutTitle(),
      document: titled("", bar: "NO"), findings: []),
    FalseAlarm(
      name: "a screen without a title among screens with one", rule: ScreenWithoutTitle(),
      document: navigationStack(untitled), findings: ["review warning"]),
    FalseAlarm(
      name: "a screen without a title where code may give titles", rule: ScreenWithoutTitle(),
      document: navigationStack(untitled, others: 0), findings: ["review warning"]),
    FalseAlarm(
      name: "a screen without a navigation item", rule: ScreenWithoutTitle(),
      document: navigationStack(""), findings: ["review warning"]),
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
    FalseAlarm(
      name: "a window with the title of the template", rule: ScreenWithoutTitle(),
      document: window("Window"), findings: ["review warning"]),
    FalseAlarm(
      name: "a window with a title", rule: ScreenWithoutTitle(), document: window("Preferences"),
      findings: []),
  ]

  private static func events(_ key: String) -> String {
    """
    <segmentedControl key="\(key)" id="s"><rect key="frame" x="0" y="0" width="200" height="30"/>\
    <segments><segment title="All"/><segment title="New"/></segments></segmentedControl>
    """
  }

  private static func sceneTitled(_ name: String, title: String? = nil) -> String {
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
  private static func storyboardFrom(_ root: String, _ scenes: String...) -> String {
    storyboard(
      """
      <scene sceneID="sN"><objects><navigationController id="N">\
      <navigationBar key="navigationBar" id="B"><rect key="frame" x="0" y="47" width="390" height="44"/>\
      </navigationBar><connections><segue destination="\(root)" kind="relationship" \
      relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>\
      \(scenes.joined())
      """, initial: "N")
  }

  private static func shown(_ item: String, by segue: String) -> String {
    let start = object(
      "containerView", "",
      "<connections><segue destination=\"A\" kind=\"\(segue)\" id=\"g\"/></connections>")
    return storyboard(
      scene(
        "A", views: object("label", "text=\"Total\""),
        "<navigationItem key=\"navigationItem\" id=\"n\">\(item)</navigationItem>")
        + scene("B", views: start))
  }

  private static let send =
    "<barButtonItem key=\"rightBarButtonItem\" title=\"Send\" id=\"r\"/>"

  private static func titleView(_ key: String) -> String {
    object(
      "button", "key=\"\(key)\" userInteractionEnabled=\"NO\"", id: "b", frame: (0, 0, 80, 30),
      state("title=\"Cart\""))
  }

  /// A text beside a button at the upper edge, and a text below both.
  private static func bar(_ size: Int, x: Double) -> String {
    xib(
      buttonCalled("Exit", frame: (16, 40, 80, 44))
        + labelInFont("Admin logs", id: "t", frame: (x, 40, 110, 44), size: size)
        + labelInFont("Nothing yet", id: "u", frame: (20, 300, 350, 24)))
  }

  private static func titled(_ title: String, bar: String = "YES") -> String {
    InterfaceBuilderDocument.xib(
      """
      <window \(title) id="w"><windowStyleMask key="styleMask" titled="\(bar)"/>\
      <view key="contentView" id="v">\(rect(0, 0, 400, 300))</view></window>
      """, for: .macOS, attributes: tools)
  }

  private static let untitled = "<navigationItem key=\"navigationItem\" id=\"i\"/>"

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

  private static func window(_ title: String) -> String {
    InterfaceBuilderDocument.xib(
      """
      <window title="\(title)" id="w"><windowStyleMask key="styleMask" titled="YES"/>\
      <rect key="contentRect" x="0" y="0" width="400" height="200"/><view key="contentView" id="v">\
      <rect key="frame" x="0" y="0" width="400" height="200"/></view></window>
      """, for: .macOS, attributes: tools)
  }
}
