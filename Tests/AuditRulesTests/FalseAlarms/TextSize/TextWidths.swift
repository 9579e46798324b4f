@testable import AuditRules

// Whether a line has room for its text, and who decides its width.

extension FalseAlarm {
  static let textWidths: [FalseAlarm] = [
    FalseAlarm(
      name: "a long text in a label of any number of lines", rule: TextClipped(),
      document: tall("numberOfLines=\"0\""), findings: []),
    FalseAlarm(
      name: "a long text in a high label of one line", rule: TextClipped(), document: tall(""),
      findings: ["review error"]),
    FalseAlarm(
      name: "a font that shrinks to fit", rule: TextClipped(),
      document: caption("minimumScaleFactor=\"0.5\"", font: "type=\"system\""), findings: []),
    FalseAlarm(
      name: "a font that does not shrink", rule: TextClipped(),
      document: caption(
        "minimumScaleFactor=\"0.5\" adjustsFontSizeToFit=\"NO\"", font: "type=\"system\""),
      findings: ["review error"]),
    FalseAlarm(
      name: "two lines that the text itself has", rule: TextClipped(),
      document: lines(text: "Send the&#10;parcel now", width: 70), findings: []),
    FalseAlarm(
      name: "one line of as many letters", rule: TextClipped(),
      document: lines(text: "Send the parcel now", width: 70), findings: ["review error"]),
    FalseAlarm(
      name: "a condensed face", rule: TextClipped(),
      document: lines(text: "Send the parcel", width: 76, font: "AvenirNextCondensed-Medium"),
      findings: []),
    FalseAlarm(
      name: "another face", rule: TextClipped(),
      document: lines(text: "Send the parcel", width: 76, font: "AvenirNext-Medium"),
      findings: ["review error"]),
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
    clipped(
      "a height below that of the font",
      line(fixed, width: 300, font: "type=\"system\" pointSize=\"42\""),
      findings: ["review warning"]),
    clipped(
      "a height that holds the font",
      line(fixed, width: 300, font: "type=\"system\" pointSize=\"36\""), findings: []),
    FalseAlarm(
      name: "a name of code without a constraint at its end", rule: TextClipped(),
      document: endless(""), findings: ["review warning"]),
    FalseAlarm(
      name: "a name of code that ends at the edge", rule: TextClipped(),
      document: endless("trailing"), findings: []),
    FalseAlarm(
      name: "another text of code without a constraint at its end", rule: TextClipped(),
      document: endless("", outlet: "badge"), findings: []),
    FalseAlarm(
      name: "the title of a switch, which UIKit does not show", rule: TextClipped(),
      document: xib(
        object("switch", "title=\"Allow notifications of this app\"", frame: (20, 100, 51, 31))),
      findings: []),
    FalseAlarm(
      name: "the help button, which shows a sign", rule: TextClipped(),
      document: xib(
        macButton("type=\"help\" bezelStyle=\"helpButton\"", frame: (20, 100, 18, 25)), isMac: true),
      findings: []),
    FalseAlarm(
      name: "a text that pushes the next one aside", rule: TextClipped(),
      document: xib(line()), findings: []),
    FalseAlarm(
      name: "a text between the edge and one at the edge", rule: TextClipped(),
      document: xib(line("trailing")), findings: ["review error"]),
    FalseAlarm(
      name: "a template title that is too long", rule: TextClipped(),
      document: xib(object("button", frame: (20, 100, 20, 20), state("title=\"Button\""))),
      findings: []),
    FalseAlarm(
      name: "a title whose room its image takes", rule: TextClipped(),
      document: iconButton(width: 32, title: "Copy all"), findings: []),
  ]

  private static func tall(_ attributes: String) -> String {
    xib(
      object(
        "label", "text=\"We need your number to see that you are a person\" \(attributes)",
        frame: (20, 100, 200, 94),
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"))
  }

  private static func caption(_ attributes: String, font: String) -> String {
    xib(
      """
      <label text="Send the parcel" \(attributes) id="l"><rect key="frame" x="20" y="100" \
      width="60" height="24"/><fontDescription key="fontDescription" \(font) pointSize="14"/></label>
      """)
  }

  private static func lines(text: String, width: Int, font: String = "AvenirNext-Medium") -> String
  {
    xib(
      """
      <label text="\(text)" numberOfLines="0" adjustsFontSizeToFit="NO" id="l"><rect key="frame" \
      x="20" y="100" width="\(width)" height="22"/><fontDescription key="fontDescription" \
      name="\(font)" family="Avenir" pointSize="14"/></label>
      """)
  }

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
          "label", "text=\"\(text)\" \(attributes)", id: "l", frame: (20, 100, width, 36),
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

  private static func word(_ id: String, _ text: String, x: Double) -> String {
    object(
      "label", "text=\"\(text)\" translatesAutoresizingMaskIntoConstraints=\"NO\"", id: id,
      frame: (x, 100, 30, 20),
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
  }

  /// A text that an outlet leads to, with one end or both.
  private static func endless(_ last: String, outlet: String = "fullName") -> String {
    let end =
      last.isEmpty
      ? ""
      : "<constraint firstItem=\"p\" firstAttribute=\"\(last)\" secondItem=\"l\" secondAttribute=\"\(last)\" id=\"2\"/>"
    return xib(
      object(
        "view", id: "p", frame: (0, 0, 390, 200),
        subviews(word("l", "Ann", x: 20))
          + "<constraints><constraint firstItem=\"l\" firstAttribute=\"leading\" secondItem=\"p\" "
          + "secondAttribute=\"leading\" constant=\"20\" id=\"1\"/>\(end)</constraints>"),
      outlets: "<outlet property=\"\(outlet)\" destination=\"l\" id=\"o\"/>")
  }

  /// Two texts beside each other in a line, the last of which ends somewhere or at the edge.
  private static func line(_ last: String = "") -> String {
    func constraint(_ id: String, _ item: String, _ end: String, _ other: String, _ at: String)
      -> String
    {
      """
      <constraint firstItem="\(item)" firstAttribute="\(end)" secondItem="\(other)" \
      secondAttribute="\(at)" id="\(id)"/>
      """
    }
    let edge = last.isEmpty ? "" : constraint("3", "m", last, "p", last)
    return object(
      "view", id: "p", frame: (0, 0, 390, 200),
      subviews(word("l", "Photos and texts", x: 20) + word("m", "of", x: 60))
        + "<constraints>" + constraint("1", "l", "leading", "p", "leading")
        + constraint("2", "m", "leading", "l", "trailing") + edge + "</constraints>")
  }
}
