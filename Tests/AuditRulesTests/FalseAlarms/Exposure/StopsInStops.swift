@testable import AuditRules

// Controls inside other stops: reached by themselves, by the stop around them, or not at all.

extension FalseAlarm {
  static let stopsInStops: [FalseAlarm] =
    [
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
        name: "a price in a described card with a button", rule: RowLabelMissesText(),
        document: dump(
          node(
            "widget.Button", "content-desc=\"Syringe\" \(tapped)", "[40,300][500,900]",
            textView("Syringe", "[60,600][300,650]") + textView("35 EGP", "[60,700][300,750]")
              + describedButton("Add", "[350,780][480,880]"))),
        findings: ["review error"]),
      FalseAlarm(
        name: "a text of a button in a described card", rule: RowLabelMissesText(),
        document: dump(
          node(
            "widget.Button", "content-desc=\"Syringe\" \(tapped)", "[40,300][500,900]",
            textView("Syringe", "[60,600][300,650]")
              + node(
                "widget.Button", tapped, "[350,780][480,880]",
                textView("Add to cart", "[350,780][480,880]")))),
        findings: []),
      FalseAlarm(
        name: "a control with a bar in it", rule: ControlNotExposed(), document: likeButton,
        findings: []),
      FalseAlarm(
        name: "a stop that has nothing but a bar", rule: MissingLabel(), document: likeButton,
        findings: ["fail error"]),
      FalseAlarm(
        name: "a card around the middle of its row", rule: RowHidesControl(), document: card(350),
        findings: []),
      FalseAlarm(
        name: "a card at the edge of its row", rule: RowHidesControl(), document: card(100),
        findings: ["fail error"]),
      FalseAlarm(
        name: "a view that is a button by its trait alone, in a row that is one stop",
        rule: RowHidesControl(), document: rowAsOneStop(viewInFrame("view", inside: buttonTrait)),
        findings: []),
      FalseAlarm(
        name: "a button in a row that is one stop", rule: RowHidesControl(),
        document: rowAsOneStop(viewInFrame("button", inside: cartIcon)), findings: ["fail error"]),
      FalseAlarm(
        name: "a row that takes over its switch", rule: NestedControls(),
        document: xib(
          viewInFrame(
            "view", frame: wideFrame,
            inside: """
              <accessibility key="accessibilityConfiguration" label="Sound"><accessibilityTraits \
              key="traits" button="YES"/><bool key="isElement" value="YES"/></accessibility>\
              <subviews><switch id="s"><rect key="frame" x="240" y="6" width="51" height="31"/></switch></subviews>
              """)), findings: []),
      FalseAlarm(
        name: "a row that is an element", rule: RowHidesControl(),
        document: row(
          with: "button",
          isElement:
            "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"YES\"/></accessibility>"
        ),
        findings: ["fail error"]),
      FalseAlarm(
        name: "the chevron of a row", rule: ControlNotExposed(),
        document: rowWithButton(
          pageElement(
            "Button", "label=\"chevron\" enabled=\"false\" accessible=\"false\"", (360, 114, 10, 14)
          )),
        findings: []),
      FalseAlarm(
        name: "a small button of a row", rule: ControlNotExposed(),
        document: rowWithButton(
          pageElement(
            "Button", "label=\"Info\" enabled=\"true\" accessible=\"false\"", (360, 114, 10, 14))),
        findings: ["review error"]),
      FalseAlarm(
        name: "a disabled button of a row", rule: ControlNotExposed(),
        document: rowWithButton(
          pageElement(
            "Button", "label=\"Buy\" enabled=\"false\" accessible=\"false\"", (300, 102, 80, 40))),
        findings: ["review error"]),
      FalseAlarm(
        name: "a text view with the trait of a text", rule: MissingLabel(),
        document: source(
          pageElement("TextView", "value=\"Terms apply\" traits=\"StaticText\"", (20, 100, 350, 60))
        ),
        findings: []),
      FalseAlarm(
        name: "a text view without it", rule: MissingLabel(),
        document: source(
          pageElement("TextView", "value=\"Terms apply\" traits=\"\"", (20, 100, 350, 60))),
        findings: ["review error"]),
      FalseAlarm(
        name: "a button around texts", rule: MissingLabel(),
        document: source(
          pageElement("Button", "", (0, 0, 390, 844), staticText("Warning", 20, 300, 200))),
        findings: ["fail error"]),
      FalseAlarm(
        name: "the content view of a row", rule: RowHidesControl(),
        document: growingRow(
          height: -1,
          action:
            "<connections><action selector=\"open:\" destination=\"-1\" id=\"a\"/></connections>"
        ), findings: []),
    ] + rowsWithOneView

  private static let rowsWithOneView: [FalseAlarm] = [("mapView", [String]()), ("button", [])].map {
    view, findings in
    FalseAlarm(
      name: "a row with a \(view)", rule: RowHidesControl(),
      document: row(with: view, isElement: ""),
      findings: findings)
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

  private static let likeButton = dump(
    node(
      "view.ViewGroup", "\(tapped) \(importantAndShown)", "[600,1200][750,1350]",
      node("widget.ProgressBar", "text=\"5.0\" \(importantAndShown)", "[600,1200][750,1350]"))
      + node("widget.Button", "text=\"Reel\" \(tapped) \(importantAndShown)", "[0,1500][1080,1600]")
  )

  private static func card(_ width: Double) -> String {
    xib(
      """
      <tableViewCell id="r"><rect key="frame" x="0" y="0" width="390" height="80"/>\
      <tableViewCellContentView key="contentView" tableViewCell="r" id="w">\
      <rect key="frame" x="0" y="0" width="390" height="80"/><subviews>\
      \(object(
        "view", id: "b", frame: (20, 5, width, 70),
        "<connections><outletCollection property=\"gestureRecognizers\" destination=\"g\" id=\"c\"/>"
          + "</connections>"))\
      </subviews></tableViewCellContentView>\
      <accessibility key="accessibilityConfiguration" label="Order 12"><bool key="isElement" value="YES"/>\
      </accessibility></tableViewCell>
      """
    ).replacing("</objects>", with: "<tapGestureRecognizer id=\"g\"/></objects>")
  }

  private static let buttonTrait = """
    <accessibility key="accessibilityConfiguration">\
    <accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/></accessibility>
    """

  /// A row of a table that is one accessibility element, with these views.
  private static func rowAsOneStop(_ views: String) -> String {
    xib(
      """
      <tableViewCell id="c"><rect key="frame" x="0" y="100" width="390" height="64"/>
      <tableViewCellContentView key="contentView" id="cc">\
      <rect key="frame" x="0" y="0" width="390" height="64"/>
      <subviews>\(views)</subviews></tableViewCellContentView>
      <accessibility key="accessibilityConfiguration" label="Cart"><bool key="isElement" value="YES"/>\
      </accessibility></tableViewCell>
      """)
  }

  private static func row(with view: String, isElement: String) -> String {
    xib(
      """
      <tableViewCell id="c"><rect key="frame" x="0" y="0" width="390" height="200"/>\(isElement)\
      <tableViewCellContentView key="contentView" tableViewCell="c" id="w">\
      <rect key="frame" x="0" y="0" width="390" height="200"/><subviews>\
      <label text="Place" id="l"><rect key="frame" x="20" y="10" width="200" height="20"/></label>\
      <\(view) id="m"><rect key="frame" x="20" y="40" width="350" height="150"/></\(view)></subviews>\
      </tableViewCellContentView></tableViewCell>
      """)
  }

  /// A row that is not an element, with a text and a button at its end.
  private static func rowWithButton(_ button: String) -> String {
    source(
      pageElement(
        "Table", "", (0, 88, 390, 700),
        pageElement(
          "Cell", "accessible=\"false\"", (0, 100, 390, 44),
          pageElement("StaticText", "label=\"Sounds\" accessible=\"true\"", (20, 110, 200, 24))
            + button)))
  }
}
