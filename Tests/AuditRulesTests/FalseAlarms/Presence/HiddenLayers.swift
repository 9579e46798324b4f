@testable import AuditRules

// Views behind a drawer, a sheet, a scrim or a bar are not reached.

extension FalseAlarm {
  static let hiddenLayers: [FalseAlarm] = [
    FalseAlarm(
      name: "a page and what dims it", rule: DuplicateClickableBounds(),
      document: twice("[0,0][1080,2000]"),
      findings: []),
    FalseAlarm(
      name: "two views in one place", rule: DuplicateClickableBounds(),
      document: twice("[0,0][1080,600]"),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a shortcut below an open drawer", rule: DuplicateLabel(),
      document: drawer("[0,0][900,2000]"),
      findings: []),
    FalseAlarm(
      name: "a shortcut above a box", rule: DuplicateLabel(), document: drawer("[0,400][500,900]"),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "what is behind the tabs of a bar", rule: ControlsOverlap(), document: bar(tabs: 3),
      findings: []),
    FalseAlarm(
      name: "a view behind one tab", rule: ControlsOverlap(), document: bar(tabs: 1),
      findings: ["fail error"]),
    FalseAlarm(
      name: "what a drawer leaves of the screen", rule: TappableWithoutRole(),
      document: beside("[900,0][1080,2000]"), findings: []),
    FalseAlarm(
      name: "a view in the corner", rule: TappableWithoutRole(),
      document: beside("[900,0][1080,200]"), findings: ["review warning"]),
    FalseAlarm(
      name: "what dims the screen behind a sheet", rule: MissingLabel(),
      document: dump(node("view.View", tapped, "[0,0][1080,1900]")), findings: []),
    FalseAlarm(
      name: "a map that is pressed long", rule: MissingLabel(),
      document: dump(node("view.View", "\(tapped) long-clickable=\"true\"", "[0,0][1080,1900]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a view that is clicked and says nothing", rule: MissingLabel(),
      document: dump(node("view.View", tapped, "[0,0][100,100]")), findings: ["fail error"]),
    FalseAlarm(
      name: "a control below what dims the screen", rule: ControlNotExposed(),
      document: dump(
        node(
          "view.ViewGroup", unimportantAndShown, "[0,800][1080,900]",
          node(
            "widget.ImageView", "content-desc=\"Grid\" \(tapped) \(unimportantAndShown)",
            "[0,800][240,900]")
            + node(
              "widget.ImageView", "content-desc=\"List\" \(tapped) \(unimportantAndShown)",
              "[240,800][480,900]"))
          + node("widget.Button", "\(tapped) \(unimportantAndShown)", "[0,100][1080,2000]")
          + node(
            "widget.Button", "text=\"Reel\" \(tapped) \(importantAndShown)", "[0,1500][1080,1600]")),
      findings: []),
    FalseAlarm(
      name: "a control that is left out", rule: ControlNotExposed(),
      document: dump(
        node(
          "widget.ImageView", "content-desc=\"Grid\" \(tapped) \(unimportantAndShown)",
          "[0,800][240,900]")
          + node(
            "widget.Button", "text=\"Reel\" \(tapped) \(importantAndShown)", "[0,1500][1080,1600]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a small button in a panel over a button of the page", rule: TargetSpacing(),
      document: dump(pageButton + panelOverPage(smallButton)), findings: []),
    FalseAlarm(
      name: "a small button above a button of its page", rule: TargetSpacing(),
      document: dump(pageButton + smallButton), findings: ["fail error"]),
    FalseAlarm(
      name: "a tab behind an open drawer", rule: ControlsOverlap(),
      document: panelOverTab("[0,0][995,2000]"), findings: []),
    FalseAlarm(
      name: "a tab behind a sheet", rule: ControlsOverlap(),
      document: panelOverTab("[0,1100][1080,1990]"), findings: []),
    FalseAlarm(
      name: "a tab under a row of buttons", rule: ControlsOverlap(),
      document: panelOverTab("[0,1770][995,1885]"), findings: ["fail error"]),
    FalseAlarm(
      name: "what dims the screen below a sheet", rule: DuplicateClickableBounds(),
      document: dump(
        node("view.View", "clickable=\"true\"", "[0,100][1080,2000]")
          + node(
            "widget.FrameLayout", "", "[0,100][1080,2000]",
            node("view.ViewGroup", "content-desc=\"Date\" \(tapped)", "[0,100][1080,2000]"))),
      findings: []),
    FalseAlarm(
      name: "the dimmed rest of the screen, with the effect of the button on it",
      rule: ControlsOverlap(), document: xib(close("p", "close", 200) + close("q", "close", 44)),
      findings: []),
    FalseAlarm(
      name: "a button on one with another effect", rule: ControlsOverlap(),
      document: xib(close("p", "open", 200) + close("q", "close", 44)), findings: ["review error"]
    ),
    FalseAlarm(
      name: "a small target below a scrim", rule: TargetSize.platform,
      document: menuTarget("[60,100][92,132]", close("[0,0][1080,2000]")),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a bar below one at the same place", rule: ControlNotExposed(),
      document: bars(toolbarY: 44), findings: []),
    FalseAlarm(
      name: "a bar beside another one", rule: ControlNotExposed(), document: bars(toolbarY: 90),
      findings: ["review warning"]),
    FalseAlarm(
      name: "the handle below a button of the same name", rule: ControlNotExposed(),
      document: handle(below: "Close"), findings: []),
    FalseAlarm(
      name: "the handle below another button", rule: ControlNotExposed(),
      document: handle(below: "Share"), findings: ["fail error"]),
    FalseAlarm(
      name: "a button around a dialog", rule: MissingLabel(),
      document: source(pageElement("Button", "", (0, 0, 390, 844), dialog)), findings: []),
    FalseAlarm(
      name: "the question about it", rule: NestedControls(),
      document: source(pageElement("Button", "", (0, 0, 390, 844), dialog)),
      findings: ["review error"]),
    FalseAlarm(
      name: "a button around a dialog, as an element", rule: MissingLabel(),
      document: source(pageElement("Button", "accessible=\"true\"", (0, 0, 390, 844), dialog)),
      findings: ["fail error"]),
  ]

  private static func twice(_ bounds: String) -> String {
    dump(
      node("widget.FrameLayout", "content-desc=\"Filter\" \(tapped)", bounds)
        + node("view.View", "content-desc=\"Close\" \(tapped)", bounds))
  }

  private static func drawer(_ bounds: String) -> String {
    dump(
      node(
        "view.View", "", "[0,0][1080,2000]",
        node("widget.ImageView", "content-desc=\"Messages\" \(tapped)", "[700,40][800,140]")
      )
        + node(
          "view.View", "", bounds,
          node("widget.ImageView", "content-desc=\"Messages\" \(tapped)", "[40,600][460,760]")))
  }

  private static func bar(tabs: Int) -> String {
    let icons = (0..<tabs).map {
      node(
        "widget.ImageView", "content-desc=\"Tab \($0)\" \(tapped)",
        "[\(100 + 300 * $0),1300][\(400 + 300 * $0),1420]")
    }
    return dump(
      node(
        "widget.LinearLayout", tapped,
        "[\(tabs == 1 ? "100" : "0"),1300][\(tabs == 1 ? "400" : "1080"),1450]")
        + node("widget.LinearLayout", "", "[0,1300][1080,1420]", icons.joined()))
  }

  private static func beside(_ bounds: String) -> String {
    dump(
      node("view.View", "content-desc=\"Close menu\" clickable=\"true\"", bounds)
        + node(
          "view.View", "", "[0,0][900,2000]",
          node("widget.Button", "text=\"Home\" \(tapped)", "[40,100][860,260]")))
  }

  private static let pageButton = node(
    "widget.Button", "text=\"All\" \(tapped)", "[400,343][700,455]")

  private static let smallButton = node(
    "widget.Button", "text=\"Team\" \(tapped)", "[364,326][721,346]")

  private static func panelOverPage(_ views: String) -> String {
    node("widget.FrameLayout", "", "[0,0][1000,2000]", views)
  }

  /// A page with a tab at its lower right, and a panel with a row that covers most of the tab.
  private static func panelOverTab(_ bounds: String) -> String {
    dump(
      node(
        "widget.FrameLayout", "", "[0,0][1080,2000]",
        node("widget.Button", "text=\"Contacts\" \(tapped)", "[900,1800][1080,1900]"))
        + node(
          "widget.FrameLayout", "", bounds,
          node("widget.Button", "text=\"Settings\" \(tapped)", "[0,1780][995,1880]")))
  }

  private static func close(_ id: String, _ action: String, _ size: Double) -> String {
    object(
      "button", id: id, frame: (100, 100, size, size),
      state("title=\"Close \(id)\"")
        + "<connections><action selector=\"\(action):\" destination=\"-1\" id=\"a\(id)\"/></connections>"
    )
  }

  private static func close(_ bounds: String) -> String {
    node("widget.Button", "content-desc=\"Close drawer\" \(tapped)", bounds)
  }

  private static func handle(below label: String) -> String {
    xib(
      """
      <view id="h" customClass="Handle"><rect key="frame" x="160" y="8" width="56" height="4"/>\
      <accessibility key="accessibilityConfiguration" label="Close">\
      <accessibilityTraits key="traits" button="YES"/></accessibility></view>\
      <button id="b"><rect key="frame" x="160" y="4" width="56" height="44"/>\
      <state key="normal" title="\(label)"/></button>
      """)
  }

  private static func bars(toolbarY: Int) -> String {
    xib(
      """
      <view id="a" customClass="TabButton"><rect key="frame" x="0" y="44" width="390" height="44"/></view>\
      <toolbar id="t"><rect key="frame" x="0" y="\(toolbarY)" width="390" height="44"/><items/></toolbar>
      """)
  }

  private static let dialog =
    pageElement("Button", "label=\"Cancel\"", (20, 400, 150, 50))
    + pageElement("Button", "label=\"OK\"", (200, 400, 150, 50))
}
