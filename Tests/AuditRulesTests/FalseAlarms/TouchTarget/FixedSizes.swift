@testable import AuditRules

// Sizes that the app decides, and how sure they are.

extension FalseAlarm {
  static let fixedSizes: [FalseAlarm] = [
    FalseAlarm(
      name: "a button without a frame, with the size of its constraints",
      rule: TargetSize.platform, document: withoutFrame(23), findings: ["fail warning"]),
    FalseAlarm(
      name: "a button without a frame, with a size that is large enough",
      rule: TargetSize.platform, document: withoutFrame(44), findings: []),
    FalseAlarm(
      name: "a size that constraints fix", rule: TargetSize.platform,
      document: xib(
        viewInFrame(
          "button", "translatesAutoresizingMaskIntoConstraints=\"NO\"", frame: smallFrame,
          inside:
            "<constraints>\(sizeConstraint("width", 24))\(sizeConstraint("height", 24))</constraints>"
        )),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a size of a class that may answer touches around it", rule: TargetSize.platform,
      document: xib(
        viewInFrame(
          "button", "customClass=\"BigButton\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
          frame: smallFrame, inside: "<constraints>\(sizeConstraint("width", 24))</constraints>")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a target of 45 dp", rule: TargetSize.platform,
      document: menuTarget("[60,100][105,145]"),
      findings: ["review note"]),
    FalseAlarm(
      name: "a target of 42 dp", rule: TargetSize.platform,
      document: menuTarget("[60,100][102,142]"),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a chip of 40 dp", rule: TargetSize.platform, document: menuTarget("[60,300][140,340]"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "an empty button that code fills", rule: TargetSize.platform,
      document: xib(
        constrained("button", width: 30),
        outlets: "<outlet property=\"add\" destination=\"l\" id=\"o\"/>"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "an empty button that nothing fills", rule: TargetSize.platform,
      document: xib(constrained("button", width: 30)), findings: ["fail warning"]),
    FalseAlarm(
      name: "a disabled field", rule: TargetSize.platform,
      document: xib(
        constrained("textField", "enabled=\"NO\" borderStyle=\"roundedRect\"", width: 26)),
      findings: []),
    FalseAlarm(
      name: "a disabled button of a capture", rule: TargetSize.platform,
      document: dump(
        bareNode(
          "widget.Button", "text=\"Buy\" clickable=\"true\" enabled=\"false\"", "[0,0][90,20]")),
      findings: []),
    FalseAlarm(
      name: "a button of 39 points", rule: TargetSize.platform, document: xib(button(300, 39)),
      findings: ["review note"]),
    FalseAlarm(
      name: "a button of 38 points", rule: TargetSize.platform, document: xib(button(300, 38)),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a field that is met along its width", rule: TargetSize.platform,
      document: source(pageElement("TextField", "label=\"Name\"", (20, 100, 300, 22))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a field that is neither wide nor high", rule: TargetSize.platform,
      document: source(pageElement("TextField", "label=\"Name\"", (20, 100, 22, 22))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a strip of equal controls", rule: TargetSize.platform,
      document: source(strip([54, 53, 54, 53])), findings: ["review note"]),
    FalseAlarm(
      name: "a strip with a larger control", rule: TargetSize.platform,
      document: source(strip([54, 53, 58])), findings: ["review note", "review note"]),
    FalseAlarm(
      name: "a point less than it should be", rule: TargetSize.platform,
      document: xib(titledButton("Buy", frame: (20, 100, 200, 43))), findings: []),
    FalseAlarm(
      name: "four points less", rule: TargetSize.platform,
      document: xib(titledButton("Buy", frame: (20, 100, 200, 40))), findings: ["review note"]),
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
  ]

  private static func withoutFrame(_ side: Int) -> String {
    xib(
      """
      <button id="b"><constraints><constraint firstAttribute="width" constant="\(side)" id="w"/>\
      <constraint firstAttribute="height" constant="\(side)" id="h"/></constraints>\
      <state key="normal" title="?"/></button>
      """)
  }

  private static func constrained(_ tag: String, _ attributes: String = "", width: Int) -> String {
    """
    <\(tag) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="l">
    <rect key="frame" x="20" y="100" width="\(width)" height="30"/></\(tag)>
    """
  }

  private static func button(_ width: Double, _ height: Double) -> String {
    object("button", id: "b", frame: (20, 100, width, height), state("title=\"Buy\""))
  }

  /// Controls in a row that fills its scroll view, each as wide as given.
  private static func strip(_ widths: [Int]) -> String {
    let buttons = widths.enumerated().map { day, width in
      pageElement("Button", "label=\"Day \(day)\"", (day * 60, 100, width, 40))
    }
    return pageElement("ScrollView", "", (0, 100, 390, 40), buttons.joined())
  }
}
