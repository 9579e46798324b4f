@testable import AuditRules

// Colours that change in dark mode, beside colours that do not.

extension FalseAlarm {
  static let darkMode: [FalseAlarm] = [
    FalseAlarm(
      name: "a fixed colour on one that changes in dark mode", rule: TextContrast(),
      document: labelOnSystemBackground("Total", color: "cocoaTouchSystemColor=\"darkTextColor\""),
      findings: ["review error"]),
    FalseAlarm(
      name: "texts in the colour for labels on white, white on white in dark mode",
      rule: TextContrast(), document: dark("white=\"1\" alpha=\"1\""), findings: ["review error"]),
    FalseAlarm(
      name: "texts in the colour for labels on the colour for backgrounds", rule: TextContrast(),
      document: dark("systemColor=\"systemBackgroundColor\""), findings: []),
    FalseAlarm(
      name: "a text in the system's colour for secondary labels", rule: TextContrast(),
      document: system("secondaryLabelColor"), findings: []),
    FalseAlarm(
      name: "a text in the system's colour for tertiary labels", rule: TextContrast(),
      document: system("tertiaryLabelColor"), findings: ["fail error"]),
    FalseAlarm(
      name: "texts in a colour that a class sets", rule: TextContrast(),
      document: dark("white=\"1\" alpha=\"1\"", custom: "customClass=\"PriceLabel\""),
      findings: []),
    FalseAlarm(
      name: "a grey text that dark mode hides", rule: TextContrast(), document: hidden(""),
      findings: ["review error"]),
    FalseAlarm(
      name: "such a text that is hidden at first", rule: TextContrast(),
      document: hidden("hidden=\"YES\""), findings: ["review error"]),
    FalseAlarm(
      name: "a text with an outlet on white, white on white in dark mode", rule: TextContrast(),
      document: viewOnColor(
        plainLabelInFont("Total", id: "t", frame: (20, 10, 200, 24)), color: "white=\"1\"",
        outlets: "<outlet property=\"name\" destination=\"t\" id=\"o\"/>"),
      findings: ["review error"]),
  ]

  /// Two labels without a colour in the file, on a view of this background.
  private static func dark(_ background: String, custom: String = "") -> String {
    let labels = ["a", "b"].map {
      object("label", "text=\"Total\" \(custom)", id: $0, frame: (20, $0 == "a" ? 10 : 40, 200, 24))
    }
    return xib(
      object(
        "view", id: "p", frame: (0, 100, 390, 200),
        "<subviews>\(labels.joined())</subviews><color key=\"backgroundColor\" \(background)/>"))
  }

  /// A label in a colour of the system on the system's background.
  private static func system(_ color: String) -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 100, 390, 200),
        """
        <subviews>\(label("text=\"Total\"", "<color key=\"textColor\" systemColor=\"\(color)\"/>"))\
        </subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/>
        """))
  }

  private static func hidden(_ attributes: String) -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 0, 390, 844),
        """
        <subviews>\(object(
          "label", "\(attributes) text=\"Loading\"", id: "w",
          "<color key=\"textColor\" white=\"0.3333\" alpha=\"1\"/>"))</subviews>\
        <color key="backgroundColor" systemColor="systemGray6Color"/>
        """), outlets: outlets("w"))
  }
}
