import Auditing

@testable import AuditRules

extension FalseAlarm {
  private static func text(_ text: String, _ bounds: String) -> String {
    node("widget.TextView", "text=\"\(text)\"", bounds)
  }

  private static func element(_ type: String, _ attributes: String, _ frame: [Int]) -> String {
    "<XCUIElementType\(type) type=\"XCUIElementType\(type)\" visible=\"true\" enabled=\"true\" "
      + "\(attributes) x=\"\(frame[0])\" y=\"\(frame[1])\" width=\"\(frame[2])\" height=\"\(frame[3])\"/>"
  }

  /// Cases that a capture decides by itself.
  static let decidedCaptures: [FalseAlarm] = names + rows + places + texts + questions

  private static let names = [
    FalseAlarm(
      name: "a sign of an icon font beside words", rule: LabelSymbolOnly(),
      document: dump(
        node("widget.TextView", "text=\"Help \u{E821}\" \(tapped)", "[0,100][300,150]")),
      findings: ["review error"]),
    FalseAlarm(
      name: "a sign of an icon font alone", rule: LabelSymbolOnly(),
      document: dump(node("widget.TextView", "text=\"\u{E821}\" \(tapped)", "[0,100][50,150]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "what dims the screen behind a sheet", rule: MissingLabel(),
      document: dump(node("view.View", tapped, "[0,0][1080,1900]")), findings: []),
    FalseAlarm(
      name: "a view that is clicked and says nothing", rule: MissingLabel(),
      document: dump(node("view.View", tapped, "[0,0][100,100]")), findings: ["fail error"]),
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
      name: "a field that shows its own name", rule: FieldNameMasksValue(),
      document: dump(
        node("widget.EditText", "text=\"User name\" content-desc=\"user name\"", "[0,0][300,100]")),
      findings: []),
    FalseAlarm(
      name: "a hint that TalkBack says behind the text", rule: PlaceholderOnlyField(),
      document: dump(
        node("widget.EditText", "text=\"\" hint=\"Message\"", "[0,0][300,100]")), findings: []),
    FalseAlarm(
      name: "the name of a field", rule: LabelIsStub(),
      document: dump(
        node(
          "view.View", "", "[0,0][900,200]",
          text("Title", "[0,0][300,60]") + node("widget.EditText", "", "[0,60][900,200]"))),
      findings: []),
  ]

  private static let reached = "a11y-important=\"true\" displayed=\"true\""
  private static let leftOut = "a11y-important=\"false\" displayed=\"true\""

  /// TalkBack's speech, in dumps that state importance.
  private static let rows = [
    FalseAlarm(
      name: "a text in a button of its own", rule: RowLabelMissesText(),
      document: dump(
        node(
          "widget.FrameLayout", "focusable=\"true\" \(reached)", "[0,0][900,200]",
          node("widget.TextView", "text=\"Log in\" \(reached)", "[0,0][400,100]")
            + node(
              "widget.Button", "content-desc=\"Language\" \(tapped) \(reached)", "[0,100][400,200]",
              node("widget.TextView", "text=\"Español\" \(reached)", "[0,100][400,200]")))),
      findings: []),
    FalseAlarm(
      name: "a heading that is a stop", rule: RowLabelMissesText(),
      document: dump(
        node(
          "view.ViewGroup", "focusable=\"true\" \(reached)", "[0,0][900,200]",
          node(
            "widget.TextView", "text=\"Upload\" focusable=\"true\" heading=\"true\" \(reached)",
            "[0,0][900,100]")
            + node("widget.TextView", "text=\"A photo\" \(reached)", "[0,100][900,200]"))),
      findings: []),
    FalseAlarm(
      name: "a text that is left out of its row", rule: RowLabelMissesText(),
      document: dump(
        node(
          "view.ViewGroup", "focusable=\"true\" \(reached)", "[0,0][900,200]",
          node("widget.TextView", "text=\"Bread\" \(reached)", "[0,0][900,100]")
            + node("widget.TextView", "text=\"on sale\" \(leftOut)", "[0,100][900,200]"))),
      findings: []),
    FalseAlarm(
      name: "a description of the whole screen", rule: RowLabelMissesText(),
      document: dump(
        node(
          "view.ViewGroup", "content-desc=\"Shop\" focusable=\"true\" \(reached)",
          "[0,0][1080,2000]",
          node("widget.TextView", "text=\"Bread\" \(reached)", "[0,0][900,100]"))),
      findings: []),
    FalseAlarm(
      name: "a description without a text of the row", rule: RowLabelMissesText(),
      document: dump(
        node(
          "view.ViewGroup", "content-desc=\"Bread\" focusable=\"true\" \(reached)",
          "[0,0][900,200]",
          node("widget.TextView", "text=\"Bread\" \(reached)", "[0,0][900,100]")
            + node("widget.TextView", "text=\"on sale\" \(reached)", "[0,100][900,200]"))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a control below what dims the screen", rule: ControlNotExposed(),
      document: dump(
        node(
          "view.ViewGroup", leftOut, "[0,800][1080,900]",
          node(
            "widget.ImageView", "content-desc=\"Grid\" \(tapped) \(leftOut)", "[0,800][240,900]")
            + node(
              "widget.ImageView", "content-desc=\"List\" \(tapped) \(leftOut)",
              "[240,800][480,900]"))
          + node("widget.Button", "\(tapped) \(leftOut)", "[0,100][1080,2000]")
          + node("widget.Button", "text=\"Reel\" \(tapped) \(reached)", "[0,1500][1080,1600]")),
      findings: []),
    FalseAlarm(
      name: "a control that is left out", rule: ControlNotExposed(),
      document: dump(
        node(
          "widget.ImageView", "content-desc=\"Grid\" \(tapped) \(leftOut)", "[0,800][240,900]")
          + node("widget.Button", "text=\"Reel\" \(tapped) \(reached)", "[0,1500][1080,1600]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a control with a bar in it", rule: ControlNotExposed(), document: likeButton,
      findings: []),
    FalseAlarm(
      name: "a stop that has nothing but a bar", rule: MissingLabel(), document: likeButton,
      findings: ["fail error"]),
  ]

  private static let likeButton = dump(
    node(
      "view.ViewGroup", "\(tapped) \(reached)", "[600,1200][750,1350]",
      node("widget.ProgressBar", "text=\"5.0\" \(reached)", "[600,1200][750,1350]"))
      + node("widget.Button", "text=\"Reel\" \(tapped) \(reached)", "[0,1500][1080,1600]"))

  private static let places = [
    FalseAlarm(
      name: "a wrapper around a field of its size", rule: DuplicateClickableBounds(),
      document: dump(
        node(
          "view.ViewGroup", tapped, "[0,0][300,100]",
          node("widget.EditText", "text=\"Ann\" \(tapped)", "[0,0][300,100]"))), findings: []),
    FalseAlarm(
      name: "an icon on the corner of a picture", rule: ControlsOverlap(),
      document: dump(
        node("widget.ImageButton", "content-desc=\"Picture\" \(tapped)", "[0,0][200,200]")
          + node("widget.ImageButton", "content-desc=\"Add\" \(tapped)", "[150,150][230,230]")),
      findings: []),
    FalseAlarm(
      name: "a button over most of another", rule: ControlsOverlap(),
      document: dump(
        node("widget.ImageButton", "content-desc=\"Picture\" \(tapped)", "[0,0][200,200]")
          + node("widget.ImageButton", "content-desc=\"Add\" \(tapped)", "[50,50][230,230]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a search field as high as UIKit makes it", rule: TargetSize.platform,
      document: source(element("SearchField", "label=\"Search\"", [20, 100, 300, 36])),
      findings: []),
    FalseAlarm(
      name: "a low field", rule: TargetSize.platform,
      document: source(element("TextField", "label=\"Name\"", [20, 100, 300, 24])),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a field in a row", rule: TargetSize.platform,
      document: source(
        "<XCUIElementTypeCell type=\"XCUIElementTypeCell\" visible=\"true\" enabled=\"true\" "
          + "x=\"0\" y=\"100\" width=\"390\" height=\"46\">"
          + element("TextField", "label=\"Server\"", [20, 112, 300, 22]) + "</XCUIElementTypeCell>"),
      findings: []),
    FalseAlarm(
      name: "the Cancel of a search bar", rule: TargetSize.platform,
      document: source(
        element("SearchField", "label=\"Search\"", [8, 30, 300, 36])
          + element("Button", "label=\"Cancel\"", [320, 30, 50, 30])), findings: []),
    FalseAlarm(
      name: "a low button", rule: TargetSize.platform,
      document: source(element("Button", "label=\"Cancel\"", [320, 30, 50, 30])),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a short text in a wide label", rule: ReflowOverflow(),
      document: source(
        element("StaticText", "label=\"8%\" value=\"8%\"", [300, 100, 100, 21])), findings: []),
    FalseAlarm(
      name: "a text that runs on", rule: ReflowOverflow(),
      document: source(
        element(
          "StaticText", "label=\"A long line\" value=\"A long line\"", [350, 100, 100, 21])),
      findings: ["fail error"]),
  ]

  private static let texts = [
    FalseAlarm(
      name: "a card of several texts", rule: LabelEmojiHeavy(),
      document: dump(
        node("view.View", "content-desc=\"🏔️&#10;Hikers&#10;2.8k\" \(tapped)", "[0,0][300,100]")),
      findings: []),
    FalseAlarm(
      name: "a flag before a language", rule: LabelEmojiHeavy(),
      document: dump(
        node("view.View", "content-desc=\"🇬🇧 English\" \(tapped)", "[0,0][300,100]")), findings: []),
    FalseAlarm(
      name: "a row of emoji", rule: LabelEmojiHeavy(),
      document: dump(
        node("widget.Button", "content-desc=\"🔥🔥🔥 Sale\" \(tapped)", "[0,0][300,100]")),
      findings: ["fail note"]),
    FalseAlarm(
      name: "a bullet in a text", rule: LabelASCIIArt(),
      document: dump(text("Online • 5 minutes ago", "[0,0][300,100]")), findings: []),
    FalseAlarm(
      name: "a name among other words", rule: SpokenUnpronounceable(),
      document: dump(
        node("view.View", "content-desc=\"Photo of espnbrasl\" \(tapped)", "[0,0][300,100]")),
      findings: []),
    FalseAlarm(
      name: "items that people named", rule: DistinguishingWordLate(),
      document: dump(
        (0..<3).map { row in
          node(
            "widget.LinearLayout", tapped, "[0,\(100 * row)][900,\(100 * row + 90)]",
            text("Littlest pet shop \(row)", "[0,\(100 * row)][400,\(100 * row + 90)]")
              + text("Toys", "[400,\(100 * row)][900,\(100 * row + 90)]"))
        }.joined()), findings: []),
    FalseAlarm(
      name: "terms of use in Chinese", rule: MissingLabel(),
      document: source(
        element(
          "TextView", "value=\"\(String(repeating: "我们的隐私政策已于", count: 12))\"", [20, 100, 300, 200])
      ),
      findings: []),
  ]

  private static let questions = [
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
  ]
}
