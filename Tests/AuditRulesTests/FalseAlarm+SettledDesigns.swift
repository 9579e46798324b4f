@testable import AuditRules

// False findings that judges named on Interface Builder files of a new draw, each beside its counterpart that is still found.

extension FalseAlarm {
  static let settledDesigns: [FalseAlarm] = rows + looks + places + sizes

  // MARK: - Rows

  private static func row(_ views: String, id: String = "c", segue: String = "") -> String {
    """
    <tableViewCell clipsSubviews="YES" reuseIdentifier="\(id)" id="\(id)">\
    <rect key="frame" x="0" y="0" width="390" height="44"/>\
    <tableViewCellContentView key="contentView" clipsSubviews="YES" tableViewCell="\(id)" id="\(id)v">\
    <rect key="frame" x="0" y="0" width="390" height="44"/><subviews>\(views)</subviews>\
    </tableViewCellContentView><connections>\(segue)</connections></tableViewCell>
    """
  }

  private static func table(_ rows: String) -> String {
    object(
      "tableView", "dataMode=\"prototypes\"", id: "t", frame: (0, 0, 390, 844),
      "<prototypes>\(rows)</prototypes>")
  }

  private static let segue = "<segue destination=\"B\" kind=\"show\" id=\"g\"/>"

  private static func arrow(_ inside: String = "", y: Double = 13) -> String {
    object("button", id: "b", frame: (360, y, 18, 18), state("image=\"arrow\"") + inside)
  }

  private static func shown(_ views: String, segue: String = "") -> String {
    storyboard(
      scene("A", views: table(row(views, segue: segue)))
        + scene("B", views: object("label", "text=\"Town\"")))
  }

  private static let rows = [
    FalseAlarm(
      name: "a button without an effect on a row with a segue", rule: TargetSize.platform,
      document: shown(arrow(), segue: segue), findings: []),
    FalseAlarm(
      name: "a button without an effect on a row without one", rule: TargetSize.platform,
      document: shown(arrow()), findings: ["review warning"]),
    FalseAlarm(
      name: "a button with an action on a row with a segue", rule: TargetSize.platform,
      document: shown(
        arrow(
          "<connections><action selector=\"tap:\" destination=\"c\" "
            + "eventType=\"touchUpInside\" id=\"a\"/></connections>"), segue: segue),
      findings: ["review warning"]),
    FalseAlarm(
      name: "two rows of one frame", rule: DuplicateClickableBounds(),
      document: xib(table(row("") + row("", id: "d"))), findings: []),
    FalseAlarm(
      name: "two buttons of one frame in a row", rule: DuplicateClickableBounds(),
      document: xib(
        table(row(arrow() + object("button", id: "e", frame: (360, 13, 18, 18))))),
      findings: ["review error"]),
    FalseAlarm(
      name: "a button without an effect outside of what clips", rule: MissingLabel(),
      document: xib(
        object(
          "view", "clipsSubviews=\"YES\"", id: "p", frame: (0, 100, 390, 44), part(arrow(y: 60)))),
      findings: []),
    FalseAlarm(
      name: "a button without an effect inside", rule: MissingLabel(),
      document: xib(
        object(
          "view", "clipsSubviews=\"YES\"", id: "p", frame: (0, 100, 390, 44), part(arrow(y: 20)))),
      findings: ["fail error"]),
  ]

  private static func part(_ views: String) -> String { "<subviews>\(views)</subviews>" }

  // MARK: - Colours

  private static func color(_ key: String, _ part: Double) -> String {
    """
    <color key="\(key)" red="\(part)" green="\(part)" blue="\(part)" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/>
    """
  }

  /// White on a translucent black strip on white.
  private static func strip(_ alpha: Double, on picture: String = "") -> String {
    let text = object(
      "label", "text=\"Total\"", frame: (20, 10, 200, 20), color("textColor", 1))
    let strip = object(
      "view", "alpha=\"\(alpha)\"", id: "s", frame: (0, 100, 390, 40),
      part(text) + color("backgroundColor", 0))
    return object(
      "view", id: "w", frame: (0, 0, 390, 844), part(picture + strip) + color("backgroundColor", 1))
  }

  private static let looks = [
    // 5.74:1. With the alpha once for the strip and once more for the text it would be 3.22:1.
    FalseAlarm(
      name: "a text in a translucent strip", rule: TextContrast(), document: xib(strip(0.6)),
      findings: []),
    // 3.98:1.
    FalseAlarm(
      name: "a text in a strip that is too translucent", rule: TextContrast(),
      document: xib(strip(0.5)), findings: ["fail error"]),
    FalseAlarm(
      name: "such a strip on an image that code sets", rule: TextContrast(),
      document: xib(
        strip(0.5, on: object("imageView", id: "i", frame: (0, 0, 390, 844))),
        outlets: "<outlet property=\"picture\" destination=\"i\" id=\"o\"/>"), findings: []),
    FalseAlarm(
      name: "such a strip on an image view that is always empty", rule: TextContrast(),
      document: xib(strip(0.5, on: object("imageView", id: "i", frame: (0, 0, 390, 844)))),
      findings: ["fail error"]),
  ]

  // MARK: - Places

  private static func covered(_ width: Double) -> String {
    object("button", id: "a", frame: (20, 100, 320, 40), state("title=\"Pages\""))
      + object("button", id: "b", frame: (340 - width, 120, width + 20, 60), state("title=\"Add\""))
  }

  private static let places = [
    FalseAlarm(
      name: "a button that covers a corner of another", rule: ControlsOverlap(),
      document: xib(covered(40)), findings: []),
    FalseAlarm(
      name: "a button that covers more of another", rule: ControlsOverlap(),
      document: xib(covered(80)), findings: ["review error"]),
  ]

  // MARK: - Sizes

  private static func word(_ id: String, _ text: String, x: Double) -> String {
    object(
      "label", "text=\"\(text)\" translatesAutoresizingMaskIntoConstraints=\"NO\"", id: id,
      frame: (x, 100, 30, 20),
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
  }

  /// Two texts beside each other in a line, the last of which ends somewhere or at the edge.
  private static func line(_ last: String = "") -> String {
    func constraint(_ id: String, _ item: String, _ end: String, _ other: String, _ at: String)
      -> String
    {
      """
      <constraint firstItem="\(item)" firstAttribute="\(end)" secondItem="\(other)" \
      secondAttribute="\(at)" id="\(id)"/>
      """
    }
    let edge = last.isEmpty ? "" : constraint("3", "m", last, "p", last)
    return object(
      "view", id: "p", frame: (0, 0, 390, 200),
      part(word("l", "Photos and texts", x: 20) + word("m", "of", x: 60))
        + "<constraints>" + constraint("1", "l", "leading", "p", "leading")
        + constraint("2", "m", "leading", "l", "trailing") + edge + "</constraints>")
  }

  private static func field(_ width: Double) -> String {
    object(
      "textField", "fixedFrame=\"YES\" customClass=\"HoursField\"", id: "f",
      frame: (28, 100, width, 22),
      "<textFieldCell key=\"cell\" editable=\"YES\" selectable=\"YES\" borderStyle=\"bezel\" id=\"g\"/>"
    )
      + object(
        "textField", "fixedFrame=\"YES\" customClass=\"HoursField\"", id: "h",
        frame: (28 + width, 100, width, 22),
        "<textFieldCell key=\"cell\" editable=\"YES\" selectable=\"YES\" borderStyle=\"bezel\" id=\"i\"/>"
      )
  }

  private static let sizes = [
    FalseAlarm(
      name: "a text that pushes the next one aside", rule: TextClipped(),
      document: xib(line()), findings: []),
    FalseAlarm(
      name: "a text between the edge and one at the edge", rule: TextClipped(),
      document: xib(line("trailing")), findings: ["review error"]),
    FalseAlarm(
      name: "fields of AppKit as high as it makes them", rule: TargetSize.wcagMinimum,
      document: xib(field(25), isMac: true), findings: []),
    FalseAlarm(
      name: "fields of AppKit that are too narrow", rule: TargetSize.wcagMinimum,
      document: xib(field(20), isMac: true), findings: ["review error"]),
  ]
}
