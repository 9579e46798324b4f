import AccessibilityModel
import HierarchyReading
import Testing

struct StringsTableTests {
  @Test func `entries, comments and escapes are read`() throws {
    let file = #"""
      /* Class = "UIButton"; ObjectID = "b1"; */
      "b1.normalTitle" = "Kaufen \"jetzt\"\n";
      // a note
      bare.key = "\U00e9 = é";
      "alone";
      """#
    let table = try StringsTable(parsing: Array(file.utf8))
    #expect(
      table.texts == [
        "b1.normalTitle": "Kaufen \"jetzt\"\n", "bare.key": "é = é", "alone": "alone",
      ])
  }

  @Test func `a file in UTF-16 is read`() throws {
    let units = Array(#""a" = "ß";"#.utf16)
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in units {
      little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    #expect(try StringsTable(parsing: little).texts == ["a": "ß"])
    #expect(try StringsTable(parsing: big).texts == ["a": "ß"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", 1, "found no ';', expected one"),
    ("\"a\" = \"b\";\n\"c\" = \"d", 2, "a text has no end, expected its closing quote"),
    ("\n\n/* x", 3, "a comment has no end, expected '*/'"),
    ("\"a\" = ;", 1, "found ';', expected a text"),
    ("{", 1, "found '{', expected a key"),
  ])
  func `what is no table is refused at its line`(_ text: String, line: Int, reason: String) {
    let error = #expect(throws: StringsTable.ParsingError.self) {
      try StringsTable(parsing: Array(text.utf8))
    }
    #expect(error?.line == line)
    #expect(error?.reason == reason)
  }
}

struct StringsCatalogTests {
  @Test func `languages, variations, states and exemptions are read`() throws {
    let file = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a.text": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Preis"}},
          "fr": {"stringUnit": {"state": "new", "value": "Price"}}}},
        "b.text": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "Ding"}},
          "other": {"stringUnit": {"state": "translated", "value": "Dinge"}}}}}}},
        "c.text": {"shouldTranslate": false},
        "d.text": {"comment": "nobody has it"}
      }}
      """#
    let catalog = try StringsCatalog(parsing: Array(file.utf8))
    #expect(catalog.sourceLanguage == "en")
    #expect(
      catalog.tables == [
        "de": StringsTable(texts: ["a.text": "Preis", "b.text": "Ding", "c.text": "c.text"]),
        "fr": StringsTable(texts: ["c.text": "c.text"]),
      ])
  }

  @Test(arguments: [
    ("{\n\"strings\": [", 2, "the document ends in the middle, expected a value or ']'"),
    ("{\"version\": \"1.0\"}", 1, "found no \"strings\", expected an object of them"),
  ])
  func `what is no catalogue is refused at its line`(_ text: String, line: Int, reason: String) {
    let error = #expect(throws: StringsTable.ParsingError.self) {
      try StringsCatalog(parsing: Array(text.utf8))
    }
    #expect(error?.line == line)
    #expect(error?.reason == reason)
  }
}

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
    LocalizationGaps.note(in: &hierarchy, tables: ["fr": french, "de": german])
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
        "the translation de lacks l1.text (\"Price\")",
        "the translation fr lacks b1.accessibilityLabel (\"Buy tea\") and 2 other texts",
      ])
    #expect(
      hierarchy.warnings.map(\.line)
        == [2, 1].map { Int(hierarchy.screens[0].elements[$0].line) })
  }

  @Test func `without tables nothing is missing`() throws {
    #expect(try gaps([:]) == [])
  }
}
