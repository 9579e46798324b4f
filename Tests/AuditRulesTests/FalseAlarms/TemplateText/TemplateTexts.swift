@testable import AuditRules

// Texts of the template in labels, and the signs that code replaces them.

extension FalseAlarm {
  static let templateTexts: [FalseAlarm] = [
    FalseAlarm(
      name: "the key of a text as a run-time attribute", rule: LabelIsStub(),
      document: xib(label("text=\"Label\"", runtimeAttribute("stringKey", "schedule.amount"))),
      findings: []),
    FalseAlarm(
      name: "the title of a new tab", rule: LabelIsStub(), document: tab("Item 2"),
      findings: ["review error"]),
    FalseAlarm(
      name: "the title of a tab with a number", rule: LabelIsStub(), document: tab("Room 2"),
      findings: []),
    FalseAlarm(
      name: "the name of a field", rule: LabelIsStub(),
      document: dump(
        node(
          "view.View", "", "[0,0][900,200]",
          textView("Title", "[0,0][300,60]") + node("widget.EditText", "", "[0,60][900,200]"))),
      findings: []),
    FalseAlarm(
      name: "the caption of a field with the word", rule: LabelIsStub(),
      document: xib(caption("Title", placeholder: "Title of the event")), findings: []),
    FalseAlarm(
      name: "the caption of a field whose outlet has the word", rule: LabelIsStub(),
      document: xib(
        caption("Title"),
        outlets: "<outlet property=\"titleField\" destination=\"f100.0\" id=\"o\"/>"), findings: []),
    FalseAlarm(
      name: "a caption among captions", rule: LabelIsStub(),
      document: xib(caption("Title") + caption("Contents", y: 200)), findings: []),
    FalseAlarm(
      name: "a word above a field of another name", rule: LabelIsStub(),
      document: xib(caption("Title", placeholder: "Search")), findings: ["fail error"]),
    FalseAlarm(
      name: "a new text among captions", rule: LabelIsStub(),
      document: xib(caption("Label") + caption("Contents", y: 200)), findings: ["fail error"]),
    FalseAlarm(
      name: "a default text on a screen that a segue leads to", rule: LabelIsStub(),
      document: storyboard(
        scene("a", views: label("text=\"Label\""))
          + scene("b", "storyboardIdentifier=\"B\"", segue)), findings: ["fail error"]),
    FalseAlarm(
      name: "a text with the key of another one", rule: LabelIsStub(),
      document: xib(label("text=\"Label\"", runtimeAttribute("locKey", "CART_TITLE"))), findings: []
    ),
    FalseAlarm(
      name: "a text with the name of a style", rule: LabelIsStub(),
      document: xib(label("text=\"Label\"", runtimeAttribute("usage", "rowSeparator"))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a text that no view holds", rule: LabelIsStub(),
      document: xib("").replacing(
        "<view contentMode", with: label("text=\"Label\"") + "<view contentMode"), findings: []),
    FalseAlarm(
      name: "a stub that code finds by its tag", rule: LabelIsStub(),
      document: xib(object("label", "text=\"Label\" tag=\"7\"")), findings: []),
    FalseAlarm(
      name: "a line that a label draws, with an outlet", rule: LabelIsStub(),
      document: xib(
        plainLabelInFont("Label", id: "t", frame: (20, 100, 350, 2)),
        outlets: "<outlet property=\"line\" destination=\"t\" id=\"o\"/>"),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a text that a binding gives", rule: LabelIsStub(),
      document: xib(
        object(
          "textField", "",
          "<textFieldCell key=\"cell\" title=\"Label\" id=\"c\"/><connections>"
            + "<binding destination=\"-2\" name=\"value\" keyPath=\"title\" id=\"b\"/></connections>"
        ), isMac: true), findings: []),
    FalseAlarm(
      name: "a text whose colour a binding gives", rule: LabelIsStub(),
      document: xib(
        object(
          "textField", "",
          "<textFieldCell key=\"cell\" title=\"Label\" id=\"c\"/><connections>"
            + "<binding destination=\"-2\" name=\"textColor\" keyPath=\"ink\" id=\"b\"/></connections>"
        ), isMac: true), findings: ["fail error"]),
    FalseAlarm(
      name: "a label that an outlet leads to", rule: LabelIsStub(),
      document: xib(
        label("text=\"Label\""), outlets: "<outlet property=\"name\" destination=\"l\" id=\"o\"/>"),
      findings: []),
    FalseAlarm(
      name: "a label that code does not know", rule: LabelIsStub(),
      document: xib(label("text=\"Label\"")), findings: ["fail error"]),
    FalseAlarm(
      name: "a label of the app's own class", rule: LabelIsStub(),
      document: xib(label("text=\"Label\" customClass=\"PriceLabel\"")),
      findings: ["review note"]),
  ]

  private static func tab(_ title: String) -> String {
    xib(
      object(
        "tabBar", id: "t", frame: (0, 780, 390, 49),
        "<items><tabBarItem title=\"\(title)\" id=\"i\"/></items>"))
  }

  private static func caption(_ text: String, placeholder: String = "", y: Double = 100) -> String {
    object(
      "view", id: "v\(y)", frame: (20, y, 300, 70),
      "<subviews>"
        + object("label", "text=\"\(text)\"", id: "l\(y)", frame: (0, 0, 300, 20))
        + object(
          "textField", "placeholder=\"\(placeholder)\"", id: "f\(y)", frame: (0, 30, 300, 34))
        + "</subviews>")
  }

  private static let segue =
    "<connections><segue destination=\"a\" kind=\"show\" id=\"g\"/></connections>"
}
