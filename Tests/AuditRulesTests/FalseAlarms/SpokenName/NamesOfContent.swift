@testable import AuditRules

// Equal names of content, as people wrote it, and equal names that an app wrote.

extension FalseAlarm {
  static let namesOfContent: [FalseAlarm] = [
    FalseAlarm(
      name: "two equal amounts", rule: DuplicateLabel(),
      document: dump(columnOfViews("widget.TextView", textAttributes(["123.48", "123.48"]))),
      findings: []),
    FalseAlarm(
      name: "two counts", rule: DuplicateLabel(),
      document: dump(columnOfViews("widget.TextView", textAttributes(["0", "0"]))), findings: []),
    FalseAlarm(
      name: "the chosen item above its list", rule: DuplicateLabel(),
      document: dump(
        list(below: node("widget.TextView", "\(tapped) text=\"Acme\"", "[20,100][500,200]"))),
      findings: []),
    FalseAlarm(
      name: "two apps of one name among others", rule: DuplicateLabel(),
      document: dump(icons(["Clock", "Maps", "Notes", "Maps", "Mail"])), findings: []),
    FalseAlarm(
      name: "two items of several lines", rule: DuplicateLabel(),
      document: dump(
        columnOfViews("view.View", descriptionAttributes(["Walk&#10;3 km", "Walk&#10;3 km"]))),
      findings: []),
    FalseAlarm(
      name: "two items of two texts", rule: DuplicateLabel(),
      document: dump(
        columnOfViews("view.View", ["", ""]) {
          node("widget.TextView", "text=\"Walk\"", $0)
            + node("widget.TextView", "text=\"3 km\"", $0)
        }), findings: []),
    FalseAlarm(
      name: "an article's title on two links", rule: DuplicateLabel(),
      document: dump(
        columnOfViews(
          "view.View",
          textAttributes(Array(repeating: "Why the river is low in summer this year", count: 2)))),
      findings: []),
    FalseAlarm(
      name: "two prices that buy", rule: DuplicateLabel(),
      document: dump(columnOfViews("widget.Button", textAttributes(["$123.48", "$123.48"]))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a button called like an item", rule: DuplicateLabel(),
      document: dump(
        list(below: node("widget.Button", "\(tapped) content-desc=\"Acme\"", "[20,100][500,200]"))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "two links of one word", rule: DuplicateLabel(),
      document: dump(columnOfViews("widget.TextView", textAttributes(["All", "All"]))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "commands of which one has another state", rule: DuplicateLabel(),
      document: dump(icons(["Follow", "Follow", "Following", "Follow", "Follow"])),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "two buttons of several lines", rule: DuplicateLabel(),
      document: dump(
        columnOfViews(
          "widget.Button", descriptionAttributes(["Add&#10;to cart", "Add&#10;to cart"]))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "two items of one line", rule: DuplicateLabel(),
      document: dump(columnOfViews("view.View", descriptionAttributes(["Walk", "Walk"]))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "two cards that say only what their pictures are", rule: DuplicateLabel(),
      document: dump(
        columnOfViews("view.View", ["", ""]) {
          node("view.View", "content-desc=\"Picture of a person\"", $0)
            + node("view.View", "content-desc=\"Wing\"", $0)
        }), findings: ["fail warning"]),
    FalseAlarm(
      name: "the same items of a list", rule: DuplicateLabel(),
      document: dump(
        node(
          "widget.ListView", "", "[0,0][1080,900]",
          node("widget.TextView", "text=\"Clock\" \(tapped)", "[0,0][300,100]")
            + node("widget.TextView", "text=\"Mail\" \(tapped)", "[0,100][300,200]")
            + node("widget.TextView", "text=\"Clock\" \(tapped)", "[0,200][300,300]"))),
      findings: []),
    FalseAlarm(
      name: "the same buttons", rule: DuplicateLabel(),
      document: dump(
        node("widget.Button", "text=\"All\" \(tapped)", "[0,0][300,100]")
          + node("widget.Button", "text=\"All\" \(tapped)", "[0,400][300,500]")),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "an app in the list and among the suggestions", rule: DuplicateLabel(),
      document: dump(
        node(
          "widget.GridView", "scrollable=\"true\"", "[0,300][1080,1500]",
          node(
            "widget.TextView", "resource-id=\"a:id/icon\" text=\"Clock\" \(tapped)",
            "[0,400][200,600]"))
          + node(
            "widget.TextView", "resource-id=\"a:id/icon\" text=\"Clock\" \(tapped)",
            "[300,0][500,200]")), findings: []),
    FalseAlarm(
      name: "two equal amounts", rule: DuplicateLabel(),
      document: dump(amounts("123.48")), findings: []),
    FalseAlarm(
      name: "two equal words", rule: DuplicateLabel(), document: dump(amounts("Buy")),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "two photos of one minute", rule: DuplicateLabel(),
      document: pair("Photo taken on May 19, 2026 10:23 AM"), findings: []),
    FalseAlarm(
      name: "two photos of one day", rule: DuplicateLabel(),
      document: pair("Photo taken on 19 May 2026"), findings: []),
    FalseAlarm(
      name: "two photos with a number", rule: DuplicateLabel(),
      document: pair("Photo number 19 from the camera"), findings: ["fail warning"]),
    FalseAlarm(
      name: "two photos in a ratio", rule: DuplicateLabel(),
      document: pair("Photo for the ratio 4:3"), findings: ["fail warning"]),
    FalseAlarm(
      name: "a name in a text", rule: DuplicateLabel(), document: author(in: "ann likes it"),
      findings: []),
    FalseAlarm(
      name: "a name beside a text", rule: DuplicateLabel(), document: author(in: "They like it"),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "tags after the texts of rows", rule: DuplicateLabel(),
      document: rows("External", follows: true), findings: ["review warning"]),
    FalseAlarm(
      name: "buttons at different places of rows", rule: DuplicateLabel(),
      document: rows("External", follows: false), findings: ["fail warning"]),
    FalseAlarm(
      name: "numbers of new messages", rule: DuplicateLabel(),
      document: rows("5", follows: false), findings: []),
    FalseAlarm(
      name: "buttons with outlets and one letter", rule: DuplicateLabel(),
      document: xib(
        [100.0, 200].map { y in
          object("button", id: "b\(Int(y))", frame: (20, y, 44, 44), state("title=\"T\""))
        }.joined(), outlets: outlets("b100", "b200")), findings: ["review warning"]),
    FalseAlarm(
      name: "rows without frames", rule: DuplicateLabel(),
      document: source(
        ["one", "two"].map {
          """
          <XCUIElementTypeCell type="XCUIElementTypeCell" name="\($0)" visible="true">\
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Edit" visible="true"/>\
          </XCUIElementTypeCell>
          """
        }.joined()), findings: ["review warning"]),
  ]

  /// Icons with a text, as a home screen has them.
  private static func icons(_ names: [String]) -> String {
    names.enumerated().map { number, name in
      let bounds = "[\(number * 200),300][\(number * 200 + 150),500]"
      return node(
        "widget.FrameLayout",
        "\(tapped) resource-id=\"com.example:id/icon\" content-desc=\"\(name)\"", bounds,
        node("widget.TextView", "text=\"\(name)\"", bounds))
    }.joined()
  }

  /// A list of companies below the chosen one.
  private static func list(below head: String) -> String {
    head
      + node(
        "support.v7.widget.RecyclerView", "focusable=\"true\"", "[0,300][1080,1900]",
        ["Acme", "Globex"].enumerated().map { number, name in
          let bounds = "[0,\(400 + 200 * number)][1080,\(600 + 200 * number)]"
          return node(
            "widget.LinearLayout", tapped, bounds,
            node("widget.TextView", "text=\"\(name)\"", bounds))
        }.joined())
  }

  private static func amounts(_ text: String) -> String {
    [100, 300].map {
      "<node class=\"android.view.ViewGroup\" \(enabledAndTapped) bounds=\"[0,\($0)][500,\($0 + 100)]\">"
        + "<node class=\"android.widget.TextView\" text=\"\(text)\" enabled=\"true\" "
        + "bounds=\"[0,\($0)][400,\($0 + 90)]\"/></node>"
    }.joined()
  }

  private static func pair(_ label: String) -> String {
    dump(
      [300, 700].map { top in
        node(
          "view.View", tapped, "[0,\(top)][300,\(top + 300)]",
          node("view.View", "content-desc=\"\(label)\"", "[0,\(top)][300,\(top + 300)]"))
      }.joined())
  }

  /// A name above a comment, and in its text.
  private static func author(in text: String) -> String {
    dump(
      node("widget.Button", "text=\"ann\" \(tapped)", "[100,300][400,400]")
        + node(
          "view.View", "text=\"\(text)\" focusable=\"true\"", "[100,500][1000,560]",
          describedButton("ann", "[100,500][160,560]")))
  }

  /// Rows of a list on a Mac, each with a text of another width and a button.
  private static func rows(_ button: String, follows: Bool) -> String {
    source(
      pageElement(
        "Table", "", (0, 100, 390, 300),
        [60, 120].enumerated().map { row, width in
          let top = 100 + 60 * row
          return pageElement(
            "TableRow", "", (0, top, 390, 60),
            pageElement(
              "Cell", "", (0, top, 390, 60),
              pageElement(
                "StaticText", "value=\"Name \(row)\"",
                (follows ? 10 : 300, top + 8, follows ? width : 80, 20))
                + pageElement("Button", "label=\"\(button)\"", (width + 20, top + 8, 60, 20))))
        }.joined()))
  }
}
