import TestSupport

@testable import AuditRules

// False findings among all failures on the Interface Builder files at hand, each beside its counterpart.

extension FalseAlarm {
  static let allDesigns: [FalseAlarm] =
    fields + menus + touches + colours + marks + pages

  // MARK: - Fields and their labels

  private static func caption(_ text: String, x: Double = 20, width: Double = 90) -> String {
    object("label", "text=\"\(text)\"", id: "l", frame: (x, 107, width, 20))
  }

  private static func field(_ attributes: String = "", x: Double = 130) -> String {
    object("textField", attributes, id: "f", frame: (x, 100, 200, 34))
  }

  /// A text above its field, and what is beside the text and so read between the two.
  private static func above(_ caption: String, _ between: String, _ attributes: String = "")
    -> String
  {
    object("label", "text=\"\(caption)\"", frame: (20, 100, 200, 20)) + between
      + object("textField", attributes, id: "f", frame: (20, 124, 300, 34))
  }

  private static func button(_ title: String) -> String {
    object("button", id: "b", frame: (325, 100, 60, 20), state("title=\"\(title)\""))
  }

  private static func word(_ text: String, id: String = "w") -> String {
    object("label", "text=\"\(text)\"", id: id, frame: (325, 100, 60, 20))
  }

  /// A field on one page, and a text on another one that begins somewhat below.
  private static func pages(_ top: Double) -> String {
    object(
      "view", id: "p", frame: (0, 100, 390, 300),
      "<subviews>" + above("Number", "") + "</subviews>")
      + object(
        "view", id: "q", frame: (0, top, 390, 300),
        "<subviews>"
          + object("label", "text=\"Comment\"", id: "c", frame: (325, 200 - top, 60, 20))
          + "</subviews>")
  }

  private static let fields: [FalseAlarm] = [
    FalseAlarm(
      name: "a text whose frame reaches into that of its field", rule: LabelFieldSeparated(),
      document: xib(
        object("label", "text=\"Town\"", id: "t", frame: (20, 78, 100, 20))
          + caption("Street", width: 115) + field()), findings: []),
    FalseAlarm(
      name: "a button between a text and its field", rule: LabelFieldSeparated(),
      document: xib(above("Public key", button("Copy"))), findings: []),
    FalseAlarm(
      name: "a text between a text and its field", rule: LabelFieldSeparated(),
      document: xib(above("Public key", word("of Ann"))), findings: ["fail note"]),
    FalseAlarm(
      name: "an empty text between a text and its field", rule: LabelFieldSeparated(),
      document: xib(above("Public key", word(""))), findings: []),
    FalseAlarm(
      name: "a text on another page", rule: LabelFieldSeparated(), document: xib(pages(120)),
      findings: []),
    FalseAlarm(
      name: "a text on a page beside it", rule: LabelFieldSeparated(), document: xib(pages(250)),
      findings: ["fail note"]),
    FalseAlarm(
      name: "a text that names a value, not the field below", rule: LabelFieldSeparated(),
      document: xib(above("Version:", word("1.2"))), findings: []),
    FalseAlarm(
      name: "a placeholder without spaces", rule: LabelFieldSeparated(),
      document: xib(above("姓名", word("必填"), "placeholder=\"请输入您的真实姓名\"")), findings: []),
    FalseAlarm(
      name: "a placeholder with other words", rule: LabelFieldSeparated(),
      document: xib(above("姓名", word("必填"), "placeholder=\"请输入\"")),
      findings: ["fail note"]),
  ]

  // MARK: - Menus and run-time texts

  /// A menu with one item, itself an item of a menu.
  private static func menu(
    item: String, _ itemRest: String = "", _ attributes: String = "", _ rest: String = ""
  ) -> String {
    object(
      "menu", "title=\"Main\"", id: "m",
      """
      <items><menuItem title="Scans" \(attributes) id="s"><menu key="submenu" title="Scans" id="n">\
      <items><menuItem title="All" id="a"/><menuItem \(item) id="l">\(itemRest)</menuItem></items>\(rest)\
      </menu></menuItem></items>
      """)
  }

  /// A menu with two items.
  private static func second(_ attributes: String, _ rest: String) -> String {
    object(
      "menu", "title=\"Main\"", id: "m",
      "<items><menuItem title=\"All\" id=\"a\"/><menuItem \(attributes) id=\"l\">\(rest)</menuItem></items>"
    )
  }

  private static let delegate =
    "<connections><outlet property=\"delegate\" destination=\"-2\" id=\"d\"/></connections>"

  /// A xib with a menu.
  private static func menuFile(_ menu: String) -> String {
    InterfaceBuilderDocument.xib(menu, for: .macOS, attributes: tools)
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(name)" \
    value="\(value)"/></userDefinedRuntimeAttributes>
    """
  }

  private static let menus: [FalseAlarm] = [
    FalseAlarm(
      name: "a new item in a menu with a delegate", rule: LabelIsStub(),
      document: menuFile(menu(item: "title=\"Item\"", "", "", delegate)), findings: []),
    FalseAlarm(
      name: "a new item in a menu that code finds by its tag", rule: LabelIsStub(),
      document: menuFile(menu(item: "title=\"Item\"", "", "tag=\"7\"")), findings: []),
    FalseAlarm(
      name: "a new item in a menu that code does not know", rule: LabelIsStub(),
      document: menuFile(menu(item: "title=\"Item\"")), findings: ["fail error"]),
    FalseAlarm(
      name: "a view in place of the title of an item", rule: MissingLabel(),
      document: menuFile(
        second(
          "",
          "<connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>")),
      findings: []),
    FalseAlarm(
      name: "nothing in place of the title of an item", rule: MissingLabel(),
      document: menuFile(second("", "")), findings: ["fail error"]),
    FalseAlarm(
      name: "an empty attributed title of an item", rule: MissingLabel(),
      document: menuFile(
        second("title=\"New window\"", "<attributedString key=\"attributedTitle\"/>")),
      findings: []),
    FalseAlarm(
      name: "the key of a text as a run-time attribute", rule: LabelIsStub(),
      document: xib(label("text=\"Label\"", attribute("stringKey", "schedule.amount"))),
      findings: []),
    FalseAlarm(
      name: "the kind of a button as a run-time attribute", rule: LabelIsStub(),
      document: xib(label("text=\"Label\"", attribute("kind", "primary"))),
      findings: ["fail error"]),
  ]

  // MARK: - Touches

  private static func tapped(_ attributes: String) -> String {
    xib(
      object(
        "label", "text=\"Sent\" \(attributes)",
        "<connections><outletCollection property=\"gestureRecognizers\" destination=\"g\" id=\"c\"/>"
          + "</connections>")
    ).replacing("</objects>", with: "<tapGestureRecognizer id=\"g\"/></objects>")
  }

  private static let touches: [FalseAlarm] = [
    FalseAlarm(
      name: "a recogniser on a text that gets no touches", rule: TappableWithoutRole(),
      document: tapped("userInteractionEnabled=\"NO\""), findings: []),
    FalseAlarm(
      name: "a recogniser on a text that gets touches", rule: TappableWithoutRole(),
      document: tapped(""), findings: ["fail error"]),
    FalseAlarm(
      name: "a button that only shows a text", rule: RoleMissing(),
      document: xib(
        object(
          "button", "userInteractionEnabled=\"NO\"",
          state("title=\"Server\"")
            + "<accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" "
            + "notEnabled=\"YES\"/></accessibility>")), findings: []),
    FalseAlarm(
      name: "a button with the trait of none", rule: RoleMissing(),
      document: xib(
        object(
          "button", "",
          state("title=\"Server\"")
            + "<accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" "
            + "notEnabled=\"YES\"/></accessibility>")), findings: ["fail error"]),
    FalseAlarm(
      name: "the head of a pop-up button", rule: AdjacentRepeat(),
      document: xib(
        object(
          "textField", id: "t", frame: (20, 100, 80, 17),
          "<textFieldCell key=\"cell\" title=\"Key type\" id=\"tc\"/>")
          + object(
            "popUpButton", id: "p", frame: (110, 96, 120, 26),
            "<popUpButtonCell key=\"cell\" type=\"push\" title=\"RSA\" id=\"pc\">"
              + "<accessibility description=\"Key type\"/></popUpButtonCell>"), isMac: true),
      findings: []),
    FalseAlarm(
      name: "a statement to tick", rule: LabelRepeatsState(),
      document: check("title=\"Echo enabled\""), findings: []),
    FalseAlarm(
      name: "the state of a check box in its label", rule: LabelRepeatsState(),
      document: check(
        "title=\"\"",
        "<accessibility key=\"accessibilityConfiguration\" description=\"Echo enabled\"/>"),
      findings: ["fail warning"]),
  ]

  private static func check(_ attributes: String, _ rest: String = "") -> String {
    xib(
      object(
        "button", "", "<buttonCell key=\"cell\" type=\"check\" \(attributes) id=\"c\"/>" + rest),
      isMac: true)
  }

  // MARK: - Colours

  private static func painted(_ views: String, white: Double = 1) -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 0, 390, 400),
        "<subviews>\(views)</subviews>" + color("backgroundColor", white)))
  }

  private static func color(_ key: String, _ white: Double) -> String {
    "<color key=\"\(key)\" white=\"\(white)\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
  }

  private static func titled(
    _ attributes: String = "", background: Double, tint: Double, _ rest: String = ""
  ) -> String {
    painted(
      object(
        "button", attributes,
        color("backgroundColor", background) + color("tintColor", tint) + rest
          + state("title=\"Back\"")))
  }

  private static let colours: [FalseAlarm] = [
    FalseAlarm(
      name: "a button of the type custom, whose tint is not that of its title",
      rule: TextContrast(),
      document: titled(background: 0.2, tint: 0.25), findings: []),
    FalseAlarm(
      name: "a button of the type system, whose title has the tint", rule: TextContrast(),
      document: titled("buttonType=\"system\"", background: 0.2, tint: 0.25),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the white title of a button of the type custom", rule: TextContrast(),
      document: titled(background: 0.7, tint: 0), findings: ["fail error"]),
    FalseAlarm(
      name: "a white title that cannot be seen", rule: TextContrast(),
      document: titled(background: 0.95, tint: 0), findings: []),
    FalseAlarm(
      name: "a title of 18 points without a font", rule: TextContrast(),
      document: titled(background: 0.5, tint: 0), findings: []),
    FalseAlarm(
      name: "a filled button, whose tint is behind its title", rule: TextContrast(),
      document: painted(
        object(
          "button", "buttonType=\"system\"",
          color("tintColor", 0.8) + state("title=\"Back\"")
            + "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Back\"/>")),
      findings: []),
    FalseAlarm(
      name: "a tinted button, which is not of the colour of the view", rule: TextContrast(),
      document: painted(
        object(
          "button", "buttonType=\"system\"",
          state("title=\"Back\"")
            + "<buttonConfiguration key=\"configuration\" style=\"tinted\" title=\"Back\">"
            + color("baseForegroundColor", 0.8) + "</buttonConfiguration>")), findings: []),
    FalseAlarm(
      name: "a plain button, whose title has the tint", rule: TextContrast(),
      document: painted(
        object(
          "button", "buttonType=\"system\"",
          color("tintColor", 0.8) + state("title=\"Back\"")
            + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Back\"/>")),
      findings: ["fail error"]),
  ]

  // MARK: - Names of apps

  /// A screen of the app “Indoor Positioning” with a text in large letters above five fields.
  private static func headed(_ title: String, _ image: String = "") -> String {
    let fields = (0..<6).map {
      object(
        "button", id: "b\($0)", frame: (20, 300 + 60 * Double($0), 200, 44),
        state("title=\"A\($0)\""))
    }
    return storyboard(
      scene(
        "c",
        "customClass=\"Start\" customModule=\"Indoor_Positioning\" customModuleProvider=\"target\"",
        views: image
          + object(
            "label", "text=\"\(title)\"", frame: (20, 100, 300, 40),
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"28\"/>")
          + fields.joined()), initial: "c")
  }

  private static func logo(_ name: String) -> String {
    object("imageView", "image=\"\(name)\"", id: "i", frame: (20, 40, 300, 50))
  }

  private static let marks: [FalseAlarm] = [
    FalseAlarm(
      name: "the name of the app in large letters", rule: ScreenWithoutTitle(),
      document: headed("Indoor Positioning"), findings: []),
    FalseAlarm(
      name: "a title in large letters", rule: ScreenWithoutTitle(),
      document: headed("Indoor places"), findings: ["fail warning"]),
    FalseAlarm(
      name: "a name below its logo", rule: ScreenWithoutTitle(),
      document: headed("VENTURE", logo("orange-venture-logo")), findings: []),
    FalseAlarm(
      name: "a title below the logo", rule: ScreenWithoutTitle(),
      document: headed("Welcome", logo("orange-venture-logo")), findings: ["fail warning"]),
  ]

  // MARK: - Pages and columns

  private static func page(_ id: String, left: Double) -> String {
    object(
      "view", id: id, frame: (left, 100, 180, 200),
      "<subviews>"
        + object(
          "button", id: id + "b", frame: (20, 20 + left / 10, 80, 44), state("title=\"Cancel\""))
        + "</subviews>")
  }

  private static func columns(_ count: Int) -> String {
    xib(
      object(
        "view", id: "h", frame: (0, 0, 390, 40),
        "<subviews>"
          + (0..<count).map {
            object(
              "label", "text=\"Column \($0)\"", id: "c\($0)",
              frame: (20 + 150 * Double($0), 10, 120, 20),
              "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/>"
                + "</accessibility>")
          }.joined() + "</subviews>")
        + object("tableView", id: "t", frame: (0, 40, 390, 700)))
  }

  private static let pages: [FalseAlarm] = [
    FalseAlarm(
      name: "a button on each of two pages", rule: DuplicateLabel(),
      document: xib(page("p", left: 20) + page("q", left: 30)), findings: []),
    FalseAlarm(
      name: "a button on each of two halves", rule: DuplicateLabel(),
      document: xib(page("p", left: 0) + page("q", left: 200)), findings: ["fail warning"]),
    FalseAlarm(
      name: "buttons of one frame on two pages", rule: DuplicateClickableBounds(),
      document: xib(page("p", left: 20) + page("q", left: 20)), findings: []),
    FalseAlarm(
      name: "buttons of one frame on one page", rule: DuplicateClickableBounds(),
      document: xib(
        ["Back", "Next"].map { object("button", id: $0, state("title=\"\($0)\"")) }.joined()),
      findings: ["review error"]),
    FalseAlarm(
      name: "heads of columns that the file excludes", rule: UnexposedText(), document: columns(2),
      findings: ["review error", "review error"]),
    FalseAlarm(
      name: "one text that the file excludes", rule: UnexposedText(), document: columns(1),
      findings: ["fail error"]),
  ]
}
