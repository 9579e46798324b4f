@testable import AuditRules

// Names from a text beside or inside, and words that are not names: a position, a value, a hidden text.

extension FalseAlarm {
  static let namesBeside: [FalseAlarm] = [
    FalseAlarm(
      name: "the head of a pop-up button", rule: AdjacentRepeat(),
      document: xib(
        object(
          "textField", id: "t", frame: (20, 100, 80, 17),
          "<textFieldCell key=\"cell\" title=\"Key type\" id=\"tc\"/>")
          + object(
            "popUpButton", id: "p", frame: (110, 96, 120, 26),
            "<popUpButtonCell key=\"cell\" type=\"push\" title=\"RSA\" id=\"pc\">"
              + "<accessibility description=\"Key type\"/></popUpButtonCell>"), isMac: true),
      findings: []),
    FalseAlarm(
      name: "terms of use in Chinese", rule: MissingLabel(),
      document: source(
        visibleElement(
          "TextView", "value=\"\(String(repeating: "我们的隐私政策已于", count: 12))\"", [20, 100, 300, 200])
      ),
      findings: []),
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
      name: "switches that end where their page has its padding", rule: MissingLabel(),
      document: switches(widths: [137, 137]), findings: ["fail error", "fail error"]),
    FalseAlarm(
      name: "a strip of a button whose label a dump dropped", rule: MissingLabel(),
      document: buttonAtEdge("widget.Button", height: 5), findings: []),
    FalseAlarm(
      name: "a strip of a row whose label a dump dropped", rule: MissingLabel(),
      document: buttonAtEdge("view.View", height: 5, node("view.View", "", "[0,995][900,1000]")),
      findings: []),
    FalseAlarm(
      name: "half of a button at the edge", rule: MissingLabel(),
      document: buttonAtEdge("widget.Button", height: 30), findings: ["fail error"]),
    FalseAlarm(
      name: "a row named inside a view with a description", rule: MissingLabel(),
      document: dump(
        node(
          "widget.Button", tapped, "[0,0][900,200]",
          node(
            "widget.LinearLayout", "content-desc=\"Add location\"", "[0,0][900,200]",
            node(
              "widget.FrameLayout", tapped, "[0,100][300,200]", textView("Cafe", "[0,100][300,200]")
            )
          ))), findings: []),
    FalseAlarm(
      name: "a bar with a value and no name", rule: MissingLabel(),
      document: dump(node("widget.ProgressBar", "text=\"87.0\"", "[0,0][900,20]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a progress indicator alone", rule: MissingLabel(), document: indicator(),
      findings: ["review error"]),
    FalseAlarm(
      name: "a progress indicator beside a text", rule: MissingLabel(),
      document: indicator(
        object(
          "textField", id: "c", frame: (60, 108, 100, 17),
          "<textFieldCell key=\"cell\" title=\"Loading\" id=\"cc\"/>")), findings: []),
    FalseAlarm(
      name: "an icon whose name is that below it", rule: MissingLabel(),
      document: faintIcon("file", caption: "File", x: 40, y: 170), findings: []),
    FalseAlarm(
      name: "an icon whose name is that beside it", rule: MissingLabel(),
      document: faintIcon("file", caption: "File", x: 190, y: 126), findings: []),
    FalseAlarm(
      name: "an icon with the name of its file", rule: MissingLabel(),
      document: faintIcon("btn_file_white", caption: "File", x: 40, y: 170),
      findings: ["fail error"]),
    FalseAlarm(
      name: "an icon whose name is that of another text", rule: MissingLabel(),
      document: faintIcon("file", caption: "File", x: 40, y: 300), findings: ["fail error"]),
    FalseAlarm(
      name: "the title of another control", rule: FieldLabelAssociation(),
      document: macXib(
        macText("Browser:", id: "t", y: 20) + popUpButton("p", y: 20)
          + macText("Theme:", id: "u", y: 120)
          + popUpButton("q", y: 120, title: "t")), findings: ["fail error"]),
    FalseAlarm(
      name: "its own title", rule: FieldLabelAssociation(),
      document: macXib(
        macText("Browser:", id: "t", y: 20) + popUpButton("p", y: 20)
          + macText("Theme:", id: "u", y: 120)
          + popUpButton("q", y: 120, title: "u")), findings: []),
    FalseAlarm(
      name: "a progress bar that TalkBack skips", rule: MissingLabel(),
      document: dump(node("widget.ProgressBar", "", "[40,130][640,160]")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a round one", rule: MissingLabel(),
      document: dump(node("widget.ProgressBar", "", "[40,130][140,230]")), findings: []),
    FalseAlarm(
      name: "a drop-down list that says its selected item", rule: MissingLabel(),
      document: dump(
        node(
          "widget.Spinner", tapped, "[40,130][640,280]",
          node("widget.TextView", "text=\"Japan\"", "[40,130][540,280]"))),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a caption of an icon with the words of its description", rule: AdjacentRepeat(),
      document: dump(
        node("widget.ImageView", "content-desc=\"Cool\" \(tapped)", "[0,0][150,150]")
          + node("widget.TextView", "text=\"Cool\"", "[0,160][150,220]")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "an image and a text with one word in Chinese", rule: AdjacentRepeat(),
      document: pictureAndText("設定"), findings: ["fail warning"]),
    FalseAlarm(
      name: "an image and a text with one character", rule: AdjacentRepeat(),
      document: pictureAndText("新"), findings: []),
    FalseAlarm(
      name: "a bar below a text", rule: MissingLabel(), document: strength(), findings: []),
    FalseAlarm(
      name: "a bar below a text that a binding hides", rule: MissingLabel(),
      document: strength(
        "<binding destination=\"-2\" name=\"hidden\" keyPath=\"isFilled\" id=\"h\"/>"),
      findings: ["review error"]),
    FalseAlarm(
      name: "an indicator beside a text", rule: MissingLabel(), document: progress("Copying files"),
      findings: []),
    FalseAlarm(
      name: "an indicator beside a text of the template", rule: MissingLabel(),
      document: progress("Label"), findings: ["review error"]),
    FalseAlarm(
      name: "an indicator beside an empty text", rule: MissingLabel(), document: progress(""),
      findings: ["review error"]),
  ]

  private static func positioned(_ label: String) -> String {
    dump(node("view.View", "content-desc=\"\(label)\" \(tapped)", "[0,400][360,520]"))
  }

  private static func pictureAndText(_ words: String) -> String {
    let label = "accessible=\"true\" label=\"\(words)\""
    return source(
      visibleElement("Image", label, [20, 100, 90, 90])
        + visibleElement("StaticText", label, [20, 200, 200, 20]))
  }

  /// A button without a name at the lower end of what scrolls.
  private static func buttonAtEdge(_ kind: String, height: Int, _ inside: String = "") -> String {
    dump(
      node(
        "widget.ScrollView", "scrollable=\"true\"", "[0,100][1080,1000]",
        textView("Tiles", "[0,100][1080,300]")
          + node(kind, tapped, "[0,\(1000 - height)][900,1000]", inside)))
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

  private static func indicator(_ rest: String = "") -> String {
    macXib(
      object("progressIndicator", "style=\"spinning\"", id: "p", frame: (20, 100, 32, 32)) + rest)
  }

  private static func faintIcon(_ image: String, caption: String, x: Int, y: Int) -> String {
    xib(
      """
      <button id="b"><rect key="frame" x="110" y="100" width="70" height="70"/>\
      <state key="normal" image="\(image)"/></button>\
      <label text="\(caption)" id="l"><rect key="frame" x="\(x)" y="\(y)" width="210" height="18"/></label>
      """)
  }

  /// A bar below a text.
  private static func strength(_ binding: String = "") -> String {
    xib(
      object(
        "textField", id: "t", frame: (20, 122, 200, 14),
        """
        <textFieldCell key="cell" title="Please enter a password" id="tc"/>\
        <connections>\(binding)</connections>
        """)
        + object(
          "progressIndicator", "style=\"bar\" maxValue=\"40\"", id: "p", frame: (20, 100, 288, 20)),
      isMac: true)
  }

  private static func progress(_ title: String) -> String {
    xib(
      """
      <progressIndicator style="bar" id="p"><rect key="frame" x="20" y="48" width="270" \
      height="12"/></progressIndicator>\
      <textField id="l"><rect key="frame" x="20" y="70" width="200" height="14"/>\
      <textFieldCell key="cell" title="\(title)" id="tc"><font key="font" metaFont="system"/>\
      </textFieldCell></textField>
      """, isMac: true)
  }
}
