import TestSupport

@testable import AuditRules

// The background of a text: its own view, a row, the window, a material.

extension FalseAlarm {
  static let backdrops: [FalseAlarm] = [
    FalseAlarm(
      name: "a text that reaches out of its view", rule: TextContrast(),
      document: wordOnCard(y: 10, 50), findings: []),
    FalseAlarm(
      name: "a text outside of its view", rule: TextContrast(), document: wordOnCard(y: 50, 20),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a text on a pattern", rule: TextContrast(),
      document: text(over: "cocoaTouchSystemColor=\"scrollViewTexturedBackgroundColor\""),
      findings: []),
    FalseAlarm(
      name: "a text on a colour", rule: TextContrast(),
      document: text(over: "white=\"1\" alpha=\"1\""), findings: ["fail error"]),
    FalseAlarm(
      name: "a grey text in a row of UIKit's own colour", rule: TextContrast(),
      document: row(0.667), findings: ["fail error"]),
    FalseAlarm(
      name: "a grey text in a row of the app's own class", rule: TextContrast(),
      document: row(0.667, "customClass=\"TotalCell\""), findings: ["review error"]),
    FalseAlarm(
      name: "a text of the app's own class in such a row", rule: TextContrast(),
      document: row(0.667, label: "customClass=\"TotalLabel\""), findings: []),
    FalseAlarm(
      name: "a white text in a row that code must colour", rule: TextContrast(),
      document: row(0.95), findings: []),
    FalseAlarm(
      name: "a dark text in a row, on a dark table", rule: TextContrast(), document: row(0.2),
      findings: []),
    FalseAlarm(
      name: "a text in a clear row of a table of the app's own", rule: TextContrast(),
      document: row(calibratedGrey("backgroundColor", 0, alpha: 0), of: "customClass=\"About\""),
      findings: []),
    FalseAlarm(
      name: "a text in a clear row of a table of UIKit", rule: TextContrast(),
      document: row(calibratedGrey("backgroundColor", 0, alpha: 0), of: ""),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a title on the view around the button", rule: TextContrast(),
      document: buyButtonOnWhite(),
      findings: ["fail error"]),
    FalseAlarm(
      name: "an icon in the colour of its background", rule: NonTextContrast(),
      document: icon(white: 1), findings: []),
    FalseAlarm(
      name: "an icon in nearly the colour of its background", rule: NonTextContrast(),
      document: icon(white: 0.93), findings: ["fail error"]),
    FalseAlarm(
      name: "a grey text on the window", rule: TextContrast(), document: window(),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a text on a background of its own", rule: TextContrast(),
      document: window(cell: "drawsBackground=\"YES\""), findings: ["fail error"]),
    FalseAlarm(
      name: "a text that does not draw the background of its file", rule: TextContrast(),
      // Only on a dark window is the text too dark.
      document: window(cell: ""), findings: ["review error"]),
    FalseAlarm(
      name: "a grey text on a material", rule: TextContrast(),
      document: window {
        "<visualEffectView id=\"e\">\(rect(0, 0, 400, 300))<subviews>\($0)</subviews>"
          + "</visualEffectView>"
      }, findings: []),
    FalseAlarm(
      name: "a field with a rounded border on grey", rule: TextContrast(),
      document: onGrey("roundedRect"), findings: []),
    FalseAlarm(
      name: "a field without a border on grey", rule: TextContrast(), document: onGrey("none"),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a faint text on a view without a colour", rule: TextContrast(),
      document: labelOnNothing(0.7), findings: ["review error"]),
    FalseAlarm(
      name: "a white text on a view without a colour", rule: TextContrast(),
      document: labelOnNothing(1), findings: []),
    FalseAlarm(
      name: "a dark text on a view without a colour", rule: TextContrast(),
      document: labelOnNothing(0.5), findings: []),
  ]

  /// A text on a collection view, on white.
  private static func text(over color: String) -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 0, 390, 400),
        "<subviews>"
          + object(
            "collectionView", id: "cv", frame: (0, 0, 390, 400),
            "<color key=\"backgroundColor\" \(color)/>")
          + object(
            "label", "text=\"Total\"", "<color key=\"textColor\" white=\"0.8\" alpha=\"1\"/>")
          + "</subviews><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"))
  }

  /// A text in a row of a table in another colour.
  private static func row(_ white: Double, _ row: String = "", label: String = "") -> String {
    xib(
      object(
        "tableView", id: "t", frame: (0, 0, 390, 600),
        "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/><prototypes>"
          + object(
            "tableViewCell", row, id: "c", frame: (0, 50, 390, 44),
            "<tableViewCellContentView key=\"contentView\" id=\"v\">"
              + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"44\"/><subviews>"
              + object(
                "label", "text=\"Total\" \(label)", frame: (20, 10, 200, 24),
                "<color key=\"textColor\" white=\"\(white)\" alpha=\"1\"/>")
              + "</subviews></tableViewCellContentView>")
          + "</prototypes>"))
  }

  /// A nearly white text in a row of a white table.
  private static func row(_ row: String, of controller: String) -> String {
    storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="c" \(controller)>
      <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="390" height="844"/>
      \(calibratedGrey("backgroundColor", 1))
      <prototypes><tableViewCell id="r"><rect key="frame" x="0" y="28" width="390" height="60"/>\(row)
      <tableViewCellContentView key="contentView" id="w"><rect key="frame" x="0" y="0" width="390" height="60"/>
      <subviews>\(object("label", "text=\"Who we are\"", frame: (20, 10, 200, 24), calibratedGrey("textColor", 0.93)))
      </subviews></tableViewCellContentView></tableViewCell></prototypes>
      </tableView></tableViewController></objects></scene>
      """, initial: "c")
  }

  private static func icon(white: Double) -> String {
    xib(
      """
      <view id="p"><rect key="frame" x="0" y="0" width="390" height="400"/><subviews>
      <button id="l"><rect key="frame" x="20" y="100" width="44" height="44"/>
      <color key="tintColor" white="\(white)" alpha="1"/><state key="normal" image="cart"/>
      </button></subviews><color key="backgroundColor" white="1" alpha="1"/></view>
      """)
  }

  /// A window whose content is a grey text, or a view around it.
  ///
  /// - Parameter attribute: of its cell, which then has a colour for its background.
  private static func window(
    cell attribute: String? = nil, _ around: (String) -> String = { $0 }
  ) -> String {
    let background =
      "<color key=\"backgroundColor\" white=\"0.4\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let text = """
      <textField id="t">\(rect(20, 20))\
      <textFieldCell key="cell" title="Version 2" id="c" \(attribute ?? "")>\
      <color key="textColor" white="\(attribute == nil ? "0.6" : "0.3")" alpha="1" colorSpace="calibratedWhite"/>\
      \(attribute == nil ? "" : background)</textFieldCell></textField>
      """
    return InterfaceBuilderDocument.xib(
      """
      <window title="About" id="w"><view key="contentView" id="v">\(rect(0, 0, 400, 300))\
      <subviews>\(around(text))</subviews></view></window>
      """, for: .macOS, attributes: tools)
  }

  private static func onGrey(_ style: String) -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 0, 390, 844),
        """
        <subviews>\(object(
          "textField", "borderStyle=\"\(style)\" text=\"Ann\"", id: "f",
          "<color key=\"textColor\" white=\"0.459\" alpha=\"1\"/>"))</subviews>\
        <color key="backgroundColor" white="0.4" alpha="1"/>
        """))
  }
}
