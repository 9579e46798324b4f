@testable import AuditRules

// Labels and values that belong together, and texts that only stand side by side.

extension FalseAlarm {
  static let labelsAndValues: [FalseAlarm] = [
    FalseAlarm(
      name: "captions without values", rule: RowNotGrouped(),
      document: mac([["Price:"], ["Change:"], ["Total:"], ["Rank:"]]), findings: []),
    FalseAlarm(
      name: "captions with values", rule: RowNotGrouped(),
      document: mac([["Price:", "3"], ["Change:", "1"], ["Total:", "7"], ["Rank:", "2"]]),
      findings: []),
    FalseAlarm(
      name: "views that hold different numbers of texts", rule: RowNotGrouped(),
      document: rows([3, 4, 5]), findings: []),
    FalseAlarm(
      name: "views that hold the same number of texts", rule: RowNotGrouped(),
      document: rows([3, 3, 3]), findings: ["fail warning"]),
    FalseAlarm(
      name: "parts of a form, each with controls", rule: RowNotGrouped(),
      document: xib((0..<3).map { part($0, controls: 3) }.joined()), findings: []),
    FalseAlarm(
      name: "rows, each with a control", rule: RowNotGrouped(),
      document: xib((0..<3).map { part($0, controls: 1) }.joined()), findings: ["fail warning"]),
    FalseAlarm(
      name: "a cell of a collection with two texts", rule: RowNotGrouped(),
      document: collection(smallLabel("a", "Song", y: 120) + smallLabel("b", "Artist", y: 150)),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a cell of a collection with one text", rule: RowNotGrouped(),
      document: collection(smallLabel("a", "Song", y: 120)), findings: []),
    FalseAlarm(
      name: "two captions above values of code", rule: RowNotGrouped(),
      document: xib(pair(1, "Distance") + pair(2, "Speed"), outlets: outlets("v1", "v2")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a caption above one value of code", rule: RowNotGrouped(),
      document: xib(pair(1, "Distance"), outlets: outlets("v1")), findings: []),
    FalseAlarm(
      name: "captions above texts of the file", rule: RowNotGrouped(),
      document: xib(pair(1, "Distance") + pair(2, "Speed")), findings: []),
    FalseAlarm(
      name: "labels and values in pairs", rule: RowNotGrouped(),
      document: source(rowsOfPairs(endingTogether)), findings: ["review warning"]),
    FalseAlarm(
      name: "two pairs", rule: RowNotGrouped(),
      document: source(rowsOfPairs(Array(endingTogether.prefix(2)))), findings: []),
    FalseAlarm(
      name: "two columns of texts", rule: RowNotGrouped(),
      document: source(rowsOfPairs([(200, 60), (200, 90), (200, 70)])), findings: []),
    FalseAlarm(
      name: "pairs in the rows of a table", rule: RowNotGrouped(),
      document: source(pageElement("Table", "", (0, 0, 390, 844), rowsOfPairs(endingTogether))),
      findings: []),
    FalseAlarm(
      name: "rows whose texts the capture calls elements", rule: RowNotGrouped(),
      document: rowsWithPrices(("accessible=\"false\"", "accessible=\"true\"")),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "rows that UIKit may join", rule: RowNotGrouped(), document: rowsWithPrices(("", "")),
      findings: []),
    FalseAlarm(
      name: "a number much larger than its label", rule: RowNotGrouped(),
      document: texts([("23", "[20,20][400,120]"), ("Temperature", "[20,125][400,160]")]),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a number above a text of its size", rule: RowNotGrouped(),
      document: texts([("23", "[20,20][400,60]"), ("Temperature", "[20,65][400,105]")]),
      findings: []),
    FalseAlarm(
      name: "labels, then their numbers", rule: RowNotGrouped(),
      document: texts([
        ("Sites", "[20,20][200,60]"), ("Alerts", "[220,20][400,60]"), ("12", "[20,60][200,120]"),
        ("3", "[220,60][400,120]"),
      ]), findings: ["review warning"]),
    FalseAlarm(
      name: "labels and their values", rule: RowNotGrouped(), document: xib(pairs(3)),
      findings: ["review warning"]),
    FalseAlarm(
      name: "two labels and their values", rule: RowNotGrouped(), document: xib(pairs(2)),
      findings: []),
    FalseAlarm(
      name: "two labels with a colon and their values in a running app", rule: RowNotGrouped(),
      document: texts([
        ("Accuracy:", "[20,20][220,60]"), ("0.5 meters", "[600,20][800,60]"),
        ("Threshold:", "[20,80][240,120]"), ("9 miles", "[660,80][800,120]"),
      ]), findings: ["review warning"]),
    FalseAlarm(
      name: "two lines of two texts", rule: RowNotGrouped(),
      document: texts([
        ("Accuracy", "[20,20][220,60]"), ("best", "[600,20][800,60]"),
        ("Threshold", "[20,80][240,120]"), ("none", "[660,80][800,120]"),
      ]), findings: []),
    FalseAlarm(
      name: "numbers above their names, as Flutter draws them", rule: RowNotGrouped(),
      document: dump(figure("82%", "Attendance", 20) + figure("3", "Lectures", 120)),
      findings: ["review warning"]),
  ]

  private static func mac(_ rows: [[String]]) -> String {
    let fields = rows.enumerated().flatMap { row, texts in
      texts.enumerated().map { column, text in
        object(
          "textField", id: "f\(row)\(column)",
          frame: (20 + 100 * Double(column), 300 - 30 * Double(row), 80, 17),
          "<textFieldCell key=\"cell\" title=\"\(text)\" id=\"c\(row)\(column)\"/>")
      }
    }
    return xib(fields.joined(), isMac: true)
  }

  private static func rows(_ counts: [Int]) -> String {
    xib(
      counts.enumerated().map { row, count in
        object(
          "view", id: "r\(row)", frame: (0, 100 + 60 * Double(row), 390, 50),
          "<subviews>"
            + (0..<count).map {
              object(
                "label", "text=\"\(row) \($0)\"", id: "r\(row)l\($0)",
                frame: (20 + 70 * Double($0), 10, 60, 20))
            }.joined() + "</subviews>")
      }.joined())
  }

  /// A view with three texts and some buttons.
  private static func part(_ number: Int, controls: Int) -> String {
    let texts = (0..<3).map {
      object(
        "label", "text=\"\(number) \($0)\"", id: "p\(number)l\($0)",
        frame: (60, 10 + 50 * Double($0), 200, 20))
    }
    let buttons = (0..<controls).map {
      object(
        "button", id: "p\(number)b\($0)", frame: (10, 50 * Double($0), 44, 44),
        "<state key=\"normal\" title=\"\(number)\($0)\"/>")
    }
    return object(
      "view", id: "p\(number)", frame: (0, 100 + 160 * Double(number), 390, 150),
      "<subviews>\((texts + buttons).joined())</subviews>")
  }

  private static func collection(_ inside: String) -> String {
    xib(
      object(
        "collectionView", id: "c", frame: (0, 0, 390, 800),
        "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"y\"/><cells>"
          + object(
            "collectionViewCell", id: "k", frame: (0, 0, 190, 190),
            object(
              "view", "key=\"contentView\"", id: "w", frame: (0, 0, 190, 190),
              "<subviews>\(inside)</subviews>")) + "</cells>"))
  }

  private static func pair(_ number: Int, _ caption: String) -> String {
    smallLabel("c\(number)", caption, y: 100 * Double(number))
      + smallLabel("v\(number)", "0", y: 100 * Double(number) + 22)
  }

  /// Labels at the left side, and values that begin at a place and are so wide.
  private static func rowsOfPairs(_ values: [(x: Int, width: Int)]) -> String {
    values.enumerated().map { row, value in
      staticText("Item \(row)", 20, 100 + row * 40, 60)
        + staticText("Price \(row)", value.x, 100 + row * 40, value.width)
    }.joined()
  }

  private static let endingTogether = [(300, 70), (310, 60), (290, 80)]

  private static func rowsWithPrices(_ flag: (cell: String, text: String)) -> String {
    let rows = (0..<3).map { row in
      let texts = [("Item \(row)", 16), ("Price \(row)", 250)].map { label, x in
        """
        <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="\(label)" enabled="true" \
        visible="true" \(flag.text) x="\(x)" y="\(130 + row * 44)" width="120" height="21"/>
        """
      }.joined()
      return """
        <XCUIElementTypeCell type="XCUIElementTypeCell" enabled="true" visible="true" \(flag.cell) \
        x="0" y="\(120 + row * 44)" width="390" height="44">\(texts)</XCUIElementTypeCell>
        """
    }.joined()
    return source(
      """
      <XCUIElementTypeTable type="XCUIElementTypeTable" enabled="true" visible="true" x="0" y="120" \
      width="390" height="400">\(rows)</XCUIElementTypeTable>
      """)
  }

  private static func texts(_ texts: [(String, String)]) -> String {
    dump(
      node(
        "view.ViewGroup", "", "[0,0][1000,400]",
        texts.map { node("widget.TextView", "text=\"\($0.0)\"", $0.1) }.joined()))
  }

  private static func pairs(_ count: Int) -> String {
    (0..<count).map { row in
      object(
        "label", "text=\"Size \(row):\"", id: "c\(row)", frame: (10, 40 * Double(row), 100, 20))
        + object(
          "label", "text=\"\(row) MB\"", id: "v\(row)", frame: (200, 40 * Double(row), 100, 20))
    }.joined()
  }

  private static func figure(_ number: String, _ name: String, _ x: Int) -> String {
    node(
      "view.View", "content-desc=\"\(number)\" focusable=\"true\"", "[\(x),100][\(x + 60),140]")
      + node(
        "view.View", "content-desc=\"\(name)\" focusable=\"true\"", "[\(x),144][\(x + 60),160]")
  }
}
