@testable import AuditRules

// Groups, tables and choices: whether something says what they are for.

extension FalseAlarm {
  static let namesOfGroups: [FalseAlarm] = [
    FalseAlarm(
      name: "columns without a title beside one with a title", rule: MissingLabel(),
      document: table("Name", "", ""), findings: ["review error"]),
    FalseAlarm(
      name: "a table whose columns have no titles", rule: MissingLabel(),
      document: table("", ""), findings: []),
    FalseAlarm(
      name: "radio buttons in a closed tab", rule: GroupMissingLabel(),
      document: macXib(
        object(
          "tabView", id: "t", frame: (0, 0, 380, 340),
          "<tabViewItems>\(tab("General", ""))\(tab("Files", radios))</tabViewItems>")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a table beside a form", rule: GroupMissingLabel(),
      document: window(fields: 3, width: 150), findings: ["review warning"]),
    FalseAlarm(
      name: "a table with one field", rule: GroupMissingLabel(),
      document: window(fields: 1, width: 150), findings: []),
    FalseAlarm(
      name: "a choice of numbers", rule: GroupMissingLabel(),
      document: choice("Off", "1", "2", "5", "10"), findings: ["review warning"]),
    FalseAlarm(
      name: "a choice of words", rule: GroupMissingLabel(),
      document: choice("Day", "Week 1", "Year"),
      findings: []),
    FalseAlarm(
      name: "segments after the text that says what they choose", rule: GroupMissingLabel(),
      document: xib(
        label("text=\"Appearance\"").replacing("width=\"200\"", with: "width=\"120\"") + segments),
      findings: ["review warning"]),
    FalseAlarm(
      name: "segments by themselves", rule: GroupMissingLabel(), document: xib(segments),
      findings: []),
    FalseAlarm(
      name: "a stepper", rule: GroupMissingLabel(),
      document: xib(viewInFrame("stepper", "maximumValue=\"9\"", frame: wideFrame)),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a picker of a date", rule: GroupMissingLabel(),
      document: xib(viewInFrame("datePicker", "datePickerMode=\"date\"", frame: wideFrame)),
      findings: ["review warning"]),
    FalseAlarm(
      name: "segments below the text that says what they choose", rule: GroupMissingLabel(),
      document: xib(
        smallLabel("c", "Sort by", y: 80)
          + viewInFrame(
            "segmentedControl", frame: "x=\"20\" y=\"106\" width=\"200\" height=\"32\"",
            inside: "<segments><segment title=\"Name\"/><segment title=\"Date\"/></segments>")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a picker", rule: GroupMissingLabel(),
      document: xib(
        """
        <pickerView contentMode="scaleToFill" id="p"><rect key="frame" x="0" y="100" width="390" \
        height="216"/></pickerView>
        """), findings: ["review warning"]),
  ]

  /// A table with columns of these titles.
  private static func table(_ titles: String...) -> String {
    let columns = titles.enumerated().map { place, title in
      """
      <tableColumn width="100" id="k\(place)"><tableHeaderCell key="headerCell" title="\(title)"/>\
      <textFieldCell key="dataCell" id="d\(place)"/></tableColumn>
      """
    }
    return macXib(
      object(
        "scrollView", id: "s", frame: (0, 0, 380, 300),
        """
        <clipView key="contentView" id="cl"><rect key="frame" x="0" y="0" width="380" height="300"/>\
        <subviews><tableView headerView="h" id="t">\
        <rect key="frame" x="0" y="0" width="380" height="275"/>\
        <tableColumns>\(columns.joined())</tableColumns></tableView></subviews></clipView>\
        <tableHeaderView key="headerView" id="h"><rect key="frame" x="0" y="0" width="380" height="25"/>\
        </tableHeaderView>
        """))
  }

  private static func tab(_ label: String, _ inside: String) -> String {
    """
    <tabViewItem label="\(label)" id="i\(label)"><view key="view" id="w\(label)">\
    <rect key="frame" x="0" y="0" width="380" height="300"/><subviews>\(inside)</subviews></view>\
    </tabViewItem>
    """
  }

  private static let radios = object(
    "matrix", id: "m", frame: (20, 20, 200, 20),
    """
    <cells><column><buttonCell type="radio" title="Name" id="r1"/></column>\
    <column><buttonCell type="radio" title="Date" id="r2"/></column></cells>
    """)

  private static func window(fields: Int, width: Int) -> String {
    xib(
      object(
        "scrollView", id: "s", frame: (0, 0, Double(width), 300),
        object(
          "clipView", "key=\"contentView\"", id: "c", frame: (0, 0, Double(width), 300),
          "<subviews>\(object("tableView", id: "T", frame: (0, 0, Double(width), 300)))</subviews>")
      )
        + (0..<fields).map {
          object("comboBox", id: "f\($0)", frame: (260, Double($0) * 40, 120, 25))
        }.joined(), isMac: true)
  }

  private static func choice(_ titles: String...) -> String {
    xib(
      object(
        "segmentedControl", id: "s",
        "<segments>\(titles.map { "<segment title=\"\($0)\"/>" }.joined())</segments>"))
  }

  private static let segments = """
    <segmentedControl opaque="NO" contentMode="scaleToFill" id="s"><rect key="frame" x="200" y="100" \
    width="150" height="32"/><segments><segment title="On"/><segment title="Off"/></segments>\
    </segmentedControl>
    """
}
