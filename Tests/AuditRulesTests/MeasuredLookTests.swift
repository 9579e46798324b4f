import AccessibilityModel
import Auditing
import HierarchyReading
import Testing

@testable import AuditRules

/// Findings about measurements in a picture.
@Suite struct MeasuredLookTests {
  @Test(arguments: MeasuredCase.all)
  func `measurements fail, need review or pass`(_ test: MeasuredCase) throws {
    let rules: [any Rule] = [TextContrast(), NonTextContrast(), TextTooSmall()]
    #expect(try findings(test, by: rules) == test.findings)
  }

  @Test func `text without an element needs review at the view that contains it`() throws {
    var screen = try screen(
      """
      <UIView frame="0 0 390 844"><UIView identifier="card" frame="0 300 390 200"/></UIView>
      """)
    screen.uncoveredTexts = [
      Rect(x: 20, y: 320, width: 200, height: 24), Rect(x: 20, y: 360, width: 200, height: 24),
      Rect(x: 20, y: 700, width: 90, height: 16),
    ]
    let findings = Auditor(rules: [UnexposedText()]).audit(screen).findings
    #expect(findings.map(\.outcome) == [.review, .review])
    #expect(
      findings.map(\.message.description) == [
        "UIView may show text at 20, 700 that no element exposes",
        "UIView \"card\" may show text in 2 places that no element exposes, first at 20, 320",
      ])
  }

  @Test func `the sizes of texts come from a picture or from fonts`() throws {
    #expect(TextTooSmall.description.needs == .textSizes)
    let audit = Auditor(rules: [TextTooSmall()]).audit(try screen("<UIView frame=\"0 0 9 9\"/>"))
    #expect(audit.skippedRules.isEmpty)
  }

  private func screen(_ views: String) throws -> Screen {
    let text = "<screen size=\"390 844\">\(views)</screen>"
    return try #require(
      try HierarchyFormats.read(Array(text.utf8), named: "measured").screens.first)
  }

  private func findings(_ test: MeasuredCase, by rules: [any Rule]) throws -> [String] {
    var screen = try screen(test.view)
    screen.update(0) { $0.measuredLook = test.look }
    return Auditor(rules: rules).audit(screen).findings.map {
      "\($0.outcome.rawValue) \($0.severity.rawValue): \($0.message)"
    }
  }
}

/// A view with what a picture shows of it, and what follows.
struct MeasuredCase: CustomTestStringConvertible {
  var testDescription: String
  var view = label
  var look: MeasuredLook
  var findings: [String]

  private static let label = "<UILabel text=\"Total\" frame=\"20 100 100 20\"/>"
  private static let icon =
    "<UIButton image=\"cart\" label=\"Cart\" identifier=\"c\" frame=\"20 100 44 44\"/>"

  private static func look(
    _ ratio: Double, to best: Double? = nil, _ ground: MeasuredLook.Ground = .plain,
    content: MeasuredLook.Content = .text, confidence: Double = 0.95,
    size: ClosedRange<Double>? = 12...13.5
  ) -> MeasuredLook {
    MeasuredLook(
      content, ground: ground,
      contrast: MeasuredContrast(
        foreground: Color(red: 0.5, green: 0.5, blue: 0.5),
        background: Color(red: 1, green: 1, blue: 1), ratio: ratio,
        range: ratio...(best ?? ratio * 1.02), confidence: confidence),
      fontSize: size)
  }

  private static func text(_ ratio: String, _ rest: String, may: Bool = false) -> String {
    "\(may ? "review" : "fail") error: UILabel \"Total\" \(may ? "may have" : "has") a text contrast of "
      + "\(ratio) in the screenshot; minimum \(rest)"
  }

  static let all = [
    MeasuredCase(testDescription: "enough", look: look(4.6), findings: []),
    MeasuredCase(
      testDescription: "clearly too little", look: look(3.1), findings: [text("3.10:1", "4.5:1")]),
    MeasuredCase(
      testDescription: "what rounding of colours may explain", look: look(4.4), findings: []),
    MeasuredCase(
      testDescription: "what smoothed edges may explain",
      look: look(3.1, to: 5.2, confidence: 0.3), findings: []),
    MeasuredCase(
      testDescription: "doubtful and too little all the same",
      look: look(2.1, to: 2.9, confidence: 0.6),
      findings: [text("2.10:1", "4.5:1", may: true)]),
    MeasuredCase(
      testDescription: "large text", look: look(3.1, size: 18.5...20.5), findings: []),
    MeasuredCase(
      testDescription: "large text that is too faint", look: look(2.1, size: 18.5...20.5),
      findings: [text("2.10:1", "3:1")]),
    MeasuredCase(
      testDescription: "text of a size that may be large when it is bold",
      look: look(3.1, size: 13.5...15),
      findings: [
        text("3.10:1", "4.5:1, 3:1 for large text", may: true)
      ]),
    MeasuredCase(
      testDescription: "text too faint at any size", look: look(2.1, size: nil),
      findings: [text("2.10:1", "4.5:1")]),
    MeasuredCase(
      testDescription: "text in a frame that no large text fits in",
      view: "<UILabel text=\"Total\" frame=\"20 100 100 13\"/>", look: look(3.1, size: nil),
      findings: [text("3.10:1", "4.5:1")]),
    MeasuredCase(
      testDescription: "text that may be none at all", look: look(1.17),
      findings: [text("1.17:1", "4.5:1", may: true)]),
    MeasuredCase(
      testDescription: "a placeholder",
      view: "<UITextField placeholder=\"Total\" frame=\"20 100 100 30\"/>", look: look(2.1),
      findings: [
        "review error: UITextField may have a text contrast of 2.10:1 in the screenshot; minimum 4.5:1"
      ]),
    MeasuredCase(
      testDescription: "a disabled control",
      view: "<UIButton title=\"Total\" enabled=\"false\" frame=\"20 100 100 44\"/>",
      look: look(2.1), findings: []),
    MeasuredCase(
      testDescription: "a logo",
      view: "<UILabel text=\"Total\" identifier=\"shop.logo\" frame=\"20 100 100 20\"/>",
      look: look(2.1), findings: []),
    MeasuredCase(
      testDescription: "a colour that the file states",
      view:
        ##"<UILabel text="Total" textColor="#000000" backgroundColor="#FFFFFF" frame="20 100 100 20"/>"##,
      look: look(2.1), findings: []),
    MeasuredCase(
      testDescription: "a gradient", look: look(2.1, to: 5.3, .gradient, confidence: 0.3),
      findings: [
        "review error: UILabel \"Total\" may have a text contrast of 2.10 to 5.30:1 on a gradient in the "
          + "screenshot; minimum 4.5:1"
      ]),
    MeasuredCase(
      testDescription: "a picture of which a part is light enough",
      look: look(1.2, to: 9, .picture, confidence: 0.3), findings: []),
    MeasuredCase(
      testDescription: "a picture that is too much like the text everywhere",
      look: look(1.2, to: 2.5, .picture, confidence: 0.3),
      findings: [
        "review error: UILabel \"Total\" may have a text contrast of 1.20 to 2.50:1 on a picture in the "
          + "screenshot; minimum 4.5:1"
      ]),
    MeasuredCase(
      testDescription: "nothing that stands out",
      look: MeasuredLook(.text, ground: .several, contrast: nil), findings: []),
    MeasuredCase(
      testDescription: "small text", look: look(21, size: 7.5...8.5),
      findings: [
        "review warning: UILabel \"Total\" may have text of 8.5 points or less in the screenshot; minimum 11"
      ]),
    MeasuredCase(
      testDescription: "an icon", view: icon, look: look(2.1, content: .sign, size: nil),
      findings: [
        "fail error: UIButton \"c\" has a contrast of 2.10:1 in the screenshot; minimum 3:1"
      ]),
    MeasuredCase(
      testDescription: "an icon that is seen well", view: icon,
      look: look(3.2, content: .sign, size: nil), findings: []),
    MeasuredCase(
      testDescription: "an icon on a picture", view: icon,
      look: look(1.5, .picture, content: .sign, size: nil), findings: []),
    MeasuredCase(
      testDescription: "an ornament",
      view: "<UIImageView image=\"leaf\" frame=\"20 100 44 44\"/>",
      look: look(1.5, content: .sign, size: nil), findings: []),
  ]
}
