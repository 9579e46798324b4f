import TestSupport

@testable import AuditRules

// Names that the system gives: to buttons of its own, images, items of bars and menus, parts of its views.

extension FalseAlarm {
  static let namesOfTheSystem: [FalseAlarm] =
    [
      FalseAlarm(
        name: "a view in place of the title of an item", rule: MissingLabel(),
        document: menuFile(
          second(
            "",
            "<connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>")),
        findings: []),
      FalseAlarm(
        name: "nothing in place of the title of an item", rule: MissingLabel(),
        document: menuFile(second("", "")), findings: ["fail error"]),
      FalseAlarm(
        name: "an empty attributed title of an item", rule: MissingLabel(),
        document: menuFile(
          second("title=\"New window\"", "<attributedString key=\"attributedTitle\"/>")),
        findings: []),
      FalseAlarm(
        name: "the only search field", rule: MissingLabel(), document: searchBars(1), findings: []),
      FalseAlarm(
        name: "two search fields", rule: MissingLabel(), document: searchBars(2),
        findings: ["fail error", "fail error"]),
      FalseAlarm(
        name: "a toolbar item that AppKit labels", rule: MissingLabel(),
        document: window(
          "<toolbarItem implicitItemIdentifier=\"NSToolbarShowColorsItem\" id=\"i\"/>"),
        findings: []),
      FalseAlarm(
        name: "a separator of a toolbar", rule: MissingLabel(),
        document: window(
          "<toolbarItem implicitItemIdentifier="
            + "\"NSToolbarSidebarTrackingSeparatorItemIdentifier\" id=\"i\"/>"), findings: []),
      FalseAlarm(
        name: "a toolbar item of the app's own", rule: MissingLabel(),
        document: window(
          "<toolbarItem implicitItemIdentifier=\"0B8CB0BB\" image=\"gear\" id=\"i\"/>"),
        findings: ["fail error"]),
      FalseAlarm(
        name: "the title slot of a menu", rule: MissingLabel(),
        document: menu("id=\"1\"", "title=\"Open\" id=\"2\""), findings: []),
      FalseAlarm(
        name: "an item without a title", rule: MissingLabel(),
        document: menu("title=\"Open\" id=\"1\"", "id=\"2\""), findings: ["fail error"]),
      FalseAlarm(
        name: "the divider of a split view", rule: MissingLabel(),
        document: macWindowSource(macElement("Splitter", "", 1000, 0)), findings: []),
      FalseAlarm(
        name: "a button without a label", rule: MissingLabel(),
        document: macWindowSource(macElement("Button", "", 1000, 30)), findings: ["fail error"]),
      FalseAlarm(
        name: "a pop-up button beside a text", rule: MissingLabel(),
        document: macXib(macText("Browser:", id: "t", y: 20) + popUpButton("p", y: 20)),
        findings: ["fail error"]),
      FalseAlarm(
        name: "a pop-up button with its title", rule: MissingLabel(),
        document: macXib(macText("Browser:", id: "t", y: 20) + popUpButton("p", y: 20, title: "t")),
        findings: []),
      FalseAlarm(
        name: "a lock screen", rule: MissingLabel(),
        document: UIAutomatorDump.text(
          "<node class=\"android.widget.ImageButton\" package=\"com.android.systemui\" clickable=\"true\" focusable=\"true\" bounds=\"[0,0][200,200]\"/>"
        ).replacing(
          "<node class=\"android.widget.FrameLayout\"",
          with: "<node class=\"android.widget.FrameLayout\" package=\"com.android.systemui\""),
        findings: ["fail error"]),
      FalseAlarm(
        name: "a back button with a blank title", rule: MissingLabel(), document: pushed(" ", ""),
        findings: []),
      FalseAlarm(
        name: "the parts of a scroll bar", rule: MissingLabel(), document: parts(of: "ScrollBar"),
        findings: []),
      FalseAlarm(
        name: "a button in another view", rule: MissingLabel(), document: parts(of: "Group"),
        findings: ["fail error"]),
      FalseAlarm(
        name: "the arrows of a scroll bar", rule: EmptyFrame(), document: parts(of: "ScrollBar"),
        findings: []),
      FalseAlarm(
        name: "an arrow without a size", rule: EmptyFrame(), document: parts(of: "Group"),
        findings: ["fail warning"]),
      FalseAlarm(
        name: "a screen that a framework has not drawn yet", rule: MissingLabel(),
        document: surface("", inner: "view.View"), findings: []),
      FalseAlarm(
        name: "such a screen that is tapped", rule: MissingLabel(),
        document: surface("clickable=\"true\"", inner: "view.View"), findings: ["fail error"]),
      FalseAlarm(
        name: "a slider of the app's own without a name", rule: MissingLabel(),
        document: xib(
          object("slider", "customClass=\"RadiusSlider\"", frame: (20, 100, 200, 31))),
        findings: ["review error"]),
      FalseAlarm(
        name: "a page of a browser, or another surface", rule: MissingLabel(),
        document: page(below: "www.example.com/news"), findings: ["review error"]),
      FalseAlarm(
        name: "a surface below an address that is tapped", rule: MissingLabel(),
        document: page(below: "www.example.com", "clickable=\"true\""), findings: ["fail error"]),
    ] + systemButtons

  /// Buttons that UIKit draws and names, and one that it does not.
  private static let systemButtons: [FalseAlarm] = [
    ("detailDisclosure", []), ("infoLight", []), ("infoDark", []), ("contactAdd", []),
    ("close", []),
    ("system", ["fail error"]),
  ].map { type, findings in
    FalseAlarm(
      name: "a button of the type \(type)", rule: MissingLabel(),
      document: xib(viewInFrame("button", "opaque=\"NO\" buttonType=\"\(type)\"")),
      findings: findings)
  }

  /// A menu with two items.
  private static func second(_ attributes: String, _ rest: String) -> String {
    object(
      "menu", "title=\"Main\"", id: "m",
      "<items><menuItem title=\"All\" id=\"a\"/><menuItem \(attributes) id=\"l\">\(rest)</menuItem></items>"
    )
  }

  /// A window of AppKit with one item in its toolbar.
  private static func window(_ item: String) -> String {
    InterfaceBuilderDocument.xib(
      """
      <window title="Mail" id="w"><rect key="contentRect" x="0" y="0" width="480" height="270"/>
      <view key="contentView" id="cv"><rect key="frame" x="0" y="0" width="480" height="270"/></view>
      <toolbar key="toolbar" id="t"><allowedToolbarItems>\(item)</allowedToolbarItems></toolbar>
      </window>
      """, for: .macOS, attributes: tools)
  }

  private static func searchBars(_ count: Int) -> String {
    xib(
      (0..<count).map { object("searchBar", id: "s\($0)", frame: (0, 100 * Double($0), 390, 56)) }
        .joined())
  }

  private static func menu(_ items: String...) -> String {
    xib(
      "<menu id=\"m\"><items>" + items.map { "<menuItem \($0)/>" }.joined() + "</items></menu>",
      isMac: true)
  }

  /// A screen that another pushes whose back item has this title.
  private static func pushed(_ title: String, _ item: String) -> String {
    func scene(_ id: String, _ tag: String, _ inside: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><\(tag) id="\(id)">\(inside)</\(tag)></objects></scene>
      """
    }
    func view(_ id: String) -> String {
      """
      <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
      """
    }
    let cart =
      "<navigationItem key=\"navigationItem\" title=\"Cart\" id=\"m\">\(item)</navigationItem>"
    let root = """
      <connections><segue destination="A" kind="relationship" \
      relationship="rootViewController" id="r"/></connections>
      """
    let shop = """
      <navigationItem key="navigationItem" title="Shop" id="n"><barButtonItem \
      key="backBarButtonItem" title="\(title)" id="b"/></navigationItem>\
      <connections><segue destination="B" kind="show" id="g"/></connections>
      """
    return storyboard(
      scene("B", "viewController", view("B") + cart) + scene("N", "navigationController", root)
        + scene("A", "viewController", view("A") + shop), initial: "N")
  }

  /// A button and an arrow without a size, in a view of a page source.
  private static func parts(of type: String) -> String {
    source(
      pageElement(
        type, "", (370, 100, 16, 400),
        pageElement("IncrementArrow", "", (370, 100, 0, 0))
          + pageElement("Button", "", (370, 300, 16, 200))))
  }

  private static func surface(_ attributes: String, inner: String) -> String {
    dump(
      node(
        "widget.FrameLayout", "focusable=\"true\" \(attributes)", "[0,0][1080,1900]",
        node(inner, "", "[0,0][1080,1900]", node(inner, "", "[0,0][1080,1900]"))))
  }

  private static func page(below address: String, _ attributes: String = "") -> String {
    dump(
      node(
        "widget.EditText", "text=\"\(address)\" content-desc=\"Address\" \(tapped)",
        "[0,0][1080,100]")
        + node(
          "widget.FrameLayout", "focusable=\"true\" focused=\"true\" \(attributes)",
          "[0,100][1080,1900]"))
  }
}
