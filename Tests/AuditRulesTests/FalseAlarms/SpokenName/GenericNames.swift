@testable import AuditRules

// Names that would fit anything, and the surroundings that make them plain.

extension FalseAlarm {
  static let genericNames: [FalseAlarm] = [
    FalseAlarm(
      name: "the head of a column of Flutter", rule: GenericLabel(),
      document: dump(drawnView("Item")),
      findings: []),
    FalseAlarm(
      name: "a view beside texts, which is none", rule: GenericLabel(),
      document: dump(
        drawnView("Item") + node("widget.TextView", "text=\"Apples\"", "[0,90][900,180]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "an activity as a name", rule: GenericLabel(),
      document: dump(
        node("view.View", "content-desc=\"busy\" focusable=\"true\"", "[90,300][900,330]")
          + untappedTextView("No budget", "[90,340][900,380]")), findings: ["fail error"]),
    FalseAlarm(
      name: "the only control of a scene", rule: GenericLabel(),
      document: storyboard(scene("a", views: stateButton("title=\"Go\""))), findings: []),
    FalseAlarm(
      name: "the only control of a scene, which points to a text", rule: GenericLabel(),
      document: storyboard(scene("a", views: stateButton("title=\"More\""))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "one of two controls of a scene", rule: GenericLabel(),
      document: storyboard(
        scene(
          "a", views: stateButton("title=\"Go\"") + stateButton("title=\"Buy\"", id: "m", y: 200))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the only control of a part of a screen", rule: GenericLabel(),
      document: xib(stateButton("title=\"Go\"")), findings: ["fail error"]),
    FalseAlarm(
      name: "the last tab of a navigation bar", rule: GenericLabel(),
      document: tabs(["Home", "Sales", "More"]), findings: []),
    FalseAlarm(
      name: "a tab in the middle", rule: GenericLabel(),
      document: tabs(["Sales", "More", "Home"]), findings: ["fail error"]),
    FalseAlarm(
      name: "a row of buttons at the top", rule: GenericLabel(),
      document: tabs(["Home", "Sales", "More"], top: 300), findings: ["fail error"]),
    FalseAlarm(
      name: "switches that name what they turn on", rule: GenericLabel(),
      document: source(leaves("Switch", ["Link", "Image", "Selected"])), findings: []),
    FalseAlarm(
      name: "a switch named after the asset beside it", rule: GenericLabel(),
      document: source(leaves("Switch", ["Wi-Fi", "icon", "Sound"])), findings: ["fail error"]),
    FalseAlarm(
      name: "a switch alone", rule: GenericLabel(), document: source(leaves("Switch", ["Image"])),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a switch for anything", rule: GenericLabel(),
      document: source(leaves("Switch", ["Wi-Fi", "Click here", "Sound"])),
      findings: ["fail error"]),
    FalseAlarm(
      name: "tabs that name what they hold", rule: GenericLabel(),
      document: sourceTabs(["Text", "Image", "Link"]), findings: []),
    FalseAlarm(
      name: "the tab for the tabs that do not fit", rule: GenericLabel(),
      document: sourceTabs(["Home", "Search", "More"]), findings: []),
    FalseAlarm(
      name: "a tab named after its asset", rule: GenericLabel(),
      document: sourceTabs(["Home", "icon", "Search"]), findings: ["fail error"]),
    FalseAlarm(
      name: "items of a menu", rule: GenericLabel(),
      document: source(leaves("MenuItem", ["Text", "Image", "More"])), findings: []),
    FalseAlarm(
      name: "an item named after its asset", rule: GenericLabel(),
      document: source(leaves("MenuItem", ["Copy", "image", "Paste"])),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the key of a calculator", rule: GenericLabel(), document: key("+"), findings: []),
    FalseAlarm(
      name: "three dots", rule: GenericLabel(), document: key("…"), findings: ["fail error"]),
  ]

  private static func tabs(_ labels: [String], top: Int = 1800) -> String {
    dump(
      labels.enumerated().map { number, label in
        node(
          "widget.FrameLayout", "content-desc=\"\(label)\" \(tapped)",
          "[\(360 * number),\(top)][\(360 * number + 360),\(top + 150)]")
      }.joined())
  }

  private static func leaves(_ type: String, _ labels: [String]) -> String {
    labels.enumerated().map { row, label in
      """
      <XCUIElementType\(type) type="XCUIElementType\(type)" label="\(label)" enabled="true" \
      visible="true" x="\(row * 100)" y="780" width="100" height="60"/>
      """
    }.joined()
  }

  private static func sourceTabs(_ labels: [String]) -> String {
    source(
      """
      <XCUIElementTypeTabBar type="XCUIElementTypeTabBar" enabled="true" visible="true" x="0" \
      y="780" width="390" height="64">\(leaves("Button", labels))</XCUIElementTypeTabBar>
      """)
  }

  private static func key(_ sign: String) -> String {
    dump(
      """
      <node class="android.widget.Button" text="\(sign)" content-desc="More" clickable="true" \
      enabled="true" bounds="[0,100][48,148]"/>
      """)
  }
}
