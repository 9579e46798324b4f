@testable import AuditRules

// False findings on a fresh draw of Interface Builder files, each beside its counterpart.

extension FalseAlarm {
  static let freshDesigns: [FalseAlarm] = contrasts + overlaps + titles + captions + frames

  private static func color(_ key: String, _ white: Double, alpha: Double = 1) -> String {
    "<color key=\"\(key)\" white=\"\(white)\" alpha=\"\(alpha)\" colorSpace=\"calibratedWhite\"/>"
  }

  // MARK: - Contrasts

  private static func grey(_ white: Double) -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 0, 390, 400),
        "<subviews>" + label("text=\"Total\"", color("textColor", white)) + "</subviews>"
          + color("backgroundColor", 1)))
  }

  /// A nearly white text in a row of a white table.
  private static func row(_ row: String, of controller: String) -> String {
    storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="c" \(controller)>
      <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="390" height="844"/>
      \(color("backgroundColor", 1))
      <prototypes><tableViewCell id="r"><rect key="frame" x="0" y="28" width="390" height="60"/>\(row)
      <tableViewCellContentView key="contentView" id="w"><rect key="frame" x="0" y="0" width="390" height="60"/>
      <subviews>\(object("label", "text=\"Who we are\"", frame: (20, 10, 200, 24), color("textColor", 0.93)))
      </subviews></tableViewCellContentView></tableViewCell></prototypes>
      </tableView></tableViewController></objects></scene>
      """, initial: "c")
  }

  private static let contrasts: [FalseAlarm] = [
    FalseAlarm(
      name: "a grey with a little less than enough", rule: TextContrast(),
      document: grey(0.4667), findings: ["fail error"]),
    FalseAlarm(
      name: "a fainter grey", rule: TextContrast(), document: grey(0.48), findings: ["fail error"]),
    FalseAlarm(
      name: "a text in a clear row of a table of the app's own", rule: TextContrast(),
      document: row(color("backgroundColor", 0, alpha: 0), of: "customClass=\"About\""),
      findings: []),
    FalseAlarm(
      name: "a text in a clear row of a table of UIKit", rule: TextContrast(),
      document: row(color("backgroundColor", 0, alpha: 0), of: ""), findings: ["fail error"]),
  ]

  // MARK: - Controls on each other

  private static func close(_ id: String, _ action: String, _ size: Double) -> String {
    object(
      "button", id: id, frame: (100, 100, size, size),
      state("title=\"Close \(id)\"")
        + "<connections><action selector=\"\(action):\" destination=\"-1\" id=\"a\(id)\"/></connections>"
    )
  }

  /// Two prototypes of a table, the second drawn upon the first.
  private static func prototypes(_ second: Double) -> String {
    let rows = [("a", 0.0), ("b", second)].map { id, y in
      object(
        "tableViewCell", id: id, frame: (0, y, 390, 60),
        object(
          "tableViewCellContentView", "key=\"contentView\"", id: id + "c", frame: (0, 0, 390, 60),
          "<subviews>"
            + object("button", id: id + "b", frame: (20, 6, 80, 48), state("title=\"Vote \(id)\""))
            + "</subviews>"))
    }
    return xib(
      object("tableView", id: "t", "<prototypes>" + rows.joined() + "</prototypes>").replacing(
        "height=\"44\"", with: "height=\"400\""))
  }

  private static let overlaps: [FalseAlarm] = [
    FalseAlarm(
      name: "the dimmed rest of the screen, with the effect of the button on it",
      rule: ControlsOverlap(), document: xib(close("p", "close", 200) + close("q", "close", 44)),
      findings: []),
    FalseAlarm(
      name: "a button on one with another effect", rule: ControlsOverlap(),
      document: xib(close("p", "open", 200) + close("q", "close", 44)), findings: ["review error"]
    ),
    FalseAlarm(
      name: "buttons in two prototypes", rule: ControlsOverlap(), document: prototypes(30),
      findings: []),
  ]

  // MARK: - Titles

  /// A bar among the views, with an item that an outlet leads to or does not.
  private static func bar(_ title: String, outlets ids: String) -> String {
    xib(
      object(
        "navigationBar", id: "n", frame: (0, 44, 390, 44),
        "<items><navigationItem title=\"\(title)\" id=\"i\"/></items>"), outlets: ids)
  }

  private static let titles: [FalseAlarm] = [
    FalseAlarm(
      name: "the title of a bar whose item has an outlet", rule: LabelIsStub(),
      document: bar("Title", outlets: outlets("i")), findings: []),
    FalseAlarm(
      name: "the title of a bar that code does not know", rule: LabelIsStub(),
      document: bar("Title", outlets: ""), findings: ["review error"]),
    FalseAlarm(
      name: "the name of a file that the screen shows", rule: LabelIsIdentifier(),
      document: xib(label("text=\"circle.yml\"")), findings: []),
    FalseAlarm(
      name: "the key of a text", rule: LabelIsIdentifier(),
      document: xib(label("text=\"circle.title\"")), findings: ["review error"]),
  ]

  // MARK: - Captions

  private static func mac(_ rows: [[String]]) -> String {
    let fields = rows.enumerated().flatMap { row, texts in
      texts.enumerated().map { column, text in
        object(
          "textField", id: "f\(row)\(column)",
          frame: (20 + 100 * Double(column), 300 - 30 * Double(row), 80, 17),
          "<textFieldCell key=\"cell\" title=\"\(text)\" id=\"c\(row)\(column)\"/>")
      }
    }
    return xib(fields.joined(), isMac: true)
  }

  private static func above(_ caption: String, _ placeholder: String) -> String {
    object("label", "text=\"\(caption)\"", frame: (20, 100, 200, 20))
      + object("label", "text=\"必填\"", id: "w", frame: (325, 100, 60, 20))
      + object("textField", "placeholder=\"\(placeholder)\"", id: "f", frame: (20, 124, 300, 34))
  }

  private static let captions: [FalseAlarm] = [
    FalseAlarm(
      name: "captions without values", rule: RowNotGrouped(),
      document: mac([["Price:"], ["Change:"], ["Total:"], ["Rank:"]]), findings: []),
    FalseAlarm(
      name: "captions with values", rule: RowNotGrouped(),
      document: mac([["Price:", "3"], ["Change:", "1"], ["Total:", "7"], ["Rank:", "2"]]),
      findings: []),
    FalseAlarm(
      name: "a placeholder that says the text in other words", rule: LabelFieldSeparated(),
      document: xib(above("输入显示文字", "输入想显示的文字")), findings: []),
  ]

  // MARK: - Frames

  private static func bar(in sizes: String) -> String {
    xib(
      object(
        "button", "fixedFrame=\"YES\"", frame: (0, 100, 350, 44),
        state("title=\"Pay\"")
          + "<variation key=\"\(sizes)\" misplaced=\"YES\"><rect key=\"frame\" x=\"0\" "
          + "y=\"100\" width=\"800\" height=\"44\"/></variation>"))
  }

  /// Two gradient buttons of AppKit side by side.
  private static func squares(_ side: Double) -> String {
    xib(
      [("Add", 20.0), ("Remove", 20 + side)].map { image, x in
        object(
          "button", id: image, frame: (x, 100, side, side),
          "<buttonCell key=\"cell\" type=\"smallSquare\" image=\"NS\(image)Template\" imagePosition=\"only\" "
            + "id=\"c\(image)\"/>")
      }.joined(), isMac: true)
  }

  private static let frames: [FalseAlarm] = [
    FalseAlarm(
      name: "plus and minus below a table", rule: TargetSize.wcagMinimum, document: squares(23),
      findings: []),
    FalseAlarm(
      name: "a smaller plus and minus", rule: TargetSize.wcagMinimum, document: squares(15),
      findings: ["review error"]),
    FalseAlarm(
      name: "a frame for another width", rule: ReflowOverflow(),
      document: bar(in: "widthClass=regular"), findings: []),
  ]
}
