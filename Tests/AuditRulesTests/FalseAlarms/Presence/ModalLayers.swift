import TestSupport

@testable import AuditRules

// Layers over a screen: which are modal, and how users leave them.

extension FalseAlarm {
  static let modalLayers: [FalseAlarm] = [
    FalseAlarm(
      name: "a page with a free place for the tabs of its screen", rule: ModalNotModal(),
      document: page(around: "[0,200][1080,2000]"), findings: []),
    FalseAlarm(
      name: "a page over another one", rule: ModalNotModal(), document: overlaid(20),
      findings: ["review error"]),
    FalseAlarm(
      name: "two layers of one page", rule: ModalNotModal(), document: overlaid(120), findings: []),
    FalseAlarm(
      name: "a way back without an action", rule: ModalNoWayOut(), document: bar("Back"),
      findings: ["review error"]),
    FalseAlarm(
      name: "a way back with an action", rule: ModalNoWayOut(),
      document: bar(
        "Back",
        action:
          "<connections><action selector=\"back:\" destination=\"c\" id=\"a2\"/></connections>"),
      findings: []),
    FalseAlarm(
      name: "another item without an action", rule: ModalNoWayOut(), document: bar("Boats"),
      findings: []),
    FalseAlarm(
      name: "a view that code shows over the screen", rule: ModalNotModal(),
      document: overlay("hidden=\"YES\"", alpha: 0.2), findings: ["review warning"]),
    FalseAlarm(
      name: "an opaque page that code shows", rule: ModalNotModal(),
      document: overlay("hidden=\"YES\"", alpha: 1), findings: []),
    FalseAlarm(
      name: "a view over one that dims the screen", rule: ModalNotModal(),
      document: part("CreditsView", tint + panel), findings: ["review error"]),
    FalseAlarm(
      name: "a view whose class is called a pop-up", rule: ModalNotModal(),
      document: part("ActivityPopupView", panel), findings: ["review error"]),
    FalseAlarm(
      name: "a view with a panel", rule: ModalNotModal(), document: part("ActivityView", panel),
      findings: []),
    FalseAlarm(
      name: "the view of a controller, which is presented", rule: ModalNotModal(),
      document: part("ActivityPopupView", tint + panel, outlet: "view"), findings: []),
  ]

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

  /// A page with four lines, and another one over it, whose lines are this much lower.
  private static func overlaid(_ offset: Int) -> String {
    func page(_ words: String, _ offset: Int) -> String {
      node(
        "view.View", "", "[0,0][1080,2000]",
        (0..<4).map { lineOfText("\(words) line", y: 300 + 300 * $0 + offset, height: 60) }.joined()
      )
    }
    return dump(page("Lower", 0) + page("Upper", offset))
  }

  private static func bar(_ item: String, action: String = "") -> String {
    tintedScene(
      object(
        "navigationBar", id: "n", frame: (0, 44, 390, 44),
        "<items><navigationItem title=\"Harbour\" id=\"ni\"><barButtonItem key=\"leftBarButtonItem\" "
          + "title=\"\(item)\" id=\"bi\">\(action)</barButtonItem></navigationItem></items>")
        + object(
          "button", id: "g", frame: (20, 300, 200, 44),
          state("title=\"Go\"")
            + "<connections><action selector=\"go:\" destination=\"c\" eventType=\"touchUpInside\" id=\"a\"/></connections>"
        ), tint: "")
  }

  private static func overlay(_ attributes: String, alpha: Double) -> String {
    xib(
      object("button", id: "b", state("title=\"Buy\""))
        + object(
          "view", attributes, id: "o", frame: (0, 0, 390, 844),
          """
          <subviews>\(object("label", "text=\"Saving\"", id: "t"))</subviews>\
          \(colorElement("backgroundColor", "white=\"0\" alpha=\"\(alpha)\""))
          """), outlets: outlets("o"))
  }

  private static func part(_ className: String, _ inside: String, outlet: String = "close")
    -> String
  {
    InterfaceBuilderDocument.xib(
      InterfaceBuilderDocument.owner("Cart", outlets: [outlet: outlet == "view" ? "v" : "b"]) + "\n"
        + InterfaceBuilderDocument.view(
          "v", inside, attributes: "contentMode=\"scaleToFill\" customClass=\"\(className)\""),
      attributes: tools, device: nil)
  }

  private static let panel = """
    <view contentMode="scaleToFill" id="p"><rect key="frame" x="20" y="300" width="350" height="200"/>\
    <subviews><button opaque="NO" contentMode="scaleToFill" id="b"><rect key="frame" x="20" y="120" \
    width="310" height="44"/><state key="normal" title="Close"/></button></subviews></view>
    """

  private static let tint = """
    <view alpha="0.5" contentMode="scaleToFill" id="t"><rect key="frame" x="0" y="0" width="390" \
    height="844"/><color key="backgroundColor" white="0" alpha="1"/></view>
    """
}
