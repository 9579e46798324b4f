@testable import AuditRules

// Rows that grow, texts with room and controls that the system draws, each beside its counterpart.

extension FalseAlarm {
  static let rowDesigns: [FalseAlarm] = rows + paragraphs + own + ratings

  /// A row with a long text of any number of lines, and this as the height of the table's rows.
  private static func row(height: Int, lines: Int = 0, action: String = "") -> String {
    let text = "Locate the store by itself when the list of what to buy is imported"
    let constraints = ["top", "bottom", "leading", "trailing"].map {
      """
      <constraint firstItem="l" firstAttribute="\($0)" secondItem="w" secondAttribute="\($0)" \
      id="c\($0)"/>
      """
    }
    return xib(
      """
      <tableView rowHeight="\(height)" id="t"><rect key="frame" x="0" y="0" width="390" \
      height="600"/><prototypes><tableViewCell accessoryType="disclosureIndicator" \
      customClass="Row" id="r"><rect key="frame" x="0" y="0" width="390" height="44"/>\
      <tableViewCellContentView key="contentView" id="w"><rect key="frame" x="0" y="0" \
      width="350" height="44"/><subviews><label text="\(text)" numberOfLines="\(lines)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="0" y="0" \
      width="350" height="20"/><fontDescription key="fontDescription" type="system" \
      pointSize="17"/></label></subviews><constraints>\(constraints.joined())</constraints>\
      \(action)</tableViewCellContentView></tableViewCell></prototypes></tableView>
      """)
  }

  /// A row with a title and a view of the app's own class.
  private static func drawing(
    _ className: String, label: String = "", of rowClass: String = ""
  ) -> String {
    xib(
      """
      <tableView id="t"><rect key="frame" x="0" y="0" width="390" height="600"/><prototypes>\
      <tableViewCell \(rowClass) id="r"><rect key="frame" x="0" y="0" width="390" height="60"/>\
      \(label)<tableViewCellContentView key="contentView" id="w"><rect key="frame" x="0" y="0" \
      width="390" height="60"/><subviews><label text="Support" id="l"><rect key="frame" x="16" y="20" \
      width="150" height="20"/></label><view customClass="\(className)" id="s"><rect key="frame" \
      x="200" y="20" width="100" height="19"/></view></subviews></tableViewCellContentView>\
      </tableViewCell></prototypes></tableView>
      """)
  }

  private static let ratings = [
    FalseAlarm(
      name: "stars of the app's own class in a row", rule: ControlNotExposed(),
      document: drawing("StarRatingView"), findings: ["review warning"]),
    FalseAlarm(
      name: "stars in a row that has a label", rule: ControlNotExposed(),
      document: drawing(
        "StarRatingView",
        label: """
          <accessibility key="accessibilityConfiguration" label="Support, 4 of 5 stars"/>
          """), findings: []),
    FalseAlarm(
      name: "a container of the app's own class in a row", rule: ControlNotExposed(),
      document: drawing("CardContainerView"), findings: []),
  ]

  private static let rows = [
    FalseAlarm(
      name: "a text in a row that grows", rule: TextClipped(), document: row(height: -1),
      findings: []),
    FalseAlarm(
      name: "a text in a row that does not", rule: TextClipped(), document: row(height: 44),
      findings: ["review error"]),
    FalseAlarm(
      name: "a line in a row that grows", rule: TextClipped(), document: row(height: -1, lines: 1),
      findings: ["review error"]),
    FalseAlarm(
      name: "the content view of a row", rule: RowHidesControl(),
      document: row(
        height: -1,
        action:
          "<connections><action selector=\"open:\" destination=\"-1\" id=\"a\"/></connections>"
      ), findings: []),
  ]

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

  private static let paragraphs = [
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
  ]

  private static func signIn(_ attributes: String) -> String {
    xib(
      object(
        "button", attributes, id: "p", frame: (20, 100, 200, 44),
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
          + state("title=\"Sign in\"")))
  }

  private static let own = [
    FalseAlarm(
      name: "the button of Apple's for signing in", rule: DynamicTypeUnsupported(),
      document: signIn("customClass=\"ASAuthorizationAppleIDButton\""), findings: []),
    FalseAlarm(
      name: "a button of an app's own class", rule: DynamicTypeUnsupported(),
      document: signIn("customClass=\"SignInButton\""), findings: ["review warning"]),
  ]
}
