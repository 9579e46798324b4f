@testable import AuditRules

// The view that is drawn above another, and the part of the lower one that remains.

extension FalseAlarm {
  static let drawingOrder: [FalseAlarm] = [
    FalseAlarm(
      name: "a marker that is drawn on a later one", rule: ControlsOverlap(),
      document: markers([18, 17]), findings: ["fail error"]),
    FalseAlarm(
      name: "a marker that is drawn on the earlier one", rule: TargetSize.wcagMinimum,
      document: markers([17, 18]), findings: ["fail error"]),
    FalseAlarm(
      name: "a marker of which nothing is covered", rule: TargetSize.wcagMinimum,
      document: markers([18, 17], isPair: false), findings: []),
    FalseAlarm(
      name: "a nameless rim around a button", rule: ControlsOverlap(),
      document: covered("", until: 185), findings: []),
    FalseAlarm(
      name: "a nameless rim around a button", rule: TargetSize.wcagMinimum,
      document: covered("", until: 185), findings: []),
    FalseAlarm(
      name: "a button under another", rule: ControlsOverlap(),
      document: covered("content-desc=\"Lens\"", until: 185), findings: ["fail error"]),
    FalseAlarm(
      name: "a button under another", rule: TargetSize.wcagMinimum,
      document: covered("content-desc=\"Lens\"", until: 185), findings: ["fail error"]),
    FalseAlarm(
      name: "a nameless button, half of it under another", rule: ControlsOverlap(),
      document: covered("", until: 150), findings: ["fail error"]),
    FalseAlarm(
      name: "a card that may be drawn below", rule: ControlsOverlap(),
      document: card(in: "view.View", "[20,130][900,600]"), findings: []),
    FalseAlarm(
      name: "a card that is drawn above", rule: ControlsOverlap(),
      document: card(in: "widget.FrameLayout", "[20,130][900,600]"), findings: ["fail error"]),
    FalseAlarm(
      name: "two buttons of which one covers the other", rule: ControlsOverlap(),
      document: card(in: "view.View", "[90,100][150,160]"), findings: ["fail error"]),
    FalseAlarm(
      name: "a small button below a large view, as far as the order shows", rule: TargetSize(),
      document: layers(), findings: ["fail warning"]),
    FalseAlarm(
      name: "a small button below a large view", rule: TargetSize(),
      document: layers((1, 2)), findings: []),
    FalseAlarm(
      name: "a small button that may be above a large view", rule: ControlsOverlap(),
      document: layers(), findings: []),
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

  /// A target, and a later one over it but for some of its height.
  private static func covered(_ attributes: String, until bottom: Int) -> String {
    dump(
      node(
        "widget.FrameLayout", "\(attributes) drawing-order=\"1\" \(tapped)", "[100,100][200,190]")
        + node(
          "widget.ImageView", "content-desc=\"Voice\" drawing-order=\"2\" \(tapped)",
          "[90,105][210,\(bottom)]"))
  }

  /// A back button, and a card that begins above its lower edge.
  private static func card(in kind: String, _ bounds: String) -> String {
    dump(
      node(
        kind, "", "[0,0][1080,2000]",
        node("widget.Button", "content-desc=\"Back\" \(tapped)", "[66,100][126,160]")
          + node("widget.Button", "content-desc=\"Verse\" \(tapped)", bounds)))
  }

  /// A small button, and a view of the size of the screen after it.
  private static func layers(_ order: (small: Int, large: Int)? = nil) -> String {
    let (small, large) =
      order.map { ("drawing-order=\"\($0)\"", "drawing-order=\"\($1)\"") } ?? ("", "")
    return dump(
      node("widget.Button", "text=\"Music\" \(tapped) \(small)", "[400,900][420,920]")
        + node("view.View", "content-desc=\"Video\" \(tapped) \(large)", "[0,0][1080,2000]"))
  }

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
}
