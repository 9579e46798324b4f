import Auditing

@testable import AuditRules

// False findings of the draws of Android dumps in the night to 26 November 2026, each beside its counterpart.

extension FalseAlarm {
  static let judgedDumps: [FalseAlarm] = [
    FalseAlarm(
      name: "the last tab of a navigation bar", rule: GenericLabel(),
      document: tabs(["Home", "Sales", "More"]), findings: []),
    FalseAlarm(
      name: "a tab in the middle", rule: GenericLabel(),
      document: tabs(["Sales", "More", "Home"]), findings: ["fail error"]),
    FalseAlarm(
      name: "a row of buttons at the top", rule: GenericLabel(),
      document: tabs(["Home", "Sales", "More"], top: 300), findings: ["fail error"]),
    FalseAlarm(
      name: "a message of two sentences", rule: SpokenTooLong(),
      document: button(
        "This chat is with a business. To learn how the business treats messages and names of its "
          + "customers, tap here."), findings: []),
    FalseAlarm(
      name: "a name of many words", rule: SpokenTooLong(),
      document: button(
        "This chat is with a business and to learn how it treats messages and names of all its "
          + "customers tap here"), findings: ["fail note"]),
    FalseAlarm(
      name: "a headline of a web page", rule: SpokenTooLong(), document: headline(in: "WebView"),
      findings: []),
    FalseAlarm(
      name: "a headline of an app", rule: SpokenTooLong(), document: headline(in: "FrameLayout"),
      findings: ["fail note"]),
  ]

  private static func tabs(_ labels: [String], top: Int = 1800) -> String {
    dump(
      labels.enumerated().map { number, label in
        node(
          "widget.FrameLayout", "content-desc=\"\(label)\" \(tapped)",
          "[\(360 * number),\(top)][\(360 * number + 360),\(top + 150)]")
      }.joined())
  }

  private static func button(_ text: String) -> String {
    dump(node("widget.Button", "text=\"\(text)\" \(tapped)", "[60,300][1000,500]"))
  }

  private static func headline(in container: String) -> String {
    let text =
      "The council decides to build a bridge over the river between the old town and the new station"
    return dump(
      node(
        "webkit.\(container)", "", "[0,0][1080,1900]",
        node("widget.Button", "text=\"\(text)\" \(tapped)", "[60,300][1000,500]")))
  }
}
