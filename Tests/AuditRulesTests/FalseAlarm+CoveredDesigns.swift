@testable import AuditRules

// Views of Interface Builder files in whose place users reach another one, each beside its counterpart that is
// still found.

extension FalseAlarm {
  static let coveredDesigns: [FalseAlarm] = doubles + libraries + grounds + pressedRows + values

  private static let leftOut = """
    <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>
    """

  private static func verify(_ id: String, x: Double, _ inside: String) -> String {
    object(
      "button", id: id, frame: (x, 100, 80, 44),
      inside
        + "<connections><action selector=\"verify\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a\(id)\"/></connections>"
    )
  }

  private static let doubles = [
    FalseAlarm(
      name: "an excluded button beside one with its action", rule: ControlNotExposed(),
      document: xib(verify("b", x: 20, leftOut) + verify("c", x: 120, state("title=\"Verify\""))),
      findings: []),
    FalseAlarm(
      name: "an excluded key among keys with its action", rule: ControlNotExposed(),
      document: xib(
        verify("b", x: 20, leftOut) + verify("c", x: 120, state("title=\"1\""))
          + verify("d", x: 220, state("title=\"2\""))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "an excluded button beside one without a label", rule: ControlNotExposed(),
      document: xib(verify("b", x: 20, leftOut) + verify("c", x: 120, "")),
      findings: ["fail error"]),
  ]

  /// A view of a class whose source is not read, which sends an action.
  private static func rating(_ attributes: String, _ content: String = "") -> String {
    xib(
      object(
        "view", "customClass=\"StarRating\" \(attributes)", id: "s", frame: (20, 100, 200, 44),
        content
          + "<connections><action selector=\"rate:\" destination=\"-1\" eventType=\"valueChanged\" id=\"as\"/></connections>"
      ))
  }

  private static let libraries = [
    FalseAlarm(
      name: "a control whose class has no module", rule: ControlNotExposed(),
      document: rating(""), findings: ["review error"]),
    FalseAlarm(
      name: "a control of the app's own class", rule: ControlNotExposed(),
      document: rating("customModule=\"Shop\" customModuleProvider=\"target\""),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a control without a module whose label the file states", rule: ControlNotExposed(),
      document: rating(
        "", "<accessibility key=\"accessibilityConfiguration\" label=\"Rating\"/>"),
      findings: ["fail error"]),
  ]

  /// Grey on a white view in a black one.
  private static func word(y: Double, _ height: Double, on picture: String = "") -> String {
    func color(_ key: String, _ part: Double) -> String {
      """
      <color key="\(key)" red="\(part)" green="\(part)" blue="\(part)" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/>
      """
    }
    let text = object(
      "label", "text=\"Total\"", frame: (20, y, 200, height), color("textColor", 0.4))
    let card = object(
      "view", id: "s", frame: (0, 100, 390, 40),
      "<subviews>\(text)</subviews>" + color("backgroundColor", 1))
    return xib(
      object(
        "view", id: "w", frame: (0, 0, 390, 844),
        "<subviews>\(picture)\(card)</subviews>" + color("backgroundColor", 0)))
  }

  private static let grounds = [
    FalseAlarm(
      name: "a text that reaches out of its view", rule: TextContrast(),
      document: word(y: 10, 50), findings: []),
    FalseAlarm(
      name: "a text outside of its view", rule: TextContrast(), document: word(y: 50, 20),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a text that reaches out of a picture", rule: TextContrast(),
      document: word(
        y: 45, 40, on: object("imageView", "image=\"sky\"", id: "i", frame: (0, 100, 390, 70))),
      findings: []),
  ]

  private static func card(_ width: Double) -> String {
    xib(
      """
      <tableViewCell id="r"><rect key="frame" x="0" y="0" width="390" height="80"/>\
      <tableViewCellContentView key="contentView" tableViewCell="r" id="w">\
      <rect key="frame" x="0" y="0" width="390" height="80"/><subviews>\
      \(object(
        "view", id: "b", frame: (20, 5, width, 70),
        "<connections><outletCollection property=\"gestureRecognizers\" destination=\"g\" id=\"c\"/>"
          + "</connections>"))\
      </subviews></tableViewCellContentView>\
      <accessibility key="accessibilityConfiguration" label="Order 12"><bool key="isElement" value="YES"/>\
      </accessibility></tableViewCell>
      """
    ).replacing("</objects>", with: "<tapGestureRecognizer id=\"g\"/></objects>")
  }

  private static let pressedRows = [
    FalseAlarm(
      name: "a card around the middle of its row", rule: RowHidesControl(), document: card(350),
      findings: []),
    FalseAlarm(
      name: "a card at the edge of its row", rule: RowHidesControl(), document: card(100),
      findings: ["fail error"]),
  ]

  private static func notes(_ caption: String) -> String {
    xib(
      object("label", "text=\"\(caption)\"", id: "a", frame: (20, 100, 50, 20))
        + object("label", "text=\"Pad\"", id: "b", frame: (80, 100, 200, 20))
        + object("label", "text=\"Last\"", id: "d", frame: (300, 100, 60, 20))
        + object("textView", id: "c", frame: (80, 124, 200, 60)))
  }

  private static let values = [
    FalseAlarm(
      name: "the value of a caption above a field", rule: LabelFieldSeparated(),
      document: notes("Type:"), findings: []),
    FalseAlarm(
      name: "a text above a field", rule: LabelFieldSeparated(), document: notes("Type"),
      findings: ["fail note"]),
  ]
}
