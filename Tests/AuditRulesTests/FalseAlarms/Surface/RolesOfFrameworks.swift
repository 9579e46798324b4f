@testable import AuditRules

// Roles in a dump: where a framework reports them, and what responds to taps without one.

extension FalseAlarm {
  static let rolesOfFrameworks: [FalseAlarm] = [
    FalseAlarm(
      name: "three texts in different places", rule: TappableWithoutRole(),
      document: dump(
        tappedText("SETTINGS", "[800,100][1000,200]") + tappedText("STOP", "[900,300][1040,400]")
          + tappedText("+ NEW", "[860,1800][1060,1900]")), findings: ["review warning"]),
    FalseAlarm(
      name: "three texts side by side", rule: TappableWithoutRole(),
      document: dump(
        tappedText("Day", "[0,100][300,200]") + tappedText("Week", "[300,100][600,200]")
          + tappedText("Year", "[600,100][900,200]")), findings: []),
    FalseAlarm(
      name: "a card of Compose beside a button of Compose", rule: TappableWithoutRole(),
      document: dump(cardOfCompose + buttonOfCompose), findings: ["review warning"]),
    FalseAlarm(
      name: "a card of Compose where no view has a role", rule: TappableWithoutRole(),
      document: dump(cardOfCompose), findings: []),
    FalseAlarm(
      name: "a card of Compose in a list", rule: TappableWithoutRole(),
      document: dump(
        node("widget.ListView", "", "[0,100][1080,1900]", cardOfCompose) + buttonOfCompose),
      findings: []),
    FalseAlarm(
      name: "a layout of Android that can be clicked", rule: TappableWithoutRole(),
      document: dump(
        node(
          "view.ViewGroup", tapped, "[40,300][1040,500]",
          textView("Open orders", "[60,320][500,380]") + textView("3", "[60,400][100,460]"))),
      findings: []),
  ]

  private static func tappedText(_ text: String, _ bounds: String) -> String {
    node("widget.TextView", "text=\"\(text)\" \(tapped)", bounds)
  }

  private static let cardOfCompose = node(
    "view.View", tapped, "[40,300][1040,500]",
    textView("My happy place", "[60,320][700,380]") + textView("The lake", "[60,400][400,460]"))

  /// Compose states a role by a view without content.
  private static let buttonOfCompose = node(
    "view.View", tapped, "[40,900][1040,1000]",
    textView("Send", "[400,920][680,980]") + node("widget.Button", "", "[40,900][1040,1000]"))
}
