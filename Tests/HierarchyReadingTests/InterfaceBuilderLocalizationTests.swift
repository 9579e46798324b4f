import AccessibilityModel
import HierarchyReading
import SourceText
import Testing

struct LocalizationGapTests {
  private static let views = InterfaceBuilderCase(
    "",
    views: #"""
      <button id="b1">
        <rect key="frame" x="0.0" y="0.0" width="44" height="44"/>
        <accessibility key="accessibilityConfiguration" label="Buy tea" hint="Pays."/>
        <state key="normal" title="Buy"/>
      </button>
      <label id="l1" text="Price"/>
      <label id="l2" text="12.00"/>
      <label id="l3" text="Set in code"/>
      """#, outline: "")

  private func gaps(_ tables: [String: StringsTable]) throws -> [String] {
    let bytes = Array(Self.views.document.utf8)
    let screens = try HierarchyFormats.read(bytes, named: "Cart.xib").screens
    return LocalizationGaps.gaps(in: screens, tables: tables).map {
      "\($0.language) \($0.screen)/\($0.element) \($0.key) \($0.text)"
    }
  }

  @Test func `a text that one language lacks is found`() throws {
    let german = StringsTable(texts: [
      "b1.accessibilityLabel": "Tee kaufen", "b1.accessibilityHint": "Zahlt.",
      "b1.normalTitle": "Kaufen", "l1.text": "Preis",
    ])
    let french = StringsTable(texts: ["b1.normalTitle": "Acheter", "l1.text": "", "l2.text": "12"])
    #expect(
      try gaps(["de": german, "fr": french]) == [
        "fr 0/1 b1.accessibilityLabel Buy tea", "fr 0/1 b1.accessibilityHint Pays.",
        "fr 0/2 l1.text Price",
      ])
  }

  @Test func `elements keep what is lacking, and each language has one warning`() throws {
    var hierarchy = try HierarchyFormats.read(Array(Self.views.document.utf8), named: "Cart.xib")
    let french = StringsTable(texts: ["b1.normalTitle": "Acheter"])
    let german = StringsTable(texts: [
      "b1.accessibilityLabel": "Tee kaufen", "b1.accessibilityHint": "Zahlt.",
      "b1.normalTitle": "Kaufen", "l1.userComment": "-",
    ])
    LocalizationGaps.record(in: &hierarchy, tables: ["fr": french, "de": german])
    let missing = hierarchy.screens[0].elements.map { element in
      element.details.missingTranslations.map { "\($0.language) \($0.key) \($0.text)" }
    }
    #expect(
      missing == [
        [],
        ["fr b1.accessibilityLabel Buy tea", "fr b1.accessibilityHint Pays."],
        ["de l1.text Price", "fr l1.text Price"], [], [],
      ])
    #expect(
      hierarchy.warnings.map(\.message) == [
        "translations lack texts: de (1), fr (3); the first is b1.accessibilityLabel (\"Buy tea\")"
      ])
    #expect(
      hierarchy.warnings.map(\.line)
        == [1].map { Int(hierarchy.screens[0].elements[$0].line) })
  }

  @Test func `without tables nothing is missing`() throws {
    #expect(try gaps([:]) == [])
  }
}
