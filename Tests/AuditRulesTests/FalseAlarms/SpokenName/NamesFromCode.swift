import TestSupport

@testable import AuditRules

// Names that code or another file may give, and those that nothing gives.

extension FalseAlarm {
  static let namesFromCode: [FalseAlarm] = [
    FalseAlarm(
      name: "an icon button that no code comes by", rule: MissingLabel(),
      document: xib(viewInFrame("button", inside: cartIcon)), findings: ["fail error"]),
    FalseAlarm(
      name: "an icon button with an outlet", rule: MissingLabel(),
      document: xib(viewInFrame("button", inside: cartIcon), outlets: nameOutlet),
      findings: ["review error"]),
    FalseAlarm(
      name: "a field whose label of nothing code may fill", rule: MissingLabel(),
      document: xib(
        viewInFrame(
          "textField", frame: wideFrame,
          inside: "<accessibility key=\"accessibilityConfiguration\" label=\"\"/>"),
        outlets: nameOutlet), findings: ["review error"]),
    FalseAlarm(
      name: "a wide button that shows nothing yet", rule: MissingLabel(),
      document: xib(
        viewInFrame(
          "button", frame: wideFrame,
          inside: "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/>"),
        outlets: nameOutlet), findings: []),
    FalseAlarm(
      name: "a cell with a content configuration", rule: MissingLabel(),
      document: xib(
        viewInFrame(
          "tableViewCell", frame: wideFrame,
          inside: "<listContentConfiguration key=\"contentConfiguration\" text=\"History\"/>")),
      findings: []),
    FalseAlarm(
      name: "a cell that its data source fills", rule: MissingLabel(),
      document: xib(viewInFrame("tableViewCell", frame: wideFrame)), findings: []),
    FalseAlarm(
      name: "the icon of another storyboard's tab", rule: MissingLabel(),
      document: tabBarScenes(isReference: true, "title=\"\" image=\"house\""), findings: []),
    FalseAlarm(
      name: "the icon of a scene's tab", rule: MissingLabel(),
      document: tabBarScenes(isReference: false, "title=\"\" image=\"house\""),
      findings: ["fail error"]),
    FalseAlarm(
      name: "an image with the name of the action", rule: MissingLabel(),
      document: xib(stateButton("image=\"close\"", "", touchAction("closeTapped:"))),
      findings: ["fail error"]
    ),
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
    FalseAlarm(
      name: "a tab with an image only, of a bar in another file", rule: MissingLabel(),
      document: tab("title=\"\" image=\"profile\""), findings: ["fail error"]),
    FalseAlarm(
      name: "a tab with a title, of a bar in another file", rule: MissingLabel(),
      document: tab("title=\"Profile\" image=\"profile\""), findings: []),
    FalseAlarm(
      name: "a tab with an empty title", rule: MissingLabel(),
      document: sceneWithItem("<tabBarItem key=\"tabBarItem\" title=\"\" id=\"i\"/>"),
      findings: ["review error"]),
    FalseAlarm(
      name: "a tab of another storyboard", rule: MissingLabel(),
      document: sceneWithItem("<tabBarItem key=\"tabBarItem\" id=\"i\"/>"), findings: []),
  ]

  private static func touchAction(_ selector: String) -> String {
    """
    <connections><action selector="\(selector)" destination="-1" eventType="touchUpInside" id="a"/>\
    </connections>
    """
  }

  /// A scene of a navigation controller with a tab, whose tab bar controller is in another file.
  private static func tab(_ item: String) -> String {
    storyboard(
      """
      <scene sceneID="sN"><objects><navigationController id="N">\
      <tabBarItem key="tabBarItem" \(item) id="i"/><connections>\
      <segue destination="A" kind="relationship" relationship="rootViewController" id="r"/>\
      </connections></navigationController></objects></scene>
      """ + scene("A", views: plainLabelInFont("Ann", id: "t", frame: (20, 100, 200, 24))),
      initial: "N")
  }

  private static func sceneWithItem(_ item: String, _ view: String = "") -> String {
    InterfaceBuilderDocument.storyboard(
      InterfaceBuilderDocument.scene(
        """
        <viewController id="c"><view key="view" contentMode="scaleToFill" id="v">\
        <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\(view)</subviews></view>\
        \(item)</viewController>
        """), attributes: tools)
  }
}
