@testable import AuditRules

// Views of the app's own classes and of libraries: whether they are controls, and whether they have stops.

extension FalseAlarm {
  static let ownViews: [FalseAlarm] = [
    FalseAlarm(
      name: "a control whose class has no module", rule: ControlNotExposed(),
      document: rating(""), findings: ["review error"]),
    FalseAlarm(
      name: "a control of the app's own class", rule: ControlNotExposed(),
      document: rating("customModule=\"Shop\" customModuleProvider=\"target\""),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a control without a module whose label the file states", rule: ControlNotExposed(),
      document: rating(
        "", "<accessibility key=\"accessibilityConfiguration\" label=\"Rating\"/>"),
      findings: ["fail error"]),
    exposed(
      "views of the app's own, asked once", own("StarRatingView", "a", y: 100),
      own("PieChart", "b", y: 250), own("ResultView", "c", y: 400), findings: ["review warning"]),
    exposed(
      "a class whose name says nothing", own("ResultView", "a", y: 100),
      findings: ["review warning"]),
    exposed(
      "stars that get no touches",
      own("StarRatingView", "a", y: 100, "userInteractionEnabled=\"NO\""),
      findings: ["review warning"]),
    exposed("a map", own("GMSMapView", "a", y: 100), findings: ["review warning"]),
    exposed(
      "a field for a signature as large as the screen",
      object("view", "customClass=\"PPSSignatureView\"", id: "a", frame: (0, 0, 390, 844)),
      findings: ["review warning"]),
    exposed(
      "a class that decorates", own("GradientCoverView", "a", y: 100),
      own("RoundedCornerView", "b", y: 250), findings: []),
    exposed(
      "an element of the app's own",
      object(
        "view", "customClass=\"GMSMapView\"", id: "a", frame: (20, 100, 300, 100),
        "<accessibility key=\"accessibilityConfiguration\" label=\"Map\">"
          + "<bool key=\"isElement\" value=\"YES\"/></accessibility>"), findings: []),
    FalseAlarm(
      name: "a view whose class is called a slider", rule: ControlNotExposed(),
      document: custom("TrimSlider"), findings: ["review warning"]),
    FalseAlarm(
      name: "a view whose class is called a chart", rule: ControlNotExposed(),
      document: custom("StepsChartView"), findings: ["review warning"]),
    FalseAlarm(
      name: "a chart that is hidden at first", rule: ControlNotExposed(),
      document: custom("StepsChartView", "hidden=\"YES\""), findings: ["review warning"]),
    FalseAlarm(
      name: "a view whose class says nothing", rule: ControlNotExposed(),
      document: custom("HeartView"), findings: ["review warning"]),
    FalseAlarm(
      name: "a view whose class is called a divider", rule: ControlNotExposed(),
      document: custom("ThinDivider"), findings: []),
    FalseAlarm(
      name: "a view of an unknown class", rule: ControlNotExposed(), document: recorder(),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a view of an unknown class with a label beside it", rule: ControlNotExposed(),
      document: recorder(
        object(
          "textField", id: "t", frame: (20, 101, 92, 17),
          "<textFieldCell key=\"cell\" title=\"Eject all:\" id=\"tc\"/>")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a view of an unknown class beside a check box", rule: ControlNotExposed(),
      document: recorder(
        object(
          "button", id: "t", frame: (20, 100, 130, 18),
          "<buttonCell key=\"cell\" type=\"check\" title=\"Eject all\" id=\"tc\"/>")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "stars of the app's own class in a row", rule: ControlNotExposed(),
      document: drawing("StarRatingView"), findings: ["review warning"]),
    FalseAlarm(
      name: "stars in a row that has a label", rule: ControlNotExposed(),
      document: drawing(
        "StarRatingView",
        label: """
          <accessibility key="accessibilityConfiguration" label="Support, 4 of 5 stars"/>
          """), findings: []),
    FalseAlarm(
      name: "a container of the app's own class in a row", rule: ControlNotExposed(),
      document: drawing("CardContainerView"), findings: []),
  ]

  /// A view of a class whose source is not read, which sends an action.
  private static func rating(_ attributes: String, _ content: String = "") -> String {
    xib(
      object(
        "view", "customClass=\"StarRating\" \(attributes)", id: "s", frame: (20, 100, 200, 44),
        content
          + "<connections><action selector=\"rate:\" destination=\"-1\" eventType=\"valueChanged\" id=\"as\"/></connections>"
      ))
  }

  private static func own(_ className: String, _ id: String, y: Double, _ attributes: String = "")
    -> String
  {
    object(
      "view", "customClass=\"\(className)\" \(attributes)", id: id, frame: (20, y, 300, 100))
  }

  private static func exposed(_ name: String, _ views: String..., findings: [String]) -> FalseAlarm
  {
    FalseAlarm(
      name: name, rule: ControlNotExposed(), document: xib(views.joined()), findings: findings)
  }

  private static func custom(_ name: String, _ attributes: String = "") -> String {
    xib(object("view", "customClass=\"\(name)\" \(attributes)", id: "w"), outlets: outlets("w"))
  }

  private static func recorder(_ caption: String = "") -> String {
    xib(
      caption
        + object("customView", "customClass=\"KeyView\"", id: "k", frame: (120, 100, 150, 19)),
      isMac: true)
  }

  /// A row with a title and a view of the app's own class.
  private static func drawing(
    _ className: String, label: String = "", of rowClass: String = ""
  ) -> String {
    xib(
      """
      <tableView id="t"><rect key="frame" x="0" y="0" width="390" height="600"/><prototypes>\
      <tableViewCell \(rowClass) id="r"><rect key="frame" x="0" y="0" width="390" height="60"/>\
      \(label)<tableViewCellContentView key="contentView" id="w"><rect key="frame" x="0" y="0" \
      width="390" height="60"/><subviews><label text="Support" id="l"><rect key="frame" x="16" y="20" \
      width="150" height="20"/></label><view customClass="\(className)" id="s"><rect key="frame" \
      x="200" y="20" width="100" height="19"/></view></subviews></tableViewCellContentView>\
      </tableViewCell></prototypes></tableView>
      """)
  }
}
