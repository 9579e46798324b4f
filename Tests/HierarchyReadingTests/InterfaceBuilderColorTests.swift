import AccessibilityModel
import HierarchyReading
import SourceText
import Testing

struct InterfaceBuilderColorTests {
  private func label(_ color: String, resources: String = "") throws -> Element {
    let file = InterfaceBuilderCase(
      "", views: #"<label id="l1" text="A">\#(color)</label>"#, outline: "")
    let document = file.document.replacing(
      "</document>", with: "<resources>\(resources)</resources></document>")
    let screens = try HierarchyFormats.read(Array(document.utf8), named: "Cart.xib").screens
    return try #require(screens[0].elements.first { $0.className == "UILabel" })
  }

  private let white = Color(red: 1, green: 1, blue: 1)
  private let black = Color(red: 0, green: 0, blue: 0)

  @Test(arguments: [
    #"<color key="textColor" systemColor="labelColor"/>"#,
    #"<color key="textColor" cocoaTouchSystemColor="labelColor"/>"#,
  ])
  func `a colour of the system has its variants`(_ color: String) throws {
    let element = try label(color)
    #expect(element.textColor == black)
    #expect(element.colorVariants == [.text: [.dark: white]])
    #expect(element.colorNames == [:])
  }

  @Test func `a colour of the app's is known by its name and in the light appearance`() throws {
    let element = try label(
      #"<color key="textColor" name="Brand"/>"#,
      resources: #"<namedColor name="Brand"><color white="1" alpha="1"/></namedColor>"#)
    #expect(element.textColor == white)
    #expect(element.colorVariants == [:])
    #expect(element.colorNames == [.text: "Brand"])
  }

  @Test(arguments: [
    ("systemRedColor", Appearance.dark, "#FF453A"),
    ("systemRed", Appearance(isHighContrast: true), "#D70015"),
    ("systemRed", Appearance(isDark: true, isHighContrast: true), "#FF6961"),
    ("label", Appearance(isDark: true, isHighContrast: true), "#FFFFFF"),
    ("darkTextColor", Appearance.dark, "#000000"),
  ])
  func `UIKit's colours have values`(
    _ name: String, _ appearance: Appearance, _ value: String
  ) throws {
    let color = try #require(SystemColors.color(named: name, on: .iOS))
    #expect(color.color(in: appearance) == Color(hex: value))
  }

  @Test func `another name is not one of UIKit's`() {
    #expect(SystemColors.color(named: "brandColor", on: .iOS) == nil)
  }
}

struct TranslatedTextTests {
  private static let views = InterfaceBuilderCase(
    "",
    views: #"""
      <button id="b1">
        <rect key="frame" x="0.0" y="0.0" width="44" height="44"/>
        <accessibility key="accessibilityConfiguration" label="Buy tea" hint="Pays."/>
        <state key="normal" title="Buy"/>
      </button>
      <textField id="t1" placeholder="Name"/>
      <label id="l1" text="Price"/>
      """#, outline: "")

  @Test func `elements have the texts of the tables beside their file`() throws {
    var hierarchy = try HierarchyFormats.read(Array(Self.views.document.utf8), named: "Cart.xib")
    let german = StringsTable(texts: [
      "b1.accessibilityLabel": "Tee kaufen", "b1.accessibilityHint": "Zahlt.",
      "b1.normalTitle": "Kaufen", "t1.placeholder": "Name", "l1.text": "Preis", "l9.text": "x",
    ])
    TranslatedTexts.record(in: &hierarchy, tables: ["de": german, "fr": StringsTable()])
    var button = Translation()
    button.label = "Tee kaufen"
    button.hint = "Zahlt."
    button.title = "Kaufen"
    var price = Translation()
    price.text = "Preis"
    #expect(
      hierarchy.screens[0].elements.map(\.translations)
        == [[:], ["de": button], [:], ["de": price]])
  }
}
