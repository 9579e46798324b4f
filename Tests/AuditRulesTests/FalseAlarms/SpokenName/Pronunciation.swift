@testable import AuditRules

// How a name is spoken: digits, hyphens and languages.

extension FalseAlarm {
  static let pronunciation: [FalseAlarm] = [
    FalseAlarm(
      name: "a number in a text of Flutter", rule: SpokenDigits(),
      document: dump(drawnView("Order 123456789")), findings: []),
    FalseAlarm(
      name: "a number on a control of Flutter", rule: SpokenDigits(),
      document: dump(drawnView("Order 123456789", "clickable=\"true\"")), findings: ["fail warning"]
    ),
    FalseAlarm(
      name: "a name among other words", rule: SpokenUnpronounceable(),
      document: dump(
        node("view.View", "content-desc=\"Photo of espnbrasl\" \(tapped)", "[0,0][300,100]")),
      findings: []),
    FalseAlarm(
      name: "a shown name with hyphens", rule: SpokenUnpronounceable(),
      document: item("Orpheus-9B-Claude-Mythos-5-1M", shows: "Orpheus-9B-Claude-Mythos-5-1M"),
      findings: []),
    FalseAlarm(
      name: "a name with hyphens that is not shown", rule: SpokenUnpronounceable(),
      document: item("Orpheus-9B-Claude-Mythos-5-1M", shows: "Model"), findings: []),
    FalseAlarm(
      name: "a shown code with hyphens", rule: SpokenUnpronounceable(),
      document: item(code, shows: code), findings: ["fail error"]),
    FalseAlarm(
      name: "French among Arabic", rule: LabelLanguageMismatch(),
      document: source(
        staticText("الإعدادات العامة للتطبيق", 20, 60, 350)
          + staticText("اختر اللغة التي تريد استخدامها في التطبيق", 20, 100, 350)
          + staticText("Il est temps de dire la fin", 20, 140, 350)), findings: ["review error"]),
    FalseAlarm(
      name: "an English position below an Arabic name", rule: LabelLanguageMismatch(),
      document: positions("Tab 1 of 3"), findings: ["review error"]),
    FalseAlarm(
      name: "an Arabic position below an Arabic name", rule: LabelLanguageMismatch(),
      document: positions("علامة التبويب 1 من 3"), findings: []),
    FalseAlarm(
      name: "French where no script decides", rule: LabelLanguageMismatch(),
      document: source(
        staticText("The settings of the app", 20, 60, 350)
          + staticText("Il est temps de dire la fin", 20, 140, 350)), findings: []),
    FalseAlarm(
      name: "two words that meet", rule: SpokenUnpronounceable(),
      document: xib(titledButton("Start in fullscreen")), findings: []),
    FalseAlarm(
      name: "a name of two parts", rule: SpokenUnpronounceable(),
      document: xib(titledButton("PNGCrush")), findings: []),
    FalseAlarm(
      name: "digits in the name of a file", rule: SpokenDigits(),
      document: bookPage(node("widget.Image", "text=\"61518430_st_300_400\"", "[0,300][220,600]")),
      findings: []),
    FalseAlarm(
      name: "an address in a text", rule: SpokenUnpronounceable(),
      document: dump(
        node(
          "widget.TextView", "text=\"Learn more: https://example.com/docs\"", "[0,300][1080,400]",
          describedButton("https://example.com/docs", "[300,340][900,400]"))),
      findings: []),
    FalseAlarm(
      name: "an address that names a button", rule: SpokenUnpronounceable(),
      document: dumpOfRecord("https://example.com/docs"), findings: ["fail error"]),
  ]

  private static let code = "3f2504e0-4f89-11d3-9a0c-0305e82c3301"

  /// A text in Arabic, and a tab of Flutter with a line about its position.
  private static func positions(_ line: String) -> String {
    dump(
      drawnView("اختر اللغة التي تريد استخدامها في التطبيق")
        + node(
          "view.View", "content-desc=\"الرئيسية&#10;\(line)\" \(tapped)", "[0,1800][300,2000]"))
  }

  private static func item(_ name: String, shows text: String) -> String {
    dump(
      node(
        "view.ViewGroup", "content-desc=\"Model \(name)\" \(tapped)", "[0,300][1080,600]",
        node("widget.TextView", "text=\"\(text)\"", "[0,300][1080,400]")))
  }
}
