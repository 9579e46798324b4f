@testable import AuditRules

// How long a name is spoken, and whether its length is the content's.

extension FalseAlarm {
  static let lengthOfSpeech: [FalseAlarm] = [
    FalseAlarm(
      name: "titles that begin alike", rule: DistinguishingWordLate(),
      document: dump(columnOfViews("view.View", textAttributes(late))), findings: []),
    FalseAlarm(
      name: "descriptions that begin alike", rule: DistinguishingWordLate(),
      document: dump(columnOfViews("view.View", descriptionAttributes(late))),
      findings: ["fail note"]),
    FalseAlarm(
      name: "coordinates on a button", rule: SpokenTooLong(),
      document: dump(
        node(
          "widget.Button", "text=\"Location captured: 12.971612, 77.594613\" \(tapped)",
          "[60,300][1000,500]")), findings: []),
    FalseAlarm(
      name: "coordinates in a description", rule: SpokenTooLong(),
      document: dump(
        node(
          "widget.ImageButton",
          "content-desc=\"Location captured: 12.971612, 77.594613\" \(tapped)",
          "[60,300][1000,500]")), findings: ["fail note"]),
    FalseAlarm(
      name: "the facts of an item", rule: SpokenTooLong(),
      document: described(
        "Router in the office, working well, connected without a cable to the living room, five devices"
      ),
      findings: []),
    FalseAlarm(
      name: "an instruction with commas", rule: SpokenTooLong(),
      document: described(
        "Voice message. Hold to record, slide left to cancel the recording, slide up to lock it on"),
      findings: ["fail note"]),
    FalseAlarm(
      name: "two facts", rule: SpokenTooLong(),
      document: described(
        "Router in the office of the company in the old town, connected without a cable to the living room"
      ),
      findings: ["fail note"]),
    FalseAlarm(
      name: "items that people named", rule: DistinguishingWordLate(),
      document: dump(
        (0..<3).map { row in
          node(
            "widget.LinearLayout", tapped, "[0,\(100 * row)][900,\(100 * row + 90)]",
            textView("Littlest pet shop \(row)", "[0,\(100 * row)][400,\(100 * row + 90)]")
              + textView("Toys", "[400,\(100 * row)][900,\(100 * row + 90)]"))
        }.joined()), findings: []),
    FalseAlarm(
      name: "a message of two sentences", rule: SpokenTooLong(),
      document: buttonWithText(
        "This chat is with a business. To learn how the business treats messages and names of its "
          + "customers, tap here."), findings: []),
    FalseAlarm(
      name: "a name of many words", rule: SpokenTooLong(),
      document: buttonWithText(
        "This chat is with a business and to learn how it treats messages and names of all its "
          + "customers tap here"), findings: ["fail note"]),
    FalseAlarm(
      name: "a headline of a web page", rule: SpokenTooLong(), document: headline(in: "WebView"),
      findings: []),
    FalseAlarm(
      name: "a headline of an app", rule: SpokenTooLong(), document: headline(in: "FrameLayout"),
      findings: ["fail note"]),
    FalseAlarm(
      name: "a post with hashtags", rule: SpokenTooLong(),
      document: describedButtonAlone(words + " #house #lake"), findings: []),
    FalseAlarm(
      name: "a label with numbers", rule: SpokenTooLong(),
      document: describedButtonAlone(words + " #1 #2"),
      findings: ["fail note"]),
    FalseAlarm(
      name: "prose in a text view", rule: SpokenTooLong(), document: passage("textView"),
      findings: []),
    FalseAlarm(
      name: "prose in a label of a row", rule: SpokenTooLong(), document: passage("label"),
      findings: ["fail note"]),
    FalseAlarm(
      name: "three words of one second", rule: DistinguishingWordLate(),
      document: buttons("Buy me a"), findings: []),
    FalseAlarm(
      name: "three words that take longer", rule: DistinguishingWordLate(),
      document: buttons("Purchase another delicious"), findings: ["fail note"]),
    FalseAlarm(
      name: "a paragraph", rule: SpokenTooLong(), document: paragraph(shows: longText), findings: []
    ),
    FalseAlarm(
      name: "a description of a group", rule: SpokenTooLong(), document: paragraph(shows: "Ads"),
      findings: ["fail note"]),
    FalseAlarm(
      name: "a paragraph that is a control", rule: SpokenTooLong(),
      document: paragraph(shows: longText, "clickable=\"true\""), findings: ["fail note"]),
    FalseAlarm(
      name: "a long tool tip", rule: SpokenTooLong(),
      document: xib(
        macButton(
          "type=\"check\" title=\"Cache\"",
          toolTip:
            "Keeps what was found between two starts of the app, so that the next search for "
            + "the same title is answered at once and no server is asked for it a second time"),
        isMac: true), findings: []),
    FalseAlarm(
      name: "a link that is called by what it holds", rule: SpokenTooLong(),
      document: link("\(headlineOfNews) \(headlineOfNews)"), findings: []),
    FalseAlarm(
      name: "a link with words of its own", rule: SpokenTooLong(),
      document: link("\(headlineOfNews), to be read in the edition of this morning"),
      findings: ["fail note"]),
    FalseAlarm(
      name: "a record with its state", rule: SpokenTooLong(),
      document: dumpOfRecord(
        "Selected. Bed 4, Bok choy and Pak choi, 0 plants, not on hold, no notes"),
      findings: []),
    FalseAlarm(
      name: "instructions", rule: SpokenTooLong(),
      document: dumpOfRecord(
        "Voice message. Double tap and hold to record it, slide left to cancel the recording, slide up to lock it"
      ), findings: ["fail note"]),
    FalseAlarm(
      name: "a message that a row shows", rule: SpokenTooLong(),
      document: dumpOfRecord(
        chat,
        textView("Ann and the others", "[200,300][700,360]")
          + textView(
            "the plans for the house by the lake have come from the office today and we should talk about the kitchen and the stairs",
            "[200,400][900,500]")),
      findings: []),
    FalseAlarm(
      name: "a message that is not shown", rule: SpokenTooLong(), document: dumpOfRecord(chat),
      findings: ["fail note"]),
    FalseAlarm(
      name: "a card that begins with its title", rule: SpokenTooLong(),
      document: card(title: "Making a ridiculously heavy suit of metal (it broke my body)"),
      findings: []),
    FalseAlarm(
      name: "a card with another title", rule: SpokenTooLong(), document: card(title: "Offers"),
      findings: ["fail note"]),
    FalseAlarm(
      name: "a card that says what stands in it", rule: LabelTooLong(),
      document: dump(
        """
        <node class="android.widget.LinearLayout" clickable="true" focusable="true" \
        bounds="[0,100][900,290]"><node class="android.widget.TextView" \
        text="History of education in the valleys since 1701" bounds="[0,100][900,190]"/></node>
        """), findings: []),
  ]

  private static let late = ["red", "blue", "green"].map { "Watch of the fifth series, \($0)" }

  private static func described(_ label: String) -> String {
    dump(node("widget.Button", "content-desc=\"\(label)\" \(tapped)", "[60,300][1000,500]"))
  }

  private static func buttonWithText(_ text: String) -> String {
    dump(node("widget.Button", "text=\"\(text)\" \(tapped)", "[60,300][1000,500]"))
  }

  private static func headline(in container: String) -> String {
    let text =
      "The council decides to build a bridge over the river between the old town and the new station"
    return dump(
      node(
        "webkit.\(container)", "", "[0,0][1080,1900]",
        node("widget.Button", "text=\"\(text)\" \(tapped)", "[60,300][1000,500]")))
  }

  private static let words =
    "The plans for the house by the lake have come from the office today and we should talk"

  private static func describedButtonAlone(_ label: String) -> String {
    dump(node("widget.Button", "content-desc=\"\(label)\" \(tapped)", "[0,300][1080,600]"))
  }

  /// A row with a passage of 30 seconds.
  private static func passage(_ tag: String) -> String {
    let text = String(repeating: "The app keeps all your bills in one place. ", count: 12)
    return xib(
      """
      <tableView dataMode="static" id="t"><rect key="frame" x="0" y="0" width="390" height="600"/>\
      <sections><tableViewSection id="s"><cells><tableViewCell id="r">\
      <rect key="frame" x="0" y="0" width="390" height="240"/><tableViewCellContentView \
      key="contentView" id="w"><rect key="frame" x="0" y="0" width="390" height="240"/><subviews>\
      \(object(tag, "editable=\"NO\" text=\"\(text)\"", frame: (10, 0, 370, 240)))\
      </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection>\
      </sections></tableView>
      """)
  }

  private static func buttons(_ start: String) -> String {
    xib(
      ["coffee", "ice cream", "burger"].enumerated().map {
        object(
          "button", id: "b\($0)", frame: (20, 100 + 60 * Double($0), 300, 44),
          state("title=\"\(start) \($1)\""))
      }.joined())
  }

  /// A group that is described by a long text, which the view inside shows, or another one.
  private static func paragraph(shows shown: String, _ attributes: String = "") -> String {
    dump(
      node(
        "view.ViewGroup", "content-desc=\"\(longText)\" focusable=\"true\" \(attributes)",
        "[60,300][900,460]",
        node("view.View", "text=\"\(shown)\" content-desc=\"\(longText)\"", "[60,300][900,460]")))
  }

  private static let longText =
    "We use your information to show and personalise ads and other content that you might like and "
    + "for research and innovation in areas of public interest and of social good and for all the "
    + "people that you know and the places that you have visited or may want to visit"

  private static let headlineOfNews =
    "Parliament votes on the new law about shops that open on Sundays and on holidays"

  /// A link of a page with a picture and a headline.
  private static func link(_ label: String) -> String {
    dump(
      node(
        "webkit.WebView", "focusable=\"true\"", "[0,0][1080,2000]",
        node(
          "view.View", "content-desc=\"\(label)\" \(tapped)", "[0,300][1080,600]",
          node("widget.Image", "text=\"\(headlineOfNews)\"", "[0,300][1080,500]")
            + textView(headlineOfNews, "[0,500][1080,600]"))))
  }

  private static let chat =
    "Group chat, Ann and the others, 11 people, 21 new messages, the plans for the house by the lake "
    + "have come from the office today and we should talk about the kitchen and the stairs, 4:38 pm"

  /// A card whose description begins with a title, and the texts in it.
  private static func card(title: String) -> String {
    dump(
      node(
        "widget.Button",
        "content-desc=\"Making a ridiculously heavy suit of metal (it broke my body) - 20 minutes, 53 "
          + "seconds - Go to the channel - 802 thousand views - 18 hours ago - play video\" \(tapped)",
        "[0,300][1080,900]",
        node("view.ViewGroup", "text=\"20 minutes, 53 seconds\"", "[800,700][1000,740]")
          + node("view.ViewGroup", "text=\"\(title)\"", "[100,760][1000,860]")))
  }
}
