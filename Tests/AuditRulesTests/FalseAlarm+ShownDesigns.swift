@testable import AuditRules

// Views that a design hides until code shows them, and facts about views that users never see, each beside its
// counterpart.

extension FalseAlarm {
  static let shownDesigns: [FalseAlarm] = hidden + unseen + system + asked

  private static func action(_ name: String) -> String {
    "<connections><action selector=\"\(name)\" destination=\"-1\" id=\"a\(name)\"/></connections>"
  }

  private static func macButton(
    _ attributes: String, id: String = "l",
    frame: (x: Double, y: Double, width: Double, height: Double) = (20, 100, 21, 23),
    _ inside: String = ""
  ) -> String {
    object(
      "button", id: id, frame: frame,
      "<buttonCell key=\"cell\" \(attributes) id=\"\(id)c\"/>" + inside)
  }

  private static let hidden: [FalseAlarm] = [
    FalseAlarm(
      name: "a hidden label that an outlet shows", rule: DynamicTypeUnsupported(),
      document: xib(label("text=\"Paid\" hidden=\"YES\""), outlets: outlets("l")),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a hidden label that nothing shows", rule: DynamicTypeUnsupported(),
      document: xib(label("text=\"Paid\" hidden=\"YES\"")), findings: []),
    FalseAlarm(
      name: "a transparent button that an outlet shows", rule: MissingLabel(),
      document: xib(
        object("button", "alpha=\"0.0\"", frame: (20, 100, 44, 44), state("image=\"down\"")),
        outlets: outlets("l")), findings: ["review error"]),
    FalseAlarm(
      name: "a button in a hidden view that an outlet shows", rule: MissingLabel(),
      document: xib(
        object(
          "view", "hidden=\"YES\"", id: "p",
          "<subviews>" + object("button", frame: (0, 0, 44, 44), state("image=\"down\""))
            + "</subviews>"), outlets: outlets("p")), findings: ["fail error"]),
    FalseAlarm(
      name: "a hidden button of a fixed size", rule: TargetSize.platform,
      document: xib(
        object(
          "button", "alpha=\"0.0\" fixedFrame=\"YES\"", frame: (20, 100, 30, 30),
          "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/>"
            + state("image=\"down\"")), outlets: outlets("l")), findings: ["fail warning"]),
    FalseAlarm(
      name: "a hidden button of a size that is not sure", rule: TargetSize.platform,
      document: xib(
        object(
          "button", "hidden=\"YES\" customClass=\"DownButton\"", frame: (20, 100, 30, 30),
          state("image=\"down\"")), outlets: outlets("l")), findings: []),
    FalseAlarm(
      name: "a field in a tab that is not open", rule: MissingLabel(),
      document: xib(
        object(
          "tabView", id: "t", frame: (0, 0, 390, 400),
          "<tabViewItems>"
            + ["first", "second"].map { tab in
              "<tabViewItem label=\"\(tab)\" identifier=\"\(tab)\" id=\"\(tab)\">"
                + object(
                  "view", "key=\"view\"", id: tab + "v", frame: (0, 0, 390, 360),
                  "<subviews>"
                    + (tab == "first"
                      ? ""
                      : object(
                        "textField", frame: (20, 20, 100, 22),
                        "<textFieldCell key=\"cell\" editable=\"YES\" id=\"fc\"/>"))
                    + "</subviews>") + "</tabViewItem>"
            }.joined() + "</tabViewItems>"), isMac: true), findings: ["fail error"]),
  ]

  private static let unseen: [FalseAlarm] = [
    FalseAlarm(
      name: "a title that its image leaves no room", rule: LabelInName(),
      document: iconButton(width: 32), findings: []),
    FalseAlarm(
      name: "a title beside its image", rule: LabelInName(),
      document: iconButton(width: 120), findings: ["fail error"]),
    FalseAlarm(
      name: "a title of no colour", rule: LabelInName(),
      document: xib(
        object(
          "button", "",
          "<accessibility key=\"accessibilityConfiguration\" label=\"Copy the key\"/>"
            + "<state key=\"normal\" title=\"Button\">"
            + "<color key=\"titleColor\" white=\"0.0\" alpha=\"0.0\"/></state>")), findings: []),
    FalseAlarm(
      name: "the template title of an icon that code only shows", rule: LabelIsStub(),
      document: iconButton(width: 32, label: nil, outlets: outlets("l")),
      findings: ["review error"]),
    FalseAlarm(
      name: "the template title of a button that code fills", rule: LabelIsStub(),
      document: iconButton(width: 120, label: nil, outlets: outlets("l")), findings: []),
    FalseAlarm(
      name: "the title that a button had before an image took its place", rule: LabelIsStub(),
      document: xib(
        object(
          "button", "",
          state("title=\"Button\"")
            + "<buttonConfiguration key=\"configuration\" style=\"plain\">"
            + "<backgroundConfiguration key=\"background\" image=\"seal\"/></buttonConfiguration>")),
      findings: []),
    FalseAlarm(
      name: "a template title that is too long", rule: TextClipped(),
      document: xib(object("button", frame: (20, 100, 20, 20), state("title=\"Button\""))),
      findings: []),
    FalseAlarm(
      name: "a title whose room its image takes", rule: TextClipped(),
      document: iconButton(width: 32, title: "Copy all"), findings: []),
    FalseAlarm(
      name: "a symbol beside a title", rule: LabelInName(),
      document: iconButton(width: 120, symbol: "square.and.arrow.up", size: 128),
      findings: ["fail error"]),
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
      name: "texts that stand in for each other", rule: RowNotGrouped(),
      document: xib(rows(thirdAt: 120)), findings: []),
    FalseAlarm(
      name: "texts side by side", rule: RowNotGrouped(), document: xib(rows(thirdAt: 240)),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "labels and their values", rule: RowNotGrouped(), document: xib(pairs(3)),
      findings: ["review warning"]),
    FalseAlarm(
      name: "two labels and their values", rule: RowNotGrouped(), document: xib(pairs(2)),
      findings: []),
    FalseAlarm(
      name: "a text that a binding gives", rule: LabelIsStub(),
      document: xib(
        object(
          "textField", "",
          "<textFieldCell key=\"cell\" title=\"Label\" id=\"c\"/><connections>"
            + "<binding destination=\"-2\" name=\"value\" keyPath=\"title\" id=\"b\"/></connections>"
        ), isMac: true), findings: []),
    FalseAlarm(
      name: "a text whose colour a binding gives", rule: LabelIsStub(),
      document: xib(
        object(
          "textField", "",
          "<textFieldCell key=\"cell\" title=\"Label\" id=\"c\"/><connections>"
            + "<binding destination=\"-2\" name=\"textColor\" keyPath=\"ink\" id=\"b\"/></connections>"
        ), isMac: true), findings: ["fail error"]),
    FalseAlarm(
      name: "a window whose frames are stale", rule: OffScreenElement(),
      document: xib(
        object(
          "view", "misplaced=\"YES\"", id: "p", frame: (0, 0, 600, 100),
          "<subviews>" + object("button", frame: (450, 20, 100, 44), state("title=\"Buy\""))
            + "</subviews>")), findings: []),
    FalseAlarm(
      name: "a window whose frames are not", rule: OffScreenElement(),
      document: xib(
        object(
          "view", id: "p", frame: (0, 0, 600, 100),
          "<subviews>" + object("button", frame: (450, 20, 100, 44), state("title=\"Buy\""))
            + "</subviews>")), findings: ["review error"]),
  ]

  /// A button of an icon of 24 points with the title that Interface Builder gives to all.
  private static func iconButton(
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

  /// A text on a white view.
  private static func text(white: Double) -> String {
    object(
      "view", id: "p", frame: (0, 0, 390, 400),
      "<subviews>"
        + object(
          "label", "text=\"Total\"", "<color key=\"textColor\" white=\"\(white)\" alpha=\"1\"/>")
        + "</subviews><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>")
  }

  /// Three rows of three texts; the second of each begins at 120 points.
  private static func rows(thirdAt x: Double) -> String {
    (0..<3).map { row in
      let texts = [(10, 100), (120, 100), (x, 80)].enumerated().map { number, place in
        object(
          "label", "text=\"Text \(row).\(number)\"", id: "t\(row)\(number)",
          frame: (place.0, 10, place.1, 20))
      }
      return object(
        "view", id: "r\(row)", frame: (0, 60 * Double(row), 390, 50),
        "<subviews>\(texts.joined())</subviews>")
    }.joined()
  }

  private static func pairs(_ count: Int) -> String {
    (0..<count).map { row in
      object(
        "label", "text=\"Size \(row):\"", id: "c\(row)", frame: (10, 40 * Double(row), 100, 20))
        + object(
          "label", "text=\"\(row) MB\"", id: "v\(row)", frame: (200, 40 * Double(row), 100, 20))
    }.joined()
  }

  private static let system: [FalseAlarm] = [
    FalseAlarm(
      name: "disclosure triangles side by side", rule: TargetSize.wcagMinimum,
      document: xib(
        [0.0, 16].map { x in
          macButton(
            "type=\"disclosureTriangle\" bezelStyle=\"disclosure\"", id: "d\(Int(x))",
            frame: (x, 100, 13, 13))
        }.joined(), isMac: true), findings: []),
    FalseAlarm(
      name: "small buttons of AppKit side by side", rule: TargetSize.wcagMinimum,
      document: templateButtons, findings: []),
    FalseAlarm(
      name: "buttons that AppKit's images name alike", rule: SameLabelDifferentAction(),
      document: templateButtons, findings: ["review error"]),
    FalseAlarm(
      name: "buttons that AppKit's images name alike, for people", rule: DuplicateLabel(),
      document: templateButtons, findings: ["fail warning"]),
    FalseAlarm(
      name: "a symbol that its name describes", rule: MissingLabel(),
      document: xib(
        object("button", frame: (20, 100, 44, 44), state("image=\"play\" catalog=\"system\""))),
      findings: []),
    FalseAlarm(
      name: "a symbol of an unknown description", rule: MissingLabel(),
      document: xib(
        object(
          "button", frame: (20, 100, 44, 44),
          state("image=\"slider.horizontal.3\" catalog=\"system\""))), findings: ["review error"]),
    FalseAlarm(
      name: "a check box for what is off", rule: LabelRepeatsState(),
      document: xib(macButton("type=\"check\" title=\"owners off\""), isMac: true), findings: []),
    FalseAlarm(
      name: "a slider of the app's own", rule: TargetSize.platform,
      document: xib(
        object("slider", "customClass=\"RadiusSlider\"", frame: (20, 100, 200, 31))), findings: []),
    FalseAlarm(
      name: "a slider of the app's own without a name", rule: MissingLabel(),
      document: xib(
        object("slider", "customClass=\"RadiusSlider\"", frame: (20, 100, 200, 31))),
      findings: ["review error"]),
  ]

  /// Two buttons of each kind, which touch.
  private static let templateButtons = xib(
    [(20.0, "Add", "addTag"), (41, "Remove", "removeTag"), (200, "Add", "addUser")].map {
      x, image, name in
      macButton(
        "type=\"smallSquare\" image=\"NS\(image)Template\" imagePosition=\"only\"",
        id: "b\(Int(x))",
        frame: (x, 100, 21, 23), action(name))
    }.joined(), isMac: true)

  private static let asked: [FalseAlarm] = [
    FalseAlarm(
      name: "a button in the margin of a text", rule: ControlsOverlap(),
      document: xib(
        object("textView", "text=\"\"", id: "t", frame: (20, 100, 300, 120))
          + object("button", frame: (300, 104, 30, 30), state("image=\"clear\""))), findings: []),
    FalseAlarm(
      name: "a button on a text", rule: ControlsOverlap(),
      document: xib(
        object("textView", "text=\"\"", id: "t", frame: (20, 100, 300, 120))
          + object("button", frame: (150, 104, 30, 30), state("image=\"clear\""))),
      findings: ["review error"]),
    FalseAlarm(
      name: "a text that names a class", rule: LabelIsIdentifier(),
      document: xib(label("text=\"UICollectionView\"")), findings: []),
    FalseAlarm(
      name: "a text that names its own class", rule: LabelIsIdentifier(),
      document: xib(label("text=\"UILabel\"")), findings: ["review error"]),
    FalseAlarm(
      name: "two texts that name keys", rule: LabelIsIdentifier(),
      document: xib(
        [100.0, 200].map { y in
          object(
            "button", id: "b\(Int(y))", frame: (20, y, 200, 44), state("title=\"force_install\""))
        }.joined()), findings: ["review error"]),
    FalseAlarm(
      name: "buttons with outlets and one letter", rule: DuplicateLabel(),
      document: xib(
        [100.0, 200].map { y in
          object("button", id: "b\(Int(y))", frame: (20, y, 44, 44), state("title=\"T\""))
        }.joined(), outlets: outlets("b100", "b200")), findings: ["review warning"]),
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
      name: "a button whose insets are off screen", rule: ReflowOverflow(),
      document: xib(
        object(
          "button", frame: (-10, 100, 49, 42),
          "<inset key=\"contentEdgeInsets\" minX=\"15\" minY=\"10\" maxX=\"15\" maxY=\"10\"/>"
            + state("image=\"play\""))), findings: []),
    FalseAlarm(
      name: "a field as high as the font that code gives it", rule: TargetSize.platform,
      document: xib(
        object(
          "textField", "translatesAutoresizingMaskIntoConstraints=\"NO\"",
          frame: (20, 100, 200, 17)), outlets: outlets("l")), findings: ["review warning"]),
  ]
}
