@testable import AuditRules

// Rows of choices with small irregularities, and rows that are not choices.

extension FalseAlarm {
  static let unevenChoices: [FalseAlarm] = [
    FalseAlarm(
      name: "tabs of which one is higher", rule: SelectionStateMissing(),
      document: dump(bar([tab("Home", 0, top: 1828)] + (1...3).map { tab("Tab \($0)", $0) })),
      findings: ["review error"]),
    FalseAlarm(
      name: "tabs at two heights", rule: SelectionStateMissing(),
      document: dump(bar((0...3).map { tab("Tab \($0)", $0, top: $0 < 2 ? 1840 : 1850) })),
      findings: ["review error"]),
    FalseAlarm(
      name: "tabs around a raised button", rule: SelectionStateMissing(),
      document: dump(bar([0, 1, 3].map { tab("Tab \($0)", $0) }, button: "")),
      findings: ["review error"]),
    FalseAlarm(
      name: "tabs around a selected button", rule: SelectionStateMissing(),
      document: dump(bar([0, 1, 3].map { tab("Tab \($0)", $0) }, button: "selected=\"true\"")),
      findings: []),
    FalseAlarm(
      name: "the buttons of a player", rule: SelectionStateMissing(),
      document: dump(
        node(
          "view.ViewGroup", "", "[0,1850][1080,2000]",
          control("Back", "[300,1880][400,1980]") + control("Last", "[420,1880][520,1980]")
            + control("Play", "[540,1850][690,2000]") + control("Next", "[710,1880][810,1980]"))),
      findings: []),
    FalseAlarm(
      name: "icons before the button of a shop", rule: SelectionStateMissing(),
      document: dump(
        bar((0...2).map { tab("Tab \($0)", $0) } + [control("Buy now", "[810,1840][1080,2000]")])),
      findings: []),
    FalseAlarm(
      name: "tabs of which one is disabled", rule: SelectionStateMissing(),
      document: dump(bar((0...3).map { tab("Tab \($0)", $0, isEnabled: $0 != 1) })), findings: []),
    FalseAlarm(
      name: "tabs of which two are disabled", rule: SelectionStateMissing(),
      document: dump(bar((0...3).map { tab("Tab \($0)", $0, isEnabled: $0 > 1) })),
      findings: ["review error"]),
    FalseAlarm(
      name: "choices of which two are disabled", rule: SelectionStateMissing(),
      document: sizes(["false", "false", "true", "true"]), findings: ["review error"]),
    FalseAlarm(
      name: "choices that are all disabled", rule: SelectionStateMissing(),
      document: sizes(["false", "false", "false", "false"]), findings: []),
    FalseAlarm(
      name: "choices of which one is higher", rule: SelectionStateMissing(),
      document: sizes(["true", "true", "true"], raised: 12), findings: ["review error"]),
    FalseAlarm(
      name: "choices around a view of another kind", rule: SelectionStateMissing(),
      document: sizes(["true", "true", "true", "true"], other: 2), findings: ["review error"]),
  ]

  private static func bar(_ tabs: [String], button: String? = nil) -> String {
    let raised = button.map { control("Sell", "[560,1790][790,2000]", $0) } ?? ""
    let inside = button == nil ? tabs : Array(tabs.prefix(2)) + [raised] + Array(tabs.dropFirst(2))
    return node("view.ViewGroup", "", "[0,1820][1080,2000]", inside.joined())
  }

  /// One of four.
  private static func tab(
    _ name: String, _ place: Int, top: Int = 1840, isEnabled: Bool = true
  ) -> String {
    view(
      "view.ViewGroup", "content-desc=\"\(name)\"", isEnabled,
      "[\(270 * place),\(top)][\(270 * (place + 1)),2000]")
  }

  private static func control(_ name: String, _ bounds: String, _ attributes: String = "") -> String
  {
    node("widget.ImageButton", "content-desc=\"\(name)\" \(tapped) \(attributes)", bounds)
  }

  private static func view(
    _ kind: String, _ attributes: String, _ isEnabled: Bool, _ bounds: String
  ) -> String {
    "<node class=\"android.\(kind)\" enabled=\"\(isEnabled)\" selected=\"false\" \(tapped) "
      + "\(attributes) bounds=\"\(bounds)\"/>"
  }

  /// Texts side by side in the upper part of a page.
  private static func sizes(
    _ enabled: [String], raised: Int = 0, other: Int? = nil
  ) -> String {
    let items = enabled.enumerated().map { place, state in
      view(
        place == other ? "view.View" : "widget.TextView", "text=\"Size \(place)\"", state == "true",
        "[\(place * 200),\(place == 0 ? 200 - raised : 200)][\(place * 200 + 180),260]")
    }
    return dump(node("widget.LinearLayout", "", "[0,180][1080,280]", items.joined()))
  }
}
