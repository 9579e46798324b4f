@testable import AuditRules

// False findings that a judge named on files of a further draw: captions of forms, bars that are not shown, rows and
// controls of the system, each beside its counterpart that is still found.

extension FalseAlarm {
  static let formDesigns: [FalseAlarm] =
    captions + ownBars + segments + bindings

  private static func caption(_ text: String, placeholder: String = "", y: Double = 100) -> String {
    object(
      "view", id: "v\(y)", frame: (20, y, 300, 70),
      "<subviews>"
        + object("label", "text=\"\(text)\"", id: "l\(y)", frame: (0, 0, 300, 20))
        + object(
          "textField", "placeholder=\"\(placeholder)\"", id: "f\(y)", frame: (0, 30, 300, 34))
        + "</subviews>")
  }

  private static let captions = [
    FalseAlarm(
      name: "the caption of a field with the word", rule: LabelIsStub(),
      document: xib(caption("Title", placeholder: "Title of the event")), findings: []),
    FalseAlarm(
      name: "the caption of a field whose outlet has the word", rule: LabelIsStub(),
      document: xib(
        caption("Title"),
        outlets: "<outlet property=\"titleField\" destination=\"f100.0\" id=\"o\"/>"), findings: []),
    FalseAlarm(
      name: "a caption among captions", rule: LabelIsStub(),
      document: xib(caption("Title") + caption("Contents", y: 200)), findings: []),
    FalseAlarm(
      name: "a word above a field of another name", rule: LabelIsStub(),
      document: xib(caption("Title", placeholder: "Search")), findings: ["fail error"]),
    FalseAlarm(
      name: "a new text among captions", rule: LabelIsStub(),
      document: xib(caption("Label") + caption("Contents", y: 200)), findings: ["fail error"]),
  ]

  private static func shown(_ view: String, _ rest: String, by kind: String) -> String {
    storyboard(
      scene(
        "A", "customClass=\"Detail\"", views: view,
        "<navigationItem key=\"navigationItem\" id=\"n\">\(rest)</navigationItem>")
        + scene(
          "B", "",
          "<connections><segue destination=\"A\" kind=\"\(kind)\" id=\"g\"/></connections>"))
  }

  private static func back(_ id: String, _ action: String) -> String {
    """
    <barButtonItem key="leftBarButtonItem" title="Back" id="\(id)"><connections>\
    <action selector="\(action):" destination="A" id="a\(id)"/></connections></barButtonItem>
    """
  }

  private static let ownBar = object(
    "navigationBar", id: "b", frame: (0, 20, 390, 44),
    "<items><navigationItem id=\"m\">\(back("i", "goBack"))</navigationItem></items>")

  private static let ownBars = [
    FalseAlarm(
      name: "the item of a scene with a bar of its own", rule: SameLabelDifferentAction(),
      document: shown(ownBar, back("j", "dismiss"), by: "showDetail"), findings: []),
    FalseAlarm(
      name: "the item of a scene that code may push", rule: SameLabelDifferentAction(),
      document: shown(ownBar, back("j", "dismiss"), by: "show"),
      findings: ["review error"]),
  ]

  private static func events(_ key: String) -> String {
    """
    <segmentedControl key="\(key)" id="s"><rect key="frame" x="0" y="0" width="200" height="30"/>\
    <segments><segment title="All"/><segment title="New"/></segments></segmentedControl>
    """
  }

  private static let segments = [
    FalseAlarm(
      name: "segments in the place of the title", rule: ScreenWithoutTitle(),
      document: shown("", events("titleView"), by: "presentation"), findings: []),
    FalseAlarm(
      name: "a button beside no title", rule: ScreenWithoutTitle(),
      document: shown(
        object("label", "text=\"Total\""),
        "<barButtonItem key=\"rightBarButtonItem\" title=\"Send\" id=\"r\"/>",
        by: "presentation"
      ).replacing("customClass=\"Detail\"", with: ""), findings: ["fail warning"]),
  ]

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

  private static let bindings = [
    FalseAlarm(
      name: "two controls of which a property hides one", rule: ControlsOverlap(),
      document: boxes("isOld", ""), findings: []),
    FalseAlarm(
      name: "two controls that a property hides together", rule: ControlsOverlap(),
      document: boxes("isOld", opposite), findings: ["review error"]),
    FalseAlarm(
      name: "two controls that two properties hide", rule: ControlsOverlap(),
      document: boxes("isNew", ""), findings: ["review error"]),
  ]
}
