import Auditing

@testable import AuditRules

// Findings of Android dumps that were drawn on the morning of 30 November 2026, each beside its counterpart.

extension FalseAlarm {
  static let drawnDumps: [FalseAlarm] = [
    FalseAlarm(
      name: "a small button in a panel over a button of the page", rule: TargetSpacing(),
      document: dump(pageButton + panel(smallButton)), findings: []),
    FalseAlarm(
      name: "a small button above a button of its page", rule: TargetSpacing(),
      document: dump(pageButton + smallButton), findings: ["fail error"]),
    FalseAlarm(
      name: "a tab with its position alone", rule: MissingLabel(),
      document: positioned("Tab 1 of 3"), findings: ["fail error"]),
    FalseAlarm(
      name: "a position alone", rule: MissingLabel(), document: positioned("2 of 3"),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a tab with its name and its position", rule: MissingLabel(),
      document: positioned("Home&#10;Tab 1 of 3"), findings: []),
    FalseAlarm(
      name: "a position among none", rule: MissingLabel(), document: positioned("Tab 1 of 0"),
      findings: []),
    FalseAlarm(
      name: "a step with its position", rule: MissingLabel(), document: positioned("Step 1 of 3"),
      findings: []),
    FalseAlarm(
      name: "tabs of which one holds a selected icon", rule: SelectionStateMissing(),
      document: tabBar(inside: "selected=\"true\""), findings: ["review error"]),
    FalseAlarm(
      name: "tabs of which one is selected with its icon", rule: SelectionStateMissing(),
      document: tabBar("selected=\"true\"", inside: "selected=\"true\""), findings: []),
    FalseAlarm(
      name: "the actions of an article at the edge of its list", rule: SelectionStateMissing(),
      document: dump(
        node(
          "widget.ScrollView", "scrollable=\"true\"", "[0,100][1080,1900]",
          row(["Like", "Save", "Share"], "[0,1880][1080,1900]"))), findings: []),
    FalseAlarm(
      name: "switches that end where their page has its padding", rule: MissingLabel(),
      document: switches(widths: [137, 137]), findings: ["fail error", "fail error"]),
    FalseAlarm(
      name: "a page with a free place for the tabs of its screen", rule: ModalNotModal(),
      document: page(around: "[0,200][1080,2000]"), findings: []),
  ]

  private static let pageButton = node(
    "widget.Button", "text=\"All\" \(tapped)", "[400,343][700,455]")
  private static let smallButton = node(
    "widget.Button", "text=\"Team\" \(tapped)", "[364,326][721,346]")

  private static func panel(_ views: String) -> String {
    node("widget.FrameLayout", "", "[0,0][1000,2000]", views)
  }

  private static func positioned(_ label: String) -> String {
    dump(node("view.View", "content-desc=\"\(label)\" \(tapped)", "[0,400][360,520]"))
  }

  private static func row(_ labels: [String], _ bounds: String) -> String {
    let (top, bottom) = (bounds.split(separator: ",")[1].prefix(4), bounds.suffix(5).dropLast())
    return node(
      "widget.LinearLayout", "", bounds,
      labels.enumerated().map { place, label in
        node(
          "widget.ImageView", "content-desc=\"\(label)\" \(tapped)",
          "[\(place * 360),\(top)][\(place * 360 + 360),\(bottom)]")
      }.joined())
  }

  /// A bar of three tabs, the first with its own attributes and those of its icon.
  private static func tabBar(_ own: String = "", inside: String) -> String {
    let tabs = ["Mail", "Docs", "Me"].enumerated().map { place, label in
      node(
        "widget.RelativeLayout", "\(tapped) \(place == 0 ? own : "")",
        "[\(place * 360),1850][\(place * 360 + 360),2000]",
        node(
          "widget.ImageView", place == 0 ? inside : "",
          "[\(place * 360 + 140),1860][\(place * 360 + 220),1940]")
          + node(
            "widget.TextView", "text=\"\(label)\" \(place == 0 ? inside : "")",
            "[\(place * 360 + 100),1945][\(place * 360 + 260),1990]"))
    }
    return dump(node("view.ViewGroup", "", "[0,1850][1080,2000]", tabs.joined()))
  }

  private static func switches(widths: [Int]) -> String {
    let views = widths.enumerated().map { place, width in
      node(
        "view.View", "checkable=\"true\" \(tapped)",
        "[\(1038 - width),\(600 + place * 200)][1038,\(726 + place * 200)]",
        node("view.View", "", "[\(1040 - width),\(610 + place * 200)][1030,\(700 + place * 200)]"))
    }
    return dump(
      node(
        "widget.ScrollView", "scrollable=\"true\"", "[42,200][1038,1900]",
        node(
          "view.View", "", "[42,220][1038,500]",
          node("widget.TextView", "text=\"Voice\"", "[42,220][600,300]")) + views.joined()))
  }

  /// Two tabs, then a page that scrolls over them.
  private static func page(around bounds: String) -> String {
    func button(_ text: String, _ bounds: String) -> String {
      node("widget.Button", "text=\"\(text)\" \(tapped)", bounds)
    }
    return dump(
      node(
        "view.View", "", bounds,
        node(
          "view.View", "", "[0,600][1080,700]",
          button("Pins", "[0,600][540,700]") + button("Groups", "[540,600][1080,700]"))
          + node(
            "widget.ScrollView", "scrollable=\"true\"", "[0,200][1080,2000]",
            button("Edit", "[50,400][500,520]") + button("Share", "[550,400][1000,520]"))))
  }
}
