@testable import AuditRules

// Columns and lines, in the order in which they are read.

extension FalseAlarm {
  static let readingColumns: [FalseAlarm] = [
    FalseAlarm(
      name: "texts of code above their names", rule: ReadingOrderColumnHop(),
      document: columns("Spots", "Friends", outlets: outlets("a", "b")),
      findings: ["review error"]),
    FalseAlarm(
      name: "texts of code above others of code", rule: ReadingOrderColumnHop(),
      document: columns("Spots", "Friends", outlets: outlets("a", "b", "c", "d")), findings: []),
    FalseAlarm(
      name: "dashes above names", rule: ReadingOrderColumnHop(),
      document: columns("Spots", "Friends"), findings: []),
    FalseAlarm(
      name: "a spinner before a higher text", rule: ReadingOrderVisualMismatch(),
      document: line("activityIndicatorView"), findings: []),
  ]

  private static func text(_ words: String, _ id: String, x: Double, y: Double) -> String {
    object("label", "text=\"\(words)\"", id: id, frame: (x, y, 80, 20))
  }

  private static func columns(_ first: String, _ second: String, outlets: String = "") -> String {
    xib(
      text("-", "a", x: 20, y: 100) + text("-", "b", x: 120, y: 100)
        + text(first, "c", x: 20, y: 124) + text(second, "d", x: 120, y: 124), outlets: outlets)
  }

  private static func line(_ tag: String) -> String {
    xib(
      object(
        "label", "text=\"Sending the key to the server\" numberOfLines=\"0\"", id: "t",
        frame: (60, 100, 200, 60)) + object(tag, id: "s", frame: (20, 120, 20, 20)))
  }
}
