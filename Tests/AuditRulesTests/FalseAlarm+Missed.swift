import AccessibilityModel
import Auditing
import TestSupport

@testable import AuditRules

// Defects of designs and page sources that a draw showed to be silent, each beside what is right.

extension FalseAlarm {
  static let missed: [FalseAlarm] =
    tints + weights + photographs + segments + crosses + roomless + statuses + addButtons + nodes
    + waysOut + counts + banners

  private static func scene(_ views: String, _ view: String = "", tint: String) -> String {
    storyboard(
      """
      <scene sceneID="s"><objects><viewController id="c">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <subviews>\(views)</subviews>\(white("backgroundColor", 1))\(view)</view>
      </viewController></objects></scene>
      """, initial: "c"
    ).replacing("</document>", with: "\(tint)</document>")
  }

  private static func white(_ key: String, _ white: Double, alpha: Double = 1) -> String {
    "<color key=\"\(key)\" white=\"\(white)\" alpha=\"\(alpha)\"/>"
  }

  private static let orange =
    "<color key=\"tintColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\"/>"
  private static let blue =
    "<color key=\"tintColor\" red=\"0\" green=\"0.47843137\" blue=\"1\" alpha=\"1\"/>"

  private static func button(_ attributes: String, _ state: String) -> String {
    object("button", attributes, id: "b", Self.state(state))
  }

  private static let buy = button("buttonType=\"system\"", "title=\"Buy\"")

  private static let tints = [
    FalseAlarm(
      name: "a title in the tint of the file", rule: TextContrast(),
      document: scene(buy, tint: orange), findings: ["review error"]),
    FalseAlarm(
      name: "a title in the tint of a view around it", rule: TextContrast(),
      document: scene(buy, orange, tint: blue), findings: ["review error"]),
    FalseAlarm(
      name: "a title in the tint of the system", rule: TextContrast(),
      document: scene(buy, tint: blue), findings: []),
    FalseAlarm(
      name: "a title in white, whatever the tint", rule: TextContrast(),
      document: scene(
        object(
          "view", id: "w", frame: (0, 60, 390, 200),
          white("backgroundColor", 0)
            + "<subviews>\(button("buttonType=\"custom\"", "title=\"Buy\""))</subviews>"),
        tint: orange), findings: []),
    FalseAlarm(
      name: "a symbol in the tint of the file", rule: NonTextContrast(),
      document: scene(
        button("buttonType=\"custom\"", "image=\"stop\" catalog=\"system\""), tint: orange),
      findings: ["review error"]),
    FalseAlarm(
      name: "a picture of a button that is not drawn in the tint", rule: NonTextContrast(),
      document: scene(button("buttonType=\"custom\"", "image=\"boat\""), tint: orange), findings: []
    ),
  ]

  private static func grey(_ weight: String) -> String {
    scene(
      object(
        "label", "text=\"Total\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"\(weight)\" pointSize=\"17\"/>"
          + white("textColor", 0.5)), tint: "")
  }

  private static let weights = [
    FalseAlarm(
      name: "semibold letters, which are not bold", rule: TextContrast(),
      document: grey("semibold"),
      findings: ["fail error"]),
    FalseAlarm(
      name: "bold letters", rule: TextContrast(), document: grey("bold"), findings: []),
  ]

  private static func onPicture(_ height: Double, between: String = "") -> String {
    xib(
      object("imageView", "image=\"harbour\"", id: "i", frame: (0, 60, 390, height)) + between
        + object("label", "text=\"Total\"", frame: (20, 80, 200, 24), white("textColor", 1)))
  }

  private static let photographs = [
    FalseAlarm(
      name: "a text on a photograph", rule: TextContrast(), document: onPicture(400),
      findings: ["review error"]),
    FalseAlarm(
      name: "a text on a badge", rule: TextContrast(), document: onPicture(100), findings: []),
    FalseAlarm(
      name: "a text on a plate on a photograph", rule: TextContrast(),
      document: onPicture(
        400,
        between: object(
          "view", id: "p", frame: (0, 70, 390, 60), white("backgroundColor", 0.2, alpha: 0.8))),
      findings: []),
  ]

  private static func choice(_ titles: String...) -> String {
    xib(
      object(
        "segmentedControl", id: "s",
        "<segments>\(titles.map { "<segment title=\"\($0)\"/>" }.joined())</segments>"))
  }

  private static let segments = [
    FalseAlarm(
      name: "a choice of numbers", rule: GroupMissingLabel(),
      document: choice("Off", "1", "2", "5", "10"), findings: ["review warning"]),
    FalseAlarm(
      name: "a choice of words", rule: GroupMissingLabel(),
      document: choice("Day", "Week 1", "Year"),
      findings: []),
  ]

  private static func cross(_ title: String, x: Double, beside: String = "") -> String {
    xib(
      object("button", id: "b", frame: (x, 60, 40, 40), state("title=\"\(title)\"")) + beside)
  }

  private static let crosses = [
    FalseAlarm(
      name: "the letter X in the corner", rule: LabelSymbolOnly(), document: cross("X", x: 340),
      findings: ["review error"]),
    FalseAlarm(
      name: "the letter X in the middle", rule: LabelSymbolOnly(), document: cross("X", x: 170),
      findings: []),
    FalseAlarm(
      name: "another letter in the corner", rule: LabelSymbolOnly(), document: cross("Y", x: 340),
      findings: []),
    FalseAlarm(
      name: "the letter X beside another", rule: LabelSymbolOnly(),
      document: cross(
        "X", x: 340,
        beside: object("button", id: "o", frame: (300, 60, 40, 40), state("title=\"Y\""))),
      findings: []),
  ]

  private static func terms(_ words: Int, in tag: String = "view", lines: Int = 0) -> String {
    xib(
      object(
        tag, id: "w", frame: (0, 0, 390, 844),
        "<subviews>"
          + object(
            "label",
            "text=\"\(Array(repeating: "harbour", count: words).joined(separator: " "))\" "
              + "numberOfLines=\"\(lines)\"", frame: (20, 100, 350, 300),
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
          + "</subviews>"))
  }

  private static func fixedLine(rowHeight: String) -> String {
    xib(
      object(
        "tableViewCell", rowHeight, id: "c", frame: (0, 50, 390, 96),
        "<tableViewCellContentView key=\"contentView\" id=\"v\">"
          + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"96\"/><subviews>"
          + object(
            "label", "text=\"Total\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
            frame: (20, 10, 200, 17),
            "<constraints><constraint firstAttribute=\"height\" constant=\"17\" id=\"k\"/></constraints>"
              + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
          + "</subviews></tableViewCellContentView>"))
  }

  private static let roomless = [
    FalseAlarm(
      name: "a long text that nothing scrolls", rule: TextClipped(), document: terms(90),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a short text that nothing scrolls", rule: TextClipped(), document: terms(20),
      findings: []),
    FalseAlarm(
      name: "a long text in a scroll view", rule: TextClipped(),
      document: terms(90, in: "scrollView"),
      findings: []),
    FalseAlarm(
      name: "a line of fixed height in a row of fixed height", rule: TextClipped(),
      document: fixedLine(rowHeight: "rowHeight=\"96\""), findings: ["review warning"]),
  ]

  private static func status(_ outlet: String, text: String = "Label", in row: Bool = false)
    -> String
  {
    let label = object("label", "text=\"\(text)\"", id: "e")
    let cell = object(
      "tableViewCell", id: "c",
      "<tableViewCellContentView key=\"contentView\" id=\"v\"><subviews>\(label)</subviews>"
        + "</tableViewCellContentView>")
    return xib(
      row ? cell : label, outlets: "<outlet property=\"\(outlet)\" destination=\"e\" id=\"o\"/>")
  }

  private static let statuses = [
    FalseAlarm(
      name: "a text that code calls an error", rule: StatusNotAnnounced(),
      document: status("ErrorLabel"), findings: ["review warning"]),
    FalseAlarm(
      name: "a text that code calls a status", rule: StatusNotAnnounced(),
      document: status("scanStatus"), findings: ["review warning"]),
    FalseAlarm(
      name: "a clock that code calls a progress", rule: StatusNotAnnounced(),
      document: status("progressLabel", text: "00:00"), findings: []),
    FalseAlarm(
      name: "another text of code", rule: StatusNotAnnounced(), document: status("nameLabel"),
      findings: []),
    FalseAlarm(
      name: "the status of a row", rule: StatusNotAnnounced(),
      document: status("statusLabel", in: true), findings: []),
  ]

  private static func macButtons(_ inside: String) -> String {
    xib(
      ["NSAddTemplate", "NSRemoveTemplate"].enumerated().map { number, image in
        object(
          "button", inside, id: "b\(number)", frame: (20 + 30 * Double(number), 20, 28, 28),
          "<buttonCell key=\"cell\" type=\"smallSquare\" image=\"\(image)\" imagePosition=\"only\" "
            + "id=\"d\(number)\"/>")
      }.joined(), isMac: true)
  }

  private static let addButtons = [
    FalseAlarm(
      name: "buttons with the signs of AppKit", rule: MissingLabel(), document: macButtons(""),
      findings: ["review warning"]),
    FalseAlarm(
      name: "such buttons with tool tips", rule: MissingLabel(),
      document: macButtons("toolTip=\"Add or remove an account\""), findings: []),
  ]

  private static func pageSource(_ type: String) -> String {
    """
    <hierarchy><node \(type)="XCUIElementTypeApplication" enabled="true" x="0" y="0" width="320" height="568">
    <node \(type)="XCUIElementTypeStaticText" label="Boats" enabled="true" x="20" y="20" width="200" height="30"/>
    <node \(type)="XCUIElementTypeButton" enabled="true" x="20" y="60" width="52" height="44"/></node></hierarchy>
    """
  }

  private static let nodes = [
    FalseAlarm(
      name: "a page source in nodes with types", rule: MissingLabel(), document: pageSource("type"),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a page source in nodes with classes", rule: MissingLabel(),
      document: pageSource("class"), findings: ["fail error"]),
  ]

  private static func bar(_ item: String, action: String = "") -> String {
    scene(
      object(
        "navigationBar", id: "n", frame: (0, 44, 390, 44),
        "<items><navigationItem title=\"Harbour\" id=\"ni\"><barButtonItem key=\"leftBarButtonItem\" "
          + "title=\"\(item)\" id=\"bi\">\(action)</barButtonItem></navigationItem></items>")
        + object(
          "button", id: "g", frame: (20, 300, 200, 44),
          state("title=\"Go\"")
            + "<connections><action selector=\"go:\" destination=\"c\" eventType=\"touchUpInside\" id=\"a\"/></connections>"
        ), tint: "")
  }

  private static let waysOut = [
    FalseAlarm(
      name: "a way back without an action", rule: ModalNoWayOut(), document: bar("Back"),
      findings: ["review error"]),
    FalseAlarm(
      name: "a way back with an action", rule: ModalNoWayOut(),
      document: bar(
        "Back",
        action:
          "<connections><action selector=\"back:\" destination=\"c\" id=\"a2\"/></connections>"),
      findings: []),
    FalseAlarm(
      name: "another item without an action", rule: ModalNoWayOut(), document: bar("Boats"),
      findings: []),
  ]

  private static func count(_ text: String, size: Double = 12) -> String {
    source(
      """
      <XCUIElementTypeOther x="20" y="100" width="90" height="44" enabled="true">
      <XCUIElementTypeImage x="20" y="100" width="\(size)" height="\(size)" enabled="true"/>
      <XCUIElementTypeStaticText label="\(text)" x="70" y="100" width="52" height="18" enabled="true"/>
      </XCUIElementTypeOther>
      """)
  }

  private static let counts = [
    FalseAlarm(
      name: "a number that an icon explains", rule: ImageMissingLabel(), document: count("2,421"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a number with a unit", rule: ImageMissingLabel(), document: count("278 km"),
      findings: []),
    FalseAlarm(
      name: "a number beside a picture", rule: ImageMissingLabel(),
      document: count("278", size: 44), findings: []),
  ]

  private static func cell(_ inside: String) -> String {
    source(
      """
      <XCUIElementTypeTable x="0" y="100" width="390" height="600" enabled="true">
      <XCUIElementTypeCell x="0" y="100" width="390" height="128" enabled="true">
      <XCUIElementTypeImage x="0" y="100" width="390" height="128" enabled="true"/>\(inside)
      </XCUIElementTypeCell></XCUIElementTypeTable>
      """)
  }

  private static let banners = [
    FalseAlarm(
      name: "a cell with a picture only", rule: ImageMissingLabel(), document: cell(""),
      findings: ["review error"]),
    FalseAlarm(
      name: "a cell with a picture and a text", rule: ImageMissingLabel(),
      document: cell(
        "<XCUIElementTypeStaticText label=\"Boats\" x=\"10\" y=\"110\" width=\"90\" height=\"20\" enabled=\"true\"/>"
      ), findings: []),
  ]
}
