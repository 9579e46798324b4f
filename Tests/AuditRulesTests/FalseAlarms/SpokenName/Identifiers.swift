@testable import AuditRules

// Names that are identifiers of code, and names that only look like one.

extension FalseAlarm {
  static let identifiers: [FalseAlarm] = [
    FalseAlarm(
      name: "the name of a user, which is shown", rule: LabelIsIdentifier(),
      document: dump(columnOfViews("widget.TextView", textAttributes(["ann_example"]))),
      findings: []),
    FalseAlarm(
      name: "the key of a text, which is shown", rule: LabelIsIdentifier(),
      document: dump(columnOfViews("widget.TextView", textAttributes(["cart_title"]))),
      findings: ["review error"]),
    FalseAlarm(
      name: "an identifier that only TalkBack says", rule: LabelIsIdentifier(),
      document: dump(columnOfViews("widget.Button", descriptionAttributes(["open_cart"]))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "an identifier as the description of a text that shows words",
      rule: LabelIsIdentifier(),
      document: dump(
        node(
          "widget.LinearLayout", tapped, "[0,300][300,400]",
          node(
            "widget.TextView", "text=\"Value\" content-desc=\"260507f_title1\"",
            "[20,320][280,380]"))), findings: ["review error"]),
    FalseAlarm(
      name: "a text with the name of a device", rule: LabelIsIdentifier(),
      document: dump(
        node(
          "widget.LinearLayout", tapped, "[0,300][300,400]",
          textView("260507f_title1", "[20,320][280,380]"))), findings: []),
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
      name: "the name of a file that the screen shows", rule: LabelIsIdentifier(),
      document: xib(label("text=\"circle.yml\"")), findings: []),
    FalseAlarm(
      name: "the key of a text", rule: LabelIsIdentifier(),
      document: xib(label("text=\"circle.title\"")), findings: ["review error"]),
    FalseAlarm(
      name: "a row that shows its label", rule: LabelIsIdentifier(),
      document: source(rowWithButton("app.store", shows: "app.store")), findings: ["review error"]),
    FalseAlarm(
      name: "a row that shows another text", rule: LabelIsIdentifier(),
      document: source(rowWithButton("app.store", shows: "App Store")), findings: ["fail error"]),
    FalseAlarm(
      name: "a back button with the name of a network", rule: LabelIsIdentifier(),
      document: source(bar(pageElement("Button", "label=\"guest_5G\"", (0, 47, 90, 44)))),
      findings: []),
    FalseAlarm(
      name: "a back button with a name in parts", rule: LabelIsIdentifier(),
      document: source(bar(pageElement("Button", "label=\"guest_network\"", (0, 47, 90, 44)))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "another button of a bar", rule: LabelIsIdentifier(),
      document: source(bar(pageElement("Button", "label=\"guest_5G\"", (300, 50, 80, 38)))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the name of an app", rule: LabelIsIdentifier(),
      document: xib(object("label", "text=\"QuickTune\"")), findings: []),
    FalseAlarm(
      name: "a key of a table of texts", rule: LabelIsIdentifier(),
      document: xib(object("label", "text=\"monitor_control\"")), findings: ["review error"]),
    FalseAlarm(
      name: "the name of an asset in three rows", rule: LabelIsIdentifier(),
      document: rows(["snap_envelop", "snap_envelop", "snap_envelop"]),
      findings: ["fail error", "fail error", "fail error"]),
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
      name: "a text that names a class", rule: LabelIsIdentifier(),
      document: xib(label("text=\"UICollectionView\"")), findings: []),
    FalseAlarm(
      name: "a text that names its own class", rule: LabelIsIdentifier(),
      document: xib(label("text=\"UILabel\"")), findings: ["review error"]),
    FalseAlarm(
      name: "two texts that name keys", rule: LabelIsIdentifier(),
      document: xib(
        [100.0, 200].map { y in
          object(
            "button", id: "b\(Int(y))", frame: (20, y, 200, 44), state("title=\"force_install\""))
        }.joined()), findings: ["review error"]),
    FalseAlarm(
      name: "an identifier that code replaces", rule: LabelIsIdentifier(),
      document: xib(
        label("text=\"lastSync\""),
        outlets: "<outlet property=\"sync\" destination=\"l\" id=\"o\"/>"), findings: []),
  ]

  private static func titled(_ label: String, id: String = "collapsing_toolbar") -> String {
    dump(
      node(
        "widget.FrameLayout", "content-desc=\"\(label)\" resource-id=\"app:id/\(id)\"",
        "[0,100][1080,460]",
        node("widget.ImageButton", "content-desc=\"Settings\" \(tapped)", "[0,110][160,280]")))
  }

  private static func rowWithButton(_ label: String, shows shown: String) -> String {
    pageElement("Cell", "label=\"\(label)\"", (0, 200, 390, 45), staticText(shown, 16, 210, 200))
  }

  private static func bar(_ inside: String) -> String {
    pageElement("NavigationBar", "name=\"Proxy\"", (0, 47, 390, 44), inside)
  }

  /// Descriptions of the rows of a list.
  private static func rows(_ descriptions: [String]) -> String {
    dump(
      node(
        "support.v7.widget.RecyclerView", "scrollable=\"true\"", "[0,0][1080,2000]",
        descriptions.enumerated().map {
          node(
            "view.View", "content-desc=\"\($1)\"", "[0,\($0 * 200)][1000,\($0 * 200 + 120)]")
        }.joined()))
  }
}
