import Auditing

@testable import AuditRules

// False findings of the last draw of Android dumps, and of files read beside it, each beside its counterpart.

extension FalseAlarm {
  static let seenContent: [FalseAlarm] = sharedNames + spokenTexts + writtenNames

  private static func text(_ words: String, _ bounds: String) -> String {
    node("widget.TextView", "text=\"\(words)\"", bounds)
  }

  private static func button(_ label: String, _ bounds: String, _ inside: String = "") -> String {
    node("widget.Button", "content-desc=\"\(label)\" \(tapped)", bounds, inside)
  }

  /// A shortcut, and a bar with three tabs.
  private static func shortcut(to page: String, barAt top: Int) -> String {
    dump(
      button(page, "[100,300][400,400]")
        + node(
          "widget.LinearLayout", "", "[0,\(top)][1080,\(top + 100)]",
          ["Chats", "Settings", "Profile"].enumerated().map { number, tab in
            button(tab, "[\(360 * number),\(top)][\(360 * number + 340),\(top + 100)]")
          }.joined()))
  }

  /// A name above a comment, and in its text.
  private static func author(in text: String) -> String {
    dump(
      node("widget.Button", "text=\"ann\" \(tapped)", "[100,300][400,400]")
        + node(
          "view.View", "text=\"\(text)\" focusable=\"true\"", "[100,500][1000,560]",
          button("ann", "[100,500][160,560]")))
  }

  private static func actions(_ label: String, widths: [Int], in list: Bool = false) -> String {
    let items = widths.enumerated().map { number, width in
      let top = 300 + 200 * number
      return node(
        "widget.LinearLayout", "", "[0,\(top)][1080,\(top + 100)]",
        button(label, "[\(100 + 60 * number),\(top)][\(100 + 60 * number + width),\(top + 60)]"))
    }.joined()
    return dump(
      list
        ? node("widget.ListView", "scrollable=\"true\"", "[0,0][1080,1500]", items) : items)
  }

  private static func browser(_ kind: String) -> String {
    dump(
      button("More options", "[960,40][1060,140]")
        + node(
          kind, "focusable=\"true\"", "[0,200][1080,2000]",
          node(
            "view.View", "", "[0,200][1080,400]", button("More options", "[960,220][1060,320]"))))
  }

  private static let sharedNames = [
    FalseAlarm(
      name: "a shortcut to a tab", rule: DuplicateLabel(),
      document: shortcut(to: "Settings", barAt: 1900), findings: []),
    FalseAlarm(
      name: "a button above", rule: DuplicateLabel(),
      document: shortcut(to: "Settings", barAt: 600), findings: ["fail warning"]),
    FalseAlarm(
      name: "a name in a text", rule: DuplicateLabel(), document: author(in: "ann likes it"),
      findings: []),
    FalseAlarm(
      name: "a name beside a text", rule: DuplicateLabel(), document: author(in: "They like it"),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "one action of three words in two widths", rule: DuplicateLabel(),
      document: actions("Open route filter", widths: [240, 80]), findings: []),
    FalseAlarm(
      name: "one action in one width", rule: DuplicateLabel(),
      document: actions("Open route filter", widths: [240, 240]), findings: ["fail warning"]),
    FalseAlarm(
      name: "an action of two words in two widths", rule: DuplicateLabel(),
      document: actions("Route filter", widths: [240, 80]), findings: ["fail warning"]),
    FalseAlarm(
      name: "the actions of two items", rule: DuplicateLabel(),
      document: actions("Open route filter", widths: [240, 80], in: true),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a menu of a browser and one of its page", rule: DuplicateLabel(),
      document: browser("webkit.WebView"), findings: []),
    FalseAlarm(
      name: "two menus of an app", rule: DuplicateLabel(), document: browser("widget.FrameLayout"),
      findings: ["fail warning"]),
  ]

  private static let headline =
    "Parliament votes on the new law about shops that open on Sundays and on holidays"

  /// A link of a page with a picture and a headline.
  private static func link(_ label: String) -> String {
    dump(
      node(
        "webkit.WebView", "focusable=\"true\"", "[0,0][1080,2000]",
        node(
          "view.View", "content-desc=\"\(label)\" \(tapped)", "[0,300][1080,600]",
          node("widget.Image", "text=\"\(headline)\"", "[0,300][1080,500]")
            + text(headline, "[0,500][1080,600]"))))
  }

  private static func record(_ label: String, _ inside: String = "") -> String {
    dump(button(label, "[0,300][1080,600]", inside))
  }

  private static let chat =
    "Group chat, Ann and the others, 11 people, 21 new messages, the plans for the house by the lake "
    + "have come from the office today and we should talk about the kitchen and the stairs, 4:38 pm"

  private static let spokenTexts = [
    FalseAlarm(
      name: "a link that is called by what it holds", rule: SpokenTooLong(),
      document: link("\(headline) \(headline)"), findings: []),
    FalseAlarm(
      name: "a link with words of its own", rule: SpokenTooLong(),
      document: link("\(headline), to be read in the edition of this morning"),
      findings: ["fail note"]),
    FalseAlarm(
      name: "a record with its state", rule: SpokenTooLong(),
      document: record("Selected. Bed 4, Bok choy and Pak choi, 0 plants, not on hold, no notes"),
      findings: []),
    FalseAlarm(
      name: "instructions", rule: SpokenTooLong(),
      document: record(
        "Voice message. Double tap and hold to record it, slide left to cancel the recording, slide up to lock it"
      ), findings: ["fail note"]),
    FalseAlarm(
      name: "a message that a row shows", rule: SpokenTooLong(),
      document: record(
        chat,
        text("Ann and the others", "[200,300][700,360]")
          + text(
            "the plans for the house by the lake have come from the office today and we should talk about the kitchen and the stairs",
            "[200,400][900,500]")),
      findings: []),
    FalseAlarm(
      name: "a message that is not shown", rule: SpokenTooLong(), document: record(chat),
      findings: ["fail note"]),
  ]

  private static func image(_ label: String, _ kind: String = "widget.ImageView") -> String {
    dump(node(kind, "content-desc=\"\(label)\"", "[100,400][300,600]"))
  }

  private static func inPage(_ view: String) -> String {
    dump(
      node(
        "webkit.WebView", "focusable=\"true\"", "[0,0][1080,2000]",
        node("view.View", "", "[0,100][1080,1000]", text("Books", "[0,100][200,160]") + view)))
  }

  private static func calculator(keys: Int) -> String {
    dump(
      node(
        "widget.GridLayout", "", "[0,1000][1080,2000]",
        (0..<keys).map {
          node(
            "widget.Button", "text=\"\($0)\" \(tapped)", "[\(100 * $0),1000][\(100 * $0 + 90),1100]"
          )
        }.joined()
          + node(
            "widget.Button", "text=\"sin\" content-desc=\"Seno\" \(tapped)", "[0,1200][90,1300]")))
  }

  private static func tappedText(_ words: String) -> String {
    dump(
      node(
        "widget.LinearLayout", tapped, "[100,300][300,500]", text(words, "[150,350][250,450]")))
  }

  private static func search(_ attributes: String) -> String {
    dump(
      node(
        "widget.EditText",
        "content-desc=\"Search shops\" clickable=\"true\" focusable=\"true\" \(attributes)",
        "[0,200][1080,300]", text("Search shops", "[100,220][900,280]")))
  }

  private static let writtenNames = [
    FalseAlarm(
      name: "a key of a calculator", rule: LabelInName(), document: calculator(keys: 10),
      findings: []),
    FalseAlarm(
      name: "a button among few digits", rule: LabelInName(), document: calculator(keys: 4),
      findings: ["fail error"]),
    FalseAlarm(
      name: "an emoji that is the icon of a control", rule: LabelEmojiHeavy(),
      document: tappedText("🔦"), findings: ["fail warning"]),
    FalseAlarm(
      name: "an emoji before a word", rule: LabelEmojiHeavy(), document: tappedText("🔦 Torch"),
      findings: []),
    FalseAlarm(
      name: "the icon of an app", rule: LabelRepeatsRole(), document: image("App Icon"),
      findings: []),
    FalseAlarm(
      name: "an icon", rule: LabelRepeatsRole(), document: image("Menu icon"),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "the name of a user with a capital", rule: LabelIsIdentifier(),
      document: dump(node("widget.Button", "text=\"Leo_xx\" \(tapped)", "[100,300][400,400]")),
      findings: []),
    FalseAlarm(
      name: "the name of a view with capitals", rule: LabelIsIdentifier(),
      document: dump(
        node("widget.Button", "text=\"Login_Button\" \(tapped)", "[100,300][400,400]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the file of an image of a page", rule: LabelIsFileName(),
      document: inPage(node("widget.Image", "text=\"61518430_st_300_400\"", "[0,300][220,600]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "digits in the name of a file", rule: SpokenDigits(),
      document: inPage(node("widget.Image", "text=\"61518430_st_300_400\"", "[0,300][220,600]")),
      findings: []),
    FalseAlarm(
      name: "the bullet of a list in a page", rule: LabelSymbolOnly(),
      document: inPage(node("view.View", "text=\"• \"", "[68,300][88,360]")), findings: []),
    FalseAlarm(
      name: "a bullet that is tapped", rule: LabelSymbolOnly(),
      document: inPage(node("view.View", "text=\"• \" \(tapped)", "[68,300][168,400]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "an address in a text", rule: SpokenUnpronounceable(),
      document: dump(
        node(
          "widget.TextView", "text=\"Learn more: https://example.com/docs\"", "[0,300][1080,400]",
          button("https://example.com/docs", "[300,340][900,400]"))),
      findings: []),
    FalseAlarm(
      name: "an address that names a button", rule: SpokenUnpronounceable(),
      document: record("https://example.com/docs"), findings: ["fail error"]),
    FalseAlarm(
      name: "a button to a page of search", rule: FieldNameMasksValue(), document: search(""),
      findings: []),
    FalseAlarm(
      name: "a field of Compose", rule: FieldNameMasksValue(),
      document: search("long-clickable=\"true\""), findings: ["fail error"]),
  ]
}
