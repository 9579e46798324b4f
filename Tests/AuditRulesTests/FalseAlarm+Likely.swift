@testable import AuditRules

// Likely defects that designs and dumps of November 2026 showed to be silent, each beside what is right.

extension FalseAlarm {
  static let likely: [FalseAlarm] =
    barTitles + sections + paragraphs + rowsThatOpen + dumpTitles + rowHeights + emptyTexts + signs
    + tinted + macTables
    + dumpStates + pages

  private static func text(
    _ words: String, id: String, frame: (Double, Double, Double, Double), size: Int = 17,
    bold: Bool = false, _ attributes: String = "", _ inside: String = ""
  ) -> String {
    object(
      "label", "text=\"\(words)\" \(attributes)", id: id, frame: frame,
      "\(inside)<fontDescription key=\"fontDescription\" type=\"\(bold ? "boldSystem" : "system")\" "
        + "pointSize=\"\(size)\"/>")
  }

  private static func button(_ title: String, frame: (Double, Double, Double, Double)) -> String {
    object("button", id: "b\(title)", frame: frame, state("title=\"\(title)\""))
  }

  /// A text beside a button at the upper edge, and a text below both.
  private static func bar(_ size: Int, x: Double) -> String {
    xib(
      button("Exit", frame: (16, 40, 80, 44))
        + text("Admin logs", id: "t", frame: (x, 40, 110, 44), size: size)
        + text("Nothing yet", id: "u", frame: (20, 300, 350, 24)))
  }

  private static let barTitles = [
    FalseAlarm(
      name: "a large text right after a button of a bar", rule: ScreenWithoutTitle(),
      document: bar(30, x: 110), findings: ["review warning"]),
    FalseAlarm(
      name: "a text of the usual size after a button", rule: ScreenWithoutTitle(),
      document: bar(17, x: 110), findings: []),
    FalseAlarm(
      name: "a large text at the other side", rule: ScreenWithoutTitle(),
      document: bar(30, x: 220), findings: []),
  ]

  /// Parts of a screen, each with a title and as many lines.
  private static func parts(_ lines: Int, size: Int = 20, lineSize: Int = 15) -> String {
    xib(
      (0..<2).flatMap { part in
        let top = 60 + Double(part) * 250
        let title = text(
          "Part \(part == 0 ? "one" : "two")", id: "t\(part)", frame: (20, top, 300, 24),
          size: size, bold: true)
        return [title]
          + (0..<lines).map {
            text(
              "Line \($0) of it", id: "l\(part)\($0)",
              frame: (20, top + 40 + Double($0) * 30, 300, 20), size: lineSize)
          }
      }.joined())
  }

  private static func staticTable(_ title: Int) -> String {
    func row(_ id: String, _ size: Int) -> String {
      """
      <tableViewCell id="\(id)"><rect key="frame" x="0" y="0" width="390" height="60"/>\
      <tableViewCellContentView key="contentView" id="v\(id)">\
      <rect key="frame" x="0" y="0" width="390" height="60"/><subviews>\
      \(text("Row \(id)", id: "t\(id)", frame: (16, 10, 300, 30), size: size, bold: size > 17))\
      </subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let rows = [
      row("a", title), row("b", 16), row("c", 16), row("d", title), row("e", 16), row("f", 16),
    ]
    return xib(
      object(
        "tableView", "dataMode=\"static\" rowHeight=\"-1\"", id: "T", frame: (0, 0, 390, 844),
        "<sections><tableViewSection id=\"s\"><cells>\(rows.joined())</cells></tableViewSection></sections>"
      ))
  }

  private static let sections = [
    FalseAlarm(
      name: "titles of the parts of a design, once a screen", rule: RoleMissing(),
      document: parts(2), findings: ["review warning"]),
    FalseAlarm(
      name: "captions of one value each", rule: RoleMissing(), document: parts(1), findings: []),
    FalseAlarm(
      name: "bold texts above larger ones", rule: RoleMissing(),
      document: parts(2, size: 17, lineSize: 20), findings: []),
    FalseAlarm(
      name: "rows of a static table that title others", rule: RoleMissing(),
      document: staticTable(24), findings: ["review warning"]),
    FalseAlarm(
      name: "rows of a static table that are alike", rule: RoleMissing(),
      document: staticTable(16), findings: []),
  ]

  /// A bold text above another one of several lines, below the title of the screen.
  private static func paragraph(_ words: String) -> String {
    xib(
      text("Sign in", id: "s", frame: (20, 60, 350, 40), size: 34, bold: true)
        + text("Apple account", id: "a", frame: (20, 110, 350, 20))
        + text("Why do we need this?", id: "w", frame: (20, 500, 350, 20), bold: true)
        + text(words, id: "p", frame: (20, 524, 350, 70), size: 15, "numberOfLines=\"0\"")
        + button("Go", frame: (20, 700, 350, 44)))
  }

  private static let paragraphs = [
    FalseAlarm(
      name: "a bold text above a paragraph", rule: RoleMissing(),
      document: paragraph("We put apps on your device with it, and nobody else gets to see it."),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a bold text above a line", rule: RoleMissing(), document: paragraph("For your apps."),
      findings: []),
  ]

  /// A row with this picture before its text.
  private static func treeRow(_ icon: String) -> String {
    dump(
      node(
        "widget.LinearLayout", tapped, "[0,300][1080,360]",
        node("widget.ImageView", "resource-id=\"a:id/\(icon)\"", "[20,310][50,350]")
          + node("widget.TextView", "text=\"North\"", "[60,310][400,350]")))
  }

  private static let rowsThatOpen = [
    FalseAlarm(
      name: "a chevron before the text of a row", rule: ValueMissing(),
      document: treeRow("ivChevron"), findings: ["review error"]),
    FalseAlarm(
      name: "an icon before the text of a row", rule: ValueMissing(), document: treeRow("ivFolder"),
      findings: []),
  ]

  private static func line(_ words: String, y: Int, height: Int, x: Int = 40) -> String {
    node(
      "widget.TextView", "text=\"\(words)\"",
      "[\(x),\(y)][\(x + words.count * height / 2),\(y + height)]")
  }

  private static func dumpParts(_ height: Int) -> String {
    dump(
      ["Moods", "From your library"].enumerated().map { part, title in
        let top = 500 + 600 * part
        return line(title, y: top, height: height)
          + (0..<2).map { line("Song \($0) of it", y: top + 120 + 100 * $0, height: 20) }.joined()
      }.joined())
  }

  private static let dumpTitles = [
    FalseAlarm(
      name: "the only large text of a dump", rule: ScreenWithoutTitle(),
      document: dump(
        line("Downloads", y: 100, height: 40)
          + ["One", "Two", "Three"].enumerated().map {
            line("\($1) song", y: 300 + 100 * $0, height: 20)
          }.joined()), findings: ["review warning"]),
    FalseAlarm(
      name: "a large number of a dump", rule: ScreenWithoutTitle(),
      document: dump(
        line("12 songs", y: 100, height: 40)
          + ["One", "Two", "Three"].enumerated().map {
            line("\($1) song", y: 300 + 100 * $0, height: 20)
          }.joined()), findings: []),
    FalseAlarm(
      name: "titles of the parts of a dump", rule: ScreenWithoutTitle(),
      document: dumpParts(28), findings: ["review warning"]),
    FalseAlarm(
      name: "texts of one size in a dump", rule: ScreenWithoutTitle(),
      document: dumpParts(20), findings: []),
  ]

  /// A row of a fixed height with two labels, the lower one first, and connections of the owner.
  private static func row(
    _ height: Int, _ labels: String, of attributes: String = "", outlets: String = ""
  ) -> String {
    xib(
      object(
        "tableView", "rowHeight=\"\(height)\"", id: "T", frame: (0, 0, 390, 844),
        """
        <prototypes><tableViewCell \(attributes) id="r"><rect key="frame" x="0" y="0" width="390" height="60"/>\
        <tableViewCellContentView key="contentView" id="c">\
        <rect key="frame" x="0" y="0" width="390" height="60"/><subviews>\(labels)</subviews>\
        </tableViewCellContentView><connections>\(outlets)</connections></tableViewCell></prototypes>
        """))
  }

  private static let outletOfText = "<outlet property=\"name\" destination=\"t\" id=\"o\"/>"

  private static let rowHeights = [
    FalseAlarm(
      name: "two lines, the lower one first in the file", rule: RowHeightFixed(),
      document: row(
        60,
        text("Three items", id: "u", frame: (16, 36, 300, 20))
          + text("Total", id: "t", frame: (16, 8, 300, 20))), findings: ["review warning"]),
    FalseAlarm(
      name: "a text of any number of lines, which code sets", rule: RowHeightFixed(),
      document: row(
        44, text("", id: "t", frame: (16, 8, 300, 20), "numberOfLines=\"0\""),
        outlets: outletOfText), findings: ["review warning"]),
    FalseAlarm(
      name: "a short text that may wrap", rule: RowHeightFixed(),
      document: row(44, text("Total", id: "t", frame: (16, 8, 300, 20), "numberOfLines=\"0\"")),
      findings: []),
    FalseAlarm(
      name: "a prototype of a table whose rows have automatic heights", rule: RowHeightFixed(),
      document: row(
        -1,
        text("Total", id: "t", frame: (16, 8, 300, 20))
          + text("Three items", id: "u", frame: (16, 36, 300, 20)), of: "rowHeight=\"44\""),
      findings: []),
  ]

  /// A label without a text in this grey, on white.
  private static func empty(_ white: Double, outlets: String = outletOfText) -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 100, 390, 200),
        "<subviews>"
          + text(
            "", id: "t", frame: (20, 10, 200, 24), "",
            "<color key=\"textColor\" white=\"\(white)\" alpha=\"1\"/>")
          + "</subviews><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"),
      outlets: outlets)
  }

  private static let emptyTexts = [
    FalseAlarm(
      name: "a faint label whose text code sets", rule: TextContrast(), document: empty(0.56),
      findings: ["review error"]),
    FalseAlarm(
      name: "a dark label whose text code sets", rule: TextContrast(), document: empty(0.3),
      findings: []),
    FalseAlarm(
      name: "a faint label without a text", rule: TextContrast(),
      document: empty(0.56, outlets: ""), findings: []),
  ]

  /// A picture with an outlet of this name.
  private static func sign(_ outlet: String, _ inside: String = "") -> String {
    xib(
      object("imageView", "image=\"mark\"", id: "i", frame: (20, 100, 24, 24), inside),
      outlets: "<outlet property=\"\(outlet)\" destination=\"i\" id=\"o\"/>")
  }

  private static let signs = [
    FalseAlarm(
      name: "a picture that shows a state by the name of its outlet", rule: ImageMissingLabel(),
      document: sign("warningIconView"), findings: ["review warning"]),
    FalseAlarm(
      name: "a picture with a label", rule: ImageMissingLabel(),
      document: sign(
        "warningIconView",
        "<accessibility key=\"accessibilityConfiguration\" label=\"Warning\"/>"), findings: []),
    FalseAlarm(
      name: "a picture of an empty page", rule: ImageMissingLabel(),
      document: sign("emptyStateImageView"), findings: []),
    FalseAlarm(
      name: "a photo", rule: ImageMissingLabel(), document: sign("coverImageView"), findings: []),
  ]

  /// A label in this blue, with connections of the owner.
  private static func blue(_ green: Double, outlets: String = outletOfText) -> String {
    xib(
      text(
        "Forgot password", id: "t", frame: (20, 100, 200, 24), "userInteractionEnabled=\"NO\"",
        "<color key=\"textColor\" red=\"0\" green=\"\(green)\" blue=\"1\" alpha=\"1\"/>"),
      outlets: outlets)
  }

  private static let tinted = [
    FalseAlarm(
      name: "a label in the system's blue that code reaches", rule: TappableWithoutRole(),
      document: blue(0.478), findings: ["review error"]),
    FalseAlarm(
      name: "a label in the system's blue that no code reaches", rule: TappableWithoutRole(),
      document: blue(0.478, outlets: ""), findings: []),
    FalseAlarm(
      name: "a label in another blue", rule: TappableWithoutRole(), document: blue(0.2),
      findings: []),
  ]

  private static func window(fields: Int, width: Int) -> String {
    xib(
      object(
        "scrollView", id: "s", frame: (0, 0, Double(width), 300),
        object(
          "clipView", "key=\"contentView\"", id: "c", frame: (0, 0, Double(width), 300),
          "<subviews>\(object("tableView", id: "T", frame: (0, 0, Double(width), 300)))</subviews>")
      )
        + (0..<fields).map {
          object("comboBox", id: "f\($0)", frame: (260, Double($0) * 40, 120, 25))
        }.joined(), isMac: true)
  }

  private static let macTables = [
    FalseAlarm(
      name: "a table beside a form", rule: GroupMissingLabel(),
      document: window(fields: 3, width: 150), findings: ["review warning"]),
    FalseAlarm(
      name: "a table with one field", rule: GroupMissingLabel(),
      document: window(fields: 1, width: 150), findings: []),
  ]

  private static func days(_ state: String) -> String {
    dump(
      node(
        "view.View", "scrollable=\"true\"", "[0,300][1080,500]",
        (0..<6).map { day in
          let x = 20 + 170 * day
          return node(
            "view.View", tapped + " selected=\"\(day == 0 ? state : "false")\"",
            "[\(x),300][\(x + 150),500]",
            ["JUN", "\(20 + day)", "MON"].enumerated().map {
              node(
                "widget.TextView", "text=\"\($1)\"",
                "[\(x + 20),\(310 + 60 * $0)][\(x + 120),\(360 + 60 * $0)]")
            }.joined())
        }.joined()))
  }

  private static func control(_ description: String, _ state: String = "") -> String {
    dump(
      node(
        "widget.ImageButton",
        "content-desc=\"\(description)\" selected=\"false\" \(state) \(tapped)",
        "[40,400][180,540]")
        + node("widget.TextView", "text=\"A song\"", "[40,600][600,660]"))
  }

  private static let dumpStates = [
    FalseAlarm(
      name: "the days of a week, none selected", rule: SelectionStateMissing(),
      document: days("false"), findings: ["review error"]),
    FalseAlarm(
      name: "the days of a week, one selected", rule: SelectionStateMissing(),
      document: days("true"), findings: []),
    FalseAlarm(
      name: "a control that is on or off by its name", rule: ValueMissing(),
      document: control("Shuffle"), findings: ["review warning"]),
    FalseAlarm(
      name: "such a control with a state", rule: ValueMissing(),
      document: control("Shuffle", "checkable=\"true\" checked=\"true\""), findings: []),
    FalseAlarm(
      name: "a control that acts", rule: ValueMissing(), document: control("Next"), findings: []),
  ]

  /// A page with four lines, and another one over it, whose lines are this much lower.
  private static func overlaid(_ offset: Int) -> String {
    func page(_ words: String, _ offset: Int) -> String {
      node(
        "view.View", "", "[0,0][1080,2000]",
        (0..<4).map { line("\(words) line", y: 300 + 300 * $0 + offset, height: 60) }.joined())
    }
    return dump(page("Lower", 0) + page("Upper", offset))
  }

  private static let pages = [
    FalseAlarm(
      name: "a page over another one", rule: ModalNotModal(), document: overlaid(20),
      findings: ["review error"]),
    FalseAlarm(
      name: "two layers of one page", rule: ModalNotModal(), document: overlaid(120), findings: []),
  ]
}
