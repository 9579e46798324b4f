import Auditing

@testable import AuditRules

// False findings from a check of real screens, in words, titles and rows, each beside its counterpart.

extension FalseAlarm {
  static let realScreens: [FalseAlarm] =
    choices + assetWords + firstTexts + tableRows + ranges
    + marks + hiddenLabels

  private static func leaves(_ type: String, _ labels: [String]) -> String {
    labels.enumerated().map { row, label in
      """
      <XCUIElementType\(type) type="XCUIElementType\(type)" label="\(label)" enabled="true" \
      visible="true" x="\(row * 100)" y="780" width="100" height="60"/>
      """
    }.joined()
  }

  private static func tabs(_ labels: [String]) -> String {
    source(
      """
      <XCUIElementTypeTabBar type="XCUIElementTypeTabBar" enabled="true" visible="true" x="0" \
      y="780" width="390" height="64">\(leaves("Button", labels))</XCUIElementTypeTabBar>
      """)
  }

  private static let choices = [
    FalseAlarm(
      name: "switches that name what they turn on", rule: GenericLabel(),
      document: source(leaves("Switch", ["Link", "Image", "Selected"])), findings: []),
    FalseAlarm(
      name: "a switch named after the asset beside it", rule: GenericLabel(),
      document: source(leaves("Switch", ["Wi-Fi", "icon", "Sound"])), findings: ["fail error"]),
    FalseAlarm(
      name: "a switch alone", rule: GenericLabel(), document: source(leaves("Switch", ["Image"])),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a switch for anything", rule: GenericLabel(),
      document: source(leaves("Switch", ["Wi-Fi", "Click here", "Sound"])),
      findings: ["fail error"]),
    FalseAlarm(
      name: "tabs that name what they hold", rule: GenericLabel(),
      document: tabs(["Text", "Image", "Link"]), findings: []),
    FalseAlarm(
      name: "the tab for the tabs that do not fit", rule: GenericLabel(),
      document: tabs(["Home", "Search", "More"]), findings: []),
    FalseAlarm(
      name: "a tab named after its asset", rule: GenericLabel(),
      document: tabs(["Home", "icon", "Search"]), findings: ["fail error"]),
    FalseAlarm(
      name: "items of a menu", rule: GenericLabel(),
      document: source(leaves("MenuItem", ["Text", "Image", "More"])), findings: []),
    FalseAlarm(
      name: "an item named after its asset", rule: GenericLabel(),
      document: source(leaves("MenuItem", ["Copy", "image", "Paste"])),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the key of a calculator", rule: GenericLabel(), document: key("+"), findings: []),
    FalseAlarm(
      name: "three dots", rule: GenericLabel(), document: key("…"), findings: ["fail error"]),
  ]

  private static func key(_ sign: String) -> String {
    dump(
      """
      <node class="android.widget.Button" text="\(sign)" content-desc="More" clickable="true" \
      enabled="true" bounds="[0,100][48,148]"/>
      """)
  }

  private static func icon(_ attributes: String) -> String {
    dump(
      """
      <node class="android.widget.ImageButton" \(attributes) clickable="true" focusable="true" \
      enabled="true" bounds="[0,100][48,148]"/>
      """)
  }

  private static func iconButton(_ label: String) -> String {
    xib(
      object(
        "button", frame: (20, 100, 44, 44),
        "<accessibility key=\"accessibilityConfiguration\" label=\"\(label)\"/>"
          + state("image=\"cart\"")))
  }

  private static let assetWords = [
    FalseAlarm(
      name: "an abbreviation of assets on Android", rule: LabelIsFileName(),
      document: icon("content-desc=\"ic arrow back\""), findings: ["fail error"]),
    FalseAlarm(
      name: "a word of assets on Android", rule: LabelIsFileName(),
      document: icon("content-desc=\"icon cube medal\""), findings: ["review error"]),
    FalseAlarm(
      name: "the name of a Material icon", rule: LabelIsFileName(),
      document: icon("content-desc=\"outline home 24\""), findings: ["fail error"]),
    FalseAlarm(
      name: "a number that is no size", rule: LabelIsFileName(),
      document: icon("content-desc=\"go to floor 24\""), findings: []),
    FalseAlarm(
      name: "words on Android", rule: LabelIsFileName(),
      document: icon("content-desc=\"add to cart\""), findings: []),
    FalseAlarm(
      name: "a visible text", rule: LabelIsFileName(),
      document: dump(
        """
        <node class="android.widget.Button" text="ic arrow back" clickable="true" enabled="true" \
        bounds="[0,100][48,148]"/>
        """), findings: []),
    FalseAlarm(
      name: "an abbreviation of assets in a design", rule: LabelIsFileName(),
      document: iconButton("btn close white"), findings: ["fail error"]),
    FalseAlarm(
      name: "a word of assets in a design", rule: LabelIsFileName(),
      document: iconButton("icon cube medal"), findings: ["review error"]),
    FalseAlarm(
      name: "words in a design", rule: LabelIsFileName(), document: iconButton("add to cart"),
      findings: []),
  ]

  private static func report(_ attribute: String) -> String {
    dump(
      """
      <node class="android.widget.TextView" text="Weekly summary" \(attribute) \
      bounds="[16,40][260,74]"/>
      <node class="android.widget.TextView" text="You walked far." \(attribute.isEmpty ? "" : "heading=\"false\"") \
      bounds="[16,100][260,120]"/>
      """)
  }

  private static let firstTexts = [
    FalseAlarm(
      name: "a title that is no heading on Android", rule: ScreenWithoutTitle(),
      document: report("heading=\"false\""), findings: ["fail warning"]),
    FalseAlarm(
      name: "a title that is a heading on Android", rule: ScreenWithoutTitle(),
      document: report("heading=\"true\""), findings: []),
    FalseAlarm(
      name: "a dump without headings", rule: ScreenWithoutTitle(), document: report(""),
      findings: []),
  ]

  private static func table(_ flag: (cell: String, text: String)) -> String {
    let rows = (0..<3).map { row in
      let texts = [("Item \(row)", 16), ("Price \(row)", 250)].map { label, x in
        """
        <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="\(label)" enabled="true" \
        visible="true" \(flag.text) x="\(x)" y="\(130 + row * 44)" width="120" height="21"/>
        """
      }.joined()
      return """
        <XCUIElementTypeCell type="XCUIElementTypeCell" enabled="true" visible="true" \(flag.cell) \
        x="0" y="\(120 + row * 44)" width="390" height="44">\(texts)</XCUIElementTypeCell>
        """
    }.joined()
    return source(
      """
      <XCUIElementTypeTable type="XCUIElementTypeTable" enabled="true" visible="true" x="0" y="120" \
      width="390" height="400">\(rows)</XCUIElementTypeTable>
      """)
  }

  private static let tableRows = [
    FalseAlarm(
      name: "rows whose texts the capture calls elements", rule: RowNotGrouped(),
      document: table(("accessible=\"false\"", "accessible=\"true\"")),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "rows that UIKit may join", rule: RowNotGrouped(), document: table(("", "")),
      findings: []),
  ]

  private static let noRange = "value=\"0.0\" minValue=\"0.0\" maxValue=\"0.0\""

  private static let ranges = [
    FalseAlarm(
      name: "a range that the app's own class sets", rule: ValueOutOfRange(),
      document: xib(
        object("slider", noRange + " customClass=\"TimeSlider\""), outlets: outlets("l")),
      findings: []),
    FalseAlarm(
      name: "a range that code may set", rule: ValueOutOfRange(),
      document: xib(object("slider", noRange), outlets: outlets("l")), findings: []),
    FalseAlarm(
      name: "a range that nothing sets", rule: ValueOutOfRange(),
      document: xib(object("slider", noRange)), findings: ["fail error"]),
  ]

  private static func mark(
    _ description: String, beside text: String, outlets: String = ""
  ) -> String {
    xib(
      object(
        "view", id: "p",
        "<subviews>"
          + object(
            "imageView", "image=\"Dot\"", frame: (0, 0, 10, 10),
            "<accessibility key=\"accessibilityConfiguration\" \(description)>"
              + "<bool key=\"isElement\" value=\"NO\"/></accessibility>")
          + object(
            "label", "text=\"\(text)\"", id: "t", frame: (0, 0, 180, 24)) + "</subviews>"),
      outlets: outlets)
  }

  private static let marks = [
    FalseAlarm(
      name: "a mark that nothing says", rule: UnexposedText(),
      document: mark("label=\"Unread\"", beside: "Mail from Ann"), findings: ["review error"]),
    FalseAlarm(
      name: "a mark that code shows and hides", rule: UnexposedText(),
      document: mark("label=\"Unread\"", beside: "Mail from Ann", outlets: outlets("l")),
      findings: ["review error"]),
    FalseAlarm(
      name: "a mark that the text beside it says", rule: UnexposedText(),
      document: mark("label=\"Unread\"", beside: "Unread mail from Ann"), findings: []),
    FalseAlarm(
      name: "an ornament", rule: UnexposedText(), document: mark("", beside: "Mail from Ann"),
      findings: []),
  ]

  private static func hiddenLabel(_ text: String, fieldAt y: Double) -> String {
    xib(
      object(
        "label", "text=\"\(text)\"", id: "t", frame: (20, 100, 80, 20),
        "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/>"
          + "</accessibility>")
        + object(
          "textField", frame: (20, y, 300, 44),
          "<accessibility key=\"accessibilityConfiguration\" label=\"E-mail\"/>"))
  }

  private static let hiddenLabels = [
    FalseAlarm(
      name: "a label whose words the field below it has", rule: UnexposedText(),
      document: hiddenLabel("E-mail", fieldAt: 124), findings: []),
    FalseAlarm(
      name: "a label with other words than the field", rule: UnexposedText(),
      document: hiddenLabel("Required", fieldAt: 124), findings: ["fail error"]),
    FalseAlarm(
      name: "a label whose field is elsewhere", rule: UnexposedText(),
      document: hiddenLabel("E-mail", fieldAt: 524), findings: ["fail error"]),
  ]
}
