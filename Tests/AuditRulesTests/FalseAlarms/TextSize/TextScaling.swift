@testable import AuditRules

// Whether a font follows the text size of the user, and whether it has to.

extension FalseAlarm {
  static let textScaling: [FalseAlarm] =
    [
      FalseAlarm(
        name: "a font of the control's own size", rule: TextTooSmall(),
        document: xib(
          viewInFrame(
            "label", "text=\"Total\"", frame: wideFrame,
            inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"0.0\"/>")),
        findings: []),
      FalseAlarm(
        name: "a bullet between two texts", rule: TextTooSmall(),
        document: xib(
          viewInFrame(
            "label", "text=\"•\"", frame: smallFrame,
            inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"7\"/>")),
        findings: []),
      FalseAlarm(
        name: "an emoji in a font of fixed size", rule: DynamicTypeUnsupported(),
        document: fixedFontButton("😎"), findings: ["fail warning"]),
      FalseAlarm(
        name: "an arrow in a font of fixed size", rule: DynamicTypeUnsupported(),
        document: fixedFontButton("→"), findings: []),
      FalseAlarm(
        name: "a class that the file gives a size for Dynamic Type", rule: DynamicTypeUnsupported(),
        document: attribute("dynamicTypeSize"), findings: []),
      FalseAlarm(
        name: "a class that the file gives something else", rule: DynamicTypeUnsupported(),
        document: attribute("cornerRadius"), findings: ["review warning"]),
      FalseAlarm(
        name: "a sign on a button that code knows", rule: DynamicTypeUnsupported(),
        document: xib(
          object("button", frame: (20, 100, 200, 44), state("title=\"+\"")), outlets: outlets("l")),
        findings: []),
      FalseAlarm(
        name: "a word on a button that code knows", rule: DynamicTypeUnsupported(),
        document: xib(
          object("button", frame: (20, 100, 200, 44), state("title=\"Add\"")), outlets: outlets("l")
        ),
        findings: ["fail warning"]),
      FalseAlarm(
        name: "the dots of a passcode", rule: DynamicTypeUnsupported(),
        document: xib(label("text=\"* * * *\""), outlets: outlets("l")), findings: []),
      FalseAlarm(
        name: "large fields for the characters of a code", rule: DynamicTypeUnsupported(),
        document: code(4, size: 48), findings: []),
      FalseAlarm(
        name: "small fields for the characters of a code", rule: DynamicTypeUnsupported(),
        document: code(4, size: 24),
        findings: Array(repeating: "fail warning", count: 4)),
      FalseAlarm(
        name: "a large field by itself", rule: DynamicTypeUnsupported(),
        document: code(1, size: 48), findings: ["fail warning"]),
      FalseAlarm(
        name: "an arrow of fixed size", rule: DynamicTypeUnsupported(),
        document: xib(object("label", "text=\"→\"", fixed)), findings: []),
      FalseAlarm(
        name: "an arrow that code replaces", rule: DynamicTypeUnsupported(),
        document: xib(object("label", "text=\"→\"", fixed), outlets: outlets("l")),
        findings: ["fail warning"]),
      FalseAlarm(
        name: "a class that is told its style", rule: DynamicTypeUnsupported(),
        document: xib(
          object(
            "label", "text=\"Total\" customClass=\"PriceLabel\"",
            fixed
              + """
              <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
              keyPath="textStyle" value="body"/></userDefinedRuntimeAttributes>
              """)), findings: []),
      FalseAlarm(
        name: "the smallest text of the Mac", rule: TextTooSmall(),
        document: xib(
          object(
            "textField", "",
            """
            <textFieldCell key="cell" title="5 hours" id="c">\
            <font key="font" metaFont="system" size="10"/></textFieldCell>
            """), isMac: true), findings: []),
      FalseAlarm(
        name: "the button of Apple's for signing in", rule: DynamicTypeUnsupported(),
        document: signIn("customClass=\"ASAuthorizationAppleIDButton\""), findings: []),
      FalseAlarm(
        name: "a button of an app's own class", rule: DynamicTypeUnsupported(),
        document: signIn("customClass=\"SignInButton\""), findings: ["review warning"]),
      FalseAlarm(
        name: "the default font of a button", rule: DynamicTypeUnsupported(),
        document: xib(object("button", "buttonType=\"system\"", state("title=\"Buy\""))),
        findings: ["fail warning"]),
      FalseAlarm(
        name: "the font of a configuration", rule: DynamicTypeUnsupported(),
        document: xib(
          object(
            "button", "buttonType=\"system\"",
            state("title=\"Button\"")
              + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Buy\"/>")),
        findings: []),
      FalseAlarm(
        name: "the font of a class of the app's own", rule: DynamicTypeUnsupported(),
        document: xib(object("button", "customClass=\"BuyButton\"", state("title=\"Buy\""))),
        findings: []),
      FalseAlarm(
        name: "a class of the app's own may scale its font", rule: DynamicTypeUnsupported(),
        document: xib(label("text=\"Total\" customClass=\"PriceLabel\"")),
        findings: ["review warning"]),
      FalseAlarm(
        name: "a plain label does not", rule: DynamicTypeUnsupported(),
        document: xib(label("text=\"Total\"")), findings: ["fail warning"]),
    ] + iconFonts + digits

  /// Texts that a font draws as icons, and one that it does not.
  private static let iconFonts: [FalseAlarm] = [
    ("MaterialIcons-Regular", []), ("FontAwesome5Free-Solid", []),
    ("Lato-Regular", ["fail warning"]),
  ].map { font, findings in
    FalseAlarm(
      name: "a text in \(font)", rule: DynamicTypeUnsupported(),
      document: xib(
        viewInFrame(
          "label", "text=\"notifications\"",
          inside: "<fontDescription key=\"fontDescription\" name=\"\(font)\" pointSize=\"24\"/>")),
      findings: findings)
  }

  private static let digits: [FalseAlarm] = [("60", [String]()), ("59", ["fail warning"])].map {
    size, findings in
    FalseAlarm(
      name: "a digit of \(size) points", rule: DynamicTypeUnsupported(),
      document: xib(
        """
        <label text="5" id="l"><rect key="frame" x="20" y="100" width="80" height="96"/>\
        <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
        """), findings: findings)
  }

  private static func fixedFontButton(_ title: String) -> String {
    xib(object("button", "buttonType=\"system\"", state("title=\"\(title)\"")))
  }

  private static func attribute(_ name: String) -> String {
    xib(
      label(
        "text=\"Total\" customClass=\"PriceLabel\"",
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
          + "keyPath=\"\(name)\" value=\"17\"/></userDefinedRuntimeAttributes>"))
  }

  /// Fields side by side in a font of this size.
  private static func code(_ count: Int, size: Int) -> String {
    let fields = (0..<count).map {
      object(
        "textField", id: "f\($0)", frame: (20 + 80 * Double($0), 100, 64, 62),
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
    }
    return xib(fields.joined())
  }

  private static let fixed =
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"

  private static func signIn(_ attributes: String) -> String {
    xib(
      object(
        "button", attributes, id: "p", frame: (20, 100, 200, 44),
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
          + state("title=\"Sign in\"")))
  }
}
