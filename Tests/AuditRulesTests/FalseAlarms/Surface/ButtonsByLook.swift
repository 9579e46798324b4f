@testable import AuditRules

// An element may be a button by its touches, its look or its class, whatever its role.

extension FalseAlarm {
  static let buttonsByLook: [FalseAlarm] = [
    FalseAlarm(
      name: "a recogniser on a text that gets no touches", rule: TappableWithoutRole(),
      document: tappedText("userInteractionEnabled=\"NO\""), findings: []),
    FalseAlarm(
      name: "a recogniser on a text that gets touches", rule: TappableWithoutRole(),
      document: tappedText(""), findings: ["fail error"]),
    FalseAlarm(
      name: "a button that only shows a text", rule: RoleMissing(),
      document: xib(
        object(
          "button", "userInteractionEnabled=\"NO\"",
          state("title=\"Server\"")
            + "<accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" "
            + "notEnabled=\"YES\"/></accessibility>")), findings: []),
    FalseAlarm(
      name: "a button with the trait of none", rule: RoleMissing(),
      document: xib(
        object(
          "button", "",
          state("title=\"Server\"")
            + "<accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" "
            + "notEnabled=\"YES\"/></accessibility>")), findings: ["fail error"]),
    FalseAlarm(
      name: "a folder among apps", rule: TappableWithoutRole(), document: folder(apps: 3),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a link of a page, whose role no dump has", rule: TappableWithoutRole(),
      document: dump(
        node(
          "webkit.WebView", "", "[0,0][1080,2000]",
          columnOfViews("view.View", textAttributes(["Filter"])))), findings: []),
    FalseAlarm(
      name: "a view of a page whose links are known", rule: TappableWithoutRole(),
      document: dump(
        node(
          "webkit.WebView", "", "[0,0][1080,2000]",
          columnOfViews("view.View", textAttributes(["Filter"]))
            + node(
              "view.View",
              "\(tapped) text=\"Help\" extras=\"AccessibilityNodeInfo.roleDescription=link\"",
              "[0,900][500,1000]"))), findings: ["review warning"]),
    FalseAlarm(
      name: "a view of an app", rule: TappableWithoutRole(),
      document: dump(columnOfViews("view.View", textAttributes(["Filter"]))),
      findings: ["review warning"]),
    FalseAlarm(
      name: "three views without a role", rule: TappableWithoutRole(),
      document: dump(
        (0..<3).map { row in
          node(
            "view.View", "content-desc=\"Card \(row)\" \(tapped)",
            "[0,\(100 * row)][900,\(100 * row + 90)]")
        }.joined()), findings: ["review warning"]),
    FalseAlarm(
      name: "tabs, of which one is selected", rule: TappableWithoutRole(),
      document: dump(
        node(
          "view.View", "", "[0,0][1080,100]",
          node("view.View", "content-desc=\"Feed\" selected=\"true\" \(tapped)", "[0,0][500,100]")
            + node("view.View", "content-desc=\"Map\" \(tapped)", "[500,0][1000,100]"))),
      findings: []),
    FalseAlarm(
      name: "a title with its picture in the centre of a view", rule: TappableWithoutRole(),
      document: titled("Chat", picture: "[160,1020][180,1040]", text: "[190,1015][240,1045]"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a title below its picture in the centre of a view", rule: TappableWithoutRole(),
      document: titled("Chat", picture: "[190,1002][210,1022]", text: "[175,1026][225,1058]"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a row with its picture and title at the start", rule: TappableWithoutRole(),
      document: titled("Chat", picture: "[105,1020][125,1040]", text: "[130,1015][180,1045]"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "commands of a page that cannot be clicked", rule: RoleMissing(),
      document: webView(command("Pause", x: 0) + command("End now", x: 500)),
      findings: ["review error"]),
    FalseAlarm(
      name: "commands of a page that can be clicked", rule: RoleMissing(),
      document: webView(command("Pause", x: 0, tapped) + command("End now", x: 500, tapped)),
      findings: []),
    FalseAlarm(
      name: "two facts with a picture", rule: RoleMissing(),
      document: webView(command("41 minutes", x: 0) + command("28 m²", x: 500)), findings: []),
    FalseAlarm(
      name: "a sign called a button", rule: TappableWithoutRole(),
      document: dump(untappedTextView("−", "[100,300][180,380]", id: "app:id/btnMinus")),
      findings: ["review error"]),
    FalseAlarm(
      name: "a sign between texts", rule: TappableWithoutRole(),
      document: dump(untappedTextView("−", "[100,300][180,380]", id: "app:id/separator")),
      findings: []),
    FalseAlarm(
      name: "a text whose class may be a button", rule: TappableWithoutRole(),
      document: tappedTerms("customClass=\"LinkLabel\""), findings: ["review error"]),
    FalseAlarm(
      name: "a text of such a class, whose accessibility the file describes",
      rule: TappableWithoutRole(),
      document: tappedTerms(
        "customClass=\"LinkLabel\"",
        "<accessibility key=\"accessibilityConfiguration\" label=\"Terms of use\"/>"),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a text of UIKit's class", rule: TappableWithoutRole(), document: tappedTerms(""),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a label in the system's blue that code reaches", rule: TappableWithoutRole(),
      document: blue(0.478), findings: ["review error"]),
    FalseAlarm(
      name: "a label in the system's blue that no code reaches", rule: TappableWithoutRole(),
      document: blue(0.478, outlets: ""), findings: []),
    FalseAlarm(
      name: "a label in another blue", rule: TappableWithoutRole(), document: blue(0.2),
      findings: []),
    FalseAlarm(
      name: "a text in the colour of links", rule: TappableWithoutRole(),
      document: macXib(link("linkColor")), findings: ["fail error"]),
    FalseAlarm(
      name: "a link of the app's own class", rule: TappableWithoutRole(),
      document: macXib(link("linkColor", "customClass=\"LinkLabel\"")), findings: ["review error"]),
    FalseAlarm(
      name: "a text in another colour", rule: TappableWithoutRole(),
      document: macXib(link("labelColor")), findings: []),
    FalseAlarm(
      name: "a page source in nodes with types", rule: MissingLabel(), document: pageSource("type"),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a page source in nodes with classes", rule: MissingLabel(),
      document: pageSource("class"), findings: ["fail error"]),
    FalseAlarm(
      name: "touchables in a column", rule: RoleMissing(),
      document: source(
        (0..<4).map { row in
          pageElement("Other", "label=\"Demo\" accessible=\"true\"", (0, 100 + row * 62, 390, 62))
        }.joined()), findings: ["review warning"]),
    FalseAlarm(
      name: "touchables of which one is selected", rule: RoleMissing(),
      document: source(
        pageElement(
          "Other", "label=\"Events\" traits=\"Selected\" accessible=\"true\"", (20, 159, 116, 37))
          + pageElement(
            "Other", "label=\"Articles\" traits=\"\" accessible=\"true\"", (143, 159, 86, 37))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "one question for views side by side", rule: TappableWithoutRole(),
      document: xib(tappedView("a", "Share link", x: 20) + tappedView("b", "Copy link", x: 120))
        .replacing("</objects>", with: tap + "</objects>"),
      findings: ["review error"]),
    FalseAlarm(
      name: "a text in a row that is pressed", rule: TappableWithoutRole(),
      document: dump(
        node(
          "widget.LinearLayout", "clickable=\"true\"", "[0,80][1080,180]",
          node("widget.TextView", "text=\"View all\"", "[800,100][1000,160]"))), findings: []),
    FalseAlarm(
      name: "another text", rule: TappableWithoutRole(),
      document: dump(
        node("widget.TextView", "text=\"View of the harbour\"", "[800,100][1000,160]")),
      findings: []),
    FalseAlarm(
      name: "a view with a text in its middle", rule: TappableWithoutRole(),
      document: pressed("[140,118][260,138]"), findings: ["review warning"]),
    FalseAlarm(
      name: "a row with a text at its start", rule: TappableWithoutRole(),
      document: pressed("[36,118][156,138]"), findings: []),
  ]

  private static func tappedText(_ attributes: String) -> String {
    xib(
      object(
        "label", "text=\"Sent\" \(attributes)",
        "<connections><outletCollection property=\"gestureRecognizers\" destination=\"g\" id=\"c\"/>"
          + "</connections>")
    ).replacing("</objects>", with: "<tapGestureRecognizer id=\"g\"/></objects>")
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

  /// A touchable view of React Native with a picture and a title, in a view as wide as the screen.
  private static func titled(
    _ title: String, picture: String, text: String, bounds: String = "[100,1000][300,1060]"
  ) -> String {
    dump(
      node(
        "widget.FrameLayout", "", "[0,0][1080,2000]",
        node(
          "view.ViewGroup", "content-desc=\"\(title)\" \(tapped)", bounds,
          node(
            "view.ViewGroup", "", picture, node("widget.ImageView", "", picture))
            + node("widget.TextView", "text=\"\(title)\"", text))))
  }

  private static func command(_ text: String, x: Int, _ attributes: String = "") -> String {
    node(
      "view.View", attributes, "[\(x),1500][\(x + 400),1550]",
      node("widget.Image", "", "[\(x + 20),1510][\(x + 50),1540]")
        + node("widget.TextView", "text=\"\(text)\"", "[\(x + 60),1510][\(x + 160),1540]"))
  }

  private static func tappedTerms(_ attributes: String, _ inside: String = "") -> String {
    xib(
      label(
        "text=\"Terms\" \(attributes)",
        """
        \(inside)<gestureRecognizers/><connections><outletCollection property="gestureRecognizers" \
        destination="r" appends="YES" id="c"/></connections>
        """)
    ).replacing("</objects>", with: "<tapGestureRecognizer id=\"r\"/></objects>")
  }

  /// A label in this blue, with connections of the owner.
  private static func blue(_ green: Double, outlets: String = outletOfText) -> String {
    xib(
      labelInFont(
        "Forgot password", id: "t", frame: (20, 100, 200, 24), "userInteractionEnabled=\"NO\"",
        "<color key=\"textColor\" red=\"0\" green=\"\(green)\" blue=\"1\" alpha=\"1\"/>"),
      outlets: outlets)
  }

  private static func link(_ color: String, _ attributes: String = "") -> String {
    """
    <textField id="l" \(attributes)>\(rect(20, 20))\
    <textFieldCell key="cell" title="example.org" id="c">\
    <color key="textColor" name="\(color)" catalog="System" colorSpace="catalog"/>\
    </textFieldCell></textField>
    """
  }

  private static func pageSource(_ type: String) -> String {
    """
    <hierarchy><node \(type)="XCUIElementTypeApplication" enabled="true" x="0" y="0" width="320" height="568">
    <node \(type)="XCUIElementTypeStaticText" label="Boats" enabled="true" x="20" y="20" width="200" height="30"/>
    <node \(type)="XCUIElementTypeButton" enabled="true" x="20" y="60" width="52" height="44"/></node></hierarchy>
    """
  }

  private static let tap = "<tapGestureRecognizer id=\"g\"/>"

  private static func tappedView(_ id: String, _ title: String, x: Double) -> String {
    object(
      "view", id: id, frame: (x, 100, 90, 44),
      "<subviews>\(object("label", "text=\"\(title)\"", id: id + "l", frame: (0, 10, 90, 20)))"
        + "</subviews>\(gestureConnection.replacing("\"og\"", with: "\"og\(id)\""))")
  }

  private static func pressed(_ title: String) -> String {
    dump(
      node(
        "view.ViewGroup", "clickable=\"true\" focusable=\"true\"", "[20,100][380,156]",
        node("widget.TextView", "text=\"Start workout\"", title)))
  }
}
