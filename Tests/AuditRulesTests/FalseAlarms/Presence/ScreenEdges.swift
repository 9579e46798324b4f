@testable import AuditRules

// A view that an edge cuts off or that has scrolled out is not judged by its visible part.

extension FalseAlarm {
  static let screenEdges: [FalseAlarm] = [
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
    FalseAlarm(
      name: "what scrolled out of a web page", rule: EmptyFrame(),
      document: dump(
        node(
          "webkit.WebView", "scrollable=\"true\"", "[0,100][1080,1000]",
          node("widget.Button", "text=\"Subscribe\" \(tapped)", "[0,1000][900,1000]"))),
      findings: []),
    FalseAlarm(
      name: "a button without a height", rule: EmptyFrame(),
      document: dump(node("widget.Button", "text=\"Subscribe\" \(tapped)", "[0,500][900,500]")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "an icon at the edge of a page", rule: TargetSize.platform,
      document: dump(
        node(
          "widget.ViewPager", "scrollable=\"true\"", "[0,0][1080,2000]",
          node(
            "widget.FrameLayout", "", "[0,0][1080,2000]",
            node("widget.ImageButton", "content-desc=\"Close\" \(tapped)", "[1050,100][1080,130]")))
      ), findings: ["fail warning"]),
    FalseAlarm(
      name: "the last pixel of the page before", rule: EmptyFrame(),
      document: dump(
        node(
          "view.View", "scrollable=\"true\"", "[42,500][1038,870]",
          node("widget.ImageView", "content-desc=\"Sale\" \(tapped)", "[42,500][43,870]")
            + node("widget.ImageView", "content-desc=\"News\" \(tapped)", "[43,500][1038,870]"))
      ), findings: []),
    FalseAlarm(
      name: "cards of which the end is not seen", rule: DuplicateLabel(),
      document: dump(
        node(
          "widget.ScrollView", "scrollable=\"true\"", "[0,0][1080,1500]",
          [0, 500].map { left in
            node(
              "view.View", tapped, "[\(left),1200][\(left + 400),1500]",
              node(
                "widget.ImageView", "content-desc=\"Cover\"", "[\(left),1200][\(left + 400),1500]"))
          }.joined())), findings: []),
    FalseAlarm(
      name: "a card at the lower edge, whose title is below it", rule: MissingLabel(),
      document: dump(
        bareNode(
          "view.ViewGroup", "content-desc=\"Songs\" \(enabledAndTapped)", "[0,1000][500,1880]")
          + bareNode("view.ViewGroup", enabledAndTapped, "[0,1900][500,2000]")), findings: []),
    FalseAlarm(
      name: "a row at the lower edge, as high as the others", rule: MissingLabel(),
      document: dump(
        bareNode(
          "view.ViewGroup", "content-desc=\"Songs\" \(enabledAndTapped)", "[0,1780][500,1880]")
          + bareNode("view.ViewGroup", enabledAndTapped, "[0,1900][500,2000]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a picture at the lower edge", rule: MissingLabel(),
      document: dump(bareNode("widget.ImageButton", enabledAndTapped, "[0,1900][500,2000]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a button without a name in a web page that has no size", rule: MissingLabel(),
      document: page(
        "<node class=\"android.widget.Button\" clickable=\"true\" focusable=\"true\" bounds=\"[0,0][0,0]\"/>"
      ),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a width that longer texts leave", rule: EmptyFrame(),
      document: xib(
        object(
          "label", "text=\"Total\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
          frame: (20, 100, 0, 20))), findings: []),
    FalseAlarm(
      name: "a button that a keyboard cuts off", rule: TargetSize.platform,
      document: lastButton(textAt: 1183), findings: []),
    FalseAlarm(
      name: "a low button above a keyboard", rule: TargetSize.platform,
      document: lastButton(textAt: 1175), findings: ["fail warning"]),
    FalseAlarm(
      name: "a button without an effect outside of what clips", rule: MissingLabel(),
      document: xib(
        object(
          "view", "clipsSubviews=\"YES\"", id: "p", frame: (0, 100, 390, 44),
          subviews(arrowButton(y: 60)))),
      findings: []),
    FalseAlarm(
      name: "a button without an effect inside", rule: MissingLabel(),
      document: xib(
        object(
          "view", "clipsSubviews=\"YES\"", id: "p", frame: (0, 100, 390, 44),
          subviews(arrowButton(y: 20)))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a button without width in a row below the visible ones", rule: EmptyFrame(),
      document: table(600),
      findings: []),
    FalseAlarm(
      name: "a row that is scrolled out", rule: DuplicateLabel(),
      document: dump(row("Notes", "[100,400][900,10]") + row("Notes", "[100,500][900,600]")),
      findings: []),
    FalseAlarm(
      name: "two rows that are seen", rule: DuplicateLabel(),
      document: dump(row("Notes", "[100,300][900,400]") + row("Notes", "[100,500][900,600]")),
      findings: ["fail warning"]),
  ]

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

  private static func page(_ nodes: String) -> String {
    dump(
      """
      <node class="android.webkit.WebView" text="Shop" focusable="true" bounds="[0,0][1080,2000]">\
      \(nodes)<node class="android.view.View" text="Shop" bounds="[0,100][400,200]"/></node>
      """)
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

  private static func table(_ y: Int) -> String {
    source(
      """
      <XCUIElementTypeTable type="XCUIElementTypeTable" x="0" y="100" width="390" height="300">\
      <XCUIElementTypeCell type="XCUIElementTypeCell" x="0" y="\(y)" width="390" height="60">\
      <XCUIElementTypeButton type="XCUIElementTypeButton" label="Tag" x="20" y="\(y + 20)" width="0" \
      height="14"/></XCUIElementTypeCell></XCUIElementTypeTable>
      """)
  }

  /// A row of React Native: a described view with its title.
  private static func row(_ title: String, _ bounds: String) -> String {
    node(
      "view.ViewGroup", "content-desc=\"\(title)\" \(tapped)", bounds,
      node("widget.TextView", "text=\"\(title)\"", bounds))
  }
}
