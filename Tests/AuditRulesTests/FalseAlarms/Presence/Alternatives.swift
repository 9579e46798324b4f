@testable import AuditRules

// Views that code shows one at a time, and views that are shown together.

extension FalseAlarm {
  static let alternatives: [FalseAlarm] = [
    FalseAlarm(
      name: "two buttons of which code shows one", rule: DuplicateClickableBounds(),
      document: twoInOnePlace(["Reject call", "Cancel call"]), findings: []),
    FalseAlarm(
      name: "two buttons that constraints may part",
      rule: DuplicateClickableBounds(),
      document: twoInOnePlace(
        ["Reject call", "Cancel call"], "translatesAutoresizingMaskIntoConstraints=\"NO\""),
      findings: []),
    FalseAlarm(
      name: "two buttons of one title in one place", rule: DuplicateClickableBounds(),
      document: twoInOnePlace(["Call", "Call"]), findings: ["review error"]),
    FalseAlarm(
      name: "two controls of which a property hides one", rule: ControlsOverlap(),
      document: boxes("isOld", ""), findings: []),
    FalseAlarm(
      name: "two controls that a property hides together", rule: ControlsOverlap(),
      document: boxes("isOld", opposite), findings: ["review error"]),
    FalseAlarm(
      name: "two controls that two properties hide", rule: ControlsOverlap(),
      document: boxes("isNew", ""), findings: ["review error"]),
    FalseAlarm(
      name: "controls in one place, twice, of which code shows one",
      rule: DuplicateClickableBounds(),
      document: xib(
        twins("l", "m") + twins("n", "p", y: 200),
        outlets: ["l", "m", "n", "p"].map(outletTo).joined()), findings: []),
    FalseAlarm(
      name: "controls in one place, twice, of which code knows some",
      rule: DuplicateClickableBounds(),
      document: xib(
        twins("l", "m") + twins("n", "p", y: 200), outlets: ["l", "m", "n"].map(outletTo).joined()),
      findings: ["review error"]),
    FalseAlarm(
      name: "controls in one place, once", rule: DuplicateClickableBounds(),
      document: xib(twins("l", "m"), outlets: outletTo("l") + outletTo("m")), findings: []),
    FalseAlarm(
      name: "a header that code opens", rule: TextContrast(),
      document: header(outlets: "<outlet property=\"height\" destination=\"n\" id=\"o\"/>"),
      findings: []),
    FalseAlarm(
      name: "a header without a height", rule: TextContrast(), document: header(outlets: ""),
      findings: ["fail error"]),
    FalseAlarm(
      name: "two controls that code shows in turn", rule: ControlsOverlap(),
      document: xib(
        titledButton("Play", id: "a", frame: (20, 100, 100, 44))
          + titledButton("Stop playing", id: "b", frame: (20, 100, 140, 44)),
        outlets: outlets("a", "b")),
      findings: []),
    FalseAlarm(
      name: "two controls of which one lies on the other", rule: ControlsOverlap(),
      document: xib(
        titledButton("Play", id: "a", frame: (20, 100, 100, 44))
          + titledButton("Stop playing", id: "b", frame: (90, 100, 140, 44))),
      findings: ["review error"]),
    FalseAlarm(
      name: "a panel that code shows over another", rule: ControlsOverlap(),
      document: xib(
        object(
          "view", id: "p", frame: (0, 100, 390, 200),
          "<subviews>\(titledButton("Play", id: "a", frame: (20, 10, 100, 44)))</subviews>")
          + titledButton("Stop playing", id: "b", frame: (60, 110, 140, 44)), outlets: outlets("p")),
      findings: []),
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
    FalseAlarm(
      name: "texts that stand in for each other", rule: RowNotGrouped(),
      document: xib(rows(thirdAt: 120)), findings: []),
    FalseAlarm(
      name: "texts side by side", rule: RowNotGrouped(), document: xib(rows(thirdAt: 240)),
      findings: ["fail warning"]),
  ]

  private static func twoInOnePlace(_ titles: [String], _ attributes: String = "") -> String {
    xib(
      titles.enumerated().map {
        object("button", attributes, id: "b\($0)", state("title=\"\($1)\""))
      }.joined(), outlets: outlets("b0", "b1"))
  }

  /// A check box of a Mac that a property hides.
  private static func box(_ id: String, _ title: String, _ path: String, _ options: String)
    -> String
  {
    object(
      "button", id: id, frame: (20, 100, 200, 18),
      """
      <buttonCell key="cell" type="check" title="\(title)" id="c\(id)"/><connections>\
      <binding destination="-2" name="hidden" keyPath="\(path)" id="d\(id)">\(options)</binding>\
      </connections>
      """)
  }

  private static let opposite = """
    <dictionary key="options"><string key="NSValueTransformerName">NSNegateBoolean</string>\
    </dictionary>
    """

  private static func boxes(_ path: String, _ options: String) -> String {
    xib(
      box("p", "Show expired keys", "isOld", opposite)
        + box("q", "Use old servers", path, options)
        .replacing("x=\"20.0\"", with: "x=\"60.0\""), isMac: true)
  }

  private static func twins(_ one: String, _ other: String, y: Double = 100) -> String {
    stateButton("title=\"Log in\"", id: one, y: y) + stateButton("image=\"gear\"", id: other, y: y)
  }

  /// Dark grey on white, on a black page.
  private static func header(outlets: String) -> String {
    xib(
      """
      <view id="p"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\
      <view id="h"><rect key="frame" x="0" y="64" width="390" height="0.0"/><subviews>\
      <label text="Balance" id="l"><rect key="frame" x="20" y="20" width="200" height="24"/>\
      <color key="textColor" white="0.2" alpha="1" colorSpace="calibratedWhite"/></label></subviews>\
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>\
      <constraints><constraint firstAttribute="height" id="n"/></constraints></view></subviews>\
      <color key="backgroundColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></view>
      """, outlets: outlets)
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
}
