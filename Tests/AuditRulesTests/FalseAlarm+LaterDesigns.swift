@testable import AuditRules

// False findings that a judge named on files of the last draw, each beside its counterpart that is still found.

extension FalseAlarm {
  static let laterDesigns: [FalseAlarm] = texts + scenes + views + macSources

  private static func scaling(_ text: String, height: Int) -> String {
    """
    <label text="\(text)" adjustsFontForContentSizeCategory="YES" numberOfLines="2" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l">\
    <rect key="frame" x="16" y="100" width="343" height="\(height)"/><constraints>\
    <constraint firstAttribute="height" constant="\(height)" id="h"/></constraints>\
    <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label>
    """
  }

  private static func lines(_ count: Int) -> String {
    """
    <label text="Enter the whole address of the server, with its scheme, its name and its port" \
    numberOfLines="\(count)" translatesAutoresizingMaskIntoConstraints="NO" id="l">\
    <rect key="frame" x="16" y="100" width="300" height="21"/>\
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>\
    <view id="p"><rect key="frame" x="0" y="0" width="390" height="20"/><constraints>\
    <constraint firstItem="l" firstAttribute="top" secondItem="p" secondAttribute="bottom" id="t"/>\
    </constraints></view>
    """
  }

  private static let texts = [
    FalseAlarm(
      name: "a fixed height that holds the largest text", rule: TextClipped(),
      document: xib(scaling("Uh oh!", height: 75)), findings: []),
    FalseAlarm(
      name: "a fixed height that does not", rule: TextClipped(),
      document: xib(scaling("Uh oh!", height: 60)), findings: ["fail error"]),
    FalseAlarm(
      name: "a fixed height of one line for two", rule: TextClipped(),
      document: xib(scaling("Uh oh, try once more!", height: 75)), findings: ["fail error"]),
    FalseAlarm(
      name: "a label of five lines that is as high as its text", rule: TextClipped(),
      document: xib(lines(5)), findings: []),
    FalseAlarm(
      name: "a label of one line", rule: TextClipped(), document: xib(lines(1)),
      findings: ["review error"]),
  ]

  private static func shown(_ item: String, by segue: String) -> String {
    let start = object(
      "containerView", "",
      "<connections><segue destination=\"A\" kind=\"\(segue)\" id=\"g\"/></connections>")
    return storyboard(
      scene(
        "A", views: object("label", "text=\"Total\""),
        "<navigationItem key=\"navigationItem\" id=\"n\">\(item)</navigationItem>")
        + scene("B", views: start))
  }

  private static let send =
    "<barButtonItem key=\"rightBarButtonItem\" title=\"Send\" id=\"r\"/>"

  private static func titleView(_ key: String) -> String {
    object(
      "button", "key=\"\(key)\" userInteractionEnabled=\"NO\"", id: "b", frame: (0, 0, 80, 30),
      state("title=\"Cart\""))
  }

  private static let scenes = [
    FalseAlarm(
      name: "a bar of a scene that is only embedded", rule: ScreenWithoutTitle(),
      document: shown(send, by: "embed"), findings: []),
    FalseAlarm(
      name: "a bar of a scene that is presented", rule: ScreenWithoutTitle(),
      document: shown(send, by: "presentation"), findings: ["fail warning"]),
    FalseAlarm(
      name: "a button in the place of the title", rule: ScreenWithoutTitle(),
      document: shown(titleView("titleView") + send, by: "presentation"), findings: []),
  ]

  private static func picture(_ mac: String) -> String {
    object("slider", "customClass=\"Song\"", id: "s", frame: (20, 100, 200, 18), "")
      + object(
        "imageView", id: "i", frame: (20, 80, 200, 19),
        "<imageCell key=\"cell\" id=\"c\"/><connections>\(mac)</connections>")
  }

  private static let views = [
    FalseAlarm(
      name: "an image view of AppKit takes no click", rule: TargetSize.wcagMinimum,
      document: xib(
        picture("<action selector=\"play:\" target=\"-2\" id=\"a\"/>"), isMac: true), findings: []),
    FalseAlarm(
      name: "a view beside the owner's", rule: MissingLabel(),
      document: xib(
        "", outlets: "<outlet property=\"view\" destination=\"v\" id=\"o\"/>"
      ).replacing(
        "</objects>",
        with: object("button", frame: (0, 0, 44, 44), state("image=\"down\"")) + "</objects>"),
      findings: []),
    FalseAlarm(
      name: "a button in the owner's view", rule: MissingLabel(),
      document: xib(
        object("button", frame: (0, 0, 44, 44), state("image=\"down\"")),
        outlets: "<outlet property=\"view\" destination=\"v\" id=\"o\"/>"),
      findings: ["fail error"]),
  ]

  private static func mac(_ elements: String) -> String {
    """
    <XCUIElementTypeApplication elementType="2" label="" title="A" x="0" y="0" width="0" height="0">\
    <XCUIElementTypeWindow elementType="4" title="A" x="900" y="46" width="900" height="800">\
    \(elements)</XCUIElementTypeWindow><XCUIElementTypeMenuBar elementType="55" x="0" y="0" \
    width="1920" height="24"/></XCUIElementTypeApplication>
    """
  }

  private static func part(_ type: String, _ label: String, _ x: Int, _ side: Int) -> String {
    """
    <XCUIElementType\(type) elementType="9" label="\(label)" value="60" x="\(x)" y="100" \
    width="\(side)" height="\(side)"/>
    """
  }

  private static let macSources = [
    FalseAlarm(
      name: "a button in a window at the right of a Mac", rule: OffScreenElement(),
      document: mac(part("Button", "Send", 1700, 30)), findings: []),
    FalseAlarm(
      name: "a button beside all windows", rule: OffScreenElement(),
      document: mac(part("Button", "Send", 2400, 30)), findings: ["review error"]),
    FalseAlarm(
      name: "the divider of a split view", rule: MissingLabel(),
      document: mac(part("Splitter", "", 1000, 0)), findings: []),
    FalseAlarm(
      name: "a button without a label", rule: MissingLabel(),
      document: mac(part("Button", "", 1000, 30)), findings: ["fail error"]),
    FalseAlarm(
      name: "an image of two points", rule: LabelRepeatsRole(),
      document: mac(part("Image", "red point icon", 1000, 2)), findings: []),
    FalseAlarm(
      name: "an image that is seen", rule: LabelRepeatsRole(),
      document: mac(part("Image", "red point icon", 1000, 20)), findings: ["fail warning"]),
  ]
}
