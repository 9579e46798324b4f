@testable import AuditRules

// Which views the tint colours, and which of the tints it is.

extension FalseAlarm {
  static let tints: [FalseAlarm] = [
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
          calibratedWhite("tintColor", 0.8) + state("title=\"Back\"")
            + "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Back\"/>")),
      findings: []),
    FalseAlarm(
      name: "a tinted button, which is not of the colour of the view", rule: TextContrast(),
      document: painted(
        object(
          "button", "buttonType=\"system\"",
          state("title=\"Back\"")
            + "<buttonConfiguration key=\"configuration\" style=\"tinted\" title=\"Back\">"
            + calibratedWhite("baseForegroundColor", 0.8) + "</buttonConfiguration>")), findings: []
    ),
    FalseAlarm(
      name: "a plain button, whose title has the tint", rule: TextContrast(),
      document: painted(
        object(
          "button", "buttonType=\"system\"",
          calibratedWhite("tintColor", 0.8) + state("title=\"Back\"")
            + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Back\"/>")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the bold title of the done style", rule: TextContrast(), document: barItem("done"),
      findings: []),
    FalseAlarm(
      name: "a title of the plain style", rule: TextContrast(), document: barItem("plain"),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a clear tint", rule: NonTextContrast(), document: faintIcon(alpha: 0), findings: []),
    FalseAlarm(
      name: "a faint tint", rule: NonTextContrast(), document: faintIcon(alpha: 0.3),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a title in the tint of the file", rule: TextContrast(),
      document: tintedScene(buy, tint: orange), findings: ["review error"]),
    FalseAlarm(
      name: "a title in the tint of a view around it", rule: TextContrast(),
      document: tintedScene(buy, orange, tint: blue), findings: ["review error"]),
    FalseAlarm(
      name: "a title in the tint of the system", rule: TextContrast(),
      document: tintedScene(buy, tint: blue), findings: []),
    FalseAlarm(
      name: "a title in white, whatever the tint", rule: TextContrast(),
      document: tintedScene(
        object(
          "view", id: "w", frame: (0, 60, 390, 200),
          whiteColor("backgroundColor", 0)
            + "<subviews>\(buttonOfState("buttonType=\"custom\"", "title=\"Buy\""))</subviews>"),
        tint: orange), findings: []),
    FalseAlarm(
      name: "a symbol in the tint of the file", rule: NonTextContrast(),
      document: tintedScene(
        buttonOfState("buttonType=\"custom\"", "image=\"stop\" catalog=\"system\""), tint: orange),
      findings: ["review error"]),
    FalseAlarm(
      name: "a picture of a button that is not drawn in the tint", rule: NonTextContrast(),
      document: tintedScene(buttonOfState("buttonType=\"custom\"", "image=\"boat\""), tint: orange),
      findings: []
    ),
    FalseAlarm(
      name: "a title in the tint of its bar, which has no colour", rule: TextContrast(),
      document: bar(orangeTint, item: "title=\"Cancel\""), findings: ["review error"]),
    FalseAlarm(
      name: "an icon in the tint of its bar, which has no colour", rule: NonTextContrast(),
      document: bar(orangeTint, item: gear), findings: ["review error"]),
    FalseAlarm(
      name: "a title in the tint of its bar on the colour of the bar", rule: TextContrast(),
      document: bar(whiteTint + red, item: "title=\"Cancel\""), findings: []),
    FalseAlarm(
      name: "an icon in a tint that is too near to the colour of the bar", rule: NonTextContrast(),
      document: bar(
        colorElement("tintColor", "red=\"0.8\" green=\"0.2\" blue=\"0\" alpha=\"1\"") + red,
        item: gear),
      findings: ["review error"]),
    FalseAlarm(
      name: "a title on a bar without colours", rule: TextContrast(),
      document: bar("", item: "title=\"Cancel\""), findings: []),
    FalseAlarm(
      name: "a title in the default tint on green", rule: TextContrast(),
      document: viewOnColor(system(), color: green), findings: ["review error"]),
    FalseAlarm(
      name: "a title in the default tint on white", rule: TextContrast(),
      document: viewOnColor(system(), color: "white=\"1\""), findings: []),
    FalseAlarm(
      name: "a title in a tint of its own", rule: TextContrast(),
      document: viewOnColor(
        system("", "<color key=\"tintColor\" white=\"0\" alpha=\"1\"/>"), color: green),
      findings: []),
    FalseAlarm(
      name: "a title in the system's tint on a green", rule: TextContrast(),
      document: onColor(red: 0.4, green: 1, blue: 0.4), findings: ["review error"]),
    FalseAlarm(
      name: "a title in the system's tint on a grey of the system", rule: TextContrast(),
      document: onColor(red: 0.949, green: 0.949, blue: 0.969), findings: []),
    FalseAlarm(
      name: "a title in the tint of the view around it on a green", rule: TextContrast(),
      document: onColor(
        red: 0.4, green: 1, blue: 0.4,
        outside: "<color key=\"tintColor\" white=\"0\" alpha=\"1\"/>"), findings: []),
  ]

  private static func painted(_ views: String, white: Double = 1) -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 0, 390, 400),
        "<subviews>\(views)</subviews>" + calibratedWhite("backgroundColor", white)))
  }

  private static func calibratedWhite(_ key: String, _ white: Double) -> String {
    "<color key=\"\(key)\" white=\"\(white)\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
  }

  private static func titled(
    _ attributes: String = "", background: Double, tint: Double, _ rest: String = ""
  ) -> String {
    painted(
      object(
        "button", attributes,
        calibratedWhite("backgroundColor", background) + calibratedWhite("tintColor", tint) + rest
          + state("title=\"Back\"")))
  }

  /// A bar item of 3.2:1 on white.
  private static func barItem(_ style: String) -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 0, 390, 400),
        "<subviews>"
          + object(
            "toolbar", id: "t", frame: (0, 300, 390, 44),
            "<items><barButtonItem title=\"Start\" style=\"\(style)\" id=\"i\">"
              + "<color key=\"tintColor\" white=\"0.565\" alpha=\"1\"/></barButtonItem></items>")
          + "</subviews><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"))
  }

  private static func faintIcon(alpha: Double) -> String {
    xib(
      """
      <view id="c"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\
      <button id="b"><rect key="frame" x="20" y="100" width="44" height="44"/>\
      <color key="tintColor" white="0.0" alpha="\(alpha)" colorSpace="calibratedWhite"/>\
      <state key="normal" image="link"/></button></subviews>\
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
      """)
  }

  private static let orange =
    "<color key=\"tintColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\"/>"

  private static let blue =
    "<color key=\"tintColor\" red=\"0\" green=\"0.47843137\" blue=\"1\" alpha=\"1\"/>"

  private static func buttonOfState(_ attributes: String, _ state: String) -> String {
    object("button", attributes, id: "b", Self.state(state))
  }

  private static let buy = buttonOfState("buttonType=\"system\"", "title=\"Buy\"")

  private static let orangeTint = colorElement(
    "tintColor", "red=\"1\" green=\"0.6\" blue=\"0.2\" alpha=\"1\"")

  private static let whiteTint = colorElement("tintColor", "white=\"1\" alpha=\"1\"")

  private static let red = colorElement(
    "barTintColor", "red=\"0.6\" green=\"0\" blue=\"0\" alpha=\"1\"")

  private static func bar(_ colors: String, item: String) -> String {
    storyboard(
      """
      <scene sceneID="sN"><objects><navigationController id="N"><navigationBar key="navigationBar" \
      id="B"><rect key="frame" x="0" y="47" width="390" height="44"/>\(colors)</navigationBar>\
      <connections><segue destination="A" kind="relationship" relationship="rootViewController" \
      id="r"/></connections></navigationController></objects></scene>\
      \(scene(
        "A", views: "",
        """
        <navigationItem key="navigationItem" title="Shop" id="n"><barButtonItem \
        key="rightBarButtonItem" \(item) id="i"/></navigationItem>
        """))
      """, initial: "N")
  }

  private static let gear = "image=\"gear\" catalog=\"system\""

  private static func system(_ attributes: String = "", _ inside: String = "") -> String {
    object(
      "button", "buttonType=\"system\" \(attributes)", id: "b", frame: (20, 10, 200, 44),
      inside + state("title=\"Buy\""))
  }

  private static let green = "red=\"0.3\" green=\"0.75\" blue=\"0.3\""

  private static func onColor(red: Double, green: Double, blue: Double, outside: String = "")
    -> String
  {
    xib(
      object(
        "view", id: "p", frame: (0, 0, 390, 844),
        """
        <subviews>\(object(
          "button", "buttonType=\"roundedRect\"", id: "b",
          """
          <color key="backgroundColor" red="\(red)" green="\(green)" blue="\(blue)" alpha="1"/>\
          \(state("title=\"Log in\""))
          """))</subviews>\(outside)
        """))
  }
}
