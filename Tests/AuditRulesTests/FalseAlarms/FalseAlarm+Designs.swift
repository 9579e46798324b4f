@testable import AuditRules

// The views in storyboards and xibs.

extension FalseAlarm {
  /// A view of an Interface Builder file.
  static func object(
    _ tag: String, _ attributes: String = "", id: String = "l",
    frame: (x: Double, y: Double, width: Double, height: Double) = (20, 100, 200, 44),
    _ inside: String = ""
  ) -> String {
    """
    <\(tag) \(attributes) id="\(id)"><rect key="frame" x="\(frame.x)" y="\(frame.y)" \
    width="\(frame.width)" height="\(frame.height)"/>\(inside)</\(tag)>
    """
  }

  static func state(_ attributes: String) -> String {
    "<state key=\"normal\" \(attributes)/>"
  }

  static func outlets(_ ids: String...) -> String {
    ids.map { "<outlet property=\"p\($0)\" destination=\"\($0)\" id=\"o\($0)\"/>" }.joined()
  }

  static func runtimeAttribute(_ name: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(name)" \
    value="\(value)"/></userDefinedRuntimeAttributes>
    """
  }

  /// Grey on a white view in a black one.
  static func wordOnCard(y: Double, _ height: Double, on picture: String = "") -> String {
    func color(_ key: String, _ part: Double) -> String {
      """
      <color key="\(key)" red="\(part)" green="\(part)" blue="\(part)" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/>
      """
    }
    let text = object(
      "label", "text=\"Total\"", frame: (20, y, 200, height), color("textColor", 0.4))
    let card = object(
      "view", id: "s", frame: (0, 100, 390, 40),
      "<subviews>\(text)</subviews>" + color("backgroundColor", 1))
    return xib(
      object(
        "view", id: "w", frame: (0, 0, 390, 844),
        "<subviews>\(picture)\(card)</subviews>" + color("backgroundColor", 0)))
  }

  static func viewInFrame(
    _ tag: String, _ attributes: String = "",
    frame: String = "x=\"20\" y=\"100\" width=\"44\" height=\"44\"", inside: String = ""
  ) -> String {
    "<\(tag) \(attributes) id=\"l\"><rect key=\"frame\" \(frame)/>\(inside)</\(tag)>"
  }

  static let nameOutlet = "<outlet property=\"name\" destination=\"l\" id=\"o\"/>"

  static let smallFrame = "x=\"20\" y=\"100\" width=\"24\" height=\"24\""

  static let wideFrame = "x=\"20\" y=\"100\" width=\"300\" height=\"44\""

  static let cartIcon = "<state key=\"normal\" image=\"cart\"/>"

  static func sizeConstraint(_ attribute: String, _ constant: Int) -> String {
    "<constraint firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"k\(attribute)\"/>"
  }

  /// The background of the view around is given after its subviews.
  static func labelOnSystemBackground(
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

  static let faintGrey = "white=\"0.7\" alpha=\"1\" colorSpace=\"custom\""

  static func playAndPause(_ selector: String) -> String {
    [("b1", "Play"), ("b2", "Pause")].map { id, title in
      """
      <button id="\(id)"><rect key="frame" x="20" y="100" width="44" height="44"/>\
      <state key="normal" title="\(title)"/><connections>\
      <action selector="\(selector)" destination="-1" eventType="touchUpInside" id="x\(id)"/>\
      </connections></button>
      """
    }.joined()
  }

  static func calibratedGrey(_ key: String, _ white: Double, alpha: Double = 1) -> String {
    "<color key=\"\(key)\" white=\"\(white)\" alpha=\"\(alpha)\" colorSpace=\"calibratedWhite\"/>"
  }

  static func buyButtonOnWhite(
    _ attributes: String = "", title: String = "Buy", state: String = "", outlets: String = ""
  ) -> String {
    xib(
      """
      <view id="p"><rect key="frame" x="0" y="0" width="390" height="400"/><subviews>
      <button \(attributes) id="l"><rect key="frame" x="20" y="100" width="100" height="44"/>
      <state key="normal" title="\(title)" \(state)><color key="titleColor" white="0.9" alpha="1"/></state>
      </button></subviews><color key="backgroundColor" white="1" alpha="1"/></view>
      """, outlets: outlets)
  }

  static func outletTo(_ id: String) -> String {
    "<outlet property=\"\(id)\" destination=\"\(id)\" id=\"o\(id)\"/>"
  }

  static func stateButton(
    _ state: String, _ attributes: String = "", id: String = "l", y: Double = 100,
    _ inside: String = ""
  ) -> String {
    object(
      "button", attributes, id: id, frame: (20, y, 200, 44),
      "<state key=\"normal\" \(state)/>\(inside)")
  }

  static func accessibleField(
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

  static func labelInFont(
    _ words: String, id: String, frame: (Double, Double, Double, Double), size: Int = 17,
    bold: Bool = false, _ attributes: String = "", _ inside: String = ""
  ) -> String {
    object(
      "label", "text=\"\(words)\" \(attributes)", id: id, frame: frame,
      "\(inside)<fontDescription key=\"fontDescription\" type=\"\(bold ? "boldSystem" : "system")\" "
        + "pointSize=\"\(size)\"/>")
  }

  static func buttonCalled(_ title: String, frame: (Double, Double, Double, Double)) -> String {
    object("button", id: "b\(title)", frame: frame, state("title=\"\(title)\""))
  }

  static let outletOfText = "<outlet property=\"name\" destination=\"t\" id=\"o\"/>"

  static func rect(_ x: Int, _ y: Int, _ width: Int = 100, _ height: Int = 22) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  static func whiteColor(_ key: String, _ white: Double, alpha: Double = 1) -> String {
    "<color key=\"\(key)\" white=\"\(white)\" alpha=\"\(alpha)\"/>"
  }

  static func smallLabel(_ id: String, _ text: String, y: Double, _ attributes: String = "")
    -> String
  {
    object("label", "text=\"\(text)\" \(attributes)", id: id, frame: (10, y, 100, 20))
  }

  static func colorElement(_ key: String, _ values: String) -> String {
    "<color key=\"\(key)\" \(values)/>"
  }

  static func titledButton(
    _ title: String, _ attributes: String = "", id: String = "l",
    frame: (x: Double, y: Double, width: Double, height: Double) = (20, 100, 200, 44)
  ) -> String {
    object(
      "button", attributes, id: id, frame: frame, "<state key=\"normal\" title=\"\(title)\"/>")
  }

  static let gestureConnection = """
    <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" \
    id="og"/></connections>
    """

  /// A label in a font.
  static func plainLabelInFont(
    _ words: String, id: String, frame: (Double, Double, Double, Double), size: Int = 17,
    _ inside: String = "", bold: Bool = false
  ) -> String {
    object(
      "label", "text=\"\(words)\"", id: id, frame: frame,
      "\(inside)<fontDescription key=\"fontDescription\" type=\"\(bold ? "boldSystem" : "system")\" "
        + "pointSize=\"\(size)\"/>")
  }

  /// A label without a colour, or a button of the system's style, on a view of this colour.
  static func viewOnColor(_ view: String, color: String, outlets: String = "") -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 100, 390, 200),
        "<subviews>\(view)</subviews><color key=\"backgroundColor\" \(color) alpha=\"1\"/>"),
      outlets: outlets)
  }

  /// A label in this grey, on a view without a colour in the file.
  static func labelOnNothing(_ white: Double, _ inside: String = "") -> String {
    xib(
      inside
        + object(
          "label", "text=\"Total\"", id: "t", frame: (20, 100, 200, 24),
          "<color key=\"textColor\" white=\"\(white)\" alpha=\"1\"/>"))
  }

  static func arrowButton(_ inside: String = "", y: Double = 13) -> String {
    object("button", id: "b", frame: (360, y, 18, 18), state("image=\"arrow\"") + inside)
  }

  static func subviews(_ views: String) -> String { "<subviews>\(views)</subviews>" }

  static func actionConnection(_ name: String) -> String {
    "<connections><action selector=\"\(name)\" destination=\"-1\" id=\"a\(name)\"/></connections>"
  }

  /// A button of an icon of 24 points with the title that Interface Builder gives to all.
  static func iconButton(
    width: Double, title: String = "Button", label: String? = "Copy the key",
    symbol: String? = nil, size: Int = 24, outlets: String = ""
  ) -> String {
    let image = symbol ?? "copy"
    let catalog = symbol == nil ? "" : " catalog=\"system\""
    let accessibility =
      label.map { "<accessibility key=\"accessibilityConfiguration\" label=\"\($0)\"/>" } ?? ""
    return xib(
      object(
        "button", frame: (20, 100, width, 32),
        accessibility + state("title=\"\(title)\" image=\"\(image)\"\(catalog)")),
      outlets: outlets
    ).replacing(
      "</objects>",
      with: """
        </objects><resources><image name="\(image)"\(catalog) width="\(size)" \
        height="\(size)"/></resources>
        """)
  }
}
