@testable import AuditRules

// Names that a control gets from its image or symbol.

extension FalseAlarm {
  static let namesOfImages: [FalseAlarm] = [
    FalseAlarm(
      name: "the gear of a menu of actions on a button", rule: MissingLabel(),
      document: imageButton("NSActionTemplate"), findings: ["review warning"]),
    FalseAlarm(
      name: "a button to which UIKit gives its cross", rule: MissingLabel(),
      document: xib(object("button", "buttonType=\"close\"", frame: (20, 100, 44, 44))),
      findings: []),
    FalseAlarm(
      name: "a button with a cross of the app's own", rule: MissingLabel(),
      document: xib(
        object(
          "button", "buttonType=\"system\"", frame: (20, 100, 44, 44), state("image=\"cross\""))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "an image that says other words than the tool tip", rule: MissingLabel(),
      document: imageButton("NSActionTemplate", toolTip: "Settings"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "an image that says a word of the tool tip", rule: MissingLabel(),
      document: imageButton("NSAddTemplate", toolTip: "Add a feed"), findings: []),
    FalseAlarm(
      name: "a level indicator without a name", rule: MissingLabel(),
      document: macXib(
        """
        <levelIndicator id="l">\(rect(20, 20))\
        <levelIndicatorCell key="cell" doubleValue="1" maxValue="2" id="c"/></levelIndicator>
        """), findings: ["fail error"]),
    FalseAlarm(
      name: "an image of another purpose", rule: MissingLabel(),
      document: macXib(
        """
        <button id="b">\(rect(20, 20))\
        <buttonCell key="cell" type="square" image="NSMenuMixedStateTemplate" imagePosition="only" \
        id="c"/></button>
        """), findings: ["fail error"]),
    FalseAlarm(
      name: "an image of its action", rule: MissingLabel(),
      document: macXib(
        """
        <button id="b">\(rect(20, 20))\
        <buttonCell key="cell" type="square" image="NSRefreshTemplate" imagePosition="only" \
        id="c"/></button>
        """), findings: []),
    FalseAlarm(
      name: "buttons with the signs of AppKit", rule: MissingLabel(), document: macButtons(""),
      findings: ["review warning"]),
    FalseAlarm(
      name: "such buttons with tool tips", rule: MissingLabel(),
      document: macButtons("toolTip=\"Add or remove an account\""), findings: []),
    FalseAlarm(
      name: "a symbol behind the content of a button", rule: MissingLabel(),
      document: picture("backgroundImage=\"forward\" catalog=\"system\""),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a symbol in a button", rule: MissingLabel(),
      document: picture("image=\"forward\" catalog=\"system\""), findings: []),
    FalseAlarm(
      name: "buttons that AppKit's images name alike", rule: SameLabelDifferentAction(),
      document: addAndRemoveButtons, findings: ["review error"]),
    FalseAlarm(
      name: "buttons that AppKit's images name alike, for people", rule: DuplicateLabel(),
      document: addAndRemoveButtons, findings: ["fail warning"]),
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
      document: xib(smallMacButton("type=\"check\" title=\"owners off\""), isMac: true),
      findings: []),
  ]

  private static func imageButton(_ image: String, toolTip: String? = nil) -> String {
    macXib(
      object(
        "button", toolTip.map { "toolTip=\"\($0)\"" } ?? "", id: "b", frame: (20, 100, 30, 30),
        """
        <buttonCell key="cell" type="smallSquare" bezelStyle="smallSquare" image="\(image)" \
        imagePosition="only" id="bc"/>
        """))
  }

  private static func macButtons(_ inside: String) -> String {
    xib(
      ["NSAddTemplate", "NSRemoveTemplate"].enumerated().map { number, image in
        object(
          "button", inside, id: "b\(number)", frame: (20 + 30 * Double(number), 20, 28, 28),
          "<buttonCell key=\"cell\" type=\"smallSquare\" image=\"\(image)\" imagePosition=\"only\" "
            + "id=\"d\(number)\"/>")
      }.joined(), isMac: true)
  }

  private static func picture(_ state: String) -> String {
    xib(object("button", id: "b", frame: (20, 100, 50, 50), Self.state(state)))
  }
}
