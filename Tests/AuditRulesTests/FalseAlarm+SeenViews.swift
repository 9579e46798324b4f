import Auditing
import TestSupport

@testable import AuditRules

// False findings about views of dumps and page sources, each beside its counterpart.

extension FalseAlarm {
  static let seenViews: [FalseAlarm] = unnamed + layered + targets + macLists

  private static func leaf(
    _ type: String, _ attributes: String, _ frame: (x: Int, y: Int, width: Int, height: Int),
    _ inside: String = ""
  ) -> String {
    """
    <XCUIElementType\(type) type="XCUIElementType\(type)" \(attributes) x="\(frame.x)" \
    y="\(frame.y)" width="\(frame.width)" height="\(frame.height)">\(inside)</XCUIElementType\(type)>
    """
  }

  /// A button and an arrow without a size, in a view of a page source.
  private static func parts(of type: String) -> String {
    source(
      leaf(
        type, "", (370, 100, 16, 400),
        leaf("IncrementArrow", "", (370, 100, 0, 0)) + leaf("Button", "", (370, 300, 16, 200))))
  }

  private static func surface(_ attributes: String, inner: String) -> String {
    dump(
      node(
        "widget.FrameLayout", "focusable=\"true\" \(attributes)", "[0,0][1080,1900]",
        node(inner, "", "[0,0][1080,1900]", node(inner, "", "[0,0][1080,1900]"))))
  }

  private static let unnamed = [
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
  ]

  /// A portrait with a plus sign at its lower end, which a dump has before it.
  private static func portrait(_ orders: [Int] = [], to bottom: Int = 714) -> String {
    func order(_ number: Int) -> String {
      orders.isEmpty ? "" : "drawing-order=\"\(orders[number])\""
    }
    return dump(
      node(
        "widget.Button", "content-desc=\"Follow\" \(order(0)) \(tapped)", "[880,670][1060,760]")
        + node(
          "widget.ImageView", "content-desc=\"Ann\" \(order(1)) \(tapped)",
          "[898,560][1042,\(bottom)]"))
  }

  /// A bed with its number in it, and another across its lower end.
  private static func beds(_ attributes: String) -> String {
    dump(
      node(
        "widget.Button", "content-desc=\"Bed 7, empty\" drawing-order=\"1\" \(tapped)",
        "[700,1200][786,1248]",
        node("widget.Button", "content-desc=\"7\" \(attributes)", "[700,1212][786,1236]"))
        + node(
          "widget.Button", "content-desc=\"Bed 8, empty\" drawing-order=\"2\" \(tapped)",
          "[700,1232][786,1280]"))
  }

  private static let layered = [
    FalseAlarm(
      name: "a plus sign below a portrait", rule: ControlsOverlap(), document: portrait(),
      findings: []),
    FalseAlarm(
      name: "a plus sign under a portrait", rule: ControlsOverlap(),
      document: portrait([1, 2], to: 730),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a control beside another, neither above", rule: TargetSize.wcagMinimum,
      document: chips(""), findings: []),
    FalseAlarm(
      name: "a control below another", rule: TargetSize.wcagMinimum, document: chips("1"),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the number in a covered control", rule: ControlsOverlap(),
      document: beds("focusable=\"true\""), findings: ["fail error"]),
    FalseAlarm(
      name: "a control in a covered control", rule: ControlsOverlap(), document: beds(tapped),
      findings: ["fail error", "fail error"]),
  ]

  /// A button that a list covers except for a strip.
  private static func chips(_ order: String) -> String {
    func stated(_ number: Int) -> String {
      order.isEmpty ? "" : "drawing-order=\"\(number)\""
    }
    return dump(
      node(
        "widget.Button", "content-desc=\"Start now\" \(stated(1)) \(tapped)",
        "[100,300][300,370]")
        + node(
          "widget.Button", "content-desc=\"Offers\" \(stated(2)) \(tapped)", "[0,309][1080,600]"))
  }

  private static func skipLink(width: Int) -> String {
    dump(
      node(
        "webkit.WebView", "focusable=\"true\"", "[0,0][1080,2000]",
        node(
          "view.View", "content-desc=\"Skip to content\" \(tapped)",
          "[10,100][\(10 + width),130]",
          node("widget.TextView", "text=\"Skip to content\"", "[20,110][220,130]"))))
  }

  /// A button at the lower end of a window above a keyboard.
  private static func lastButton(textAt top: Int) -> String {
    dump(
      node(
        "view.ViewGroup", "", "[0,0][1080,1200]",
        node(
          "view.ViewGroup", "content-desc=\"Back\" \(tapped)", "[40,1165][500,1200]",
          node("widget.TextView", "text=\"Back\"", "[200,\(top)][300,\(top + 15)]"))))
  }

  private static func tab(_ attributes: String) -> String {
    dump(
      node(
        "widget.LinearLayout",
        "content-desc=\"All\" clickable=\"false\" long-clickable=\"true\" focusable=\"true\"",
        "[40,200][240,300]",
        node(
          "widget.CheckBox", "text=\"Whole\" checkable=\"true\" focusable=\"true\" \(attributes)",
          "[50,210][100,248]")))
  }

  /// Rows of keys, each in a view of its own.
  private static func keyboard(_ rows: [String]) -> String {
    let keys = rows.enumerated().map { row, letters in
      node(
        "widget.LinearLayout", "", "[0,\(1000 + 60 * row)][400,\(1060 + 60 * row)]",
        letters.enumerated().map { column, letter in
          let (left, top) = (40 * column, 1000 + 60 * row)
          return node(
            "widget.Button", "text=\"\(letter)\" \(tapped)",
            "[\(left),\(top)][\(left + 38),\(top + 50)]")
        }.joined())
    }.joined()
    return UIAutomatorDump.text(
      node("widget.LinearLayout", "", "[0,900][400,1500]", keys), in: "[0,0][400,2000]")
  }

  private static let targets = [
    FalseAlarm(
      name: "a link that is hidden until it has the focus", rule: TargetSize.platform,
      document: skipLink(width: 40), findings: []),
    FalseAlarm(
      name: "a link as wide as its text", rule: TargetSize.platform,
      document: skipLink(width: 220), findings: ["fail warning"]),
    FalseAlarm(
      name: "a button that a keyboard cuts off", rule: TargetSize.platform,
      document: lastButton(textAt: 1183), findings: []),
    FalseAlarm(
      name: "a low button above a keyboard", rule: TargetSize.platform,
      document: lastButton(textAt: 1175), findings: ["fail warning"]),
    FalseAlarm(
      name: "a check box that draws a tab", rule: TargetSize.platform, document: tab(""),
      findings: []),
    FalseAlarm(
      name: "a check box in a view", rule: TargetSize.platform,
      document: tab("clickable=\"true\""), findings: ["fail warning"]),
    FalseAlarm(
      name: "rows of keys in views of their own", rule: TargetSize.platform,
      document: keyboard(["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]), findings: []),
    FalseAlarm(
      name: "rows of few keys", rule: TargetSize.platform, document: keyboard(["AB", "CD"]),
      findings: ["fail warning", "fail warning"]),
    FalseAlarm(
      name: "an icon that extends past the edge", rule: ReflowOverflow(),
      document: source(leaf("Button", "", (349, 26, 52, 30))), findings: []),
    FalseAlarm(
      name: "a button with a name past the edge", rule: ReflowOverflow(),
      document: source(leaf("Button", "label=\"Settings\"", (349, 26, 52, 30))),
      findings: ["fail error"]),
  ]

  /// Rows of a list on a Mac, each with a text of another width and a button.
  private static func rows(_ button: String, follows: Bool) -> String {
    source(
      leaf(
        "Table", "", (0, 100, 390, 300),
        [60, 120].enumerated().map { row, width in
          let top = 100 + 60 * row
          return leaf(
            "TableRow", "", (0, top, 390, 60),
            leaf(
              "Cell", "", (0, top, 390, 60),
              leaf(
                "StaticText", "value=\"Name \(row)\"",
                (follows ? 10 : 300, top + 8, follows ? width : 80, 20))
                + leaf("Button", "label=\"\(button)\"", (width + 20, top + 8, 60, 20))))
        }.joined()))
  }

  private static let macLists = [
    FalseAlarm(
      name: "tags after the texts of rows", rule: DuplicateLabel(),
      document: rows("External", follows: true), findings: ["fail note"]),
    FalseAlarm(
      name: "buttons at different places of rows", rule: DuplicateLabel(),
      document: rows("External", follows: false), findings: ["fail warning"]),
    FalseAlarm(
      name: "numbers of new messages", rule: DuplicateLabel(),
      document: rows("5", follows: false), findings: []),
  ]
}
