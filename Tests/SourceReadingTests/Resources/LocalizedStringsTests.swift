import SourceReading
import Testing

struct LocalizedStringsTests {
  private static let files = [
    "App/en.lproj/Localizable.strings": "/* A button. */\n\"buy\" = \"Buy\";\nonly = x;",
    "App/de.lproj/Localizable.strings": "\n\n\"buy\" = \"Kaufen\";",
    "App/pt_BR.lproj/Localizable.strings": "buy = Comprar;",
    "App/French.lproj/Names.strings": "a = b;",
    "App/Base.lproj/Localizable.stringsdict": plist(
      """
      <dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>one</key><string>%d file</string><key>other</key><string>%d files</string>
      </dict></dict></dict>
      """),
    "App/More.xcstrings": """
    {"sourceLanguage": "en", "strings": {
    "Close": {"comment": "A button.", "localizations": {
    "de": {"stringUnit": {"state": "translated", "value": "Schließen"}}}}}}
    """,
    "App/Loose.strings": "a = b;",
    "App/it.lproj/Broken.strings": "a = ",
    "Sounds.bundle/en.lproj/Localizable.strings": "buy = Sell;",
  ]

  private func outline(_ folder: ResourceFolder, _ key: String, table: String? = nil) -> [String] {
    folder.resources.strings.texts(for: key, table: table).map { text in
      let variants = text.variants.sorted { $0.key < $1.key }.map { " \($0.key): \($0.value)" }
      let comment = text.comment.map { " (\($0))" } ?? ""
      return
        "\(text.language) \(text.text)\(variants.joined())\(comment) \(folder.place(text.location))"
    }
  }

  @Test func `a key is found in each language with its position`() throws {
    let folder = try ResourceFolder(Self.files)
    #expect(
      outline(folder, "buy") == [
        "de Kaufen App/de.lproj/Localizable.strings:3",
        "en Buy (A button.) App/en.lproj/Localizable.strings:2",
        "pt-BR Comprar App/pt_BR.lproj/Localizable.strings:1",
      ])
    #expect(
      outline(folder, "files") == [
        "Base %d files one: %d file other: %d files App/Base.lproj/Localizable.stringsdict:4"
      ])
    #expect(
      outline(folder, "Close", table: "More") == [
        "de Schließen (A button.) App/More.xcstrings:3",
        "en Close (A button.) App/More.xcstrings:2",
      ])
    #expect(outline(folder, "buy", table: "Names") == [])
    let strings = folder.resources.strings
    #expect(strings.languages == ["Base", "de", "en", "fr", "pt-BR"])
    #expect(strings.tables == ["Localizable", "More", "Names"])
    #expect(strings.keys(ofTable: "Localizable") == ["buy", "files", "only"])
    #expect(
      folder.warnings == ["App/it.lproj/Broken.strings:1:5 the file ends; expected a text"])
  }

  @Test func `languages that no user can choose are left out`() throws {
    let folder = try ResourceFolder([
      "A/en.lproj/Localizable.strings": "buy = Buy;",
      "A/lol.lproj/Localizable.strings": "buy = \"crwdns154300:0crwdne154300:0\";",
      "A/en-XA.lproj/Localizable.strings": "buy = \"[Ɓûý one]\";",
      "A/ach.lproj/Localizable.strings": "buy = Wil;",
    ])
    #expect(folder.resources.strings.languages == ["ach", "en"])
    #expect(outline(folder, "buy").map { $0.prefix { $0 != " " } } == ["ach", "en"])
  }

  @Test func `one language has one text, or none where modules disagree`() throws {
    let folder = try ResourceFolder([
      "A/en.lproj/Localizable.strings": "same = x; other = y;",
      "B/en.lproj/Localizable.strings": "same = x; other = z;",
    ])
    let strings = folder.resources.strings
    #expect(strings.text(for: "same", language: "en")?.text == "x")
    #expect(strings.text(for: "other", language: "en") == nil)
    #expect(strings.texts(for: "other").map(\.text) == ["y", "z"])
    #expect(strings.text(for: "same", language: "de") == nil)
  }
}
