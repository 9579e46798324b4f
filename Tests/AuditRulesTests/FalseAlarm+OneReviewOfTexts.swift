import AccessibilityModel
import Auditing
import TestSupport

@testable import AuditRules

// Texts of a design that are apart, alike, dimmed or left from the template, asked once for a screen.

extension FalseAlarm {
  static let oneReviewOfTexts: [FalseAlarm] = hints + cells + captions + disabled + sections

  private static func field(_ id: String, _ placeholder: String, y: Double) -> String {
    object("textField", "placeholder=\"\(placeholder)\"", id: id, frame: (20, y, 300, 34))
  }

  private static let hints = [
    FalseAlarm(
      name: "two fields with one placeholder", rule: DuplicateLabel(),
      document: xib(field("a", "Enter email", y: 100) + field("b", "Enter email", y: 150)),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "two fields with two placeholders", rule: DuplicateLabel(),
      document: xib(field("a", "Enter email", y: 100) + field("b", "Repeat email", y: 150)),
      findings: []),
  ]

  private static func text(_ id: String, _ text: String, y: Double, _ attributes: String = "")
    -> String
  {
    object("label", "text=\"\(text)\" \(attributes)", id: id, frame: (10, y, 100, 20))
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

  private static let cells = [
    FalseAlarm(
      name: "a cell of a collection with two texts", rule: RowNotGrouped(),
      document: collection(text("a", "Song", y: 120) + text("b", "Artist", y: 150)),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a cell of a collection with one text", rule: RowNotGrouped(),
      document: collection(text("a", "Song", y: 120)), findings: []),
  ]

  private static func pair(_ number: Int, _ caption: String) -> String {
    text("c\(number)", caption, y: 100 * Double(number))
      + text("v\(number)", "0", y: 100 * Double(number) + 22)
  }

  private static let captions = [
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
  ]

  private static let disabled = [
    FalseAlarm(
      name: "a disabled caption", rule: TextContrast(),
      document: xib(text("a", "Email", y: 100, "enabled=\"NO\"")), findings: ["review error"]),
    FalseAlarm(
      name: "a caption", rule: TextContrast(), document: xib(text("a", "Email", y: 100)),
      findings: []),
  ]

  private static func section(_ title: String) -> String {
    storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="t" customClass="Form">
      <tableView key="view" dataMode="static" style="plain" id="v">
      <rect key="frame" x="0" y="0" width="390" height="844"/><sections>
      <tableViewSection headerTitle="\(title)" id="h"><cells>
      <tableViewCell id="k"><rect key="frame" x="0" y="28" width="390" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="k" id="w">
      <rect key="frame" x="0" y="0" width="390" height="44"/>
      <subviews>\(text("a", "Email", y: 10))</subviews></tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections></tableView></tableViewController></objects></scene>
      """, initial: "t")
  }

  private static let sections = [
    FalseAlarm(
      name: "the template's title of a section", rule: LabelIsStub(),
      document: section("Header Title"), findings: ["review error"]),
    FalseAlarm(
      name: "the title of a section", rule: LabelIsStub(), document: section("Account"),
      findings: []),
  ]
}
