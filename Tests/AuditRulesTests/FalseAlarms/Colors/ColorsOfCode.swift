import TestSupport

@testable import AuditRules

// Whether the colours of a file are those that users see, or code, a state or the text itself decides.

extension FalseAlarm {
  static let colorsOfCode: [FalseAlarm] = [
    FalseAlarm(
      name: "colours that the file alone decides", rule: TextContrast(),
      document: labelOnSystemBackground("Total", color: faintGrey), findings: ["fail error"]),
    FalseAlarm(
      name: "colours of a class of the app's own", rule: TextContrast(),
      document: labelOnSystemBackground("Total", "customClass=\"PriceLabel\"", color: faintGrey),
      findings: ["review error"]),
    FalseAlarm(
      name: "a text that nobody can see in the design", rule: TextContrast(),
      document: labelOnSystemBackground(
        "Total", color: "white=\"1\" alpha=\"1\"", outlets: nameOutlet),
      findings: []),
    FalseAlarm(
      name: "two colours of the system's", rule: TextContrast(),
      document: labelOnSystemBackground("Total", color: "systemColor=\"secondaryLabelColor\""),
      findings: []),
    FalseAlarm(
      name: "a caption that is disabled", rule: TextContrast(), document: macXib(caption()),
      findings: ["review error"]),
    FalseAlarm(
      name: "an enabled one", rule: TextContrast(), document: macXib(caption("")), findings: []),
    FalseAlarm(
      name: "the caption of a disabled control", rule: TextContrast(),
      document: macXib(
        caption()
          + object(
            "popUpButton", id: "p", frame: (126, 96, 100, 25),
            "<popUpButtonCell key=\"cell\" enabled=\"NO\" id=\"pc\"/>")), findings: []),
    FalseAlarm(
      name: "a caption that a binding enables", rule: TextContrast(),
      document: macXib(
        caption(
          "enabled=\"NO\"",
          """
          <connections><binding destination="-2" name="enabled" keyPath="self.isOn" id="cb"/>\
          </connections>
          """)), findings: []),
    FalseAlarm(
      name: "a faint label whose text code sets", rule: TextContrast(), document: empty(0.56),
      findings: ["review error"]),
    FalseAlarm(
      name: "a dark label whose text code sets", rule: TextContrast(), document: empty(0.3),
      findings: []),
    FalseAlarm(
      name: "a faint label without a text", rule: TextContrast(),
      document: empty(0.56, outlets: ""), findings: []),
    FalseAlarm(
      name: "a disabled caption", rule: TextContrast(),
      document: xib(smallLabel("a", "Email", y: 100, "enabled=\"NO\"")), findings: ["review error"]),
    FalseAlarm(
      name: "a caption", rule: TextContrast(), document: xib(smallLabel("a", "Email", y: 100)),
      findings: []),
    FalseAlarm(
      name: "a colour that code finds by its tag", rule: TextContrast(),
      document: xib(
        object(
          "label", "text=\"Total\" tag=\"7\"",
          "<color key=\"textColor\" white=\"0.7\" alpha=\"1\" colorSpace=\"custom\"/>")
      ).replacing(
        "</subviews>",
        with: "</subviews><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"),
      findings: ["review error"]),
    FalseAlarm(
      name: "the colour of what users type", rule: TextContrast(), document: field(whiteText),
      findings: ["fail error"]),
    FalseAlarm(
      name: "such a colour that code may change", rule: TextContrast(),
      document: field(whiteText, outlets: outlets("f")), findings: ["review error"]),
    FalseAlarm(
      name: "such a colour on a dark background", rule: TextContrast(),
      document: field(whiteText, white: 0.2), findings: []),
    FalseAlarm(
      name: "a field without a colour for what users type", rule: TextContrast(),
      document: field("<nil key=\"textColor\"/>", white: 0.2), findings: []),
    FalseAlarm(
      name: "a text in the colour of its background", rule: TextContrast(),
      document: xib(text(white: 1)), findings: []),
    FalseAlarm(
      name: "a text in nearly the colour of its background", rule: TextContrast(),
      document: xib(text(white: 0.93)), findings: ["fail error"]),
    FalseAlarm(
      name: "the title that a button had before its configuration", rule: TextContrast(),
      document: xib(
        object(
          "view", id: "p", frame: (0, 0, 390, 400),
          "<subviews>"
            + object(
              "button", "",
              "<state key=\"normal\" title=\"Button\">"
                + "<color key=\"titleColor\" white=\"0.9\" alpha=\"1\"/></state>"
                + "<buttonConfiguration key=\"configuration\" style=\"plain\"/>") + "</subviews>"
            + "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>")), findings: []),
    FalseAlarm(
      name: "a white text on a white screen that code cannot reach", rule: TextContrast(),
      document: white(), findings: ["review error"]),
    FalseAlarm(
      name: "the same with an outlet", rule: TextContrast(),
      document: white(outlets: "<outlet property=\"terms\" destination=\"l\" id=\"o2\"/>"),
      findings: []),
    FalseAlarm(
      name: "a hint whose colour a runtime attribute sets", rule: TextContrast(),
      document: xib(
        """
        <textField opaque="NO" contentMode="scaleToFill" placeholder="User name" id="f">\
        <rect key="frame" x="20" y="100" width="200" height="34"/><color key="backgroundColor" \
        white="1" alpha="1"/><color key="textColor" white="0" alpha="1"/>\
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" \
        keyPath="_placeholderLabel.textColor"><color key="value" white="0.9" alpha="1"/>\
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></textField>
        """), findings: ["fail error"]),
  ]

  private static func caption(_ attributes: String = "enabled=\"NO\"", _ inside: String = "")
    -> String
  {
    object(
      "textField", id: "c", frame: (20, 100, 100, 17),
      """
      <textFieldCell key="cell" \(attributes) title="Sort by:" id="cc">\
      <color key="textColor" name="controlTextColor" catalog="System" colorSpace="catalog"/>\
      </textFieldCell>\(inside)
      """)
  }

  /// A label without a text in this grey, on white.
  private static func empty(_ white: Double, outlets: String = outletOfText) -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 100, 390, 200),
        "<subviews>"
          + labelInFont(
            "", id: "t", frame: (20, 10, 200, 24), "",
            "<color key=\"textColor\" white=\"\(white)\" alpha=\"1\"/>")
          + "</subviews><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"),
      outlets: outlets)
  }

  private static func field(_ color: String, white: Double = 0.68, outlets: String = "") -> String {
    xib(
      object(
        "textField", "borderStyle=\"none\"", id: "f",
        """
        <color key="backgroundColor" white="\(white)" alpha="1"/>\(color)\
        <fontDescription key="fontDescription" type="system" pointSize="12"/>
        """), outlets: outlets)
  }

  private static let whiteText = "<color key=\"textColor\" white=\"1\" alpha=\"1\"/>"

  /// A text on a white view.
  private static func text(white: Double) -> String {
    object(
      "view", id: "p", frame: (0, 0, 390, 400),
      "<subviews>"
        + object(
          "label", "text=\"Total\"", "<color key=\"textColor\" white=\"\(white)\" alpha=\"1\"/>")
        + "</subviews><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>")
  }

  private static func white(outlets: String = "") -> String {
    InterfaceBuilderDocument.xib(
      InterfaceBuilderDocument.owner(
        "Cart", connections: "<outlet property=\"view\" destination=\"v\" id=\"o\"/>" + outlets)
        + "\n"
        + InterfaceBuilderDocument.view(
          "v",
          """
          <label text="Terms" id="l"><rect key="frame" x="20" y="100" width="200" height="24"/>\
          <fontDescription key="fontDescription" type="system" pointSize="12"/><color key="textColor" \
          white="1" alpha="1"/></label>
          """, attributes: "contentMode=\"scaleToFill\"",
          after: "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"), attributes: tools,
      device: nil)
  }
}
