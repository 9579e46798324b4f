import AuditRules

// What code moves from its place in a design, and what a text, a bar or a code entry has room for, each
// beside its counterpart.

extension FalseAlarm {
  static let movedDesigns: [FalseAlarm] = moved + sized + signs + counted

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
      findings: ["review warning"]),
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

  /// A label with its constraints, which belong to the view around it.
  private static func placed(_ constraints: String) -> String {
    xib(
      label("text=\"\(long)\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
        + "</subviews><constraints>\(constraints)</constraints><subviews>")
  }

  private static func edge(_ name: String, _ relation: String = "equal") -> String {
    """
    <constraint firstItem="l" firstAttribute="\(name)" relation="\(relation)" secondItem="v" \
    secondAttribute="\(name)" constant="20" id="\(name)"/>
    """
  }

  private static let sized: [FalseAlarm] = [
    FalseAlarm(
      name: "a text as wide as it needs to be", rule: TextClipped(),
      document: placed(edge("leading") + edge("trailing", "lessThanOrEqual")), findings: []),
    FalseAlarm(
      name: "a text between two edges", rule: TextClipped(),
      document: placed(edge("leading") + edge("trailing")), findings: ["review warning"]),
    FalseAlarm(
      name: "a text between an edge and its centre", rule: TextClipped(),
      document: placed(edge("leading") + edge("centerX")), findings: ["review warning"]),
    FalseAlarm(
      name: "the boxes of a code", rule: TargetSizePlatform(), document: boxes(4, width: 40),
      findings: []),
    FalseAlarm(
      name: "fewer fields than a code has", rule: TargetSizePlatform(),
      document: boxes(3, width: 40), findings: Array(repeating: "review warning", count: 3)),
    FalseAlarm(
      name: "boxes that are too small by far", rule: TargetSizePlatform(),
      document: boxes(4, width: 24), findings: Array(repeating: "review error", count: 4)),
  ]

  private static func boxes(_ count: Int, width: Double) -> String {
    xib(
      (0..<count).map {
        object(
          "textField", "borderStyle=\"line\"", id: "f\($0)",
          frame: (20 + 60 * Double($0), 100, width, 52))
      }.joined())
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
}
