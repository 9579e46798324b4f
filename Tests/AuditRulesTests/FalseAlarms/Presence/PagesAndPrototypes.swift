@testable import AuditRules

// Pages and prototypes of one file are not on the screen together.

extension FalseAlarm {
  static let pagesAndPrototypes: [FalseAlarm] = [
    FalseAlarm(
      name: "a button on each of two pages", rule: DuplicateLabel(),
      document: xib(page("p", left: 20) + page("q", left: 30)), findings: []),
    FalseAlarm(
      name: "a button on each of two halves", rule: DuplicateLabel(),
      document: xib(page("p", left: 0) + page("q", left: 200)), findings: ["fail warning"]),
    FalseAlarm(
      name: "buttons of one frame on two pages", rule: DuplicateClickableBounds(),
      document: xib(page("p", left: 20) + page("q", left: 20)), findings: []),
    FalseAlarm(
      name: "buttons of one frame on one page", rule: DuplicateClickableBounds(),
      document: xib(
        ["Back", "Next"].map { object("button", id: $0, state("title=\"\($0)\"")) }.joined()),
      findings: ["review error"]),
    FalseAlarm(
      name: "one button in each of two prototypes", rule: DuplicateLabel(),
      document: collection([["Close"], ["Close"]]), findings: []),
    FalseAlarm(
      name: "two buttons in one prototype", rule: DuplicateLabel(),
      document: collection([["Close", "Close"], ["Close"]]), findings: ["fail warning"]),
    FalseAlarm(
      name: "one button in each of two prototypes", rule: SameLabelDifferentAction(),
      document: collection([["Close"], ["Close"]]), findings: []),
    FalseAlarm(
      name: "two buttons in one prototype", rule: SameLabelDifferentAction(),
      document: collection([["Close", "Close"]]), findings: ["review error"]),
    FalseAlarm(
      name: "buttons in two prototypes", rule: ControlsOverlap(), document: prototypes(30),
      findings: []),
  ]

  private static func page(_ id: String, left: Double) -> String {
    object(
      "view", id: id, frame: (left, 100, 180, 200),
      "<subviews>"
        + object(
          "button", id: id + "b", frame: (20, 20 + left / 10, 80, 44), state("title=\"Cancel\""))
        + "</subviews>")
  }

  /// A collection view with a prototype for each list of buttons.
  private static func collection(_ prototypes: [[String]]) -> String {
    let cells = prototypes.enumerated().map { row, names in
      let buttons = names.enumerated().map { number, name in
        object(
          "button", id: "b\(row)\(number)", frame: (60 * Double(number), 0, 50, 44),
          "<accessibility key=\"accessibilityConfiguration\" label=\"\(name)\"/>"
            + "<connections><action selector=\"a\(row)\(number)\" destination=\"-1\" "
            + "id=\"a\(row)\(number)\"/></connections>")
      }
      return object(
        "collectionViewCell", "reuseIdentifier=\"\(row)\"", id: "c\(row)",
        frame: (0, 100 * Double(row), 300, 60),
        "<view key=\"contentView\" id=\"v\(row)\">"
          + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"60\"/>"
          + "<subviews>\(buttons.joined())</subviews></view>")
    }
    return xib(
      object(
        "collectionView", id: "cv", frame: (0, 0, 390, 600), "<cells>\(cells.joined())</cells>"))
  }

  /// Two prototypes of a table, the second drawn upon the first.
  private static func prototypes(_ second: Double) -> String {
    let rows = [("a", 0.0), ("b", second)].map { id, y in
      object(
        "tableViewCell", id: id, frame: (0, y, 390, 60),
        object(
          "tableViewCellContentView", "key=\"contentView\"", id: id + "c", frame: (0, 0, 390, 60),
          "<subviews>"
            + object("button", id: id + "b", frame: (20, 6, 80, 48), state("title=\"Vote \(id)\""))
            + "</subviews>"))
    }
    return xib(
      object("tableView", id: "t", "<prototypes>" + rows.joined() + "</prototypes>").replacing(
        "height=\"44\"", with: "height=\"400\""))
  }
}
