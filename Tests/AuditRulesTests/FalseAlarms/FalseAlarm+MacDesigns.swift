import TestSupport

@testable import AuditRules

// The views in xibs of the Mac.

extension FalseAlarm {
  /// A xib with a menu.
  static func menuFile(_ menu: String) -> String {
    InterfaceBuilderDocument.xib(menu, for: .macOS, attributes: tools)
  }

  static func macXib(_ views: String) -> String { xib(views, isMac: true) }

  static func macText(_ words: String, id: String, x: Int = 20, y: Int) -> String {
    """
    <textField id="\(id)">\(rect(x, y))\
    <textFieldCell key="cell" title="\(words)" id="cell-\(id)"/></textField>
    """
  }

  static func popUpButton(_ id: String, y: Int, title: String? = nil) -> String {
    let connection = title.map {
      "<connections><accessibilityConnection property=\"title\" destination=\"\($0)\" id=\"a\"/>"
        + "</connections>"
    }
    return """
      <popUpButton id="\(id)">\(rect(130, y))\
      <popUpButtonCell key="cell" type="push" title="Safari" id="cell-\(id)"/>\
      \(connection ?? "")</popUpButton>
      """
  }

  /// A button of AppKit's with what its cell says.
  static func macButton(
    _ attributes: String, id: String = "l", toolTip: String = "",
    frame: (x: Double, y: Double, width: Double, height: Double) = (20, 100, 200, 18)
  ) -> String {
    object(
      "button", toolTip.isEmpty ? "" : "toolTip=\"\(toolTip)\"", id: id, frame: frame,
      "<buttonCell key=\"cell\" \(attributes) id=\"\(id)c\"/>")
  }

  static func smallMacButton(
    _ attributes: String, id: String = "l",
    frame: (x: Double, y: Double, width: Double, height: Double) = (20, 100, 21, 23),
    _ inside: String = ""
  ) -> String {
    object(
      "button", id: id, frame: frame,
      "<buttonCell key=\"cell\" \(attributes) id=\"\(id)c\"/>" + inside)
  }

  /// Two buttons of each kind, which touch.
  static let addAndRemoveButtons = xib(
    [(20.0, "Add", "addTag"), (41, "Remove", "removeTag"), (200, "Add", "addUser")].map {
      x, image, name in
      smallMacButton(
        "type=\"smallSquare\" image=\"NS\(image)Template\" imagePosition=\"only\"",
        id: "b\(Int(x))",
        frame: (x, 100, 21, 23), actionConnection(name))
    }.joined(), isMac: true)
}
