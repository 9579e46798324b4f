@testable import AuditRules

// Defects that the draws of 29 November 2026 showed to be silent, each beside what is right.

extension FalseAlarm {
  static let recalled: [FalseAlarm] =
    titles + heights + colors + defaults + templates + tabs + dumps + icons + silent

  /// A label in a font.
  private static func text(
    _ words: String, id: String, frame: (Double, Double, Double, Double), size: Int = 17,
    _ inside: String = "", bold: Bool = false
  ) -> String {
    object(
      "label", "text=\"\(words)\"", id: id, frame: frame,
      "\(inside)<fontDescription key=\"fontDescription\" type=\"\(bold ? "boldSystem" : "system")\" "
        + "pointSize=\"\(size)\"/>")
  }

  private static func button(_ title: String, frame: (Double, Double, Double, Double)) -> String {
    object("button", id: "b\(title)", frame: frame, state("title=\"\(title)\""))
  }

  private static let content =
    text("No items yet", id: "c", frame: (20, 300, 350, 24))
    + text("Add one", id: "d", frame: (20, 340, 350, 24))

  /// A view along the upper edge with a text and a button, above some content.
  private static func bar(_ title: String, outlets: String = "") -> String {
    xib(
      object(
        "view", id: "bar", frame: (0, 0, 390, 90),
        "<subviews>\(title)\(button("Back", frame: (8, 46, 60, 44)))</subviews>") + content,
      outlets: outlets)
  }

  private static let titles = [
    FalseAlarm(
      name: "the title of a bar that the app draws", rule: ScreenWithoutTitle(),
      document: bar(text("Payees", id: "t", frame: (115, 46, 160, 44))),
      findings: ["review warning"]),
    FalseAlarm(
      name: "such a title with an outlet", rule: ScreenWithoutTitle(),
      document: bar(
        text("Payees", id: "t", frame: (115, 46, 160, 44)),
        outlets: "<outlet property=\"name\" destination=\"t\" id=\"o\"/>"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "such a title that is a heading", rule: ScreenWithoutTitle(),
      document: bar(
        text(
          "Payees", id: "t", frame: (115, 46, 160, 44),
          "<accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" "
            + "header=\"YES\"/></accessibility>")), findings: []),
    FalseAlarm(
      name: "a text beside another in a bar", rule: ScreenWithoutTitle(),
      document: bar(
        text("Paid", id: "t", frame: (135, 46, 120, 44))
          + text("12", id: "u", frame: (260, 46, 40, 44))), findings: []),
    FalseAlarm(
      name: "a text at the side of a bar", rule: ScreenWithoutTitle(),
      document: bar(text("Paid", id: "t", frame: (250, 46, 120, 44))), findings: []),
    FalseAlarm(
      name: "a centred text without a bar or a button", rule: ScreenWithoutTitle(),
      document: xib(text("Payees", id: "t", frame: (115, 46, 160, 24)) + content), findings: []),
    FalseAlarm(
      name: "a large text above others", rule: ScreenWithoutTitle(),
      document: xib(
        text("Choose a name", id: "t", frame: (20, 120, 350, 40), size: 28) + content
          + button("Go", frame: (20, 400, 350, 44))), findings: ["review warning"]),
    FalseAlarm(
      name: "the only bold text above others", rule: ScreenWithoutTitle(),
      document: xib(
        text("Choose a name", id: "t", frame: (20, 120, 350, 40), bold: true) + content
          + button("Go", frame: (20, 400, 350, 44))), findings: ["review warning"]),
    FalseAlarm(
      name: "a bold text below others", rule: ScreenWithoutTitle(),
      document: xib(
        content + text("Total", id: "t", frame: (20, 420, 350, 40), bold: true)
          + button("Go", frame: (20, 500, 350, 44))), findings: []),
  ]

  private static func height(_ points: Int) -> String {
    "<constraints><constraint firstAttribute=\"height\" constant=\"\(points)\" id=\"h\"/></constraints>"
  }

  private static func styled(_ points: Int) -> String {
    xib(
      object(
        "label", "text=\"Total\"", id: "t", frame: (20, 100, 200, 21),
        height(points)
          + "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"))
  }

  private static let heights = [
    FalseAlarm(
      name: "a height of one line for a text that scales when the app starts", rule: TextClipped(),
      document: styled(21), findings: ["fail error"]),
    FalseAlarm(
      name: "a height for the largest text", rule: TextClipped(), document: styled(70),
      findings: []),
    FalseAlarm(
      name: "a height of one line for a text of fixed size, once a screen", rule: TextClipped(),
      document: xib(
        text("Total", id: "t", frame: (20, 100, 200, 21), height(21))
          + text("Sum", id: "u", frame: (20, 140, 200, 21), height(21))),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a height of two lines for one", rule: TextClipped(),
      document: xib(text("Total", id: "t", frame: (20, 100, 200, 44), height(44))), findings: []),
  ]

  /// A label without a colour, or a button of the system's style, on a view of this colour.
  private static func onColor(_ view: String, color: String, outlets: String = "") -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 100, 390, 200),
        "<subviews>\(view)</subviews><color key=\"backgroundColor\" \(color) alpha=\"1\"/>"),
      outlets: outlets)
  }

  private static func system(_ attributes: String = "", _ inside: String = "") -> String {
    object(
      "button", "buttonType=\"system\" \(attributes)", id: "b", frame: (20, 10, 200, 44),
      inside + state("title=\"Buy\""))
  }

  private static let green = "red=\"0.3\" green=\"0.75\" blue=\"0.3\""

  private static let colors = [
    FalseAlarm(
      name: "a text with an outlet on white, white on white in dark mode", rule: TextContrast(),
      document: onColor(
        text("Total", id: "t", frame: (20, 10, 200, 24)), color: "white=\"1\"",
        outlets: "<outlet property=\"name\" destination=\"t\" id=\"o\"/>"),
      findings: ["review error"]),
    FalseAlarm(
      name: "a title in the default tint on green", rule: TextContrast(),
      document: onColor(system(), color: green), findings: ["review error"]),
    FalseAlarm(
      name: "a title in the default tint on white", rule: TextContrast(),
      document: onColor(system(), color: "white=\"1\""), findings: []),
    FalseAlarm(
      name: "a title in a tint of its own", rule: TextContrast(),
      document: onColor(
        system("", "<color key=\"tintColor\" white=\"0\" alpha=\"1\"/>"), color: green),
      findings: []),
  ]

  /// A label in this grey, on a view without a colour in the file.
  private static func onNothing(_ white: Double, _ inside: String = "") -> String {
    xib(
      inside
        + object(
          "label", "text=\"Total\"", id: "t", frame: (20, 100, 200, 24),
          "<color key=\"textColor\" white=\"\(white)\" alpha=\"1\"/>"))
  }

  private static let defaults = [
    FalseAlarm(
      name: "a faint text on a view without a colour", rule: TextContrast(),
      document: onNothing(0.7), findings: ["review error"]),
    FalseAlarm(
      name: "a white text on a view without a colour", rule: TextContrast(),
      document: onNothing(1), findings: []),
    FalseAlarm(
      name: "a dark text on a view without a colour", rule: TextContrast(),
      document: onNothing(0.5), findings: []),
    FalseAlarm(
      name: "a faint text on a picture", rule: TextContrast(),
      document: onNothing(
        0.7, object("imageView", "image=\"sea\"", id: "i", frame: (0, 0, 390, 300))),
      findings: ["review error"]),
  ]

  private static let templates = [
    FalseAlarm(
      name: "a line that a label draws, with an outlet", rule: LabelIsStub(),
      document: xib(
        text("Label", id: "t", frame: (20, 100, 350, 2)),
        outlets: "<outlet property=\"line\" destination=\"t\" id=\"o\"/>"),
      findings: ["fail error"]),
    FalseAlarm(
      name: "buttons that only outlets lead to, once a screen", rule: LabelIsStub(),
      document: xib(
        object("button", id: "b", state("title=\"Button\""))
          + object("button", id: "c", frame: (20, 200, 200, 44), state("title=\"Button\"")),
        outlets: outlets("b", "c")), findings: ["review note"]),
  ]

  /// A scene of a navigation controller with a tab, whose tab bar controller is in another file.
  private static func tab(_ item: String) -> String {
    storyboard(
      """
      <scene sceneID="sN"><objects><navigationController id="N">\
      <tabBarItem key="tabBarItem" \(item) id="i"/><connections>\
      <segue destination="A" kind="relationship" relationship="rootViewController" id="r"/>\
      </connections></navigationController></objects></scene>
      """ + scene("A", views: text("Ann", id: "t", frame: (20, 100, 200, 24))), initial: "N")
  }

  private static let tabs = [
    FalseAlarm(
      name: "a tab with an image only, of a bar in another file", rule: MissingLabel(),
      document: tab("title=\"\" image=\"profile\""), findings: ["fail error"]),
    FalseAlarm(
      name: "a tab with a title, of a bar in another file", rule: MissingLabel(),
      document: tab("title=\"Profile\" image=\"profile\""), findings: []),
  ]

  private static func texts(_ texts: [(String, String)]) -> String {
    dump(
      node(
        "view.ViewGroup", "", "[0,0][1000,400]",
        texts.map { node("widget.TextView", "text=\"\($0.0)\"", $0.1) }.joined()))
  }

  /// A tab with a text, and a view below it if it is the current one.
  private static func bottomTab(_ words: String, _ bounds: String, _ mark: String = "") -> String {
    node(
      "view.View", tapped + " selected=\"false\"", bounds,
      node("widget.TextView", "text=\"\(words)\"", bounds) + mark)
  }

  /// Descriptions of the rows of a list.
  private static func rows(_ descriptions: [String]) -> String {
    dump(
      node(
        "support.v7.widget.RecyclerView", "scrollable=\"true\"", "[0,0][1080,2000]",
        descriptions.enumerated().map {
          node(
            "view.View", "content-desc=\"\($1)\"", "[0,\($0 * 200)][1000,\($0 * 200 + 120)]")
        }.joined()))
  }

  private static let dumps = [
    FalseAlarm(
      name: "a number much larger than its label", rule: RowNotGrouped(),
      document: texts([("23", "[20,20][400,120]"), ("Temperature", "[20,125][400,160]")]),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a number above a text of its size", rule: RowNotGrouped(),
      document: texts([("23", "[20,20][400,60]"), ("Temperature", "[20,65][400,105]")]),
      findings: []),
    FalseAlarm(
      name: "labels, then their numbers", rule: RowNotGrouped(),
      document: texts([
        ("Sites", "[20,20][200,60]"), ("Alerts", "[220,20][400,60]"), ("12", "[20,60][200,120]"),
        ("3", "[220,60][400,120]"),
      ]), findings: ["review warning"]),
    FalseAlarm(
      name: "tabs with a mark at one of them", rule: SelectionStateMissing(),
      document: dump(
        node(
          "view.View", "", "[0,1850][1080,2000]",
          bottomTab(
            "Map", "[100,1860][400,1940]", node("view.View", "", "[200,1945][300,1950]"))
            + bottomTab("Me", "[600,1860][900,1940]"))), findings: ["review error"]),
    FalseAlarm(
      name: "two buttons below the content", rule: SelectionStateMissing(),
      document: dump(
        node(
          "view.View", "", "[0,1850][1080,2000]",
          bottomTab("Deny", "[100,1860][400,1940]") + bottomTab("Allow", "[600,1860][900,1940]"))),
      findings: []),
    FalseAlarm(
      name: "the name of an asset in three rows", rule: LabelIsIdentifier(),
      document: rows(["snap_envelop", "snap_envelop", "snap_envelop"]),
      findings: ["fail error", "fail error", "fail error"]),
  ]

  private static func icon(_ attributes: String) -> String {
    source(
      """
      <XCUIElementTypeButton type="XCUIElementTypeButton" \(attributes) visible="true" x="300" \
      y="80" width="40" height="36"/>
      """)
  }

  private static let icons = [
    FalseAlarm(
      name: "the name of a symbol", rule: LabelIsFileName(),
      document: icon("name=\"arrow.down.circle\" label=\"Arrow Down Circle\""),
      findings: ["fail error"]),
    FalseAlarm(
      name: "words beside an identifier", rule: LabelIsFileName(),
      document: icon("name=\"arrow.down.circle\" label=\"Save\""), findings: []),
    FalseAlarm(
      name: "an identifier of the same words", rule: LabelIsFileName(),
      document: icon("name=\"cart.buy\" label=\"Cart Buy\""), findings: []),
    FalseAlarm(
      name: "the name of an image in words", rule: LabelIsFileName(),
      document: icon("label=\"Login More Menu New\""), findings: ["review error"]),
    FalseAlarm(
      name: "an action in words", rule: LabelIsFileName(),
      document: icon("label=\"Show More Options\""), findings: []),
  ]

  private static func filters(_ state: String, y: Int = 100) -> String {
    let items = ["All", "Local", "Shared"].enumerated().map { place, words in
      node(
        "widget.TextView",
        "text=\"\(words)\" selected=\"\(place == 0 ? state : "false")\" \(tapped)",
        "[\(place * 200),\(y)][\(place * 200 + 150),\(y + 60)]")
    }
    return dump(
      node("widget.LinearLayout", "", "[0,\(y)][1080,\(y + 60)]", items.joined()))
  }

  private static let silent = [
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
      name: "filters near the upper edge", rule: SelectionStateMissing(),
      document: filters("false"), findings: ["review error"]),
    FalseAlarm(
      name: "filters, one of them selected", rule: SelectionStateMissing(),
      document: filters("true"), findings: []),
    FalseAlarm(
      name: "links below the content", rule: SelectionStateMissing(),
      document: filters("false", y: 1500), findings: []),
  ]
}
