@testable import AuditRules

// Views that code moves from their place in a design, and the room of a text, a bar or a code entry, each
// beside its counterpart.

extension FalseAlarm {
  static let movedDesigns: [FalseAlarm] = moved + sized + signs + counted + titled + dark

  /// A view below the screen, whose top a constraint holds there.
  private static func drawer(_ constraint: String = "", outlets: String = "") -> String {
    xib(
      object(
        "view", "translatesAutoresizingMaskIntoConstraints=\"NO\"", id: "p",
        frame: (0, 900, 390, 200),
        "<subviews>\(object("label", "text=\"Paid\"", frame: (20, 20, 200, 24)))</subviews>")
        + "</subviews><constraints><constraint firstItem=\"p\" firstAttribute=\"top\" "
        + "secondItem=\"v\" secondAttribute=\"top\" constant=\"900\" \(constraint) id=\"c\"/>"
        + "</constraints><subviews>", outlets: outlets)
  }

  private static let top = "<outlet property=\"drawerTop\" destination=\"c\" id=\"o\"/>"

  private static let moved: [FalseAlarm] = [
    FalseAlarm(
      name: "a drawer that nothing moves", rule: OffScreenElement(), document: drawer(),
      findings: ["review error"]),
    FalseAlarm(
      name: "a drawer with an outlet of its constraint", rule: OffScreenElement(),
      document: drawer(outlets: top), findings: []),
    FalseAlarm(
      name: "a drawer with a constraint for the canvas only", rule: OffScreenElement(),
      document: drawer("placeholder=\"YES\""), findings: []),
    FalseAlarm(
      name: "a text in a frame that its constraints do not give it", rule: TextClipped(),
      document: xib(label("text=\"\(long)\" misplaced=\"YES\"")), findings: []),
    FalseAlarm(
      name: "a text view, which scrolls", rule: TextClipped(),
      document: xib(
        object("textView", "editable=\"NO\" text=\"\(long)\"", frame: (20, 100, 200, 24), font)),
      findings: []),
  ]

  private static let long = "Add the app to your dock for quick and easy access at all times"
  private static let font =
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"12\"/>"

  private static let sized: [FalseAlarm] = [
    FalseAlarm(
      name: "a field for a character of a code", rule: TargetSize.platform,
      document: field(width: 40, height: 52), findings: []),
    FalseAlarm(
      name: "a field for a number, as high as UIKit makes it", rule: TargetSize.platform,
      document: field(width: 41, height: 34), findings: []),
    FalseAlarm(
      name: "a narrower field", rule: TargetSize.platform, document: field(width: 36, height: 34),
      findings: ["review warning"]),
  ]

  private static func field(width: Double, height: Double) -> String {
    xib(object("textField", "borderStyle=\"line\"", frame: (20, 100, width, height)))
  }

  private static let signs: [FalseAlarm] = [
    FalseAlarm(
      name: "a sign on a button that code knows", rule: DynamicTypeUnsupported(),
      document: xib(
        object("button", frame: (20, 100, 200, 44), state("title=\"+\"")), outlets: outlets("l")),
      findings: []),
    FalseAlarm(
      name: "a word on a button that code knows", rule: DynamicTypeUnsupported(),
      document: xib(
        object("button", frame: (20, 100, 200, 44), state("title=\"Add\"")), outlets: outlets("l")),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "the dots of a passcode", rule: DynamicTypeUnsupported(),
      document: xib(label("text=\"* * * *\""), outlets: outlets("l")), findings: []),
  ]

  /// A toolbar of six items with titles of this many letters.
  private static func toolbar(_ letters: Int) -> String {
    let items = (0..<6).map {
      "<barButtonItem title=\"\(String(repeating: "a", count: letters))\" id=\"i\($0)\"/>"
    }
    return xib(
      object("toolbar", frame: (0, 800, 390, 44), "<items>\(items.joined())</items>"))
  }

  private static let counted: [FalseAlarm] = [
    FalseAlarm(
      name: "six items that fit", rule: HigBarCounts(), document: toolbar(4), findings: []),
    FalseAlarm(
      name: "six items that do not fit", rule: HigBarCounts(), document: toolbar(8),
      findings: ["fail warning"]),
  ]

  /// Texts in these sizes above five buttons; the first has this inside.
  private static func sheet(_ sizes: Int..., inside: String = "", outlets: String = "") -> String {
    let texts = sizes.enumerated().map { place, size in
      object(
        "label", "text=\"Add a card\"", id: "t\(place)",
        frame: (20, 60 * Double(place + 1), 350, 40),
        """
        <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>\
        \(place == 0 ? inside : "")
        """)
    }
    let buttons = (0..<5).map {
      object(
        "button", id: "b\($0)", frame: (20, 400 + 60 * Double($0), 350, 44),
        state("title=\"Card \($0)\""))
    }
    return xib(texts.joined() + buttons.joined(), outlets: outlets)
  }

  private static let heading = """
    <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" \
    staticText="YES" header="YES"/></accessibility>
    """

  private static let titled: [FalseAlarm] = [
    FalseAlarm(
      name: "a title that is not a heading", rule: ScreenWithoutTitle(), document: sheet(28, 17),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a title with the trait", rule: ScreenWithoutTitle(),
      document: sheet(28, 17, inside: heading),
      findings: []),
    FalseAlarm(
      name: "a title that code reaches", rule: ScreenWithoutTitle(),
      document: sheet(28, 17, outlets: outlets("t0")), findings: ["review warning"]),
    FalseAlarm(
      name: "two texts, one as large as the other", rule: ScreenWithoutTitle(),
      document: sheet(28, 28), findings: []),
    FalseAlarm(
      name: "a text like any other", rule: ScreenWithoutTitle(), document: sheet(17, 12),
      findings: []),
    FalseAlarm(
      name: "the name of a brand", rule: ScreenWithoutTitle(), document: sheet(60, 17),
      findings: []),
  ]

  /// Two labels without a colour in the file, on a view of this background.
  private static func dark(_ background: String, custom: String = "") -> String {
    let labels = ["a", "b"].map {
      object("label", "text=\"Total\" \(custom)", id: $0, frame: (20, $0 == "a" ? 10 : 40, 200, 24))
    }
    return xib(
      object(
        "view", id: "p", frame: (0, 100, 390, 200),
        "<subviews>\(labels.joined())</subviews><color key=\"backgroundColor\" \(background)/>"))
  }

  /// A label in a colour of the system on the system's background.
  private static func system(_ color: String) -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 100, 390, 200),
        """
        <subviews>\(label("text=\"Total\"", "<color key=\"textColor\" systemColor=\"\(color)\"/>"))\
        </subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/>
        """))
  }

  private static let dark: [FalseAlarm] = [
    FalseAlarm(
      name: "texts in the colour for labels on white, white on white in dark mode",
      rule: TextContrast(), document: dark("white=\"1\" alpha=\"1\""), findings: ["review error"]),
    FalseAlarm(
      name: "texts in the colour for labels on the colour for backgrounds", rule: TextContrast(),
      document: dark("systemColor=\"systemBackgroundColor\""), findings: []),
    FalseAlarm(
      name: "a text in the system's colour for secondary labels", rule: TextContrast(),
      document: system("secondaryLabelColor"), findings: []),
    FalseAlarm(
      name: "a text in the system's colour for tertiary labels", rule: TextContrast(),
      document: system("tertiaryLabelColor"), findings: ["fail error"]),
    FalseAlarm(
      name: "texts in a colour that a class sets", rule: TextContrast(),
      document: dark("white=\"1\" alpha=\"1\"", custom: "customClass=\"PriceLabel\""),
      findings: []),
  ]
}
