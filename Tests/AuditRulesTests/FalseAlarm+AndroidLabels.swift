import Auditing

@testable import AuditRules

// Facts that decide about labels in dumps of Android, each with a true finding beside it.

extension FalseAlarm {
  static let androidLabels: [FalseAlarm] = sameItems + otherItems + names + roles + wordings

  /// One below the other.
  private static func column(
    _ kind: String, _ labels: [String], _ attributes: String = "",
    inside: (String) -> String = { _ in "" }
  ) -> String {
    labels.enumerated().map { number, label in
      let bounds = "[\(number * 40),\(200 * number)][\(900 + number * 40),\(200 * number + 150)]"
      return node(kind, "\(tapped) \(label) \(attributes)", bounds, inside(bounds))
    }.joined()
  }

  private static func texts(_ labels: [String]) -> [String] { labels.map { "text=\"\($0)\"" } }
  private static func descriptions(_ labels: [String]) -> [String] {
    labels.map { "content-desc=\"\($0)\"" }
  }

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

  private static let sameItems = [
    FalseAlarm(
      name: "two equal amounts", rule: DuplicateLabel(),
      document: dump(column("widget.TextView", texts(["123.48", "123.48"]))), findings: []),
    FalseAlarm(
      name: "two counts", rule: DuplicateLabel(),
      document: dump(column("widget.TextView", texts(["0", "0"]))), findings: []),
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
      document: dump(column("view.View", descriptions(["Walk&#10;3 km", "Walk&#10;3 km"]))),
      findings: []),
    FalseAlarm(
      name: "two items of two texts", rule: DuplicateLabel(),
      document: dump(
        column("view.View", ["", ""]) {
          node("widget.TextView", "text=\"Walk\"", $0)
            + node("widget.TextView", "text=\"3 km\"", $0)
        }), findings: []),
    FalseAlarm(
      name: "an article's title on two links", rule: DuplicateLabel(),
      document: dump(
        column(
          "view.View",
          texts(Array(repeating: "Why the river is low in summer this year", count: 2)))),
      findings: []),
  ]

  private static let otherItems = [
    FalseAlarm(
      name: "two prices that buy", rule: DuplicateLabel(),
      document: dump(column("widget.Button", texts(["$123.48", "$123.48"]))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a button called like an item", rule: DuplicateLabel(),
      document: dump(
        list(below: node("widget.Button", "\(tapped) content-desc=\"Acme\"", "[20,100][500,200]"))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "two links of one word", rule: DuplicateLabel(),
      document: dump(column("widget.TextView", texts(["All", "All"]))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "commands of which one has another state", rule: DuplicateLabel(),
      document: dump(icons(["Follow", "Follow", "Following", "Follow", "Follow"])),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "two buttons of several lines", rule: DuplicateLabel(),
      document: dump(
        column("widget.Button", descriptions(["Add&#10;to cart", "Add&#10;to cart"]))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "two items of one line", rule: DuplicateLabel(),
      document: dump(column("view.View", descriptions(["Walk", "Walk"]))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "two cards that say only what their pictures are", rule: DuplicateLabel(),
      document: dump(
        column("view.View", ["", ""]) {
          node("view.View", "content-desc=\"Picture of a person\"", $0)
            + node("view.View", "content-desc=\"Wing\"", $0)
        }), findings: ["fail warning"]),
  ]

  private static func field(_ identifier: String, hint: String, _ text: String) -> String {
    dump(
      node(
        "widget.FrameLayout",
        "\(tapped) resource-id=\"com.example:id/\(identifier)\" content-desc=\"Search\"",
        "[0,100][1080,250]",
        node(
          "widget.TextView", "text=\"\(text)\" resource-id=\"com.example:id/\(hint)\"",
          "[100,100][900,250]")))
  }

  private static let names = [
    FalseAlarm(
      name: "the hint on what looks like a search field", rule: LabelInName(),
      document: field("search_edit_frame", hint: "tip", "Shoes and bags"), findings: []),
    FalseAlarm(
      name: "a text that its programmers call a hint", rule: LabelInName(),
      document: field("opener", hint: "voice_hint", "Say what you want"), findings: []),
    FalseAlarm(
      name: "a text on a button beside a search field", rule: LabelInName(),
      document: field("search_button", hint: "title", "Find it"), findings: ["fail error"]),
    FalseAlarm(
      name: "cards made alike, of which one question is enough", rule: RowLabelMissesText(),
      document: dump(cards("view.ViewGroup", "view.ViewGroup")), findings: ["review error"]),
    FalseAlarm(
      name: "cards of two kinds", rule: RowLabelMissesText(),
      document: dump(cards("view.ViewGroup", "widget.FrameLayout")),
      findings: ["review error", "review error"]),
    FalseAlarm(
      name: "titles that begin alike", rule: DistinguishingWordLate(),
      document: dump(column("view.View", texts(late))), findings: []),
    FalseAlarm(
      name: "descriptions that begin alike", rule: DistinguishingWordLate(),
      document: dump(column("view.View", descriptions(late))), findings: ["fail note"]),
  ]

  /// Cards that say one of their two texts.
  private static func cards(_ kinds: String...) -> String {
    kinds.enumerated().map { number, kind in
      let bounds = "[0,\(number * 200)][900,\(number * 200 + 150)]"
      return node(
        kind, "\(tapped) content-desc=\"Streak \(number)\"", bounds,
        node("widget.TextView", "text=\"Streak\"", bounds)
          + node("widget.TextView", "text=\"Build one\"", bounds))
    }.joined()
  }

  private static func settingsRow(_ description: String) -> String {
    let attributes = "checkable=\"true\" checked=\"true\" clickable=\"false\""
    return node(
      "widget.LinearLayout", "\(tapped) content-desc=\"\(description)\"", "[0,100][1080,250]",
      node("widget.TextView", "text=\"Sync\"", "[20,110][500,240]")
        + node("widget.Switch", attributes, "[900,110][1060,240]"))
  }

  private static let late = ["red", "blue", "green"].map { "Watch of the fifth series, \($0)" }

  private static let roles = [
    FalseAlarm(
      name: "a text that is checked, whose role is not said", rule: LabelRepeatsRole(),
      document: dump(
        column("widget.CheckedTextView", ["content-desc=\"Terms checkbox\" checkable=\"true\""])),
      findings: []),
    FalseAlarm(
      name: "a row whose description replaces its switch", rule: LabelRepeatsRole(),
      document: dump(settingsRow("Sync, On, Switch")), findings: []),
    FalseAlarm(
      name: "a check box, whose role is said", rule: LabelRepeatsRole(),
      document: dump(
        column("widget.CheckBox", ["content-desc=\"Terms checkbox\" checkable=\"true\""])),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a link of a page, whose role no dump has", rule: TappableWithoutRole(),
      document: dump(
        node(
          "webkit.WebView", "", "[0,0][1080,2000]",
          column("view.View", texts(["Filter"])))), findings: []),
    FalseAlarm(
      name: "a view of a page whose links are known", rule: TappableWithoutRole(),
      document: dump(
        node(
          "webkit.WebView", "", "[0,0][1080,2000]",
          column("view.View", texts(["Filter"]))
            + node(
              "view.View",
              "\(tapped) text=\"Help\" extras=\"AccessibilityNodeInfo.roleDescription=link\"",
              "[0,900][500,1000]"))), findings: ["review warning"]),
    FalseAlarm(
      name: "a view of an app", rule: TappableWithoutRole(),
      document: dump(column("view.View", texts(["Filter"]))), findings: ["review warning"]),
  ]

  private static func drawn(_ text: String, _ attributes: String = "") -> String {
    node("view.View", "focusable=\"true\" content-desc=\"\(text)\" \(attributes)", "[0,0][900,90]")
  }

  private static let wordings = [
    FalseAlarm(
      name: "a number in a text of Flutter", rule: SpokenDigits(),
      document: dump(drawn("Order 123456789")), findings: []),
    FalseAlarm(
      name: "a number on a control of Flutter", rule: SpokenDigits(),
      document: dump(drawn("Order 123456789", "clickable=\"true\"")), findings: ["fail warning"]),
    FalseAlarm(
      name: "no value in a text of Flutter", rule: LabelSymbolOnly(), document: dump(drawn("—")),
      findings: []),
    FalseAlarm(
      name: "a sign in a view of Flutter", rule: LabelSymbolOnly(), document: dump(drawn("?")),
      findings: ["review error"]),
    FalseAlarm(
      name: "a dash on a control of Flutter", rule: LabelSymbolOnly(),
      document: dump(drawn("—", "clickable=\"true\"")), findings: ["fail error"]),
    FalseAlarm(
      name: "the head of a column of Flutter", rule: GenericLabel(), document: dump(drawn("Item")),
      findings: []),
    FalseAlarm(
      name: "a view beside texts, which is none", rule: GenericLabel(),
      document: dump(drawn("Item") + node("widget.TextView", "text=\"Apples\"", "[0,90][900,180]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the name of a user, which is shown", rule: LabelIsIdentifier(),
      document: dump(column("widget.TextView", texts(["ann_example"]))), findings: []),
    FalseAlarm(
      name: "the key of a text, which is shown", rule: LabelIsIdentifier(),
      document: dump(column("widget.TextView", texts(["cart_title"]))),
      findings: ["review error"]),
    FalseAlarm(
      name: "an identifier that only TalkBack says", rule: LabelIsIdentifier(),
      document: dump(column("widget.Button", descriptions(["open_cart"]))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a bullet in a text of Flutter", rule: LabelASCIIArt(),
      document: dump(
        node("view.View", "focusable=\"true\" content-desc=\"● Online\"", "[0,0][900,90]")),
      findings: []),
    FalseAlarm(
      name: "an arrow on a button", rule: LabelASCIIArt(),
      document: dump(column("widget.Button", descriptions(["Next ▸"]))),
      findings: ["fail error"]),
  ]
}
