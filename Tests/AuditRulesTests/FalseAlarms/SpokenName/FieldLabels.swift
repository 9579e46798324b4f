@testable import AuditRules

// Which text is the label of a field, and whether both are read one after the other.

extension FalseAlarm {
  static let fieldLabels: [FalseAlarm] = [
    FalseAlarm(
      name: "a text whose frame reaches into that of its field", rule: LabelFieldSeparated(),
      document: xib(
        object("label", "text=\"Town\"", id: "t", frame: (20, 78, 100, 20))
          + caption("Street", width: 115) + field()), findings: []),
    FalseAlarm(
      name: "a button between a text and its field", rule: LabelFieldSeparated(),
      document: xib(above("Public key", buttonBeside("Copy"))), findings: []),
    FalseAlarm(
      name: "a text between a text and its field", rule: LabelFieldSeparated(),
      document: xib(above("Public key", word("of Ann"))), findings: ["fail note"]),
    FalseAlarm(
      name: "an empty text between a text and its field", rule: LabelFieldSeparated(),
      document: xib(above("Public key", word(""))), findings: []),
    FalseAlarm(
      name: "a text on another page", rule: LabelFieldSeparated(), document: xib(pages(120)),
      findings: []),
    FalseAlarm(
      name: "a text on a page beside it", rule: LabelFieldSeparated(), document: xib(pages(250)),
      findings: ["fail note"]),
    FalseAlarm(
      name: "a text that names a value, not the field below", rule: LabelFieldSeparated(),
      document: xib(above("Version:", word("1.2"))), findings: []),
    FalseAlarm(
      name: "a placeholder without spaces", rule: LabelFieldSeparated(),
      document: xib(above("姓名", word("必填"), "placeholder=\"请输入您的真实姓名\"")), findings: []),
    FalseAlarm(
      name: "a placeholder with other words", rule: LabelFieldSeparated(),
      document: xib(above("姓名", word("必填"), "placeholder=\"请输入\"")),
      findings: ["fail note"]),
    FalseAlarm(
      name: "an icon of a font above a field", rule: LabelFieldSeparated(),
      document: field(below: "ﲚ"),
      findings: []),
    FalseAlarm(
      name: "a label that is read after another text", rule: LabelFieldSeparated(),
      document: field(below: "Menu"), findings: ["fail note"]),
    FalseAlarm(
      name: "the value of a caption above a field", rule: LabelFieldSeparated(),
      document: notes("Type:"), findings: []),
    FalseAlarm(
      name: "a text above a field", rule: LabelFieldSeparated(), document: notes("Type"),
      findings: ["fail note"]),
    FalseAlarm(
      name: "a placeholder that says the text in other words", rule: LabelFieldSeparated(),
      document: xib(placeholderBelow("输入显示文字", "输入想显示的文字")), findings: []),
    FalseAlarm(
      name: "a text inside another field", rule: LabelFieldSeparated(),
      document: xib(
        accessibleField("placeholder=\"07700 900123\"", id: "f", y: 100)
          + accessibleField("placeholder=\"Ann\"", id: "g", y: 140)
          + object("label", "text=\"Phone\"", id: "p", frame: (24, 106, 60, 20))
          + object("label", "text=\"Note\"", id: "n", frame: (24, 146, 60, 20))), findings: []),
    FalseAlarm(
      name: "placeholders with a word of the texts", rule: LabelFieldSeparated(),
      document: columns("Your name", "Town or city"), findings: []),
    FalseAlarm(
      name: "placeholders that are examples", rule: LabelFieldSeparated(),
      document: columns("Ann", "Leeds"), findings: ["fail note", "fail note"]),
    FalseAlarm(
      name: "one text for three fields in a row", rule: LabelFieldSeparated(),
      document: xib(
        object("label", "text=\"Your number\"", id: "t", frame: (20, 100, 200, 20))
          + object("textField", id: "a", frame: (20, 124, 60, 34))
          + object("textField", id: "b", frame: (90, 124, 60, 34))), findings: []),
    FalseAlarm(
      name: "a field that is higher than the text beside it", rule: LabelFieldSeparated(),
      document: xib(
        object("label", "text=\"Name\"", id: "t", frame: (20, 111, 60, 20))
          + object("textField", id: "a", frame: (90, 100, 200, 42))), findings: []),
  ]

  private static func caption(_ text: String, x: Double = 20, width: Double = 90) -> String {
    object("label", "text=\"\(text)\"", id: "l", frame: (x, 107, width, 20))
  }

  private static func field(_ attributes: String = "", x: Double = 130) -> String {
    object("textField", attributes, id: "f", frame: (x, 100, 200, 34))
  }

  /// A text above its field, and what is beside the text and so read between the two.
  private static func above(_ caption: String, _ between: String, _ attributes: String = "")
    -> String
  {
    object("label", "text=\"\(caption)\"", frame: (20, 100, 200, 20)) + between
      + object("textField", attributes, id: "f", frame: (20, 124, 300, 34))
  }

  private static func buttonBeside(_ title: String) -> String {
    object("button", id: "b", frame: (325, 100, 60, 20), state("title=\"\(title)\""))
  }

  private static func word(_ text: String, id: String = "w") -> String {
    object("label", "text=\"\(text)\"", id: id, frame: (325, 100, 60, 20))
  }

  /// A field on one page, and a text on another one that begins somewhat below.
  private static func pages(_ top: Double) -> String {
    object(
      "view", id: "p", frame: (0, 100, 390, 300),
      "<subviews>" + above("Number", "") + "</subviews>")
      + object(
        "view", id: "q", frame: (0, top, 390, 300),
        "<subviews>"
          + object("label", "text=\"Comment\"", id: "c", frame: (325, 200 - top, 60, 20))
          + "</subviews>")
  }

  /// A page source, which states what is a stop.
  private static func field(below text: String) -> String {
    let stop = "a11y-important=\"true\""
    return dump(
      node("widget.TextView", "text=\"\(text)\" \(stop)", "[100,400][400,440]")
        + node("widget.TextView", "text=\"Terms\" \(stop)", "[100,900][400,940]")
        + node("widget.EditText", "text=\"Ann\" \(stop) \(tapped)", "[100,450][900,520]"))
  }

  private static func notes(_ caption: String) -> String {
    xib(
      object("label", "text=\"\(caption)\"", id: "a", frame: (20, 100, 50, 20))
        + object("label", "text=\"Pad\"", id: "b", frame: (80, 100, 200, 20))
        + object("label", "text=\"Last\"", id: "d", frame: (300, 100, 60, 20))
        + object("textView", id: "c", frame: (80, 124, 200, 60)))
  }

  private static func placeholderBelow(_ caption: String, _ placeholder: String) -> String {
    object("label", "text=\"\(caption)\"", frame: (20, 100, 200, 20))
      + object("label", "text=\"必填\"", id: "w", frame: (325, 100, 60, 20))
      + object("textField", "placeholder=\"\(placeholder)\"", id: "f", frame: (20, 124, 300, 34))
  }

  /// Two texts side by side, each above its field.
  private static func columns(_ first: String, _ second: String) -> String {
    xib(
      object("label", "text=\"Name\"", id: "n", frame: (20, 100, 150, 20))
        + object("label", "text=\"Town\"", id: "t", frame: (200, 100, 150, 20))
        + accessibleField("placeholder=\"\(first)\"", id: "f")
        + accessibleField("placeholder=\"\(second)\"", id: "g", x: 200))
  }
}
