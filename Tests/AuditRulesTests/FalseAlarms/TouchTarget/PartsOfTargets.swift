@testable import AuditRules

// Parts of a larger target: a touch goes to the view around them, or has another effect.

extension FalseAlarm {
  static let partsOfTargets: [FalseAlarm] = [
    FalseAlarm(
      name: "the icon of a button, which is not clickable", rule: TargetSize.platform,
      document: tool("clickable=\"false\" focusable=\"true\""), findings: []),
    FalseAlarm(
      name: "a button in a button", rule: TargetSize.platform,
      document: tool("clickable=\"true\" focusable=\"true\""), findings: ["fail warning"]),
    FalseAlarm(
      name: "a field in a box that takes the tap", rule: TargetSize.platform,
      document: dump(
        node(
          "view.ViewGroup", tapped, "[0,0][900,62]",
          node("widget.EditText", "text=\"Ann\" \(tapped)", "[20,20][700,40]")
            + node("widget.Button", "text=\"Show\" \(tapped)", "[800,5][860,60]"))),
      findings: []),
    FalseAlarm(
      name: "a button in a wrapper that is clicked", rule: TargetSize.platform,
      document: dump(
        node(
          "widget.FrameLayout", tapped, "[0,0][100,60]",
          node("widget.Button", "text=\"Follow\" \(tapped)", "[10,15][90,45]"))),
      findings: []),
    FalseAlarm(
      name: "a small button in a row of its own words", rule: TargetSize.platform,
      document: dump(
        node(
          "widget.FrameLayout", tapped, "[0,0][300,60]",
          textView("Ann", "[0,0][100,60]")
            + node("widget.Button", "text=\"Follow\" \(tapped)", "[110,15][190,45]"))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a check box that draws a tab", rule: TargetSize.platform, document: tab(""),
      findings: []),
    FalseAlarm(
      name: "a check box in a view", rule: TargetSize.platform,
      document: tab("clickable=\"true\""), findings: ["fail warning"]),
    FalseAlarm(
      name: "a button without an effect on a row with a segue", rule: TargetSize.platform,
      document: shown(arrowButton(), segue: segue), findings: []),
    FalseAlarm(
      name: "a button without an effect on a row without one", rule: TargetSize.platform,
      document: shown(arrowButton()), findings: ["review warning"]),
    FalseAlarm(
      name: "a button with an action on a row with a segue", rule: TargetSize.platform,
      document: shown(
        arrowButton(
          "<connections><action selector=\"tap:\" destination=\"c\" "
            + "eventType=\"touchUpInside\" id=\"a\"/></connections>"), segue: segue),
      findings: ["review warning"]),
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
      name: "a button that is not clickable", rule: TargetSpacing(),
      document: barred(clickable: false), findings: []),
    FalseAlarm(
      name: "a low button", rule: TargetSpacing(), document: barred(clickable: true),
      findings: ["fail error"]),
  ]

  private static func tool(_ attributes: String) -> String {
    dump(
      node(
        "widget.Button", "content-desc=\"Text\" \(tapped)", "[500,400][600,496]",
        node("widget.ImageButton", attributes, "[520,406][560,446]")))
  }

  private static func tab(_ attributes: String) -> String {
    dump(
      node(
        "widget.LinearLayout",
        "content-desc=\"All\" clickable=\"false\" long-clickable=\"true\" focusable=\"true\"",
        "[40,200][240,300]",
        node(
          "widget.CheckBox", "text=\"Whole\" checkable=\"true\" focusable=\"true\" \(attributes)",
          "[50,210][100,248]")))
  }

  private static let segue = "<segue destination=\"B\" kind=\"show\" id=\"g\"/>"

  private static func shown(_ views: String, segue: String = "") -> String {
    storyboard(
      scene("A", views: prototypeTable(prototypeRow(views, segue: segue)))
        + scene("B", views: object("label", "text=\"Town\"")))
  }

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

  /// A button by its class, inside a clickable bar, with another control below.
  private static func barred(clickable: Bool) -> String {
    dump(
      node(
        "widget.LinearLayout", "content-desc=\"Store\" \(tapped)", "[90,90][320,119]",
        node(
          "widget.Button", "text=\"Choose\" clickable=\"\(clickable)\" focusable=\"\(clickable)\"",
          "[100,100][300,119]"))
        + textButton("Muffin", "[90,120][320,180]"))
  }
}
