import Auditing

@testable import AuditRules

// False findings of the draw of Android dumps on 26 November 2026, each beside its counterpart.

extension FalseAlarm {
  static let readDumps: [FalseAlarm] = words + sentences + states

  private static func button(_ attributes: String, _ inside: String = "") -> String {
    dump(node("widget.Button", "\(attributes) \(tapped)", "[100,400][148,448]", inside))
  }

  private static let words = [
    FalseAlarm(
      name: "letters that were read in a code page of DOS", rule: LabelASCIIArt(),
      document: button("content-desc=\"Pessoa F├¡sica, a├º├úo ├á vista, opci├│n┬áA\""), findings: []
    ),
    FalseAlarm(
      name: "a frame in a word", rule: LabelASCIIArt(),
      document: button("content-desc=\"F├─sica\""), findings: ["fail error"]),
    FalseAlarm(
      name: "a frame around a text", rule: LabelASCIIArt(),
      document: button("content-desc=\"┌─┐ Total\""), findings: ["fail error"]),
    FalseAlarm(
      name: "the setting of a preference", rule: LabelIsStub(),
      document: preference("android:id/summary"), findings: []),
    FalseAlarm(
      name: "the title of a preference", rule: LabelIsStub(),
      document: preference("android:id/title"), findings: ["fail error"]),
    FalseAlarm(
      name: "the name of a type", rule: LabelInName(),
      document: button("text=\"Company.Controls.PathIcon\" content-desc=\"Back\""), findings: []),
    FalseAlarm(
      name: "the address of a page", rule: LabelInName(),
      document: button("text=\"www.example.com\" content-desc=\"Back\""), findings: ["fail error"]),
    FalseAlarm(
      name: "two words of three", rule: LabelInName(),
      document: button("text=\"Save.All\" content-desc=\"Back\""), findings: ["fail error"]),
    FalseAlarm(
      name: "a description in small letters", rule: LabelIsFileName(),
      document: titles(with: "connection details"), findings: []),
    FalseAlarm(
      name: "three words in small letters", rule: LabelIsFileName(),
      document: titles(with: "common visibility off"), findings: ["review error"]),
    FalseAlarm(
      name: "a sentence in small letters", rule: LabelIsFileName(),
      document: titles(with: "0 item in your order"), findings: []),
    FalseAlarm(
      name: "the name of an asset", rule: LabelIsFileName(),
      document: titles(with: "ic connection details"), findings: ["fail error"]),
  ]

  private static func preference(_ id: String) -> String {
    dump(node("widget.TextView", "text=\"Title\" resource-id=\"\(id)\"", "[60,300][400,360]"))
  }

  /// A small button below four texts that begin with capitals.
  private static func titles(with label: String) -> String {
    dump(
      ["Home", "Server", "Japan", "Settings"].enumerated().map { row, text in
        node("widget.TextView", "text=\"\(text)\"", "[60,\(300 + 60 * row)][400,\(350 + 60 * row)]")
      }.joined()
        + node("widget.Button", "content-desc=\"\(label)\" \(tapped)", "[900,900][948,948]"))
  }

  private static let text = "You may change or delete your information at any time. Learn more"

  /// A text with a link in its last line.
  private static func sentence(_ attributes: String, link: String = "Learn more") -> String {
    dump(
      node(
        "view.View", attributes, "[60,300][900,360]",
        node("widget.Button", "text=\"\(link)\" \(tapped)", "[700,330][860,360]")))
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

  private static let sentences = [
    FalseAlarm(
      name: "a link in a sentence", rule: TargetSize.platform,
      document: sentence("text=\"\(text)\""), findings: []),
    FalseAlarm(
      name: "a button in a described group", rule: TargetSize.platform,
      document: sentence("content-desc=\"\(text)\""), findings: ["fail warning"]),
    FalseAlarm(
      name: "a button with words of its own", rule: TargetSize.platform,
      document: sentence("text=\"\(text)\"", link: "Close"), findings: ["fail warning"]),
    FalseAlarm(
      name: "a paragraph", rule: SpokenTooLong(), document: paragraph(shows: longText), findings: []
    ),
    FalseAlarm(
      name: "a description of a group", rule: SpokenTooLong(), document: paragraph(shows: "Ads"),
      findings: ["fail note"]),
    FalseAlarm(
      name: "a paragraph that is a control", rule: SpokenTooLong(),
      document: paragraph(shows: longText, "clickable=\"true\""), findings: ["fail note"]),
  ]

  private static func choices(
    in group: String, _ labels: [String], seen: Bool = false, _ inside: String = ""
  ) -> String {
    dump(
      node(
        group, "", "[900,300][1080,900]",
        labels.enumerated().map { row, label in
          node(
            "widget.RadioButton",
            "\(seen ? "text" : "content-desc")=\"\(label)\" checkable=\"true\" checked=\"false\" \(tapped)",
            "[900,\(300 + 200 * row)][1080,\(500 + 200 * row)]", inside)
        }.joined()))
  }

  private static let picture = node("widget.ImageView", "", "[950,320][1030,400]")
  private static let caption = node("widget.TextView", "text=\"Vote\"", "[950,420][1030,450]")

  private static let states = [
    FalseAlarm(
      name: "like and dislike", rule: SelectionStateMissing(),
      document: choices(in: "view.ViewGroup", ["Like", "Dislike"]), findings: ["review error"]),
    FalseAlarm(
      name: "like and dislike with captions", rule: SelectionStateMissing(),
      document: choices(in: "view.ViewGroup", ["Like this", "Dislike it"], picture + caption),
      findings: ["review error"]),
    FalseAlarm(
      name: "described answers", rule: SelectionStateMissing(),
      document: choices(in: "view.ViewGroup", ["I like this", "I dislike it"], caption),
      findings: ["review error"]),
    FalseAlarm(
      name: "pictures of a group for one choice", rule: SelectionStateMissing(),
      document: choices(in: "widget.RadioGroup", ["Like", "Dislike"]), findings: ["review error"]),
    FalseAlarm(
      name: "three pictures", rule: SelectionStateMissing(),
      document: choices(in: "view.ViewGroup", ["Bad", "Fair", "Good"]), findings: ["review error"]),
    FalseAlarm(
      name: "two answers", rule: SelectionStateMissing(),
      document: choices(in: "view.ViewGroup", ["Yes", "No"], seen: true), findings: ["review error"]
    ),
    FalseAlarm(
      name: "a calendar with its days", rule: ValueMissing(),
      document: dump(
        node(
          "widget.CalendarView", "focusable=\"true\"", "[0,300][1080,900]",
          node("view.View", "content-desc=\"1 May\" \(tapped)", "[0,300][100,400]"))), findings: []),
    FalseAlarm(
      name: "a calendar that is drawn", rule: ValueMissing(),
      document: dump(node("widget.CalendarView", "focusable=\"true\"", "[0,300][1080,900]")),
      findings: ["review error"]),
  ]
}
