@testable import AuditRules

// Classes of wrong findings on Interface Builder files of the draws of November 2026 (docs/accuracy.md), each
// beside its counterpart that is still found.

extension FalseAlarm {
  static let judgedDesigns: [FalseAlarm] = stubs + names + fields + places

  private static func outlet(_ id: String) -> String {
    "<outlet property=\"\(id)\" destination=\"\(id)\" id=\"o\(id)\"/>"
  }

  private static func button(
    _ state: String, _ attributes: String = "", id: String = "l", y: Double = 100,
    _ inside: String = ""
  ) -> String {
    object(
      "button", attributes, id: id, frame: (20, y, 200, 44),
      "<state key=\"normal\" \(state)/>\(inside)")
  }

  private static func action(_ selector: String) -> String {
    """
    <connections><action selector="\(selector)" destination="-1" eventType="touchUpInside" id="a"/>\
    </connections>
    """
  }

  private static func attribute(_ path: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(path)" \
    value="\(value)"/></userDefinedRuntimeAttributes>
    """
  }

  private static let segue =
    "<connections><segue destination=\"a\" kind=\"show\" id=\"g\"/></connections>"

  /// A tab bar whose second tab is a scene of this file, or a reference to another one.
  private static func tabs(
    isReference: Bool, _ item: String, customClass: String = ""
  ) -> String {
    let item = "<tabBarItem key=\"tabBarItem\" \(item) id=\"i\"/>"
    let second =
      isReference
      ? """
      <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="Home" id="b">\(item)\
      </viewControllerPlaceholder></objects></scene>
      """ : scene("b", "", item)
    return storyboard(
      scene("a", "title=\"Shop\"") + second + """
        <scene sceneID="s3"><objects><tabBarController id="t" \(customClass)>
        <tabBar key="tabBar" id="bar"><rect key="frame" x="0" y="0" width="390" height="49"/></tabBar>
        <connections>
        <segue destination="a" kind="relationship" relationship="viewControllers" id="g1"/>
        <segue destination="b" kind="relationship" relationship="viewControllers" id="g2"/>
        </connections></tabBarController></objects></scene>
        """, initial: "t")
  }

  private static let toolbar = object(
    "toolbar", id: "bar", frame: (0, 20, 390, 44),
    "<items><barButtonItem title=\"Item\" id=\"i\"/></items>")

  private static let stubs = [
    FalseAlarm(
      name: "a default text on a screen that a segue leads to", rule: LabelIsStub(),
      document: storyboard(
        scene("a", views: label("text=\"Label\""))
          + scene("b", "storyboardIdentifier=\"B\"", segue)), findings: ["fail error"]),
    FalseAlarm(
      name: "the tab of another storyboard", rule: LabelIsStub(),
      document: tabs(isReference: true, "title=\"Item\""), findings: []),
    FalseAlarm(
      name: "the tab of a scene", rule: LabelIsStub(),
      document: tabs(isReference: false, "title=\"Item\""), findings: ["fail error"]),
    FalseAlarm(
      name: "the tab of a controller that may set it", rule: LabelIsStub(),
      document: tabs(
        isReference: false, "title=\"Item\"", customClass: "customClass=\"ShopTabs\""),
      findings: ["review error"]),
    FalseAlarm(
      name: "the icon of another storyboard's tab", rule: MissingLabel(),
      document: tabs(isReference: true, "title=\"\" image=\"house\""), findings: []),
    FalseAlarm(
      name: "the icon of a scene's tab", rule: MissingLabel(),
      document: tabs(isReference: false, "title=\"\" image=\"house\""), findings: ["fail error"]),
    FalseAlarm(
      name: "an item in a bar whose items code sets", rule: LabelIsStub(),
      document: xib(toolbar, outlets: outlet("bar")), findings: []),
    FalseAlarm(
      name: "an item in a bar that code does not know", rule: LabelIsStub(),
      document: xib(toolbar), findings: ["fail error"]),
    FalseAlarm(
      name: "a text with the key of another one", rule: LabelIsStub(),
      document: xib(label("text=\"Label\"", attribute("locKey", "CART_TITLE"))), findings: []),
    FalseAlarm(
      name: "a text with the name of a style", rule: LabelIsStub(),
      document: xib(label("text=\"Label\"", attribute("usage", "rowSeparator"))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a text that no view holds", rule: LabelIsStub(),
      document: xib("").replacing(
        "<view contentMode", with: label("text=\"Label\"") + "<view contentMode"), findings: []),
  ]

  private static func tapped(_ attributes: String, _ inside: String = "") -> String {
    xib(
      label(
        "text=\"Terms\" \(attributes)",
        """
        \(inside)<gestureRecognizers/><connections><outletCollection property="gestureRecognizers" \
        destination="r" appends="YES" id="c"/></connections>
        """)
    ).replacing("</objects>", with: "<tapGestureRecognizer id=\"r\"/></objects>")
  }

  private static let names = [
    FalseAlarm(
      name: "the only control of a scene", rule: GenericLabel(),
      document: storyboard(scene("a", views: button("title=\"Go\""))), findings: []),
    FalseAlarm(
      name: "the only control of a scene, which points to a text", rule: GenericLabel(),
      document: storyboard(scene("a", views: button("title=\"More\""))), findings: ["fail error"]),
    FalseAlarm(
      name: "one of two controls of a scene", rule: GenericLabel(),
      document: storyboard(
        scene("a", views: button("title=\"Go\"") + button("title=\"Buy\"", id: "m", y: 200))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the only control of a part of a screen", rule: GenericLabel(),
      document: xib(button("title=\"Go\"")), findings: ["fail error"]),
    FalseAlarm(
      name: "an image with the name of the action", rule: MissingLabel(),
      document: xib(button("image=\"close\"", "", action("closeTapped:"))), findings: ["fail error"]
    ),
    FalseAlarm(
      name: "a text whose class may be a button", rule: TappableWithoutRole(),
      document: tapped("customClass=\"LinkLabel\""), findings: ["review error"]),
    FalseAlarm(
      name: "a text of such a class, whose accessibility the file describes",
      rule: TappableWithoutRole(),
      document: tapped(
        "customClass=\"LinkLabel\"",
        "<accessibility key=\"accessibilityConfiguration\" label=\"Terms of use\"/>"),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a text of UIKit's class", rule: TappableWithoutRole(), document: tapped(""),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the key of a message", rule: HigProblemWithoutRemedy(),
      document: storyboard(scene("a", views: label("text=\"ERROR_LABEL\""))), findings: []),
    FalseAlarm(
      name: "a message", rule: HigProblemWithoutRemedy(),
      document: storyboard(scene("a", views: label("text=\"Error\""))),
      findings: ["review warning"]),
  ]

  private static func field(
    _ attributes: String, id: String = "l", x: Double = 20, y: Double = 124, hint: String? = nil,
    label: String? = nil
  ) -> String {
    let words = [("hint", hint), ("label", label)].compactMap { name, text in
      text.map { "\(name)=\"\($0)\"" }
    }
    return object(
      "textField", attributes, id: id, frame: (x, y, 150, 34),
      words.isEmpty
        ? ""
        : "<accessibility key=\"accessibilityConfiguration\" \(words.joined(separator: " "))/>")
  }

  private static func hinted(_ state: String, _ hint: String) -> String {
    button(state, "", "<accessibility key=\"accessibilityConfiguration\" hint=\"\(hint)\"/>")
  }

  /// Two texts side by side, each above its field.
  private static func columns(_ first: String, _ second: String) -> String {
    xib(
      object("label", "text=\"Name\"", id: "n", frame: (20, 100, 150, 20))
        + object("label", "text=\"Town\"", id: "t", frame: (200, 100, 150, 20))
        + field("placeholder=\"\(first)\"", id: "f")
        + field("placeholder=\"\(second)\"", id: "g", x: 200))
  }

  private static let fields = [
    FalseAlarm(
      name: "a hint in place of a label", rule: HintGrammar(),
      document: xib(field("placeholder=\"10.0.0.1\"", hint: "Host name")), findings: []),
    FalseAlarm(
      name: "a hint beside a label", rule: HintGrammar(),
      document: xib(field("", hint: "Host name", label: "Server")), findings: ["fail note"]),
    FalseAlarm(
      name: "a hint in place of a button's label", rule: HintGrammar(),
      document: xib(hinted("image=\"cross\"", "Close")), findings: []),
    FalseAlarm(
      name: "a gesture in place of a button's label", rule: HintGrammar(),
      document: xib(hinted("image=\"cross\"", "Tap to close")), findings: ["fail note"]),
    FalseAlarm(
      name: "a command as a hint", rule: HintGrammar(),
      document: xib(hinted("title=\"Cart\"", "Close")), findings: ["fail note"]),
    FalseAlarm(
      name: "a hint that is no name", rule: HintGrammar(),
      document: xib(field("placeholder=\"10.0.0.1\"", hint: "test")), findings: ["fail note"]),
    FalseAlarm(
      name: "a field that is never filled in", rule: PlaceholderOnlyField(),
      document: xib(field("placeholder=\"2017\" enabled=\"NO\"")), findings: []),
    FalseAlarm(
      name: "a field that code may enable", rule: PlaceholderOnlyField(),
      document: xib(field("placeholder=\"2017\" enabled=\"NO\""), outlets: outlet("l")),
      findings: ["review error"]),
    FalseAlarm(
      name: "a text inside another field", rule: LabelFieldSeparated(),
      document: xib(
        field("placeholder=\"07700 900123\"", id: "f", y: 100)
          + field("placeholder=\"Ann\"", id: "g", y: 140)
          + object("label", "text=\"Phone\"", id: "p", frame: (24, 106, 60, 20))
          + object("label", "text=\"Note\"", id: "n", frame: (24, 146, 60, 20))), findings: []),
    FalseAlarm(
      name: "placeholders with a word of the texts", rule: LabelFieldSeparated(),
      document: columns("Your name", "Town or city"), findings: []),
    FalseAlarm(
      name: "placeholders that are examples", rule: LabelFieldSeparated(),
      document: columns("Ann", "Leeds"), findings: ["fail note", "fail note"]),
  ]

  private static func rows(_ counts: [Int]) -> String {
    xib(
      counts.enumerated().map { row, count in
        object(
          "view", id: "r\(row)", frame: (0, 100 + 60 * Double(row), 390, 50),
          "<subviews>"
            + (0..<count).map {
              object(
                "label", "text=\"\(row) \($0)\"", id: "r\(row)l\($0)",
                frame: (20 + 70 * Double($0), 10, 60, 20))
            }.joined() + "</subviews>")
      }.joined())
  }

  private static func twins(_ one: String, _ other: String, y: Double = 100) -> String {
    button("title=\"Log in\"", id: one, y: y) + button("image=\"gear\"", id: other, y: y)
  }

  /// A view with three texts and some buttons.
  private static func part(_ number: Int, controls: Int) -> String {
    let texts = (0..<3).map {
      object(
        "label", "text=\"\(number) \($0)\"", id: "p\(number)l\($0)",
        frame: (60, 10 + 50 * Double($0), 200, 20))
    }
    let buttons = (0..<controls).map {
      object(
        "button", id: "p\(number)b\($0)", frame: (10, 50 * Double($0), 44, 44),
        "<state key=\"normal\" title=\"\(number)\($0)\"/>")
    }
    return object(
      "view", id: "p\(number)", frame: (0, 100 + 160 * Double(number), 390, 150),
      "<subviews>\((texts + buttons).joined())</subviews>")
  }

  private static let places = [
    FalseAlarm(
      name: "views that hold different numbers of texts", rule: RowNotGrouped(),
      document: rows([3, 4, 5]), findings: []),
    FalseAlarm(
      name: "views that hold the same number of texts", rule: RowNotGrouped(),
      document: rows([3, 3, 3]), findings: ["fail warning"]),
    FalseAlarm(
      name: "controls in one place, twice, of which code shows one",
      rule: DuplicateClickableBounds(),
      document: xib(
        twins("l", "m") + twins("n", "p", y: 200),
        outlets: ["l", "m", "n", "p"].map(outlet).joined()), findings: []),
    FalseAlarm(
      name: "controls in one place, twice, of which code knows some",
      rule: DuplicateClickableBounds(),
      document: xib(
        twins("l", "m") + twins("n", "p", y: 200), outlets: ["l", "m", "n"].map(outlet).joined()),
      findings: ["review error"]),
    FalseAlarm(
      name: "controls in one place, once", rule: DuplicateClickableBounds(),
      document: xib(twins("l", "m"), outlets: outlet("l") + outlet("m")), findings: []),
    FalseAlarm(
      name: "parts of a form, each with controls", rule: RowNotGrouped(),
      document: xib((0..<3).map { part($0, controls: 3) }.joined()), findings: []),
    FalseAlarm(
      name: "rows, each with a control", rule: RowNotGrouped(),
      document: xib((0..<3).map { part($0, controls: 1) }.joined()), findings: ["fail warning"]),
    FalseAlarm(
      name: "many texts, one of which may be a heading by its class",
      rule: TooManyStopsWithoutHeading(), document: texts(26, customClass: "TitleLabel"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "many texts of UIKit's class", rule: TooManyStopsWithoutHeading(),
      document: texts(26), findings: ["fail warning"]),
  ]

  private static func texts(_ count: Int, customClass: String? = nil) -> String {
    xib(
      (0..<count).map { number in
        let custom = number > 0 ? "" : customClass.map { "customClass=\"\($0)\"" } ?? ""
        return object(
          "label", "text=\"Text \(number)\" \(custom)", id: "l\(number)",
          frame: (20, 20 + 30 * Double(number), 200, 20))
      }.joined())
  }
}
