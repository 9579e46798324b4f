import AccessibilityModel
import Auditing

@testable import AuditRules

// Page sources, beside each false alarm what a rule is to find.

extension FalseAlarm {
  static let pageSources: [FalseAlarm] =
    pairs + titles + languages + roles + assetNames + shownNames + widths + backButtons + containers
    + edges + strips + fields + indicators

  private static func leaf(
    _ type: String, _ attributes: String, _ frame: (x: Int, y: Int, width: Int, height: Int),
    _ inside: String = ""
  ) -> String {
    """
    <XCUIElementType\(type) type="XCUIElementType\(type)" \(attributes) x="\(frame.x)" \
    y="\(frame.y)" width="\(frame.width)" height="\(frame.height)">\(inside)</XCUIElementType\(type)>
    """
  }

  /// A row that is not an element, with a text and a button at its end.
  private static func row(_ button: String) -> String {
    source(
      leaf(
        "Table", "", (0, 88, 390, 700),
        leaf(
          "Cell", "accessible=\"false\"", (0, 100, 390, 44),
          leaf("StaticText", "label=\"Sounds\" accessible=\"true\"", (20, 110, 200, 24)) + button)))
  }

  private static let indicators = [
    FalseAlarm(
      name: "the chevron of a row", rule: ControlNotExposed(),
      document: row(
        leaf(
          "Button", "label=\"chevron\" enabled=\"false\" accessible=\"false\"", (360, 114, 10, 14))),
      findings: []),
    FalseAlarm(
      name: "a small button of a row", rule: ControlNotExposed(),
      document: row(
        leaf("Button", "label=\"Info\" enabled=\"true\" accessible=\"false\"", (360, 114, 10, 14))),
      findings: ["review error"]),
    FalseAlarm(
      name: "a disabled button of a row", rule: ControlNotExposed(),
      document: row(
        leaf("Button", "label=\"Buy\" enabled=\"false\" accessible=\"false\"", (300, 102, 80, 40))),
      findings: ["review error"]),
  ]

  private static func text(_ label: String, _ x: Int, _ y: Int, _ width: Int) -> String {
    leaf("StaticText", "label=\"\(label)\"", (x, y, width, 20))
  }

  /// Labels at the left side, and values that begin at a place and are so wide.
  private static func table(_ values: [(x: Int, width: Int)]) -> String {
    values.enumerated().map { row, value in
      text("Item \(row)", 20, 100 + row * 40, 60)
        + text("Price \(row)", value.x, 100 + row * 40, value.width)
    }.joined()
  }

  private static let endingTogether = [(300, 70), (310, 60), (290, 80)]

  private static let pairs = [
    FalseAlarm(
      name: "labels and values in pairs", rule: RowNotGrouped(),
      document: source(table(endingTogether)), findings: ["review warning"]),
    FalseAlarm(
      name: "two pairs", rule: RowNotGrouped(),
      document: source(table(Array(endingTogether.prefix(2)))), findings: []),
    FalseAlarm(
      name: "two columns of texts", rule: RowNotGrouped(),
      document: source(table([(200, 60), (200, 90), (200, 70)])), findings: []),
    FalseAlarm(
      name: "pairs in the rows of a table", rule: RowNotGrouped(),
      document: source(leaf("Table", "", (0, 0, 390, 844), table(endingTogether))), findings: []),
  ]

  private static func title(_ attributes: String) -> String {
    leaf("StaticText", attributes, (97, 391, 208, 35))
      + leaf("Button", "traits=\"Button\" label=\"Share\"", (157, 441, 89, 44))
  }

  private static let titles = [
    FalseAlarm(
      name: "a title that is no heading", rule: ScreenWithoutTitle(),
      document: source(title("traits=\"StaticText\" label=\"Weekly summary\"")),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a very large title", rule: ScreenWithoutTitle(),
      document: source(
        leaf("StaticText", "traits=\"StaticText\" label=\"Signals\"", (18, 78, 155, 58))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a title that is a heading", rule: ScreenWithoutTitle(),
      document: source(title("traits=\"Header, StaticText\" label=\"Weekly summary\"")),
      findings: []),
    FalseAlarm(
      name: "a text of two lines", rule: ScreenWithoutTitle(),
      document: source(title("traits=\"StaticText\" label=\"All that you did in the last week\"")),
      findings: []),
    FalseAlarm(
      name: "a large text whose traits are unknown", rule: ScreenWithoutTitle(),
      document: source(title("label=\"Weekly summary\"")), findings: []),
    FalseAlarm(
      name: "the date between a bar and the hours of a day", rule: ScreenWithoutTitle(),
      document: source(
        leaf("NavigationBar", "name=\"DayView\"", (0, 47, 390, 44))
          + text("Friday 15 December", 109, 148, 172)
          + leaf("ScrollView", "", (0, 179, 390, 582))), findings: []),
    FalseAlarm(
      name: "a bar above a text at the side", rule: ScreenWithoutTitle(),
      document: source(
        leaf("NavigationBar", "name=\"DayView\"", (0, 47, 390, 44))
          + text("Friday 15 December", 20, 148, 172)
          + leaf("ScrollView", "", (0, 179, 390, 582))), findings: ["fail warning"]),
  ]

  private static func row(_ label: String, shows shown: String) -> String {
    leaf("Cell", "label=\"\(label)\"", (0, 200, 390, 45), text(shown, 16, 210, 200))
  }

  private static let shownNames = [
    FalseAlarm(
      name: "a row that shows its label", rule: LabelIsIdentifier(),
      document: source(row("app.store", shows: "app.store")), findings: ["review error"]),
    FalseAlarm(
      name: "a row that shows another text", rule: LabelIsIdentifier(),
      document: source(row("app.store", shows: "App Store")), findings: ["fail error"]),
  ]

  private static func bar(_ inside: String) -> String {
    leaf("NavigationBar", "name=\"Proxy\"", (0, 47, 390, 44), inside)
  }

  private static let backButtons = [
    FalseAlarm(
      name: "a back button with the name of a network", rule: LabelIsIdentifier(),
      document: source(bar(leaf("Button", "label=\"guest_5G\"", (0, 47, 90, 44)))), findings: []),
    FalseAlarm(
      name: "a back button with a name in parts", rule: LabelIsIdentifier(),
      document: source(bar(leaf("Button", "label=\"guest_network\"", (0, 47, 90, 44)))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "another button of a bar", rule: LabelIsIdentifier(),
      document: source(bar(leaf("Button", "label=\"guest_5G\"", (300, 50, 80, 38)))),
      findings: ["fail error"]),
  ]

  private static let dialog =
    leaf("Button", "label=\"Cancel\"", (20, 400, 150, 50))
    + leaf("Button", "label=\"OK\"", (200, 400, 150, 50))

  private static let containers = [
    FalseAlarm(
      name: "a button around a dialog", rule: MissingLabel(),
      document: source(leaf("Button", "", (0, 0, 390, 844), dialog)), findings: []),
    FalseAlarm(
      name: "the question about it", rule: NestedControls(),
      document: source(leaf("Button", "", (0, 0, 390, 844), dialog)), findings: ["review error"]),
    FalseAlarm(
      name: "a button around a dialog, as an element", rule: MissingLabel(),
      document: source(leaf("Button", "accessible=\"true\"", (0, 0, 390, 844), dialog)),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a text view with the trait of a text", rule: MissingLabel(),
      document: source(
        leaf("TextView", "value=\"Terms apply\" traits=\"StaticText\"", (20, 100, 350, 60))),
      findings: []),
    FalseAlarm(
      name: "a text view without it", rule: MissingLabel(),
      document: source(
        leaf("TextView", "value=\"Terms apply\" traits=\"\"", (20, 100, 350, 60))),
      findings: ["review error"]),
    FalseAlarm(
      name: "a button around texts", rule: MissingLabel(),
      document: source(leaf("Button", "", (0, 0, 390, 844), text("Warning", 20, 300, 200))),
      findings: ["fail error"]),
  ]

  /// Without an application, the edges of the first view are not those of the screen.
  private static func part(_ inside: String) -> String {
    leaf("Other", "", (320, 24, 70, 32), inside)
  }

  private static let edges = [
    FalseAlarm(
      name: "a part of a page source", rule: ReflowOverflow(),
      document: part(leaf("Button", "label=\"Close\"", (363, 24, 60, 32))), findings: []),
    FalseAlarm(
      name: "a part of a page source with its window", rule: ReflowOverflow(),
      document: leaf(
        "Window", "", (0, 0, 390, 844), leaf("Button", "label=\"Close\"", (363, 24, 60, 32))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a stop outside a part of a page source", rule: OffScreenElement(),
      document: part(leaf("Button", "label=\"Close\"", (20, 100, 60, 32))), findings: []),
    FalseAlarm(
      name: "a frame rounded outwards", rule: ReflowOverflow(),
      document: source(leaf("Button", "label=\"Close\"", (350, 100, 41, 44))), findings: []),
    FalseAlarm(
      name: "a frame that is wider than rounding makes it", rule: ReflowOverflow(),
      document: source(leaf("Button", "label=\"Close\"", (350, 100, 42, 44))),
      findings: ["fail error"]),
  ]

  /// Controls in a row that fills its scroll view, each as wide as given.
  private static func strip(_ widths: [Int]) -> String {
    let buttons = widths.enumerated().map { day, width in
      leaf("Button", "label=\"Day \(day)\"", (day * 60, 100, width, 40))
    }
    return leaf("ScrollView", "", (0, 100, 390, 40), buttons.joined())
  }

  private static let fields = [
    FalseAlarm(
      name: "a field that is met along its width", rule: TargetSize.platform,
      document: source(leaf("TextField", "label=\"Name\"", (20, 100, 300, 22))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a field that is neither wide nor high", rule: TargetSize.platform,
      document: source(leaf("TextField", "label=\"Name\"", (20, 100, 22, 22))),
      findings: ["fail warning"]),
  ]

  private static let strips = [
    FalseAlarm(
      name: "a strip of equal controls", rule: TargetSize.platform,
      document: source(strip([54, 53, 54, 53])), findings: ["review note"]),
    FalseAlarm(
      name: "a strip with a larger control", rule: TargetSize.platform,
      document: source(strip([54, 53, 58])), findings: ["review note", "review note"]),
  ]

  private static let widths = [
    FalseAlarm(
      name: "a tab whose slot is wider than the screen", rule: ReflowOverflow(),
      document: source(
        leaf(
          "TabBar", "", (0, 761, 390, 83), leaf("Button", "label=\"Mail\"", (-3, 761, 196, 49)))
      ), findings: []),
    FalseAlarm(
      name: "a button that is wider than the screen", rule: ReflowOverflow(),
      document: source(leaf("Button", "label=\"Mail\"", (-3, 761, 196, 49))),
      findings: ["fail error"]),
  ]

  private static let languages = [
    FalseAlarm(
      name: "French among Arabic", rule: LabelLanguageMismatch(),
      document: source(
        text("الإعدادات العامة للتطبيق", 20, 60, 350)
          + text("اختر اللغة التي تريد استخدامها في التطبيق", 20, 100, 350)
          + text("Il est temps de dire la fin", 20, 140, 350)), findings: ["review error"]),
    FalseAlarm(
      name: "French where no script decides", rule: LabelLanguageMismatch(),
      document: source(
        text("The settings of the app", 20, 60, 350)
          + text("Il est temps de dire la fin", 20, 140, 350)), findings: []),
  ]

  private static let roles = [
    FalseAlarm(
      name: "touchables in a column", rule: RoleMissing(),
      document: source(
        (0..<4).map { row in
          leaf("Other", "label=\"Demo\" accessible=\"true\"", (0, 100 + row * 62, 390, 62))
        }.joined()), findings: ["review warning"]),
    FalseAlarm(
      name: "touchables of which one is selected", rule: RoleMissing(),
      document: source(
        leaf(
          "Other", "label=\"Events\" traits=\"Selected\" accessible=\"true\"", (20, 159, 116, 37))
          + leaf("Other", "label=\"Articles\" traits=\"\" accessible=\"true\"", (143, 159, 86, 37))),
      findings: ["fail error"]),
  ]

  private static func button(_ texts: [String], name: String = "share round") -> String {
    texts.enumerated().map { row, label in text(label, 20, 200 + row * 40, 200) }.joined()
      + leaf("Button", "label=\"\(name)\"", (340, 60, 44, 44))
  }

  private static let assetNames = [
    FalseAlarm(
      name: "icon in the middle of a name", rule: LabelIsFileName(),
      document: source(button([], name: "com icon back black")), findings: ["fail error"]),
    FalseAlarm(
      name: "an abbreviation in the middle of a name", rule: LabelIsFileName(),
      document: source(button([], name: "group ic search")), findings: ["fail error"]),
    FalseAlarm(
      name: "the scale of an image", rule: LabelIsFileName(),
      document: source(button([], name: "community top report@3x")), findings: ["fail error"]),
    FalseAlarm(
      name: "icon at the end of a phrase", rule: LabelIsFileName(),
      document: source(button([], name: "change the icon")), findings: []),
    FalseAlarm(
      name: "an asset's name among Chinese texts", rule: LabelIsFileName(),
      document: source(button(["网络不稳定", "请点击重试", "设置"])), findings: ["review error"]),
    FalseAlarm(
      name: "small letters where nothing else shows how texts are written", rule: LabelIsFileName(),
      document: source(button(["网络不稳定"])), findings: []),
  ]
}
