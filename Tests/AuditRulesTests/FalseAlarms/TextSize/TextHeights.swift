@testable import AuditRules

// Whether a height has room for the lines of its text, also when the text grows.

extension FalseAlarm {
  static let textHeights: [FalseAlarm] = [
    FalseAlarm(
      name: "a text that grows in a height that does not", rule: TextClipped(),
      document: xib(
        viewInFrame(
          "label", "text=\"Total\" adjustsFontForContentSizeCategory=\"YES\"", frame: wideFrame,
          inside: """
            <constraints>\(sizeConstraint("height", 44))</constraints>\
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            """)), findings: ["fail error"]),
    FalseAlarm(
      name: "a fixed height that holds the largest text", rule: TextClipped(),
      document: xib(scaling("Uh oh!", height: 75)), findings: []),
    FalseAlarm(
      name: "a fixed height that does not", rule: TextClipped(),
      document: xib(scaling("Uh oh!", height: 60)), findings: ["fail error"]),
    FalseAlarm(
      name: "a fixed height of one line for two", rule: TextClipped(),
      document: xib(scaling("Uh oh, try once more!", height: 75)), findings: ["fail error"]),
    FalseAlarm(
      name: "a label of five lines that is as high as its text", rule: TextClipped(),
      document: xib(lines(5)), findings: []),
    FalseAlarm(
      name: "a label of one line", rule: TextClipped(), document: xib(lines(1)),
      findings: ["review error"]),
    FalseAlarm(
      name: "two lines, the lower one first in the file", rule: RowHeightFixed(),
      document: row(
        60,
        labelInFont("Three items", id: "u", frame: (16, 36, 300, 20))
          + labelInFont("Total", id: "t", frame: (16, 8, 300, 20))), findings: ["review warning"]),
    FalseAlarm(
      name: "a text of any number of lines, which code sets", rule: RowHeightFixed(),
      document: row(
        44, labelInFont("", id: "t", frame: (16, 8, 300, 20), "numberOfLines=\"0\""),
        outlets: outletOfText), findings: ["review warning"]),
    FalseAlarm(
      name: "a short text that may wrap", rule: RowHeightFixed(),
      document: row(
        44, labelInFont("Total", id: "t", frame: (16, 8, 300, 20), "numberOfLines=\"0\"")),
      findings: []),
    FalseAlarm(
      name: "a prototype of a table whose rows have automatic heights", rule: RowHeightFixed(),
      document: row(
        -1,
        labelInFont("Total", id: "t", frame: (16, 8, 300, 20))
          + labelInFont("Three items", id: "u", frame: (16, 36, 300, 20)), of: "rowHeight=\"44\""),
      findings: []),
    FalseAlarm(
      name: "a long text that nothing scrolls", rule: TextClipped(), document: terms(90),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a short text that nothing scrolls", rule: TextClipped(), document: terms(20),
      findings: []),
    FalseAlarm(
      name: "a long text in a scroll view", rule: TextClipped(),
      document: terms(90, in: "scrollView"),
      findings: []),
    FalseAlarm(
      name: "a line of fixed height in a row of fixed height", rule: TextClipped(),
      document: fixedLine(rowHeight: "rowHeight=\"96\""), findings: ["review warning"]),
    FalseAlarm(
      name: "a text in a frame that its constraints do not give it", rule: TextClipped(),
      document: xib(label("text=\"\(long)\" misplaced=\"YES\"")), findings: []),
    FalseAlarm(
      name: "a text view, which scrolls", rule: TextClipped(),
      document: xib(
        object("textView", "editable=\"NO\" text=\"\(long)\"", frame: (20, 100, 200, 24), font)),
      findings: []),
    FalseAlarm(
      name: "a height of one line for a text that scales when the app starts", rule: TextClipped(),
      document: styled(21), findings: ["fail error"]),
    FalseAlarm(
      name: "a height for the largest text", rule: TextClipped(), document: styled(70),
      findings: []),
    FalseAlarm(
      name: "a height of one line for a text of fixed size, once a screen", rule: TextClipped(),
      document: xib(
        plainLabelInFont("Total", id: "t", frame: (20, 100, 200, 21), height(21))
          + plainLabelInFont("Sum", id: "u", frame: (20, 140, 200, 21), height(21))),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a height of two lines for one", rule: TextClipped(),
      document: xib(plainLabelInFont("Total", id: "t", frame: (20, 100, 200, 44), height(44))),
      findings: []),
    FalseAlarm(
      name: "a text in a row that grows", rule: TextClipped(), document: growingRow(height: -1),
      findings: []),
    FalseAlarm(
      name: "a text in a row that does not", rule: TextClipped(), document: growingRow(height: 44),
      findings: ["review error"]),
    FalseAlarm(
      name: "a line in a row that grows", rule: TextClipped(),
      document: growingRow(height: -1, lines: 1),
      findings: ["review error"]),
    FalseAlarm(
      name: "a text field that holds its paragraphs", rule: TextClipped(),
      document: paragraphs(height: 52), findings: []),
    FalseAlarm(
      name: "a text field that holds one line less", rule: TextClipped(),
      document: paragraphs(height: 36), findings: ["review error"]),
    FalseAlarm(
      name: "a label as wide as its text", rule: TextClipped(),
      document: centred("centerX", "top", "bottom"), findings: []),
    FalseAlarm(
      name: "a label between two edges", rule: TextClipped(),
      document: centred("leading", "trailing", "top", "bottom"), findings: ["review error"]),
    FalseAlarm(
      name: "a text of code in a fixed height that its sample fills", rule: TextClipped(),
      document: comment(0, height: 43), findings: ["review warning"]),
    FalseAlarm(
      name: "a text of code with room for more lines", rule: TextClipped(),
      document: comment(0, height: 90), findings: []),
    FalseAlarm(
      name: "a text of code in one line", rule: TextClipped(), document: comment(1, height: 43),
      findings: []),
    FalseAlarm(
      name: "a height that is a least one", rule: TextClipped(),
      document: xib(
        label(
          "text=\"Add the app to your dock for quick and easy access at all times\"",
          """
          <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" \
          constant="24" id="c"/></constraints>
          """)), findings: []),
    FalseAlarm(
      name: "a height that is none", rule: TextClipped(),
      document: xib(
        label("text=\"Add the app to your dock for quick and easy access at all times\"")),
      findings: ["review error"]),
  ]

  private static func scaling(_ text: String, height: Int) -> String {
    """
    <label text="\(text)" adjustsFontForContentSizeCategory="YES" numberOfLines="2" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l">\
    <rect key="frame" x="16" y="100" width="343" height="\(height)"/><constraints>\
    <constraint firstAttribute="height" constant="\(height)" id="h"/></constraints>\
    <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label>
    """
  }

  private static func lines(_ count: Int) -> String {
    """
    <label text="Enter the whole address of the server, with its scheme, its name and its port" \
    numberOfLines="\(count)" translatesAutoresizingMaskIntoConstraints="NO" id="l">\
    <rect key="frame" x="16" y="100" width="300" height="21"/>\
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>\
    <view id="p"><rect key="frame" x="0" y="0" width="390" height="20"/><constraints>\
    <constraint firstItem="l" firstAttribute="top" secondItem="p" secondAttribute="bottom" id="t"/>\
    </constraints></view>
    """
  }

  /// A row of a fixed height with two labels, the lower one first, and connections of the owner.
  private static func row(
    _ height: Int, _ labels: String, of attributes: String = "", outlets: String = ""
  ) -> String {
    xib(
      object(
        "tableView", "rowHeight=\"\(height)\"", id: "T", frame: (0, 0, 390, 844),
        """
        <prototypes><tableViewCell \(attributes) id="r"><rect key="frame" x="0" y="0" width="390" height="60"/>\
        <tableViewCellContentView key="contentView" id="c">\
        <rect key="frame" x="0" y="0" width="390" height="60"/><subviews>\(labels)</subviews>\
        </tableViewCellContentView><connections>\(outlets)</connections></tableViewCell></prototypes>
        """))
  }

  private static func terms(_ words: Int, in tag: String = "view", lines: Int = 0) -> String {
    xib(
      object(
        tag, id: "w", frame: (0, 0, 390, 844),
        "<subviews>"
          + object(
            "label",
            "text=\"\(Array(repeating: "harbour", count: words).joined(separator: " "))\" "
              + "numberOfLines=\"\(lines)\"", frame: (20, 100, 350, 300),
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
          + "</subviews>"))
  }

  private static func fixedLine(rowHeight: String) -> String {
    xib(
      object(
        "tableViewCell", rowHeight, id: "c", frame: (0, 50, 390, 96),
        "<tableViewCellContentView key=\"contentView\" id=\"v\">"
          + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"96\"/><subviews>"
          + object(
            "label", "text=\"Total\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
            frame: (20, 10, 200, 17),
            "<constraints><constraint firstAttribute=\"height\" constant=\"17\" id=\"k\"/></constraints>"
              + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
          + "</subviews></tableViewCellContentView>"))
  }

  private static let long = "Add the app to your dock for quick and easy access at all times"

  private static let font =
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"12\"/>"

  private static func height(_ points: Int) -> String {
    "<constraints><constraint firstAttribute=\"height\" constant=\"\(points)\" id=\"h\"/></constraints>"
  }

  private static func styled(_ points: Int) -> String {
    xib(
      object(
        "label", "text=\"Total\"", id: "t", frame: (20, 100, 200, 21),
        height(points)
          + "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"))
  }

  /// A text field of a Mac with two paragraphs.
  private static func paragraphs(height: Double) -> String {
    xib(
      object(
        "textField", id: "f", frame: (20, 20, 190, height),
        """
        <textFieldCell key="cell" id="c"><font key="font" metaFont="system" size="10"/>\
        <string key="title">This window uses technology that is covered by two patents

        All rights reserved</string></textFieldCell>
        """), isMac: true)
  }

  /// A label of any number of lines with these attributes held to its view.
  private static func centred(_ attributes: String...) -> String {
    let constraints = attributes.map {
      """
      <constraint firstItem="l" firstAttribute="\($0)" secondItem="v" secondAttribute="\($0)" \
      id="c\($0)"/>
      """
    }
    return xib(
      """
      <label text="Welcome to the revolution!" numberOfLines="0" \
      translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="90" y="100" \
      width="180" height="36"/><fontDescription key="fontDescription" name="Narrow" \
      family="Narrow" pointSize="24"/></label></subviews>\
      <constraints>\(constraints.joined())</constraints><subviews>
      """)
  }

  private static func comment(_ lines: Int, height: Int) -> String {
    xib(
      """
      <label numberOfLines="\(lines)" text="The ferry to the island leaves from the other side of the \
      harbour today" id="l"><rect key="frame" x="20" y="100" width="200" height="\(height)"/>\
      <constraints><constraint firstAttribute="height" constant="\(height)" id="h"/></constraints>\
      <fontDescription key="fontDescription" type="system" pointSize="13"/></label>
      """, outlets: "<outlet property=\"comment\" destination=\"l\" id=\"o\"/>")
  }
}
