@testable import AuditRules

// The elements in page sources of iOS and macOS.

extension FalseAlarm {
  static func visibleElement(_ type: String, _ attributes: String, _ frame: [Int]) -> String {
    "<XCUIElementType\(type) type=\"XCUIElementType\(type)\" visible=\"true\" enabled=\"true\" "
      + "\(attributes) x=\"\(frame[0])\" y=\"\(frame[1])\" width=\"\(frame[2])\" height=\"\(frame[3])\"/>"
  }

  static func macWindowSource(_ elements: String) -> String {
    """
    <XCUIElementTypeApplication elementType="2" label="" title="A" x="0" y="0" width="0" height="0">\
    <XCUIElementTypeWindow elementType="4" title="A" x="900" y="46" width="900" height="800">\
    \(elements)</XCUIElementTypeWindow><XCUIElementTypeMenuBar elementType="55" x="0" y="0" \
    width="1920" height="24"/></XCUIElementTypeApplication>
    """
  }

  static func macElement(_ type: String, _ label: String, _ x: Int, _ side: Int) -> String {
    """
    <XCUIElementType\(type) elementType="9" label="\(label)" value="60" x="\(x)" y="100" \
    width="\(side)" height="\(side)"/>
    """
  }

  static func capturedButton(_ label: String, x: Int = 0) -> String {
    """
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="\(label)" label="\(label)" \
    enabled="true" visible="true" accessible="true" x="\(x)" y="100" width="44" height="44"/>
    """
  }

  static func pageElement(
    _ type: String, _ attributes: String, _ frame: (x: Int, y: Int, width: Int, height: Int),
    _ inside: String = ""
  ) -> String {
    """
    <XCUIElementType\(type) type="XCUIElementType\(type)" \(attributes) x="\(frame.x)" \
    y="\(frame.y)" width="\(frame.width)" height="\(frame.height)">\(inside)</XCUIElementType\(type)>
    """
  }

  static func staticText(_ label: String, _ x: Int, _ y: Int, _ width: Int) -> String {
    pageElement("StaticText", "label=\"\(label)\"", (x, y, width, 20))
  }

  static func webPage(_ inside: String) -> String {
    source(
      """
      <XCUIElementTypeWebView type="XCUIElementTypeWebView" visible="true" x="0" y="60" width="390" \
      height="700">\(inside)</XCUIElementTypeWebView>
      """)
  }

  static func pageLink(_ label: String, _ x: Int, isVisible: Bool = true) -> String {
    """
    <XCUIElementTypeLink type="XCUIElementTypeLink" label="\(label)" name="\(label)" enabled="true" \
    visible="\(isVisible)" x="\(x)" y="120" width="54" height="22"/>
    """
  }
}
