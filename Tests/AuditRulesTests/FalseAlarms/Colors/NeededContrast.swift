@testable import AuditRules

// How much contrast letters and signs need, by their size and weight.

extension FalseAlarm {
  static let neededContrast: [FalseAlarm] = [
    FalseAlarm(
      name: "a faint bullet", rule: TextContrast(),
      document: labelOnSystemBackground("•", color: faintGrey),
      findings: []),
    FalseAlarm(
      name: "a grey with a little less than enough", rule: TextContrast(),
      document: greyText(0.4667), findings: ["fail error"]),
    FalseAlarm(
      name: "a fainter grey", rule: TextContrast(), document: greyText(0.48),
      findings: ["fail error"]),
    FalseAlarm(
      name: "an emoji, which has its own colours", rule: TextContrast(),
      document: buyButtonOnWhite(title: "👽"), findings: []),
    FalseAlarm(
      name: "semibold letters, which are not bold", rule: TextContrast(),
      document: greyTotal("semibold"),
      findings: ["fail error"]),
    FalseAlarm(
      name: "bold letters", rule: TextContrast(), document: greyTotal("bold"), findings: []),
  ]

  private static func greyText(_ white: Double) -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 0, 390, 400),
        "<subviews>" + label("text=\"Total\"", calibratedGrey("textColor", white)) + "</subviews>"
          + calibratedGrey("backgroundColor", 1)))
  }

  private static func greyTotal(_ weight: String) -> String {
    tintedScene(
      object(
        "label", "text=\"Total\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"\(weight)\" pointSize=\"17\"/>"
          + whiteColor("textColor", 0.5)), tint: "")
  }
}
