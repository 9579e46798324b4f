import Auditing

@testable import AuditRules

// False findings of the draws of Android dumps on 26 November 2026, each beside its counterpart.

extension FalseAlarm {
  static let androidDraws: [FalseAlarm] = drawingOrders + actions + boxes

  private static let drawingOrders: [FalseAlarm] = [
    FalseAlarm(
      name: "a marker that is drawn on a later one", rule: ControlsOverlap(),
      document: markers([18, 17]), findings: ["fail error"]),
    FalseAlarm(
      name: "a marker that is drawn on the earlier one", rule: TargetSize.wcagMinimum,
      document: markers([17, 18]), findings: ["fail error"]),
    FalseAlarm(
      name: "a marker of which nothing is covered", rule: TargetSize.wcagMinimum,
      document: markers([18, 17], isPair: false), findings: []),
  ]

  private static let actions: [FalseAlarm] = [
    FalseAlarm(
      name: "an empty list and a floating button with one action", rule: DuplicateLabel(),
      document: buttons("New sale", heights: [48, 56]), findings: []),
    FalseAlarm(
      name: "two buttons of one layout", rule: DuplicateLabel(),
      document: buttons("New sale", heights: [48, 48]), findings: ["fail warning"]),
    FalseAlarm(
      name: "one word on two buttons", rule: DuplicateLabel(),
      document: buttons("Register", heights: [48, 56]), findings: ["fail warning"]),
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
      name: "a web page that handles the clicks of its parts", rule: NestedControls(),
      document: article(""), findings: []),
    FalseAlarm(
      name: "a link in a box that takes the focus", rule: NestedControls(),
      document: article("focusable=\"true\""), findings: ["fail error"]),
    FalseAlarm(
      name: "a button in a button of its name, in a card", rule: NestedControls(),
      document: dump(
        node(
          "view.View", "content-desc=\"Good morning\" \(tapped)", "[0,0][1080,400]",
          node(
            "widget.Button", "content-desc=\"Settings\" focusable=\"true\"", "[800,100][950,250]",
            node("widget.Button", "content-desc=\"Settings\" \(tapped)", "[800,100][950,250]")))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "what a drawer leaves of the screen", rule: TappableWithoutRole(),
      document: beside("[900,0][1080,2000]"), findings: []),
    FalseAlarm(
      name: "a view in the corner", rule: TappableWithoutRole(),
      document: beside("[900,0][1080,200]"), findings: ["review warning"]),
    FalseAlarm(
      name: "a folder among apps", rule: TappableWithoutRole(), document: folder(apps: 3),
      findings: ["review warning"]),
  ]

  private static let boxes: [FalseAlarm] = [
    FalseAlarm(
      name: "a button beyond the edge of the screen", rule: EmptyFrame(),
      document: pay(in: "[0,1700][1080,2000]", below: 1990), findings: []),
    FalseAlarm(
      name: "a button for which there is room", rule: EmptyFrame(),
      document: pay(in: "[0,1700][1080,2000]", below: 1780), findings: ["review warning"]),
    FalseAlarm(
      name: "a button without bounds", rule: EmptyFrame(),
      document: pay(in: "[0,1700][1080,1900]", below: 1890),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a link without height", rule: EmptyFrame(), document: link(in: "WebView"), findings: []
    ),
    FalseAlarm(
      name: "a view without height", rule: EmptyFrame(), document: link(in: "FrameLayout"),
      findings: ["review warning"]),
  ]

  private static func twice(_ bounds: String) -> String {
    dump(
      node("widget.FrameLayout", "content-desc=\"Filter\" \(tapped)", bounds)
        + node("view.View", "content-desc=\"Close\" \(tapped)", bounds))
  }

  /// Two markers of a map; the second covers most of the first.
  private static func markers(_ orders: [Int], isPair: Bool = true) -> String {
    dump(
      orders.enumerated().map { number, order in
        let left = 400 + (isPair ? 4 : 200) * number
        return node(
          "view.ViewGroup",
          "drawing-order=\"\(order)\" content-desc=\"Marker \(number)\" \(tapped)",
          "[\(left),500][\(left + 84),584]")
      }.joined())
  }

  private static func buttons(_ label: String, heights: [Int]) -> String {
    dump(
      heights.enumerated().map { number, height in
        let top = 600 + 500 * number
        return node(
          "widget.Button", "content-desc=\"\(label)\" \(tapped)",
          "[100,\(top)][\(360 + 20 * number),\(top + height)]")
      }.joined())
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

  private static func article(_ focus: String) -> String {
    dump(
      node(
        "webkit.WebView", "", "[0,0][1080,1900]",
        node(
          "view.View", "text=\"The Post\" clickable=\"true\" \(focus)", "[100,200][900,340]",
          node(
            "view.View", "content-desc=\"The Post\" \(tapped)", "[400,200][600,340]",
            node("widget.TextView", "text=\"The Post\"", "[400,200][600,340]")))))
  }

  private static func beside(_ bounds: String) -> String {
    dump(
      node("view.View", "content-desc=\"Close menu\" clickable=\"true\"", bounds)
        + node(
          "view.View", "", "[0,0][900,2000]",
          node("widget.Button", "text=\"Home\" \(tapped)", "[40,100][860,260]")))
  }

  private static func folder(apps: Int) -> String {
    let icons = (1...apps).map {
      node(
        "widget.TextView", "text=\"App \($0)\" \(tapped)",
        "[\(240 * $0),1000][\(240 * $0 + 200),1200]")
    }
    return dump(
      node("widget.FrameLayout", "content-desc=\"Folder: games\" \(tapped)", "[0,1000][200,1200]")
        + icons.joined())
  }

  private static func pay(in bounds: String, below bottom: Int) -> String {
    dump(
      node(
        "widget.LinearLayout", "", bounds,
        node("widget.TextView", "text=\"Total\"", "[50,1720][600,\(bottom)]")
          + node("widget.Button", "text=\"Pay\" \(tapped)", "[0,0][0,0]")))
  }

  private static func link(_ kind: String = "view.View", in container: String) -> String {
    dump(
      node(
        "webkit.\(container)", "", "[0,0][1080,1900]",
        node(kind, "content-desc=\"Offer\" \(tapped)", "[100,700][900,700]")))
  }
}
