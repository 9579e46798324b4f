import AccessibilityModel
import Auditing
import TestSupport

@testable import AuditRules

// Defects of designs that judges called overlooked, and findings that they called wrong or of no consequence.

extension FalseAlarm {
  static let overlooked: [FalseAlarm] =
    nearSizes + passwords + choices + fields + figures + dimmed + classes

  private static func button(_ width: Double, _ height: Double) -> String {
    object("button", id: "b", frame: (20, 100, width, height), state("title=\"Buy\""))
  }

  private static let nearSizes = [
    FalseAlarm(
      name: "a button of 39 points", rule: TargetSize.platform, document: xib(button(300, 39)),
      findings: ["review note"]),
    FalseAlarm(
      name: "a button of 38 points", rule: TargetSize.platform, document: xib(button(300, 38)),
      findings: ["review warning"]),
  ]

  private static func entry(_ attributes: String) -> String {
    xib(object("textField", attributes, id: "f", "<textInputTraits key=\"textInputTraits\"/>"))
  }

  private static let passwords = [
    FalseAlarm(
      name: "the word as the text of a field", rule: PasswordShown(),
      document: entry("text=\"password\""), findings: ["review warning"]),
    FalseAlarm(
      name: "the word in a language that the file does not state", rule: PasswordShown(),
      document: entry("placeholder=\"Contraseña\""), findings: ["review warning"]),
    FalseAlarm(
      name: "another text of a field", rule: PasswordShown(), document: entry("text=\"name\""),
      findings: []),
  ]

  private static func choice(_ type: String) -> String {
    xib(
      object(
        "button", id: "b",
        """
        <buttonCell key="cell" type="\(type)" title="Click twice without moving" id="c"/>
        """), isMac: true)
  }

  private static let choices = [
    FalseAlarm(
      name: "a choice of what the app clicks", rule: LabelRepeatsGesture(),
      document: choice("radio"), findings: []),
    FalseAlarm(
      name: "a button that asks for a click", rule: LabelRepeatsGesture(),
      document: choice("push"), findings: ["fail warning"]),
  ]

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

  private static let fields = [
    FalseAlarm(
      name: "a field with a rounded border on grey", rule: TextContrast(),
      document: onGrey("roundedRect"), findings: []),
    FalseAlarm(
      name: "a field without a border on grey", rule: TextContrast(), document: onGrey("none"),
      findings: ["fail error"]),
  ]

  private static func text(_ words: String, _ id: String, x: Double, y: Double) -> String {
    object("label", "text=\"\(words)\"", id: id, frame: (x, y, 80, 20))
  }

  private static func columns(_ first: String, _ second: String, outlets: String = "") -> String {
    xib(
      text("-", "a", x: 20, y: 100) + text("-", "b", x: 120, y: 100)
        + text(first, "c", x: 20, y: 124) + text(second, "d", x: 120, y: 124), outlets: outlets)
  }

  private static let figures = [
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
  ]

  private static func custom(_ name: String, _ attributes: String = "") -> String {
    xib(object("view", "customClass=\"\(name)\" \(attributes)", id: "w"), outlets: outlets("w"))
  }

  private static let classes = [
    FalseAlarm(
      name: "a view whose class is called a slider", rule: ControlNotExposed(),
      document: custom("TrimSlider"), findings: ["review warning"]),
    FalseAlarm(
      name: "a view whose class is called a chart", rule: ControlNotExposed(),
      document: custom("StepsChartView"), findings: ["review warning"]),
    FalseAlarm(
      name: "a chart that is hidden at first", rule: ControlNotExposed(),
      document: custom("StepsChartView", "hidden=\"YES\""), findings: ["review warning"]),
    FalseAlarm(
      name: "a view whose class says nothing", rule: ControlNotExposed(),
      document: custom("HeartView"), findings: ["review warning"]),
    FalseAlarm(
      name: "a view whose class is called a divider", rule: ControlNotExposed(),
      document: custom("ThinDivider"), findings: []),
  ]

  private static func hidden(_ attributes: String) -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 0, 390, 844),
        """
        <subviews>\(object(
          "label", "\(attributes) text=\"Loading\"", id: "w",
          "<color key=\"textColor\" white=\"0.3333\" alpha=\"1\"/>"))</subviews>\
        <color key="backgroundColor" systemColor="systemGray6Color"/>
        """), outlets: outlets("w"))
  }

  private static let dimmed = [
    FalseAlarm(
      name: "a grey text that dark mode hides", rule: TextContrast(), document: hidden(""),
      findings: ["review error"]),
    FalseAlarm(
      name: "such a text that is hidden at first", rule: TextContrast(),
      document: hidden("hidden=\"YES\""), findings: ["review error"]),
  ]
}
