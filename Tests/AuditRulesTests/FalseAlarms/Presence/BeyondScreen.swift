import TestSupport

@testable import AuditRules

// A frame that reaches beyond the screen, and whether users reach the view there.

extension FalseAlarm {
  static let beyondScreen: [FalseAlarm] = [
    FalseAlarm(
      name: "a short text in a wide label", rule: ReflowOverflow(),
      document: source(
        visibleElement("StaticText", "label=\"8%\" value=\"8%\"", [300, 100, 100, 21])),
      findings: []),
    FalseAlarm(
      name: "a text that runs on", rule: ReflowOverflow(),
      document: source(
        visibleElement(
          "StaticText", "label=\"A long line\" value=\"A long line\"", [350, 100, 100, 21])),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the room around a control of AppKit's", rule: ReflowOverflow(),
      document: xib(
        """
        <textField id="l"><rect key="frame" x="-2" y="100" width="200" height="16"/>\
        <textFieldCell key="cell" title="Name:" id="c"/></textField>
        """, isMac: true), findings: []),
    FalseAlarm(
      name: "an item of a bar wider than the screen", rule: ReflowOverflow(),
      document: xib(
        object(
          "toolbar", id: "t", frame: (0, 800, 450, 44),
          "<items><barButtonItem id=\"i\">"
            + object("switch", "key=\"customView\"", id: "s", frame: (385, 6.5, 51, 31))
            + "</barButtonItem></items>")), findings: []),
    FalseAlarm(
      name: "a switch past the edge", rule: ReflowOverflow(),
      document: xib(object("switch", id: "s", frame: (385, 106.5, 51, 31))),
      findings: ["review error"]),
    FalseAlarm(
      name: "a frame for another width", rule: ReflowOverflow(),
      document: bar(in: "widthClass=regular"), findings: []),
    FalseAlarm(
      name: "a fixed frame that is too wide for a narrow phone", rule: ReflowOverflow(),
      document: field(width: 374, "fixedFrame=\"YES\""), findings: ["review error"]),
    FalseAlarm(
      name: "a narrow one", rule: ReflowOverflow(),
      document: field(width: 350, "fixedFrame=\"YES\""), findings: []),
    FalseAlarm(
      name: "one that is as wide as the view around it allows", rule: ReflowOverflow(),
      document: field(
        width: 374, "fixedFrame=\"YES\"",
        "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxY=\"YES\"/>"),
      findings: []),
    FalseAlarm(
      name: "a view that constraints place", rule: ReflowOverflow(),
      document: field(width: 374, ""), findings: []),
    FalseAlarm(
      name: "a button in a window at the right of a Mac", rule: OffScreenElement(),
      document: macWindowSource(macElement("Button", "Send", 1700, 30)), findings: []),
    FalseAlarm(
      name: "a button beside all windows", rule: OffScreenElement(),
      document: macWindowSource(macElement("Button", "Send", 2400, 30)), findings: ["review error"]),
    FalseAlarm(
      name: "a button beside the window with a key", rule: OffScreenElement(),
      document: macXib(
        """
        <button id="b">\(rect(-900, 20, 90, 32))\
        <buttonCell key="cell" type="push" title="Cancel" keyEquivalent="x" id="c"/></button>
        """), findings: []),
    FalseAlarm(
      name: "a drawer that nothing moves", rule: OffScreenElement(), document: drawer(),
      findings: ["review error"]),
    FalseAlarm(
      name: "a drawer with an outlet of its constraint", rule: OffScreenElement(),
      document: drawer(outlets: top), findings: []),
    FalseAlarm(
      name: "a drawer with a constraint for the canvas only", rule: OffScreenElement(),
      document: drawer("placeholder=\"YES\""), findings: []),
    FalseAlarm(
      name: "a part of a page source", rule: ReflowOverflow(),
      document: part(pageElement("Button", "label=\"Close\"", (363, 24, 60, 32))), findings: []),
    FalseAlarm(
      name: "a part of a page source with its window", rule: ReflowOverflow(),
      document: pageElement(
        "Window", "", (0, 0, 390, 844), pageElement("Button", "label=\"Close\"", (363, 24, 60, 32))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a stop outside a part of a page source", rule: OffScreenElement(),
      document: part(pageElement("Button", "label=\"Close\"", (20, 100, 60, 32))), findings: []),
    FalseAlarm(
      name: "a frame rounded outwards", rule: ReflowOverflow(),
      document: source(pageElement("Button", "label=\"Close\"", (350, 100, 41, 44))), findings: []),
    FalseAlarm(
      name: "a frame that is wider than rounding makes it", rule: ReflowOverflow(),
      document: source(pageElement("Button", "label=\"Close\"", (350, 100, 42, 44))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a tab whose slot is wider than the screen", rule: ReflowOverflow(),
      document: source(
        pageElement(
          "TabBar", "", (0, 761, 390, 83),
          pageElement("Button", "label=\"Mail\"", (-3, 761, 196, 49)))
      ), findings: []),
    FalseAlarm(
      name: "a button that is wider than the screen", rule: ReflowOverflow(),
      document: source(pageElement("Button", "label=\"Mail\"", (-3, 761, 196, 49))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a panel beside the screen", rule: OffScreenElement(),
      document: xib(
        object(
          "view", id: "p", frame: (0, -300, 390, 280),
          """
          <subviews>\(titledButton("Play", id: "a", frame: (20, 10, 100, 44)))\
          \(titledButton("Stop", id: "b", frame: (20, 60, 100, 44)))</subviews>
          """)), findings: ["review error"]),
    FalseAlarm(
      name: "a row that is wider than its table", rule: ReflowOverflow(),
      document: xib(object("tableViewCell", frame: (-8, 100, 428, 44))), findings: []),
    FalseAlarm(
      name: "an icon that extends past the edge", rule: ReflowOverflow(),
      document: source(pageElement("Button", "", (349, 26, 52, 30))), findings: []),
    FalseAlarm(
      name: "a button with a name past the edge", rule: ReflowOverflow(),
      document: source(pageElement("Button", "label=\"Settings\"", (349, 26, 52, 30))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a window whose frames are stale", rule: OffScreenElement(),
      document: xib(
        object(
          "view", "misplaced=\"YES\"", id: "p", frame: (0, 0, 600, 100),
          "<subviews>" + object("button", frame: (450, 20, 100, 44), state("title=\"Buy\""))
            + "</subviews>")), findings: []),
    FalseAlarm(
      name: "a window whose frames are not", rule: OffScreenElement(),
      document: xib(
        object(
          "view", id: "p", frame: (0, 0, 600, 100),
          "<subviews>" + object("button", frame: (450, 20, 100, 44), state("title=\"Buy\""))
            + "</subviews>")), findings: ["review error"]),
    FalseAlarm(
      name: "a button whose insets are off screen", rule: ReflowOverflow(),
      document: xib(
        object(
          "button", frame: (-10, 100, 49, 42),
          "<inset key=\"contentEdgeInsets\" minX=\"15\" minY=\"10\" maxX=\"15\" maxY=\"10\"/>"
            + state("image=\"play\""))), findings: []),
  ]

  private static func bar(in sizes: String) -> String {
    xib(
      object(
        "button", "fixedFrame=\"YES\"", frame: (0, 100, 350, 44),
        state("title=\"Pay\"")
          + "<variation key=\"\(sizes)\" misplaced=\"YES\"><rect key=\"frame\" x=\"0\" "
          + "y=\"100\" width=\"800\" height=\"44\"/></variation>"))
  }

  /// A field on the canvas of a large phone.
  private static func field(
    width: Double, _ attributes: String, _ inside: String = ""
  ) -> String {
    let view = object(
      "textField",
      "placeholder=\"Bio\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)",
      id: "f", frame: (20, 100, width, 34), inside)
    return InterfaceBuilderDocument.xib(
      InterfaceBuilderDocument.view("v", view, width: 414, height: 896), device: nil)
  }

  /// A view below the screen, whose top a constraint holds there.
  private static func drawer(_ constraint: String = "", outlets: String = "") -> String {
    xib(
      object(
        "view", "translatesAutoresizingMaskIntoConstraints=\"NO\"", id: "p",
        frame: (0, 900, 390, 200),
        "<subviews>\(object("label", "text=\"Paid\"", frame: (20, 20, 200, 24)))</subviews>")
        + "</subviews><constraints><constraint firstItem=\"p\" firstAttribute=\"top\" "
        + "secondItem=\"v\" secondAttribute=\"top\" constant=\"900\" \(constraint) id=\"c\"/>"
        + "</constraints><subviews>", outlets: outlets)
  }

  private static let top = "<outlet property=\"drawerTop\" destination=\"c\" id=\"o\"/>"

  /// Without an application, the edges of the first view are not those of the screen.
  private static func part(_ inside: String) -> String {
    pageElement("Other", "", (320, 24, 70, 32), inside)
  }
}
