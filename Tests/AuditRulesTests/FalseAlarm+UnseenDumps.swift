import Auditing

@testable import AuditRules

// False findings in Android dumps that had not been seen before, each beside its counterpart.

extension FalseAlarm {
  static let unseenDumps: [FalseAlarm] = names + targets + readings

  private static func button(_ text: String, _ bounds: String) -> String {
    node("widget.Button", "text=\"\(text)\" \(tapped)", bounds)
  }

  /// A row of React Native: a described view with its title.
  private static func row(_ title: String, _ bounds: String) -> String {
    node(
      "view.ViewGroup", "content-desc=\"\(title)\" \(tapped)", bounds,
      node("widget.TextView", "text=\"\(title)\"", bounds))
  }

  /// A button of the page, and one of a navigation bar.
  private static func bar(_ text: String) -> String {
    dump(
      button("Add Code", "[100,300][300,380]")
        + node(
          "widget.NavigationView", "", "[0,1900][1080,2000]",
          button(text, "[400,1910][600,1990]")))
  }

  private static let names = [
    FalseAlarm(
      name: "a row that is scrolled out", rule: DuplicateLabel(),
      document: dump(row("Notes", "[100,400][900,10]") + row("Notes", "[100,500][900,600]")),
      findings: []),
    FalseAlarm(
      name: "two rows that are seen", rule: DuplicateLabel(),
      document: dump(row("Notes", "[100,300][900,400]") + row("Notes", "[100,500][900,600]")),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "an action of a page and of a bar", rule: DuplicateLabel(), document: bar("ADD CODE"),
      findings: []),
    FalseAlarm(
      name: "two actions that are written alike", rule: DuplicateLabel(), document: bar("Add Code"),
      findings: ["fail warning"]),
  ]

  /// A like button with a text in it.
  private static func count(_ text: String) -> String {
    dump(
      node(
        "widget.Button", "content-desc=\"Like video. 17 likes\" \(tapped)", "[100,400][190,490]",
        node("widget.FrameLayout", "clickable=\"true\"", "[100,400][190,468]")
          + node(
            "widget.TextView", "text=\"\(text)\" clickable=\"true\" focusable=\"false\"",
            "[120,470][180,488]")))
  }

  private static func field(_ id: String) -> String {
    dump(
      node(
        "widget.LinearLayout", "resource-id=\"app:id/search_edit_frame\"", "[100,300][900,348]",
        node(
          "widget.LinearLayout", "resource-id=\"app:id/search_plate\"", "[100,300][900,348]",
          node(
            "widget.AutoCompleteTextView", "resource-id=\"app:id/\(id)\" text=\"News\" \(tapped)",
            "[100,306][800,342]"))))
  }

  /// Keys of 33 dp on a screen of 400.
  private static func keyboard(_ lines: [String]) -> String {
    dump(
      lines.enumerated().map { row, letters in
        letters.enumerated().map { column, letter in
          node(
            "view.View", tapped,
            "[\(5 + 34 * column),\(600 + 60 * row)][\(38 + 34 * column),\(648 + 60 * row)]",
            node("widget.TextView", "text=\"\(letter)\"", "[10,610][20,630]"))
        }.joined()
      }.joined()
    ).replacing("[0,0][1080,2000]", with: "[0,0][400,900]")
  }

  /// A button by its class, inside a clickable bar, with another control below.
  private static func barred(clickable: Bool) -> String {
    dump(
      node(
        "widget.LinearLayout", "content-desc=\"Store\" \(tapped)", "[90,90][320,119]",
        node(
          "widget.Button", "text=\"Choose\" clickable=\"\(clickable)\" focusable=\"\(clickable)\"",
          "[100,100][300,119]"))
        + button("Muffin", "[90,120][320,180]"))
  }

  private static let targets = [
    FalseAlarm(
      name: "the number of a like button", rule: TargetSize.platform, document: count("17"),
      findings: []),
    FalseAlarm(
      name: "the number of a like button", rule: TargetSize.wcagMinimum, document: count("17"),
      findings: []),
    FalseAlarm(
      name: "another number in a button", rule: TargetSize.wcagMinimum, document: count("18"),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the number of a like button", rule: TargetSpacing(), document: count("17"),
      findings: []),
    FalseAlarm(
      name: "another number in a button", rule: TargetSpacing(), document: count("18"),
      findings: ["fail error"]),
    FalseAlarm(
      name: "another number in a button", rule: TargetSize.platform, document: count("18"),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "an action in a button", rule: TargetSize.platform, document: count("video"),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "the count of a card", rule: TargetSize.platform,
      document: count("17").replacing("[190,490]", with: "[800,490]"), findings: ["fail warning"]),
    FalseAlarm(
      name: "the field of a search view", rule: TargetSize.platform,
      document: field("search_src_text"), findings: []),
    FalseAlarm(
      name: "a field of the app's own", rule: TargetSize.platform, document: field("query"),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "the keys of a keyboard", rule: TargetSize.platform,
      document: keyboard(["QWERTYUIOP", "ASDFGHJKL"]), findings: []),
    FalseAlarm(
      name: "letters of an alphabet", rule: TargetSize.platform,
      document: keyboard(["AB", "CD"]), findings: Array(repeating: "fail warning", count: 4)),
    FalseAlarm(
      name: "a button that is not clickable", rule: TargetSpacing(),
      document: barred(clickable: false), findings: []),
    FalseAlarm(
      name: "a low button", rule: TargetSpacing(), document: barred(clickable: true),
      findings: ["fail error"]),
  ]

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

  private static func song(_ name: String) -> String {
    dump(node("widget.ImageView", "content-desc=\"\(name)\" \(tapped)", "[100,400][148,448]"))
  }

  private static func page(below address: String, _ attributes: String = "") -> String {
    dump(
      node(
        "widget.EditText", "text=\"\(address)\" content-desc=\"Address\" \(tapped)",
        "[0,0][1080,100]")
        + node(
          "widget.FrameLayout", "focusable=\"true\" focused=\"true\" \(attributes)",
          "[0,100][1080,1900]"))
  }

  private static let readings = [
    FalseAlarm(
      name: "a card that begins with its title", rule: SpokenTooLong(),
      document: card(title: "Making a ridiculously heavy suit of metal (it broke my body)"),
      findings: []),
    FalseAlarm(
      name: "a card with another title", rule: SpokenTooLong(), document: card(title: "Offers"),
      findings: ["fail note"]),
    FalseAlarm(
      name: "an underscore in a title", rule: LabelIsFileName(), document: song("音乐，歌名_十个字，按钮"),
      findings: []),
    FalseAlarm(
      name: "an underscore before Latin letters", rule: LabelIsFileName(),
      document: song("歌名_cart"), findings: ["fail error"]),
    FalseAlarm(
      name: "a page of a browser, or another surface", rule: MissingLabel(),
      document: page(below: "www.example.com/news"), findings: ["review error"]),
    FalseAlarm(
      name: "a surface below an address that is tapped", rule: MissingLabel(),
      document: page(below: "www.example.com", "clickable=\"true\""), findings: ["fail error"]),
  ]
}
