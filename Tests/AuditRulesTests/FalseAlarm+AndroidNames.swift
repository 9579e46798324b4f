import Auditing

@testable import AuditRules

// False findings about labels in the draws of Android dumps on 26 November 2026, each beside its counterpart.

extension FalseAlarm {
  static let androidNames: [FalseAlarm] = [
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
      name: "a circled letter for the sign of a copyright", rule: LabelFancyUnicode(),
      document: dump(node("widget.TextView", "text=\"Copyright ⓒ The Post\"", "[60,300][400,360]")),
      findings: []),
    FalseAlarm(
      name: "a word of circled letters", rule: LabelFancyUnicode(),
      document: dump(node("widget.TextView", "text=\"ⓒⓞⓓⓔ\"", "[60,300][400,360]")),
      findings: ["review error"]),
    FalseAlarm(
      name: "an icon of a font above a field", rule: LabelFieldSeparated(),
      document: field(below: "ﲚ"),
      findings: []),
    FalseAlarm(
      name: "a label that is read after another text", rule: LabelFieldSeparated(),
      document: field(below: "Menu"), findings: ["fail note"]),
    FalseAlarm(
      name: "the title of a bar", rule: LabelIsIdentifier(), document: titled("IGOR_HOME"),
      findings: []),
    FalseAlarm(
      name: "the description of a box", rule: LabelIsIdentifier(),
      document: titled("home_box", id: "box"),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the name of a project", rule: LabelIsIdentifier(),
      document: dump(node("widget.TextView", "text=\"verifyApp\"", "[60,300][400,360]")),
      findings: []),
    FalseAlarm(
      name: "a text that is its own identifier", rule: LabelIsIdentifier(),
      document: dump(
        node(
          "widget.TextView", "text=\"verifyApp\" resource-id=\"verifyApp\"", "[60,300][400,360]")),
      findings: ["review error"]),
    FalseAlarm(
      name: "the name of a project that is drawn", rule: LabelIsIdentifier(),
      document: dump(node("view.View", "content-desc=\"verifyApp\"", "[60,300][400,360]")),
      findings: []),
    FalseAlarm(
      name: "an identifier of an image", rule: LabelIsIdentifier(),
      document: dump(node("widget.ImageView", "content-desc=\"verifyApp\"", "[60,300][400,360]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a brand among brands", rule: LabelIsFileName(),
      document: images("Apple_Watch", others: 6), findings: []),
    FalseAlarm(
      name: "the name of a resource among brands", rule: LabelIsFileName(),
      document: images("ic_watch", others: 6), findings: ["fail error"]),
    FalseAlarm(
      name: "the name of a resource in a bar", rule: LabelIsFileName(),
      document: images("state_finish", others: 4), findings: ["fail error"]),
  ]

  /// A page source, which states what is a stop.
  private static func field(below text: String) -> String {
    let stop = "a11y-important=\"true\""
    return dump(
      node("widget.TextView", "text=\"\(text)\" \(stop)", "[100,400][400,440]")
        + node("widget.TextView", "text=\"Terms\" \(stop)", "[100,900][400,940]")
        + node("widget.EditText", "text=\"Ann\" \(stop) \(tapped)", "[100,450][900,520]"))
  }

  private static func described(_ label: String) -> String {
    dump(node("widget.Button", "content-desc=\"\(label)\" \(tapped)", "[60,300][1000,500]"))
  }

  private static func titled(_ label: String, id: String = "collapsing_toolbar") -> String {
    dump(
      node(
        "widget.FrameLayout", "content-desc=\"\(label)\" resource-id=\"app:id/\(id)\"",
        "[0,100][1080,460]",
        node("widget.ImageButton", "content-desc=\"Settings\" \(tapped)", "[0,110][160,280]")))
  }

  private static func images(_ name: String, others: Int) -> String {
    let labels = [name] + ["Adobe", "Apple", "Arc", "Armani", "Asus", "Audi"].prefix(others)
    return dump(
      labels.enumerated().map { number, label in
        node(
          "widget.ImageView", "content-desc=\"\(label)\" \(tapped)",
          "[100,\(200 * number + 100)][300,\(200 * number + 300)]")
      }.joined())
  }
}
