import AccessibilityModel
import Auditing
import TestSupport

@testable import AuditRules

// Doubts that only code or the running app decides, asked once for a screen.

extension FalseAlarm {
  static let oneReview: [FalseAlarm] = ownViews + photographsOfCode + lines

  private static func own(_ className: String, _ id: String, y: Double, _ attributes: String = "")
    -> String
  {
    object(
      "view", "customClass=\"\(className)\" \(attributes)", id: id, frame: (20, y, 300, 100))
  }

  private static func exposed(_ name: String, _ views: String..., findings: [String]) -> FalseAlarm
  {
    FalseAlarm(
      name: name, rule: ControlNotExposed(), document: xib(views.joined()), findings: findings)
  }

  private static let ownViews = [
    exposed(
      "views of the app's own, asked once", own("StarRatingView", "a", y: 100),
      own("PieChart", "b", y: 250), own("ResultView", "c", y: 400), findings: ["review warning"]),
    exposed(
      "a class whose name says nothing", own("ResultView", "a", y: 100),
      findings: ["review warning"]),
    exposed(
      "stars that get no touches",
      own("StarRatingView", "a", y: 100, "userInteractionEnabled=\"NO\""),
      findings: ["review warning"]),
    exposed("a map", own("GMSMapView", "a", y: 100), findings: ["review warning"]),
    exposed(
      "a field for a signature as large as the screen",
      object("view", "customClass=\"PPSSignatureView\"", id: "a", frame: (0, 0, 390, 844)),
      findings: ["review warning"]),
    exposed(
      "a class that decorates", own("GradientCoverView", "a", y: 100),
      own("RoundedCornerView", "b", y: 250), findings: []),
    exposed(
      "an element of the app's own",
      object(
        "view", "customClass=\"GMSMapView\"", id: "a", frame: (20, 100, 300, 100),
        "<accessibility key=\"accessibilityConfiguration\" label=\"Map\">"
          + "<bool key=\"isElement\" value=\"YES\"/></accessibility>"), findings: []),
  ]

  private static func white(_ key: String, alpha: Double = 1) -> String {
    "<color key=\"\(key)\" white=\"1\" alpha=\"\(alpha)\"/>"
  }

  /// A white text on an image view that code fills, with a view between the two.
  private static func onImage(_ height: Double, between view: String = "") -> String {
    xib(
      object("imageView", id: "i", frame: (0, 30, height < 100 ? 230 : 390, height)) + view
        + object(
          "label", "text=\"Sea\"", id: "l", frame: (20, 40, 200, 24), white("textColor")),
      outlets: "<outlet property=\"photo\" destination=\"i\" id=\"o\"/>")
  }

  private static func shade(_ alpha: Double) -> String {
    object(
      "view", id: "p", frame: (0, 20, 390, 60),
      "<color key=\"backgroundColor\" white=\"0\" alpha=\"\(alpha)\"/>")
  }

  private static let photographsOfCode = [
    FalseAlarm(
      name: "a text on a picture that code sets", rule: TextContrast(), document: onImage(200),
      findings: ["review error"]),
    FalseAlarm(
      name: "a text on a small picture that code sets", rule: TextContrast(),
      document: onImage(40), findings: []),
    FalseAlarm(
      name: "a faint shade between the two", rule: TextContrast(),
      document: onImage(200, between: shade(0.2)), findings: ["review error"]),
    FalseAlarm(
      name: "a dark shade between the two", rule: TextContrast(),
      document: onImage(200, between: shade(0.7)), findings: []),
  ]

  private static func line(
    _ attributes: String, _ text: String = "Label", width: Double, font: String, isCode: Bool = true
  ) -> FalseAlarm.Line {
    Line(attributes: attributes, text: text, width: width, font: font, isCode: isCode)
  }

  /// A label of one line.
  private struct Line {
    var attributes: String
    var text: String
    var width: Double
    var font: String
    var isCode: Bool

    var document: String {
      xib(
        object(
          "label", "text=\"\(text)\" \(attributes)", id: "l", frame: (20, 100, width, 24),
          "<fontDescription key=\"fontDescription\" \(font)/>"),
        outlets: isCode ? "<outlet property=\"fullName\" destination=\"l\" id=\"o\"/>" : "")
    }
  }

  private static func clipped(_ name: String, _ line: Line, findings: [String]) -> FalseAlarm {
    FalseAlarm(name: name, rule: TextClipped(), document: line.document, findings: findings)
  }

  private static let fixed = "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\""
  private static let large = "type=\"system\" pointSize=\"30\""
  private static let style = "style=\"UICTFontTextStyleBody\""
  private static let adjusts = "adjustsFontForContentSizeCategory=\"YES\""

  private static let lines = [
    clipped(
      "a name of code in a narrow frame", line(fixed, width: 100, font: large),
      findings: ["review warning"]),
    clipped(
      "a name of code in a frame with room", line(fixed, width: 200, font: large), findings: []),
    clipped(
      "a count of code in a narrow frame", line(fixed, "12", width: 100, font: large),
      findings: []),
    clipped(
      "a name of code that shrinks",
      line(
        "\(fixed) adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.5\"", width: 100,
        font: large),
      findings: []),
    clipped(
      "a line that grows past the screen",
      line(adjusts, "Your order has been sent to the shop", width: 300, font: style, isCode: false),
      findings: ["review warning"]),
    clipped(
      "a short line that grows beside another",
      line(adjusts, "Account", width: 70, font: style, isCode: false), findings: []),
    clipped(
      "a line that grows and fits",
      line(adjusts, "Total", width: 300, font: style, isCode: false), findings: []),
    clipped(
      "a name of code that follows the text size",
      line(adjusts, width: 300, font: style), findings: ["review warning"]),
    clipped(
      "a count of code that follows the text size",
      line(adjusts, "12", width: 300, font: style), findings: []),
    clipped(
      "lines that wrap",
      line(
        "numberOfLines=\"0\" \(adjusts)", "Your order has been sent to the shop", width: 300,
        font: style, isCode: false), findings: []),
  ]
}
