@testable import AuditRules

// Emoji and unusual letters in names, and their meaning there.

extension FalseAlarm {
  static let emoji: [FalseAlarm] = [
    FalseAlarm(
      name: "a circled letter for the sign of a copyright", rule: LabelFancyUnicode(),
      document: dump(node("widget.TextView", "text=\"Copyright ⓒ The Post\"", "[60,300][400,360]")),
      findings: []),
    FalseAlarm(
      name: "a word of circled letters", rule: LabelFancyUnicode(),
      document: dump(node("widget.TextView", "text=\"ⓒⓞⓓⓔ\"", "[60,300][400,360]")),
      findings: ["review error"]),
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
      name: "full-width letters among Japanese ones", rule: LabelFancyUnicode(),
      document: dump(node("view.View", "content-desc=\"ゔぇｒｙ\" \(tapped)", "[0,0][300,100]")),
      findings: []),
    FalseAlarm(
      name: "an emoji as the title of a button with an outlet", rule: LabelEmojiHeavy(),
      document: xib(
        viewInFrame(
          "button", inside: "<state key=\"normal\" title=\"🔄\"/>" + actionConnection("reload")),
        outlets: nameOutlet),
      findings: ["review warning"]),
    FalseAlarm(
      name: "an emoji and a number", rule: LabelEmojiHeavy(),
      document: dump(rowOfTappedViews(["🌾 x30"])),
      findings: ["review warning"]),
    FalseAlarm(
      name: "an emoji and a word", rule: LabelEmojiHeavy(),
      document: dump(rowOfTappedViews(["🌾 Fields"])),
      findings: []),
    FalseAlarm(
      name: "an emoji as the name of a button", rule: LabelEmojiHeavy(),
      document: source(capturedButton("❤️")), findings: ["fail warning"]),
    FalseAlarm(
      name: "an emoji that names its action", rule: LabelEmojiHeavy(),
      document: source(capturedButton("👍")), findings: ["fail note"]),
    FalseAlarm(
      name: "an emoji after a word", rule: LabelEmojiHeavy(),
      document: source(capturedButton("Love ❤️")), findings: []),
    FalseAlarm(
      name: "a sign before a text that is read", rule: LabelEmojiHeavy(),
      document: xib(object("label", "text=\"⚠️ Changes take effect at once\"")), findings: []),
    FalseAlarm(
      name: "an emoji that is the icon of a control", rule: LabelEmojiHeavy(),
      document: tappedText("🔦"), findings: ["fail warning"]),
    FalseAlarm(
      name: "an emoji before a word", rule: LabelEmojiHeavy(), document: tappedText("🔦 Torch"),
      findings: []),
  ]

  private static func tappedText(_ words: String) -> String {
    dump(
      node(
        "widget.LinearLayout", tapped, "[100,300][300,500]", textView(words, "[150,350][250,450]")))
  }
}
