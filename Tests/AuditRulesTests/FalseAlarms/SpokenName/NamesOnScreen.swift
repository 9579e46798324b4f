@testable import AuditRules

// Whether a name contains the text that the screen shows.

extension FalseAlarm {
  static let namesOnScreen: [FalseAlarm] = [
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
      name: "a sign for letters on a button", rule: LabelInName(),
      document: dump(
        node("widget.Button", "text=\"Aa\" content-desc=\"Header\" \(tapped)", "[0,0][300,150]")),
      findings: []),
    FalseAlarm(
      name: "cards made alike, of which one question is enough", rule: RowLabelMissesText(),
      document: dump(cards("view.ViewGroup", "view.ViewGroup")), findings: ["review error"]),
    FalseAlarm(
      name: "cards of two kinds", rule: RowLabelMissesText(),
      document: dump(cards("view.ViewGroup", "widget.FrameLayout")),
      findings: ["review error", "review error"]),
    FalseAlarm(
      name: "a text in a button of its own", rule: RowLabelMissesText(),
      document: dump(
        node(
          "widget.FrameLayout", "focusable=\"true\" \(importantAndShown)", "[0,0][900,200]",
          node("widget.TextView", "text=\"Log in\" \(importantAndShown)", "[0,0][400,100]")
            + node(
              "widget.Button", "content-desc=\"Language\" \(tapped) \(importantAndShown)",
              "[0,100][400,200]",
              node("widget.TextView", "text=\"Español\" \(importantAndShown)", "[0,100][400,200]")))
      ),
      findings: []),
    FalseAlarm(
      name: "a heading that is a stop", rule: RowLabelMissesText(),
      document: dump(
        node(
          "view.ViewGroup", "focusable=\"true\" \(importantAndShown)", "[0,0][900,200]",
          node(
            "widget.TextView",
            "text=\"Upload\" focusable=\"true\" heading=\"true\" \(importantAndShown)",
            "[0,0][900,100]")
            + node("widget.TextView", "text=\"A photo\" \(importantAndShown)", "[0,100][900,200]"))),
      findings: []),
    FalseAlarm(
      name: "a text that is left out of its row", rule: RowLabelMissesText(),
      document: dump(
        node(
          "view.ViewGroup", "focusable=\"true\" \(importantAndShown)", "[0,0][900,200]",
          node("widget.TextView", "text=\"Bread\" \(importantAndShown)", "[0,0][900,100]")
            + node("widget.TextView", "text=\"on sale\" \(unimportantAndShown)", "[0,100][900,200]")
        )),
      findings: []),
    FalseAlarm(
      name: "a description of the whole screen", rule: RowLabelMissesText(),
      document: dump(
        node(
          "view.ViewGroup", "content-desc=\"Shop\" focusable=\"true\" \(importantAndShown)",
          "[0,0][1080,2000]",
          node("widget.TextView", "text=\"Bread\" \(importantAndShown)", "[0,0][900,100]"))),
      findings: []),
    FalseAlarm(
      name: "a description without a text of the row", rule: RowLabelMissesText(),
      document: dump(
        node(
          "view.ViewGroup", "content-desc=\"Bread\" focusable=\"true\" \(importantAndShown)",
          "[0,0][900,200]",
          node("widget.TextView", "text=\"Bread\" \(importantAndShown)", "[0,0][900,100]")
            + node("widget.TextView", "text=\"on sale\" \(importantAndShown)", "[0,100][900,200]"))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a title that Interface Builder gave", rule: LabelInName(),
      document: xib(viewInFrame("button", inside: called), outlets: nameOutlet), findings: []),
    FalseAlarm(
      name: "a title that code may replace", rule: LabelInName(),
      document: xib(
        viewInFrame(
          "button", inside: called.replacing("title=\"Button\"", with: "title=\"Reveal\"")),
        outlets: nameOutlet), findings: ["review error"]),
    FalseAlarm(
      name: "a text that is a stop of its own", rule: LabelInName(),
      document: dump(
        node(
          "view.ViewGroup", "content-desc=\"Mayfair\" \(tapped)", "[0,0][500,300]",
          node(
            "view.ViewGroup", "focusable=\"true\"", "[0,0][490,300]",
            textView("New", "[0,0][60,40]"))
        )), findings: []),
    FalseAlarm(
      name: "a number and a text without a blank", rule: LabelInName(),
      document: dump(
        node(
          "view.ViewGroup", "content-desc=\"58.9KFollowers\" \(tapped)", "[0,0][500,300]",
          textView("58.9K", "[0,0][60,40]") + textView("Followers", "[0,50][60,90]"))), findings: []
    ),
    FalseAlarm(
      name: "a description in place of an amount", rule: RowLabelMissesText(),
      document: balance("Balance", "$4,527.98"), findings: ["review error"]),
    FalseAlarm(
      name: "a description with the amount", rule: RowLabelMissesText(),
      document: balance("Balance $4,527.98", "$4,527.98"), findings: []),
    FalseAlarm(
      name: "an abbreviation that the label spells out", rule: LabelInName(),
      document: described("delete", "DEL"), findings: []),
    FalseAlarm(
      name: "a short text that the label does not contain", rule: LabelInName(),
      document: described("remove", "DEL"), findings: ["fail error"]),
    FalseAlarm(
      name: "the name of a type", rule: LabelInName(),
      document: dumpOfButton("text=\"Company.Controls.PathIcon\" content-desc=\"Back\""),
      findings: []),
    FalseAlarm(
      name: "the address of a page", rule: LabelInName(),
      document: dumpOfButton("text=\"www.example.com\" content-desc=\"Back\""),
      findings: ["fail error"]),
    FalseAlarm(
      name: "two words of three", rule: LabelInName(),
      document: dumpOfButton("text=\"Save.All\" content-desc=\"Back\""), findings: ["fail error"]),
    FalseAlarm(
      name: "a key of a calculator", rule: LabelInName(), document: calculator(keys: 10),
      findings: []),
    FalseAlarm(
      name: "a button among few digits", rule: LabelInName(), document: calculator(keys: 4),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a title that its image leaves no room", rule: LabelInName(),
      document: iconButton(width: 32), findings: []),
    FalseAlarm(
      name: "a title beside its image", rule: LabelInName(),
      document: iconButton(width: 120), findings: ["fail error"]),
    FalseAlarm(
      name: "a title of no colour", rule: LabelInName(),
      document: xib(
        object(
          "button", "",
          "<accessibility key=\"accessibilityConfiguration\" label=\"Copy the key\"/>"
            + "<state key=\"normal\" title=\"Button\">"
            + "<color key=\"titleColor\" white=\"0.0\" alpha=\"0.0\"/></state>")), findings: []),
    FalseAlarm(
      name: "a symbol beside a title", rule: LabelInName(),
      document: iconButton(width: 120, symbol: "square.and.arrow.up", size: 128),
      findings: ["fail error"]),
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

  private static let called = """
    <accessibility key="accessibilityConfiguration" label="Show password"/>\
    <state key="normal" title="Button" image="eye"/>
    """

  private static func balance(_ description: String, _ shown: String) -> String {
    dump(
      node(
        "widget.Button", "content-desc=\"\(description)\" \(tapped)", "[700,100][900,200]",
        node("widget.TextView", "text=\"\(shown)\"", "[720,120][880,180]")))
  }

  private static func described(_ label: String, _ text: String) -> String {
    dump(
      "<node class=\"android.widget.Button\" text=\"\(text)\" content-desc=\"\(label)\" \(enabledAndTapped) "
        + "bounds=\"[0,100][200,200]\"/>")
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
}
