@testable import AuditRules

// Links and texts, whose height is that of their line.

extension FalseAlarm {
  static let linesOfText: [FalseAlarm] = [
    FalseAlarm(
      name: "a line of a text that a renderer made clickable", rule: TargetSize.platform,
      document: lines([prose, "To check roots", "To find them", prose]), findings: []),
    FalseAlarm(
      name: "the items of a menu", rule: TargetSize.platform,
      document: lines(["Terms", "Privacy", "Licences", "About"]),
      findings: Array(repeating: "fail warning", count: 4)),
    FalseAlarm(
      name: "a link below what a person wrote", rule: TargetSize.platform,
      document: lines(["Ann", "Baker", prose, "Translate"]),
      findings: Array(repeating: "fail warning", count: 3)),
    FalseAlarm(
      name: "texts of views with identifiers", rule: TargetSize.platform,
      document: lines([prose, "To check roots", "To find them", prose], "resource-id=\"a:id/t\""),
      findings: Array(repeating: "fail warning", count: 2)),
    FalseAlarm(
      name: "a link that continues a sentence", rule: TargetSize.platform,
      document: dump(
        bareNode(
          "view.View", "content-desc=\"You agree with our \" enabled=\"true\"", "[0,90][400,110]")
          + bareNode("view.View", "content-desc=\"Terms\" \(enabledAndTapped)", "[400,90][480,110]")
      ),
      findings: []),
    FalseAlarm(
      name: "a link after a whole text", rule: TargetSize.platform,
      document: dump(
        bareNode("view.View", "content-desc=\"Please note:\" enabled=\"true\"", "[0,90][400,110]")
          + bareNode("view.View", "content-desc=\"Terms\" \(enabledAndTapped)", "[400,90][480,110]")
      ),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a link in a sentence", rule: TargetSize.platform,
      document: sentence("text=\"\(agreement)\""), findings: []),
    FalseAlarm(
      name: "a button in a described group", rule: TargetSize.platform,
      document: sentence("content-desc=\"\(agreement)\""), findings: ["fail warning"]),
    FalseAlarm(
      name: "a button with words of its own", rule: TargetSize.platform,
      document: sentence("text=\"\(agreement)\"", link: "Close"), findings: ["fail warning"]),
    FalseAlarm(
      name: "a link that is hidden until it has the focus", rule: TargetSize.platform,
      document: skipLink(width: 40), findings: []),
    FalseAlarm(
      name: "a link as wide as its text", rule: TargetSize.platform,
      document: skipLink(width: 220), findings: ["fail warning"]),
    FalseAlarm(
      name: "links of a page as high as their texts", rule: TargetSize(),
      document: webPage(pageLink("Log out", 40) + pageLink("Shop", 200)),
      findings: ["review warning"]),
  ]

  private static func lines(_ texts: [String], _ attributes: String = "") -> String {
    dump(
      node(
        "view.View", "", "[0,0][1080,1000]",
        texts.enumerated().map { number, text in
          node(
            "widget.TextView", "text=\"\(text)\" \(attributes) \(tapped)",
            "[9,\(100 * number + 9)][900,\(100 * number + (text.count > 60 ? 99 : 49))]")
        }.joined()))
  }

  private static let prose =
    "A bus that is late waits for no one, and so the timetable is a plan and no promise."

  private static let agreement = "You may change or delete your information at any time. Learn more"

  /// A text with a link in its last line.
  private static func sentence(_ attributes: String, link: String = "Learn more") -> String {
    dump(
      node(
        "view.View", attributes, "[60,300][900,360]",
        node("widget.Button", "text=\"\(link)\" \(tapped)", "[700,330][860,360]")))
  }

  private static func skipLink(width: Int) -> String {
    dump(
      node(
        "webkit.WebView", "focusable=\"true\"", "[0,0][1080,2000]",
        node(
          "view.View", "content-desc=\"Skip to content\" \(tapped)",
          "[10,100][\(10 + width),130]",
          node("widget.TextView", "text=\"Skip to content\"", "[20,110][220,130]"))))
  }
}
