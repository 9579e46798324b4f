import TestSupport

@testable import AuditRules

// False findings of the two draws of Interface Builder files in November 2026 and defects that judges listed
// beforehand, each beside its counterpart.

extension FalseAlarm {
  static let drawn: [FalseAlarm] = system + prototypes + places + words + looks

  /// A window of AppKit with one item in its toolbar.
  private static func window(_ item: String) -> String {
    InterfaceBuilderDocument.xib(
      """
      <window title="Mail" id="w"><rect key="contentRect" x="0" y="0" width="480" height="270"/>
      <view key="contentView" id="cv"><rect key="frame" x="0" y="0" width="480" height="270"/></view>
      <toolbar key="toolbar" id="t"><allowedToolbarItems>\(item)</allowedToolbarItems></toolbar>
      </window>
      """, for: .macOS, attributes: tools)
  }

  private static let system: [FalseAlarm] = [
    FalseAlarm(
      name: "the only search field", rule: MissingLabel(), document: searchBars(1), findings: []),
    FalseAlarm(
      name: "two search fields", rule: MissingLabel(), document: searchBars(2),
      findings: ["fail error", "fail error"]),
    FalseAlarm(
      name: "a toolbar item that AppKit labels", rule: MissingLabel(),
      document: window(
        "<toolbarItem implicitItemIdentifier=\"NSToolbarShowColorsItem\" id=\"i\"/>"),
      findings: []),
    FalseAlarm(
      name: "a separator of a toolbar", rule: MissingLabel(),
      document: window(
        "<toolbarItem implicitItemIdentifier="
          + "\"NSToolbarSidebarTrackingSeparatorItemIdentifier\" id=\"i\"/>"), findings: []),
    FalseAlarm(
      name: "a toolbar item of the app's own", rule: MissingLabel(),
      document: window(
        "<toolbarItem implicitItemIdentifier=\"0B8CB0BB\" image=\"gear\" id=\"i\"/>"),
      findings: ["fail error"]),
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
  ]

  private static func searchBars(_ count: Int) -> String {
    xib(
      (0..<count).map { object("searchBar", id: "s\($0)", frame: (0, 100 * Double($0), 390, 56)) }
        .joined())
  }

  /// A collection view with a prototype for each list of buttons.
  private static func collection(_ prototypes: [[String]]) -> String {
    let cells = prototypes.enumerated().map { row, names in
      let buttons = names.enumerated().map { number, name in
        object(
          "button", id: "b\(row)\(number)", frame: (60 * Double(number), 0, 50, 44),
          "<accessibility key=\"accessibilityConfiguration\" label=\"\(name)\"/>"
            + "<connections><action selector=\"a\(row)\(number)\" destination=\"-1\" "
            + "id=\"a\(row)\(number)\"/></connections>")
      }
      return object(
        "collectionViewCell", "reuseIdentifier=\"\(row)\"", id: "c\(row)",
        frame: (0, 100 * Double(row), 300, 60),
        "<view key=\"contentView\" id=\"v\(row)\">"
          + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"60\"/>"
          + "<subviews>\(buttons.joined())</subviews></view>")
    }
    return xib(
      object(
        "collectionView", id: "cv", frame: (0, 0, 390, 600), "<cells>\(cells.joined())</cells>"))
  }

  private static let prototypes: [FalseAlarm] = [
    FalseAlarm(
      name: "one button in each of two prototypes", rule: DuplicateLabel(),
      document: collection([["Close"], ["Close"]]), findings: []),
    FalseAlarm(
      name: "two buttons in one prototype", rule: DuplicateLabel(),
      document: collection([["Close", "Close"], ["Close"]]), findings: ["fail warning"]),
    FalseAlarm(
      name: "one button in each of two prototypes", rule: SameLabelDifferentAction(),
      document: collection([["Close"], ["Close"]]), findings: []),
    FalseAlarm(
      name: "two buttons in one prototype", rule: SameLabelDifferentAction(),
      document: collection([["Close", "Close"]]), findings: ["review error"]),
  ]

  private static func pushButtons(overlap: Double) -> String {
    xib(
      [(20.0, "Set"), (120 - overlap, "Clear")].map { x, title in
        object(
          "button", id: "b\(Int(x))", frame: (x, 100, 100, 32),
          "<buttonCell key=\"cell\" type=\"push\" bezelStyle=\"rounded\" title=\"\(title)\" "
            + "id=\"c\(Int(x))\"/>")
      }.joined(), isMac: true)
  }

  private static func twoInOnePlace(_ titles: [String], _ attributes: String = "") -> String {
    xib(
      titles.enumerated().map {
        object("button", attributes, id: "b\($0)", state("title=\"\($1)\""))
      }.joined(), outlets: outlets("b0", "b1"))
  }

  private static let places: [FalseAlarm] = [
    FalseAlarm(
      name: "the margins of two push buttons", rule: ControlsOverlap(),
      document: pushButtons(overlap: 13), findings: []),
    FalseAlarm(
      name: "two push buttons", rule: ControlsOverlap(),
      document: pushButtons(overlap: 30), findings: ["review error"]),
    FalseAlarm(
      name: "items of a bar, which UIKit lays out", rule: ControlsOverlap(),
      document: xib(
        object(
          "toolbar", id: "t", frame: (0, 800, 390, 44),
          "<items><barButtonItem id=\"i\">"
            + object("switch", "key=\"customView\"", id: "s", frame: (16, 6.5, 80, 31))
            + "</barButtonItem><barButtonItem title=\"Show on startup\" id=\"j\"/></items>")),
      findings: []),
    FalseAlarm(
      name: "an item of a bar wider than the screen", rule: ReflowOverflow(),
      document: xib(
        object(
          "toolbar", id: "t", frame: (0, 800, 450, 44),
          "<items><barButtonItem id=\"i\">"
            + object("switch", "key=\"customView\"", id: "s", frame: (385, 6.5, 51, 31))
            + "</barButtonItem></items>")), findings: []),
    FalseAlarm(
      name: "a switch past the edge", rule: ReflowOverflow(),
      document: xib(object("switch", id: "s", frame: (385, 106.5, 51, 31))),
      findings: ["review error"]),
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
      name: "a button of 48 points below a picker", rule: TargetSize.wcagMinimum,
      document: xib(
        object("button", frame: (20, 100, 300, 48), state("title=\"Match\""))
          + object("pickerView", id: "p", frame: (0, 118, 390, 200))), findings: []),
  ]

  private static func emptySlider(outlets: String) -> String {
    xib(
      object("slider", "minValue=\"0\" maxValue=\"0\"", frame: (20, 100, 200, 31)), outlets: outlets
    )
  }

  private static let words: [FalseAlarm] = [
    FalseAlarm(
      name: "an empty range that code fills", rule: ValueOutOfRange(),
      document: emptySlider(outlets: outlets("l")), findings: []),
    FalseAlarm(
      name: "an empty range", rule: ValueOutOfRange(), document: emptySlider(outlets: ""),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a long text in a label of any number of lines", rule: TextClipped(),
      document: tall("numberOfLines=\"0\""), findings: []),
    FalseAlarm(
      name: "a long text in a high label of one line", rule: TextClipped(), document: tall(""),
      findings: ["review error"]),
  ]

  private static func tall(_ attributes: String) -> String {
    xib(
      object(
        "label", "text=\"We need your number to see that you are a person\" \(attributes)",
        frame: (20, 100, 200, 94),
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"))
  }

  private static func emoji(_ title: String) -> String {
    xib(object("button", "buttonType=\"system\"", state("title=\"\(title)\"")))
  }

  private static func attribute(_ name: String) -> String {
    xib(
      label(
        "text=\"Total\" customClass=\"PriceLabel\"",
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
          + "keyPath=\"\(name)\" value=\"17\"/></userDefinedRuntimeAttributes>"))
  }

  /// A text on a collection view, on white.
  private static func text(over color: String) -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 0, 390, 400),
        "<subviews>"
          + object(
            "collectionView", id: "cv", frame: (0, 0, 390, 400),
            "<color key=\"backgroundColor\" \(color)/>")
          + object(
            "label", "text=\"Total\"", "<color key=\"textColor\" white=\"0.8\" alpha=\"1\"/>")
          + "</subviews><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"))
  }

  /// A text in a row of a table in another colour.
  private static func row(_ white: Double, _ row: String = "", label: String = "") -> String {
    xib(
      object(
        "tableView", id: "t", frame: (0, 0, 390, 600),
        "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/><prototypes>"
          + object(
            "tableViewCell", row, id: "c", frame: (0, 50, 390, 44),
            "<tableViewCellContentView key=\"contentView\" id=\"v\">"
              + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"44\"/><subviews>"
              + object(
                "label", "text=\"Total\" \(label)", frame: (20, 10, 200, 24),
                "<color key=\"textColor\" white=\"\(white)\" alpha=\"1\"/>")
              + "</subviews></tableViewCellContentView>")
          + "</prototypes>"))
  }

  /// A bar item of 3.2:1 on white.
  private static func barItem(_ style: String) -> String {
    xib(
      object(
        "view", id: "p", frame: (0, 0, 390, 400),
        "<subviews>"
          + object(
            "toolbar", id: "t", frame: (0, 300, 390, 44),
            "<items><barButtonItem title=\"Start\" style=\"\(style)\" id=\"i\">"
              + "<color key=\"tintColor\" white=\"0.565\" alpha=\"1\"/></barButtonItem></items>")
          + "</subviews><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"))
  }

  private static let looks: [FalseAlarm] = [
    FalseAlarm(
      name: "an emoji in a font of fixed size", rule: DynamicTypeUnsupported(),
      document: emoji("😎"), findings: ["fail warning"]),
    FalseAlarm(
      name: "an arrow in a font of fixed size", rule: DynamicTypeUnsupported(),
      document: emoji("→"), findings: []),
    FalseAlarm(
      name: "a class that the file gives a size for Dynamic Type", rule: DynamicTypeUnsupported(),
      document: attribute("dynamicTypeSize"), findings: []),
    FalseAlarm(
      name: "a class that the file gives something else", rule: DynamicTypeUnsupported(),
      document: attribute("cornerRadius"), findings: ["review warning"]),
    FalseAlarm(
      name: "a text on a pattern", rule: TextContrast(),
      document: text(over: "cocoaTouchSystemColor=\"scrollViewTexturedBackgroundColor\""),
      findings: []),
    FalseAlarm(
      name: "a text on a colour", rule: TextContrast(),
      document: text(over: "white=\"1\" alpha=\"1\""), findings: ["fail error"]),
    FalseAlarm(
      name: "a grey text in a row of UIKit's own colour", rule: TextContrast(),
      document: row(0.667), findings: ["fail error"]),
    FalseAlarm(
      name: "a grey text in a row of the app's own class", rule: TextContrast(),
      document: row(0.667, "customClass=\"TotalCell\""), findings: ["review error"]),
    FalseAlarm(
      name: "a text of the app's own class in such a row", rule: TextContrast(),
      document: row(0.667, label: "customClass=\"TotalLabel\""), findings: []),
    FalseAlarm(
      name: "a white text in a row that code must colour", rule: TextContrast(),
      document: row(0.95), findings: []),
    FalseAlarm(
      name: "a dark text in a row, on a dark table", rule: TextContrast(), document: row(0.2),
      findings: []),
    FalseAlarm(
      name: "the bold title of the done style", rule: TextContrast(), document: barItem("done"),
      findings: []),
    FalseAlarm(
      name: "a title of the plain style", rule: TextContrast(), document: barItem("plain"),
      findings: ["fail error"]),
  ]
}
