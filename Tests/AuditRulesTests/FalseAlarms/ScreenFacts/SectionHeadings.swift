@testable import AuditRules

// Texts that are headings of the parts of a screen.

extension FalseAlarm {
  static let sectionHeadings: [FalseAlarm] = [
    FalseAlarm(
      name: "many texts, one of which may be a heading by its class",
      rule: TooManyStopsWithoutHeading(), document: texts(26, customClass: "TitleLabel"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "many texts of UIKit's class", rule: TooManyStopsWithoutHeading(),
      document: texts(26), findings: ["fail warning"]),
    FalseAlarm(
      name: "titles of the parts of a design, once a screen", rule: RoleMissing(),
      document: parts(2), findings: ["review warning"]),
    FalseAlarm(
      name: "captions of one value each", rule: RoleMissing(), document: parts(1), findings: []),
    FalseAlarm(
      name: "bold texts above larger ones", rule: RoleMissing(),
      document: parts(2, size: 17, lineSize: 20), findings: []),
    FalseAlarm(
      name: "rows of a static table that title others", rule: RoleMissing(),
      document: staticTable(24), findings: ["review warning"]),
    FalseAlarm(
      name: "rows of a static table that are alike", rule: RoleMissing(),
      document: staticTable(16), findings: []),
    FalseAlarm(
      name: "a bold text above a paragraph", rule: RoleMissing(),
      document: paragraph("We put apps on your device with it, and nobody else gets to see it."),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a bold text above a line", rule: RoleMissing(), document: paragraph("For your apps."),
      findings: []),
  ]

  private static func texts(_ count: Int, customClass: String? = nil) -> String {
    xib(
      (0..<count).map { number in
        let custom = number > 0 ? "" : customClass.map { "customClass=\"\($0)\"" } ?? ""
        return object(
          "label", "text=\"Text \(number)\" \(custom)", id: "l\(number)",
          frame: (20, 20 + 30 * Double(number), 200, 20))
      }.joined())
  }

  /// Parts of a screen, each with a title and as many lines.
  private static func parts(_ lines: Int, size: Int = 20, lineSize: Int = 15) -> String {
    xib(
      (0..<2).flatMap { part in
        let top = 60 + Double(part) * 250
        let title = labelInFont(
          "Part \(part == 0 ? "one" : "two")", id: "t\(part)", frame: (20, top, 300, 24),
          size: size, bold: true)
        return [title]
          + (0..<lines).map {
            labelInFont(
              "Line \($0) of it", id: "l\(part)\($0)",
              frame: (20, top + 40 + Double($0) * 30, 300, 20), size: lineSize)
          }
      }.joined())
  }

  private static func staticTable(_ title: Int) -> String {
    func row(_ id: String, _ size: Int) -> String {
      """
      <tableViewCell id="\(id)"><rect key="frame" x="0" y="0" width="390" height="60"/>\
      <tableViewCellContentView key="contentView" id="v\(id)">\
      <rect key="frame" x="0" y="0" width="390" height="60"/><subviews>\
      \(labelInFont("Row \(id)", id: "t\(id)", frame: (16, 10, 300, 30), size: size, bold: size > 17))\
      </subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let rows = [
      row("a", title), row("b", 16), row("c", 16), row("d", title), row("e", 16), row("f", 16),
    ]
    return xib(
      object(
        "tableView", "dataMode=\"static\" rowHeight=\"-1\"", id: "T", frame: (0, 0, 390, 844),
        "<sections><tableViewSection id=\"s\"><cells>\(rows.joined())</cells></tableViewSection></sections>"
      ))
  }

  /// A bold text above another one of several lines, below the title of the screen.
  private static func paragraph(_ words: String) -> String {
    xib(
      labelInFont("Sign in", id: "s", frame: (20, 60, 350, 40), size: 34, bold: true)
        + labelInFont("Apple account", id: "a", frame: (20, 110, 350, 20))
        + labelInFont("Why do we need this?", id: "w", frame: (20, 500, 350, 20), bold: true)
        + labelInFont(words, id: "p", frame: (20, 524, 350, 70), size: 15, "numberOfLines=\"0\"")
        + buttonCalled("Go", frame: (20, 700, 350, 44)))
  }
}
