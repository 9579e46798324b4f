@testable import AuditRules

// Equal names of controls: one action in two places, or two actions.

extension FalseAlarm {
  static let namesOfActions: [FalseAlarm] = [
    FalseAlarm(
      name: "an empty list and a floating button with one action", rule: DuplicateLabel(),
      document: buttons("New sale", heights: [48, 56]), findings: []),
    FalseAlarm(
      name: "two buttons of one layout", rule: DuplicateLabel(),
      document: buttons("New sale", heights: [48, 48]), findings: ["fail warning"]),
    FalseAlarm(
      name: "one word on two buttons", rule: DuplicateLabel(),
      document: buttons("Register", heights: [48, 56]), findings: ["fail warning"]),
    FalseAlarm(
      name: "a handler that is told its sender", rule: SameActionDifferentLabel(),
      document: xib(playAndPause("tap:")), findings: []),
    FalseAlarm(
      name: "a handler that is not", rule: SameActionDifferentLabel(),
      document: xib(playAndPause("tap")), findings: ["fail error"]),
    FalseAlarm(
      name: "a tab and the title of its page", rule: DuplicateLabel(),
      document: dump(
        node(
          "widget.LinearLayout", tapped, "[0,0][300,100]", textView("Contacts", "[0,0][300,100]"))
          + tabs), findings: []),
    FalseAlarm(
      name: "the icons of fields", rule: DuplicateLabel(),
      document: dump(
        [0, 500].map { left in
          node(
            "widget.FrameLayout", "", "[\(left),0][\(left + 400),100]",
            node(
              "widget.Spinner", "text=\"Any \(left)\" \(tapped)", "[\(left),0][\(left + 400),100]")
              + node(
                "widget.ImageButton", "content-desc=\"Show menu\" \(tapped)",
                "[\(left + 300),0][\(left + 400),100]"))
        }.joined()), findings: ["fail note"]),
    FalseAlarm(
      name: "the item of a scene with a bar of its own", rule: SameLabelDifferentAction(),
      document: sceneShown(ownBar, back("j", "dismiss"), by: "showDetail"), findings: []),
    FalseAlarm(
      name: "the item of a scene that code may push", rule: SameLabelDifferentAction(),
      document: sceneShown(ownBar, back("j", "dismiss"), by: "show"),
      findings: ["review error"]),
    FalseAlarm(
      name: "two steppers of a design", rule: DuplicateLabel(),
      document: xib(stepper(0) + stepper(1)), findings: ["fail warning"]),
    FalseAlarm(
      name: "one stepper of a design", rule: DuplicateLabel(), document: xib(stepper(0)),
      findings: []),
    FalseAlarm(
      name: "steppers with outlets", rule: DuplicateLabel(),
      document: xib(
        stepper(0) + stepper(1),
        outlets: "<outlet property=\"adults\" destination=\"s0\" id=\"o\"/>"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "steppers with labels of their own", rule: DuplicateLabel(),
      document: xib(stepper(0, label: "Adults") + stepper(1, label: "Children")), findings: []),
    FalseAlarm(
      name: "steppers with one label", rule: DuplicateLabel(),
      document: xib(stepper(0, label: "Guests") + stepper(1, label: "Guests")),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "two steppers of a page source", rule: DuplicateLabel(),
      document: source(capturedStepper(100) + capturedStepper(200)), findings: ["fail warning"]),
    FalseAlarm(
      name: "a shortcut to a tab", rule: DuplicateLabel(),
      document: shortcut(to: "Settings", barAt: 1900), findings: []),
    FalseAlarm(
      name: "a button above", rule: DuplicateLabel(),
      document: shortcut(to: "Settings", barAt: 600), findings: ["fail warning"]),
    FalseAlarm(
      name: "one action of three words in two widths", rule: DuplicateLabel(),
      document: actions("Open route filter", widths: [240, 80]), findings: []),
    FalseAlarm(
      name: "one action in one width", rule: DuplicateLabel(),
      document: actions("Open route filter", widths: [240, 240]), findings: ["fail warning"]),
    FalseAlarm(
      name: "an action of two words in two widths", rule: DuplicateLabel(),
      document: actions("Route filter", widths: [240, 80]), findings: ["fail warning"]),
    FalseAlarm(
      name: "the actions of two items", rule: DuplicateLabel(),
      document: actions("Open route filter", widths: [240, 80], in: true),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a menu of a browser and one of its page", rule: DuplicateLabel(),
      document: browser("webkit.WebView"), findings: []),
    FalseAlarm(
      name: "two menus of an app", rule: DuplicateLabel(), document: browser("widget.FrameLayout"),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "an action of a page and of a bar", rule: DuplicateLabel(), document: bar("ADD CODE"),
      findings: []),
    FalseAlarm(
      name: "two actions that are written alike", rule: DuplicateLabel(), document: bar("Add Code"),
      findings: ["fail warning"]),
  ]

  private static func buttons(_ label: String, heights: [Int]) -> String {
    dump(
      heights.enumerated().map { number, height in
        let top = 600 + 500 * number
        return node(
          "widget.Button", "content-desc=\"\(label)\" \(tapped)",
          "[100,\(top)][\(360 + 20 * number),\(top + height)]")
      }.joined())
  }

  private static let tabs = node(
    "widget.LinearLayout", "", "[0,1800][1080,1880]",
    ["Chats", "Contacts", "Me"].enumerated().map { number, name in
      node(
        "widget.RelativeLayout", tapped, "[\(360 * number),1800][\(360 * (number + 1)),1880]",
        textView(name, "[\(360 * number),1830][\(360 * (number + 1)),1880]"))
    }.joined())

  private static func back(_ id: String, _ action: String) -> String {
    """
    <barButtonItem key="leftBarButtonItem" title="Back" id="\(id)"><connections>\
    <action selector="\(action):" destination="A" id="a\(id)"/></connections></barButtonItem>
    """
  }

  private static let ownBar = object(
    "navigationBar", id: "b", frame: (0, 20, 390, 44),
    "<items><navigationItem id=\"m\">\(back("i", "goBack"))</navigationItem></items>")

  private static func stepper(_ number: Int, label: String? = nil) -> String {
    let name = label.map {
      "<accessibility key=\"accessibilityConfiguration\" label=\"\($0)\"/>"
    }
    return """
      <stepper opaque="NO" contentMode="scaleToFill" maximumValue="100" id="s\(number)">\
      <rect key="frame" x="\(20 + 150 * number)" y="100" width="94" height="32"/>\(name ?? "")</stepper>
      """
  }

  private static func capturedStepper(_ y: Int) -> String {
    let half =
      "visible=\"true\" accessible=\"true\" enabled=\"true\" y=\"\(y)\" width=\"47\" height=\"32\""
    return """
      <XCUIElementTypeStepper type="XCUIElementTypeStepper" enabled="true" visible="true" \
      accessible="false" x="20" y="\(y)" width="94" height="32">\
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="Decrement" label="Decrement" x="20" \(half)/>\
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="Increment" label="Increment" x="67" \(half)/>\
      </XCUIElementTypeStepper>
      """
  }

  /// A shortcut, and a bar with three tabs.
  private static func shortcut(to page: String, barAt top: Int) -> String {
    dump(
      describedButton(page, "[100,300][400,400]")
        + node(
          "widget.LinearLayout", "", "[0,\(top)][1080,\(top + 100)]",
          ["Chats", "Settings", "Profile"].enumerated().map { number, tab in
            describedButton(tab, "[\(360 * number),\(top)][\(360 * number + 340),\(top + 100)]")
          }.joined()))
  }

  private static func actions(_ label: String, widths: [Int], in list: Bool = false) -> String {
    let items = widths.enumerated().map { number, width in
      let top = 300 + 200 * number
      return node(
        "widget.LinearLayout", "", "[0,\(top)][1080,\(top + 100)]",
        describedButton(
          label, "[\(100 + 60 * number),\(top)][\(100 + 60 * number + width),\(top + 60)]"))
    }.joined()
    return dump(
      list
        ? node("widget.ListView", "scrollable=\"true\"", "[0,0][1080,1500]", items) : items)
  }

  private static func browser(_ kind: String) -> String {
    dump(
      describedButton("More options", "[960,40][1060,140]")
        + node(
          kind, "focusable=\"true\"", "[0,200][1080,2000]",
          node(
            "view.View", "", "[0,200][1080,400]",
            describedButton("More options", "[960,220][1060,320]"))))
  }

  /// A button of the page, and one of a navigation bar.
  private static func bar(_ text: String) -> String {
    dump(
      textButton("Add Code", "[100,300][300,380]")
        + node(
          "widget.NavigationView", "", "[0,1900][1080,2000]",
          textButton(text, "[400,1910][600,1990]")))
  }
}
