@testable import AuditRules

// Classes of false and trivial findings in 125 storyboards and xibs of 37 apps and libraries
// (docs/accuracy.md), each beside its counterpart that is still found.

extension FalseAlarm {
  private static func button(
    _ title: String, _ attributes: String = "", id: String = "l",
    frame: (x: Double, y: Double, width: Double, height: Double) = (20, 100, 200, 44)
  ) -> String {
    object(
      "button", attributes, id: id, frame: frame, "<state key=\"normal\" title=\"\(title)\"/>")
  }

  /// A button of AppKit's with what its cell says.
  private static func macButton(
    _ attributes: String, id: String = "l", toolTip: String = "",
    frame: (x: Double, y: Double, width: Double, height: Double) = (20, 100, 200, 18)
  ) -> String {
    object(
      "button", toolTip.isEmpty ? "" : "toolTip=\"\(toolTip)\"", id: id, frame: frame,
      "<buttonCell key=\"cell\" \(attributes) id=\"\(id)c\"/>")
  }

  static let realDesigns: [FalseAlarm] = realSizes + realTexts + realPlaces + realMac + realTitles

  private static let realSizes: [FalseAlarm] = [
    FalseAlarm(
      name: "a field as high as UIKit makes it", rule: TargetSize.platform,
      document: xib(
        object("textField", "borderStyle=\"roundedRect\"", frame: (20, 100, 200, 34))),
      findings: []),
    FalseAlarm(
      name: "a field of a class of the app's own, as high as UIKit makes it",
      rule: TargetSize.platform,
      document: xib(object("textField", "customClass=\"NameField\"", frame: (20, 100, 200, 40))),
      findings: []),
    FalseAlarm(
      name: "a field that is lower", rule: TargetSize.platform,
      document: xib(object("textField", frame: (20, 100, 200, 20))), findings: ["review warning"]),
    FalseAlarm(
      name: "a point less than it should be", rule: TargetSize.platform,
      document: xib(button("Buy", frame: (20, 100, 200, 43))), findings: []),
    FalseAlarm(
      name: "four points less", rule: TargetSize.platform,
      document: xib(button("Buy", frame: (20, 100, 200, 40))), findings: ["review note"]),
    FalseAlarm(
      name: "a button that fills a view whose sides are fixed", rule: TargetSize.platform,
      document: xib(
        object(
          "view", "translatesAutoresizingMaskIntoConstraints=\"NO\"", id: "p",
          frame: (20, 20, 35, 35),
          """
          <subviews>\(object(
            "button", "translatesAutoresizingMaskIntoConstraints=\"NO\"", frame: (0, 0, 35, 35),
            "<state key=\"normal\" title=\"X\"/>"))</subviews><constraints>\
          <constraint firstAttribute="width" constant="35" id="c1"/>\
          <constraint firstAttribute="height" constant="35" id="c2"/>\
          <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" id="c3"/>\
          <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" id="c4"/>\
          <constraint firstItem="l" firstAttribute="top" secondItem="p" secondAttribute="top" id="c5"/>\
          <constraint firstItem="l" firstAttribute="leading" secondItem="p" \
          secondAttribute="leading" id="c6"/></constraints>
          """)), findings: ["fail warning"]),
    FalseAlarm(
      name: "segments of a subclass of UIKit's control", rule: TargetSize.platform,
      document: xib(
        object(
          "segmentedControl", "customClass=\"PeriodControl\" segmentControlStyle=\"plain\"",
          frame: (20, 100, 200, 31),
          "<segments><segment title=\"Day\"/><segment title=\"Week\"/></segments>")),
      findings: []),
  ]

  private static let fixed =
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"

  private static let realTexts: [FalseAlarm] = [
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
      name: "a stub that code finds by its tag", rule: LabelIsStub(),
      document: xib(object("label", "text=\"Label\" tag=\"7\"")), findings: []),
    FalseAlarm(
      name: "the name of an app", rule: LabelIsIdentifier(),
      document: xib(object("label", "text=\"QuickTune\"")), findings: []),
    FalseAlarm(
      name: "a key of a table of texts", rule: LabelIsIdentifier(),
      document: xib(object("label", "text=\"monitor_control\"")), findings: ["review error"]),
    FalseAlarm(
      name: "a sign before a text that is read", rule: LabelEmojiHeavy(),
      document: xib(object("label", "text=\"⚠️ Changes take effect at once\"")), findings: []),
    FalseAlarm(
      name: "the title of a switch, which UIKit does not show", rule: TextClipped(),
      document: xib(
        object("switch", "title=\"Allow notifications of this app\"", frame: (20, 100, 51, 31))),
      findings: []),
    FalseAlarm(
      name: "two words that meet", rule: SpokenUnpronounceable(),
      document: xib(button("Start in fullscreen")), findings: []),
    FalseAlarm(
      name: "a name of two parts", rule: SpokenUnpronounceable(),
      document: xib(button("PNGCrush")), findings: []),
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
      name: "a search field that code may name", rule: PlaceholderOnlyField(),
      document: xib(
        object("searchBar", "placeholder=\"Find\"", frame: (0, 100, 390, 56)), outlets: outlets("l")
      ),
      findings: []),
    FalseAlarm(
      name: "a search field without a word that code may name", rule: MissingLabel(),
      document: xib(object("searchBar", frame: (0, 100, 390, 56)), outlets: outlets("l")),
      findings: []),
    FalseAlarm(
      name: "a form to sign in with", rule: HigSetupAtFirstLaunch(),
      document: stack("", inside: object("textField", "placeholder=\"Name\"")), findings: []),
    FalseAlarm(
      name: "one text for three fields in a row", rule: LabelFieldSeparated(),
      document: xib(
        object("label", "text=\"Your number\"", id: "t", frame: (20, 100, 200, 20))
          + object("textField", id: "a", frame: (20, 124, 60, 34))
          + object("textField", id: "b", frame: (90, 124, 60, 34))), findings: []),
    FalseAlarm(
      name: "a field that is higher than the text beside it", rule: LabelFieldSeparated(),
      document: xib(
        object("label", "text=\"Name\"", id: "t", frame: (20, 111, 60, 20))
          + object("textField", id: "a", frame: (90, 100, 200, 42))), findings: []),
  ]

  private static let tap = "<tapGestureRecognizer id=\"g\"/>"
  private static let pan = "<panGestureRecognizer id=\"g\"/>"
  private static let gesture = """
    <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" \
    id="og"/></connections>
    """

  private static func tapped(_ id: String, _ title: String, x: Double) -> String {
    object(
      "view", id: id, frame: (x, 100, 90, 44),
      "<subviews>\(object("label", "text=\"\(title)\"", id: id + "l", frame: (0, 10, 90, 20)))"
        + "</subviews>\(gesture.replacing("\"og\"", with: "\"og\(id)\""))")
  }

  private static let realPlaces: [FalseAlarm] = [
    FalseAlarm(
      name: "one question for views side by side", rule: TappableWithoutRole(),
      document: xib(tapped("a", "Share link", x: 20) + tapped("b", "Copy link", x: 120))
        .replacing("</objects>", with: tap + "</objects>"),
      findings: ["review error"]),
    FalseAlarm(
      name: "a button on a drawer", rule: ControlsOverlap(),
      document: xib(
        object("view", id: "d", frame: (0, 400, 390, 400), gesture)
          + button("Route", frame: (300, 380, 80, 44))
      ).replacing("</objects>", with: pan + "</objects>"), findings: []),
    FalseAlarm(
      name: "two controls that code shows in turn", rule: ControlsOverlap(),
      document: xib(
        button("Play", id: "a", frame: (20, 100, 100, 44))
          + button("Stop playing", id: "b", frame: (20, 100, 140, 44)),
        outlets: outlets("a", "b")),
      findings: []),
    FalseAlarm(
      name: "two controls of which one lies on the other", rule: ControlsOverlap(),
      document: xib(
        button("Play", id: "a", frame: (20, 100, 100, 44))
          + button("Stop playing", id: "b", frame: (90, 100, 140, 44))),
      findings: ["review error"]),
    FalseAlarm(
      name: "a panel that code shows over another", rule: ControlsOverlap(),
      document: xib(
        object(
          "view", id: "p", frame: (0, 100, 390, 200),
          "<subviews>\(button("Play", id: "a", frame: (20, 10, 100, 44)))</subviews>")
          + button("Stop playing", id: "b", frame: (60, 110, 140, 44)), outlets: outlets("p")),
      findings: []),
    FalseAlarm(
      name: "a panel beside the screen", rule: OffScreenElement(),
      document: xib(
        object(
          "view", id: "p", frame: (0, -300, 390, 280),
          """
          <subviews>\(button("Play", id: "a", frame: (20, 10, 100, 44)))\
          \(button("Stop", id: "b", frame: (20, 60, 100, 44)))</subviews>
          """)), findings: ["review error"]),
    FalseAlarm(
      name: "a row that is wider than its table", rule: ReflowOverflow(),
      document: xib(object("tableViewCell", frame: (-8, 100, 428, 44))), findings: []),
    FalseAlarm(
      name: "a width that longer texts leave", rule: EmptyFrame(),
      document: xib(
        object(
          "label", "text=\"Total\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
          frame: (20, 100, 0, 20))), findings: []),
  ]

  private static let realMac: [FalseAlarm] = [
    FalseAlarm(
      name: "a tool tip that names its button", rule: HintRepeatsLabel(),
      document: xib(
        macButton("type=\"push\" title=\"Import\"", toolTip: "Import (⏎)"), isMac: true),
      findings: []),
    FalseAlarm(
      name: "a hint that names its button", rule: HintRepeatsLabel(),
      document: xib(
        object(
          "button", "", frame: (20, 100, 200, 18),
          """
          <buttonCell key="cell" type="push" title="Import" id="c"/>\
          <accessibility help="Import"/>
          """), isMac: true),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a long tool tip", rule: SpokenTooLong(),
      document: xib(
        macButton(
          "type=\"check\" title=\"Cache\"",
          toolTip:
            "Keeps what was found between two starts of the app, so that the next search for "
            + "the same title is answered at once and no server is asked for it a second time"),
        isMac: true), findings: []),
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
      name: "the help button, which shows a sign", rule: TextClipped(),
      document: xib(
        macButton("type=\"help\" bezelStyle=\"helpButton\"", frame: (20, 100, 18, 25)), isMac: true),
      findings: []),
    FalseAlarm(
      name: "a matrix, whose cells are its elements", rule: ControlNotExposed(),
      document: xib(
        object(
          "matrix", "",
          """
          <cells><column><buttonCell type="radio" title="Weekly" id="c"/></column></cells>\
          <connections><action selector="pick:" target="-1" id="a"/></connections>
          """), isMac: true), findings: []),
    FalseAlarm(
      name: "the room around two controls of AppKit's", rule: ControlsOverlap(),
      document: xib(
        macButton("type=\"push\" title=\"Cancel\"", id: "a", frame: (20, 100, 82, 32))
          + macButton("type=\"push\" title=\"Import\"", id: "b", frame: (96, 100, 82, 32)),
        isMac: true), findings: []),
  ]

  /// A storyboard with two screens of the app's own controllers, the first as given.
  private static func stack(
    _ item: String, others: Int = 2, inside: String = ""
  ) -> String {
    let titled = (0..<others).map {
      scene(
        "T\($0)", "customClass=\"T\($0)Controller\"",
        "<navigationItem key=\"navigationItem\" title=\"Cart\" id=\"i\($0)\"/>")
    }
    return storyboard(
      """
      <scene sceneID="sN"><objects><navigationController id="N">\
      <navigationBar key="navigationBar" id="B">\
      <rect key="frame" x="0" y="47" width="390" height="44"/></navigationBar>\
      <connections><segue destination="A" kind="relationship" \
      relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
      \(scene("A", "customClass=\"AController\"", views: inside, item))\(titled.joined())
      """, initial: "N")
  }

  private static let untitled = "<navigationItem key=\"navigationItem\" id=\"i\"/>"

  private static let realTitles: [FalseAlarm] = [
    FalseAlarm(
      name: "a screen without a title among screens with one", rule: ScreenWithoutTitle(),
      document: stack(untitled), findings: ["review warning"]),
    FalseAlarm(
      name: "a screen without a title where code gives titles", rule: ScreenWithoutTitle(),
      document: stack(untitled, others: 0), findings: []),
    FalseAlarm(
      name: "a screen without a navigation item", rule: ScreenWithoutTitle(),
      document: stack(""), findings: ["review warning"]),
  ]
}
