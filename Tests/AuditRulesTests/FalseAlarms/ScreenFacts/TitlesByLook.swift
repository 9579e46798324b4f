@testable import AuditRules

// Texts that are the title of a screen by their size, their place and their surroundings.

extension FalseAlarm {
  static let titlesByLook: [FalseAlarm] = [
    FalseAlarm(
      name: "the name of the app in large letters", rule: ScreenWithoutTitle(),
      document: headed("Indoor Positioning"), findings: []),
    FalseAlarm(
      name: "a title in large letters", rule: ScreenWithoutTitle(),
      document: headed("Indoor places"), findings: ["fail warning"]),
    FalseAlarm(
      name: "a name below its logo", rule: ScreenWithoutTitle(),
      document: headed("VENTURE", logo("orange-venture-logo")), findings: []),
    FalseAlarm(
      name: "a title below the logo", rule: ScreenWithoutTitle(),
      document: headed("Welcome", logo("orange-venture-logo")), findings: ["fail warning"]),
    FalseAlarm(
      name: "the only large text of a dump", rule: ScreenWithoutTitle(),
      document: dump(
        lineOfText("Downloads", y: 100, height: 40)
          + ["One", "Two", "Three"].enumerated().map {
            lineOfText("\($1) song", y: 300 + 100 * $0, height: 20)
          }.joined()), findings: ["review warning"]),
    FalseAlarm(
      name: "a large number of a dump", rule: ScreenWithoutTitle(),
      document: dump(
        lineOfText("12 songs", y: 100, height: 40)
          + ["One", "Two", "Three"].enumerated().map {
            lineOfText("\($1) song", y: 300 + 100 * $0, height: 20)
          }.joined()), findings: []),
    FalseAlarm(
      name: "titles of the parts of a dump", rule: ScreenWithoutTitle(),
      document: dumpParts(28), findings: ["review warning"]),
    FalseAlarm(
      name: "texts of one size in a dump", rule: ScreenWithoutTitle(),
      document: dumpParts(20), findings: []),
    FalseAlarm(
      name: "a title that is not a heading", rule: ScreenWithoutTitle(), document: sheet(28, 17),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a title with the trait", rule: ScreenWithoutTitle(),
      document: sheet(28, 17, inside: heading),
      findings: []),
    FalseAlarm(
      name: "a title that code reaches", rule: ScreenWithoutTitle(),
      document: sheet(28, 17, outlets: outlets("t0")), findings: ["review warning"]),
    FalseAlarm(
      name: "two texts, one as large as the other", rule: ScreenWithoutTitle(),
      document: sheet(28, 28), findings: []),
    FalseAlarm(
      name: "a text like any other", rule: ScreenWithoutTitle(), document: sheet(17, 12),
      findings: []),
    FalseAlarm(
      name: "the name of a brand", rule: ScreenWithoutTitle(), document: sheet(60, 17),
      findings: []),
    FalseAlarm(
      name: "a title of a plain label", rule: ScreenWithoutTitle(), document: titled(""),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a title of a class of the app's own", rule: ScreenWithoutTitle(),
      document: titled("customClass=\"TitleLabel\""), findings: ["review warning"]),
    FalseAlarm(
      name: "a title of such a class that code reaches", rule: ScreenWithoutTitle(),
      document: titled(
        "customClass=\"TitleLabel\"",
        outlets: "<outlet property=\"titleLabel\" destination=\"l\" id=\"o\"/>"),
      findings: []),
    FalseAlarm(
      name: "a title that is no heading", rule: ScreenWithoutTitle(),
      document: source(title("traits=\"StaticText\" label=\"Weekly summary\"")),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a very large title", rule: ScreenWithoutTitle(),
      document: source(
        pageElement("StaticText", "traits=\"StaticText\" label=\"Signals\"", (18, 78, 155, 58))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a title that is a heading", rule: ScreenWithoutTitle(),
      document: source(title("traits=\"Header, StaticText\" label=\"Weekly summary\"")),
      findings: []),
    FalseAlarm(
      name: "a text of two lines", rule: ScreenWithoutTitle(),
      document: source(title("traits=\"StaticText\" label=\"All that you did in the last week\"")),
      findings: []),
    FalseAlarm(
      name: "a large text whose traits are unknown", rule: ScreenWithoutTitle(),
      document: source(title("label=\"Weekly summary\"")), findings: []),
    FalseAlarm(
      name: "the date between a bar and the hours of a day", rule: ScreenWithoutTitle(),
      document: source(
        pageElement("NavigationBar", "name=\"DayView\"", (0, 47, 390, 44))
          + staticText("Friday 15 December", 109, 148, 172)
          + pageElement("ScrollView", "", (0, 179, 390, 582))), findings: []),
    FalseAlarm(
      name: "a bar above a text at the side", rule: ScreenWithoutTitle(),
      document: source(
        pageElement("NavigationBar", "name=\"DayView\"", (0, 47, 390, 44))
          + staticText("Friday 15 December", 20, 148, 172)
          + pageElement("ScrollView", "", (0, 179, 390, 582))), findings: ["fail warning"]),
    FalseAlarm(
      name: "a title that is no heading on Android", rule: ScreenWithoutTitle(),
      document: report("heading=\"false\""), findings: ["fail warning"]),
    FalseAlarm(
      name: "a title that is a heading on Android", rule: ScreenWithoutTitle(),
      document: report("heading=\"true\""), findings: []),
    FalseAlarm(
      name: "a dump without headings", rule: ScreenWithoutTitle(), document: report(""),
      findings: []),
    FalseAlarm(
      name: "the title in a bar of a dump with other large texts", rule: ScreenWithoutTitle(),
      document: dumpWithBar("[0,0][1080,64]"), findings: ["review warning"]),
    FalseAlarm(
      name: "large texts in a dump without a bar", rule: ScreenWithoutTitle(),
      document: dumpWithBar("[0,0][500,900]"), findings: []),
    FalseAlarm(
      name: "the title of a bar that the app draws", rule: ScreenWithoutTitle(),
      document: bar(plainLabelInFont("Payees", id: "t", frame: (115, 46, 160, 44))),
      findings: ["review warning"]),
    FalseAlarm(
      name: "such a title with an outlet", rule: ScreenWithoutTitle(),
      document: bar(
        plainLabelInFont("Payees", id: "t", frame: (115, 46, 160, 44)),
        outlets: "<outlet property=\"name\" destination=\"t\" id=\"o\"/>"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "such a title that is a heading", rule: ScreenWithoutTitle(),
      document: bar(
        plainLabelInFont(
          "Payees", id: "t", frame: (115, 46, 160, 44),
          "<accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" "
            + "header=\"YES\"/></accessibility>")), findings: []),
    FalseAlarm(
      name: "a text beside another in a bar", rule: ScreenWithoutTitle(),
      document: bar(
        plainLabelInFont("Paid", id: "t", frame: (135, 46, 120, 44))
          + plainLabelInFont("12", id: "u", frame: (260, 46, 40, 44))), findings: []),
    FalseAlarm(
      name: "a text at the side of a bar", rule: ScreenWithoutTitle(),
      document: bar(plainLabelInFont("Paid", id: "t", frame: (250, 46, 120, 44))), findings: []),
    FalseAlarm(
      name: "a centred text without a bar or a button", rule: ScreenWithoutTitle(),
      document: xib(plainLabelInFont("Payees", id: "t", frame: (115, 46, 160, 24)) + content),
      findings: []),
    FalseAlarm(
      name: "a large text above others", rule: ScreenWithoutTitle(),
      document: xib(
        plainLabelInFont("Choose a name", id: "t", frame: (20, 120, 350, 40), size: 28) + content
          + buttonCalled("Go", frame: (20, 400, 350, 44))), findings: ["review warning"]),
    FalseAlarm(
      name: "the only bold text above others", rule: ScreenWithoutTitle(),
      document: xib(
        plainLabelInFont("Choose a name", id: "t", frame: (20, 120, 350, 40), bold: true) + content
          + buttonCalled("Go", frame: (20, 400, 350, 44))), findings: ["review warning"]),
    FalseAlarm(
      name: "a bold text below others", rule: ScreenWithoutTitle(),
      document: xib(
        content + plainLabelInFont("Total", id: "t", frame: (20, 420, 350, 40), bold: true)
          + buttonCalled("Go", frame: (20, 500, 350, 44))), findings: []),
  ]

  /// A screen of the app “Indoor Positioning” with a text in large letters above five fields.
  private static func headed(_ title: String, _ image: String = "") -> String {
    let fields = (0..<6).map {
      object(
        "button", id: "b\($0)", frame: (20, 300 + 60 * Double($0), 200, 44),
        state("title=\"A\($0)\""))
    }
    return storyboard(
      scene(
        "c",
        "customClass=\"Start\" customModule=\"Indoor_Positioning\" customModuleProvider=\"target\"",
        views: image
          + object(
            "label", "text=\"\(title)\"", frame: (20, 100, 300, 40),
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"28\"/>")
          + fields.joined()), initial: "c")
  }

  private static func logo(_ name: String) -> String {
    object("imageView", "image=\"\(name)\"", id: "i", frame: (20, 40, 300, 50))
  }

  /// A title in a view with these bounds, another text of its size, and smaller ones.
  private static func dumpWithBar(_ bounds: String) -> String {
    dump(
      node("view.View", "", bounds, lineOfText("Safe Travel", y: 16, height: 32))
        + lineOfText("Waiting", y: 300, height: 32)
        + ["The speed of this trip", "The state of the sensor", "The last update"].enumerated()
        .map { lineOfText($1, y: 400 + 60 * $0, height: 20) }.joined())
  }

  private static func dumpParts(_ height: Int) -> String {
    dump(
      ["Moods", "From your library"].enumerated().map { part, title in
        let top = 500 + 600 * part
        return lineOfText(title, y: top, height: height)
          + (0..<2).map { lineOfText("Song \($0) of it", y: top + 120 + 100 * $0, height: 20) }
          .joined()
      }.joined())
  }

  /// Texts in these sizes above five buttons; the first has this inside.
  private static func sheet(_ sizes: Int..., inside: String = "", outlets: String = "") -> String {
    let texts = sizes.enumerated().map { place, size in
      object(
        "label", "text=\"Add a card\"", id: "t\(place)",
        frame: (20, 60 * Double(place + 1), 350, 40),
        """
        <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>\
        \(place == 0 ? inside : "")
        """)
    }
    let buttons = (0..<5).map {
      object(
        "button", id: "b\($0)", frame: (20, 400 + 60 * Double($0), 350, 44),
        state("title=\"Card \($0)\""))
    }
    return xib(texts.joined() + buttons.joined(), outlets: outlets)
  }

  private static let heading = """
    <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" \
    staticText="YES" header="YES"/></accessibility>
    """

  /// A design with a text of 30 points above seven buttons.
  private static func titled(_ attributes: String, outlets: String = "") -> String {
    let buttons = (1...7).map {
      """
      <button opaque="NO" id="b\($0)"><rect key="frame" x="20" y="\(400 + 50 * $0)" width="90" height="44"/>\
      <state key="normal" title="Choice \($0)"/></button>
      """
    }
    return xib(
      """
      <label text="Account" \(attributes) id="l"><rect key="frame" x="20" y="100" width="300" height="36"/>\
      <fontDescription key="fontDescription" type="system" pointSize="30"/></label>
      """ + buttons.joined(), outlets: outlets)
  }

  private static func title(_ attributes: String) -> String {
    pageElement("StaticText", attributes, (97, 391, 208, 35))
      + pageElement("Button", "traits=\"Button\" label=\"Share\"", (157, 441, 89, 44))
  }

  private static func report(_ attribute: String) -> String {
    dump(
      """
      <node class="android.widget.TextView" text="Weekly summary" \(attribute) \
      bounds="[16,40][260,74]"/>
      <node class="android.widget.TextView" text="You walked far." \(attribute.isEmpty ? "" : "heading=\"false\"") \
      bounds="[16,100][260,120]"/>
      """)
  }

  private static let content =
    plainLabelInFont("No items yet", id: "c", frame: (20, 300, 350, 24))
    + plainLabelInFont("Add one", id: "d", frame: (20, 340, 350, 24))

  /// A view along the upper edge with a text and a button, above some content.
  private static func bar(_ title: String, outlets: String = "") -> String {
    xib(
      object(
        "view", id: "bar", frame: (0, 0, 390, 90),
        "<subviews>\(title)\(buttonCalled("Back", frame: (8, 46, 60, 44)))</subviews>") + content,
      outlets: outlets)
  }
}
