@testable import AuditRules

// Cases that an Interface Builder file decides, and those that it leaves to the app's code.

extension FalseAlarm {
  private static func view(
    _ tag: String, _ attributes: String = "",
    frame: String = "x=\"20\" y=\"100\" width=\"44\" height=\"44\"", inside: String = ""
  ) -> String {
    "<\(tag) \(attributes) id=\"l\"><rect key=\"frame\" \(frame)/>\(inside)</\(tag)>"
  }

  /// Buttons that UIKit draws and names, and one that it does not.
  static let systemButtons = [
    ("detailDisclosure", []), ("infoLight", []), ("infoDark", []), ("contactAdd", []),
    ("close", []),
    ("system", ["fail error"]),
  ].map { type, findings in
    FalseAlarm(
      name: "a button of the type \(type)", rule: MissingLabel(),
      document: xib(view("button", "opaque=\"NO\" buttonType=\"\(type)\"")), findings: findings)
  }

  /// Texts that a font draws as icons, and one that it does not.
  static let iconFonts = [
    ("MaterialIcons-Regular", []), ("FontAwesome5Free-Solid", []),
    ("Lato-Regular", ["fail warning"]),
  ].map { font, findings in
    FalseAlarm(
      name: "a text in \(font)", rule: DynamicTypeUnsupported(),
      document: xib(
        view(
          "label", "text=\"notifications\"",
          inside: "<fontDescription key=\"fontDescription\" name=\"\(font)\" pointSize=\"24\"/>")),
      findings: findings)
  }

  private static let outlet = "<outlet property=\"name\" destination=\"l\" id=\"o\"/>"
  private static let small = "x=\"20\" y=\"100\" width=\"24\" height=\"24\""
  private static let wide = "x=\"20\" y=\"100\" width=\"300\" height=\"44\""
  private static let icon = "<state key=\"normal\" image=\"cart\"/>"
  private static let called = """
    <accessibility key="accessibilityConfiguration" label="Show password"/>\
    <state key="normal" title="Button" image="eye"/>
    """

  private static func constraint(_ attribute: String, _ constant: Int) -> String {
    "<constraint firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"k\(attribute)\"/>"
  }

  /// The background of the view around is given after its subviews.
  private static func onBackground(
    _ text: String, _ attributes: String = "", color: String, outlets: String = ""
  ) -> String {
    xib(
      label("text=\"\(text)\" \(attributes)", "<color key=\"textColor\" \(color)/>"),
      outlets: outlets
    )
    .replacing(
      "</subviews>",
      with: "</subviews><color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>")
  }

  private static let buttonTrait = """
    <accessibility key="accessibilityConfiguration">\
    <accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/></accessibility>
    """

  /// A row of a table that is one accessibility element, with these views.
  private static func row(_ views: String) -> String {
    xib(
      """
      <tableViewCell id="c"><rect key="frame" x="0" y="100" width="390" height="64"/>
      <tableViewCellContentView key="contentView" id="cc">\
      <rect key="frame" x="0" y="0" width="390" height="64"/>
      <subviews>\(views)</subviews></tableViewCellContentView>
      <accessibility key="accessibilityConfiguration" label="Cart"><bool key="isElement" value="YES"/>\
      </accessibility></tableViewCell>
      """)
  }

  private static let grey = "white=\"0.7\" alpha=\"1\" colorSpace=\"custom\""

  static let decidedDesigns: [FalseAlarm] =
    systemButtons + iconFonts + words + sizes + colors + behaviour

  private static let words: [FalseAlarm] = [
    FalseAlarm(
      name: "an icon button that no code comes by", rule: MissingLabel(),
      document: xib(view("button", inside: icon)), findings: ["fail error"]),
    FalseAlarm(
      name: "an icon button with an outlet", rule: MissingLabel(),
      document: xib(view("button", inside: icon), outlets: outlet), findings: ["review error"]),
    FalseAlarm(
      name: "a field whose label of nothing code may fill", rule: MissingLabel(),
      document: xib(
        view(
          "textField", frame: wide,
          inside: "<accessibility key=\"accessibilityConfiguration\" label=\"\"/>"),
        outlets: outlet), findings: ["review error"]),
    FalseAlarm(
      name: "a wide button that shows nothing yet", rule: MissingLabel(),
      document: xib(
        view(
          "button", frame: wide, inside: "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/>"),
        outlets: outlet), findings: []),
    FalseAlarm(
      name: "a cell with a content configuration", rule: MissingLabel(),
      document: xib(
        view(
          "tableViewCell", frame: wide,
          inside: "<listContentConfiguration key=\"contentConfiguration\" text=\"History\"/>")),
      findings: []),
    FalseAlarm(
      name: "a cell that its data source fills", rule: MissingLabel(),
      document: xib(view("tableViewCell", frame: wide)), findings: []),
    FalseAlarm(
      name: "a field that no code comes by", rule: PlaceholderOnlyField(),
      document: xib(view("textField", "placeholder=\"Name\"", frame: wide)),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a slider whose range code may set", rule: AdjustableNoStep(),
      document: xib(
        view("slider", "minValue=\"0.0\" maxValue=\"0.0\"", frame: wide), outlets: outlet),
      findings: []),
    FalseAlarm(
      name: "a slider whose range no code comes by", rule: AdjustableNoStep(),
      document: xib(view("slider", "minValue=\"0.0\" maxValue=\"0.0\"", frame: wide)),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a title that Interface Builder gave", rule: LabelInName(),
      document: xib(view("button", inside: called), outlets: outlet), findings: []),
    FalseAlarm(
      name: "a title that code may replace", rule: LabelInName(),
      document: xib(
        view("button", inside: called.replacing("title=\"Button\"", with: "title=\"Reveal\"")),
        outlets: outlet), findings: ["review error"]),
    FalseAlarm(
      name: "a prototype text that nothing says", rule: UnexposedText(),
      document: xib(
        label(
          "text=\"DAY NAME\"",
          "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/></accessibility>"
        ), outlets: outlet), findings: []),
    FalseAlarm(
      name: "a prototype text of signs", rule: LabelSymbolOnly(),
      document: xib(label("text=\"...\""), outlets: outlet), findings: []),
  ]

  private static let sizes: [FalseAlarm] = [
    FalseAlarm(
      name: "a size that constraints fix", rule: TargetSize.platform,
      document: xib(
        view(
          "button", "translatesAutoresizingMaskIntoConstraints=\"NO\"", frame: small,
          inside: "<constraints>\(constraint("width", 24))\(constraint("height", 24))</constraints>"
        )),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a size of a class that may answer touches around it", rule: TargetSize.platform,
      document: xib(
        view(
          "button", "customClass=\"BigButton\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
          frame: small, inside: "<constraints>\(constraint("width", 24))</constraints>")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a switch as UIKit draws it", rule: TargetSize.platform,
      document: xib(
        view(
          "switch", "customClass=\"ThemedSwitch\"",
          frame: "x=\"20\" y=\"100\" width=\"51\" height=\"31\"")),
      findings: []),
    FalseAlarm(
      name: "a text that grows in a height that does not", rule: TextClipped(),
      document: xib(
        view(
          "label", "text=\"Total\" adjustsFontForContentSizeCategory=\"YES\"", frame: wide,
          inside: """
            <constraints>\(constraint("height", 44))</constraints>\
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            """)), findings: ["fail error"]),
    FalseAlarm(
      name: "the title that Interface Builder gives a bar", rule: LabelIsStub(),
      document: xib(
        view(
          "navigationBar", frame: wide,
          inside: "<items><navigationItem title=\"Title\" id=\"i\"/></items>")),
      findings: ["review error"]),
    FalseAlarm(
      name: "a font of the control's own size", rule: TextTooSmall(),
      document: xib(
        view(
          "label", "text=\"Total\"", frame: wide,
          inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"0.0\"/>")),
      findings: []),
    FalseAlarm(
      name: "a bullet between two texts", rule: TextTooSmall(),
      document: xib(
        view(
          "label", "text=\"•\"", frame: small,
          inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"7\"/>")),
      findings: []),
    FalseAlarm(
      name: "the room around a control of AppKit's", rule: ReflowOverflow(),
      document: xib(
        """
        <textField id="l"><rect key="frame" x="-2" y="100" width="200" height="16"/>\
        <textFieldCell key="cell" title="Name:" id="c"/></textField>
        """, isMac: true), findings: []),
    FalseAlarm(
      name: "a field of one point, for the system to fill in", rule: ControlNotExposed(),
      document: xib(
        view(
          "textField", frame: "x=\"20\" y=\"100\" width=\"1\" height=\"1\"",
          inside:
            "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/></accessibility>"
        )), findings: []),
  ]

  private static let colors: [FalseAlarm] = [
    FalseAlarm(
      name: "colours that the file alone decides", rule: TextContrast(),
      document: onBackground("Total", color: grey), findings: ["fail error"]),
    FalseAlarm(
      name: "colours of a class of the app's own", rule: TextContrast(),
      document: onBackground("Total", "customClass=\"PriceLabel\"", color: grey),
      findings: ["review error"]),
    FalseAlarm(
      name: "a text that nobody can see in the design", rule: TextContrast(),
      document: onBackground("Total", color: "white=\"1\" alpha=\"1\"", outlets: outlet),
      findings: []),
    FalseAlarm(
      name: "two colours of the system's", rule: TextContrast(),
      document: onBackground("Total", color: "systemColor=\"secondaryLabelColor\""), findings: []),
    FalseAlarm(
      name: "a fixed colour on one that changes in dark mode", rule: TextContrast(),
      document: onBackground("Total", color: "cocoaTouchSystemColor=\"darkTextColor\""),
      findings: ["review error"]),
    FalseAlarm(
      name: "a faint bullet", rule: TextContrast(), document: onBackground("•", color: grey),
      findings: []),
  ]

  private static func buttons(_ selector: String) -> String {
    [("b1", "Play"), ("b2", "Pause")].map { id, title in
      """
      <button id="\(id)"><rect key="frame" x="20" y="100" width="44" height="44"/>\
      <state key="normal" title="\(title)"/><connections>\
      <action selector="\(selector)" destination="-1" eventType="touchUpInside" id="x\(id)"/>\
      </connections></button>
      """
    }.joined()
  }

  private static let behaviour: [FalseAlarm] = [
    FalseAlarm(
      name: "a view that is a button by its trait alone, in a row that is one stop",
      rule: RowHidesControl(), document: row(view("view", inside: buttonTrait)), findings: []),
    FalseAlarm(
      name: "a button in a row that is one stop", rule: RowHidesControl(),
      document: row(view("button", inside: icon)), findings: ["fail error"]),
    FalseAlarm(
      name: "a handler that is told its sender", rule: SameActionDifferentLabel(),
      document: xib(buttons("tap:")), findings: []),
    FalseAlarm(
      name: "a handler that is not", rule: SameActionDifferentLabel(),
      document: xib(buttons("tap")), findings: ["fail error"]),
    FalseAlarm(
      name: "a drawer with a button on its grip", rule: DragOnly(),
      document: xib(
        view(
          "view", frame: wide,
          inside: """
            <subviews>\(buttons("tap"))</subviews><connections><outletCollection \
            property="gestureRecognizers" destination="g" appends="YES" id="og"/></connections>
            """)
      ).replacing("</objects>", with: "<panGestureRecognizer id=\"g\"/></objects>"),
      findings: []),
    FalseAlarm(
      name: "a row that takes over its switch", rule: NestedControls(),
      document: xib(
        view(
          "view", frame: wide,
          inside: """
            <accessibility key="accessibilityConfiguration" label="Sound"><accessibilityTraits \
            key="traits" button="YES"/><bool key="isElement" value="YES"/></accessibility>\
            <subviews><switch id="s"><rect key="frame" x="240" y="6" width="51" height="31"/></switch></subviews>
            """)), findings: []),
  ]
}
