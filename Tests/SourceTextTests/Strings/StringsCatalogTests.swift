import SourceText
import Testing

struct StringsCatalogTests {
  private static let file = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a": {"comment": "a price", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Preis"}},
        "en": {"stringUnit": {"state": "translated", "value": "Price"}},
        "fr": {"stringUnit": {"state": "new", "value": "Price"}}}},
      "b": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "Ding"}},
        "other": {"stringUnit": {"state": "translated", "value": "Dinge"}}}}}}},
      "c": {"shouldTranslate": false},
      "d": {"comment": "nobody has it"},
      "e": {"localizations": {"de": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "Klicken"}},
        "other": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "Tippen"}}}}}}}}}},
      "f": {"localizations": {"de": {
        "stringUnit": {"state": "translated", "value": "Noch %#@n@"},
        "substitutions": {"n": {"argNum": 1, "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg Tag"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg Tage"}}}}}}}}},
      "g": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Total"}}}},
      "h": {"localizations": {"en": {"stringUnit": {"state": "new", "value": ""}}}}
    }}
    """#

  @Test func `languages, variations, states and exemptions are read`() throws {
    let catalog = try StringsCatalog(parsing: Array(Self.file.utf8))
    #expect(catalog.sourceLanguage == "en")
    #expect(
      catalog.tables.mapValues(\.outline) == [
        "de": [
          "3:59 a = Preis (a price)",
          "6:33 b = Dinge [one: Ding, other: Dinge]",
          "9:8 c = c",
          "11:33 e = Tippen [mac: Klicken, other.one: Tippen]",
          "16:52 f = Noch %arg Tage [one: Noch %arg Tag, other: Noch %arg Tage]",
        ],
        "en": [
          "4:59 a = Price (a price)", "6:8 b = b", "9:8 c = c", "10:8 d = d (nobody has it)",
          "11:8 e = e", "15:8 f = f",
          "20:74 g = Total", "21:8 h = h",
        ],
        "fr": ["9:8 c = c"],
      ])
  }

  @Test(arguments: [
    ("{\n\"strings\": [", 2, "the document ends in the middle; expected a value or ']'"),
    ("{\"version\": \"1.0\"}", 1, "found no \"strings\"; expected an object of them"),
  ])
  func `other files are rejected as catalogues`(_ text: String, line: Int, reason: String) {
    let error = #expect(throws: DocumentError.self) {
      try StringsCatalog(parsing: Array(text.utf8))
    }
    #expect(error?.line == line)
    #expect(error?.reason == reason)
  }
}
