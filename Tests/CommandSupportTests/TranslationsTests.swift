import AccessibilityModel
import CommandSupport
import HierarchyReading
import TestSupport
import Testing

struct TranslationsTests {
  private static let storyboard = InterfaceBuilderDocument.xib(
    InterfaceBuilderDocument.view(
      "v",
      """
      <label id="l1" text="Price"><rect key="frame" x="0" y="0" width="99" height="20"/></label>
      <label id="l2" text="Total"><rect key="frame" x="0" y="30" width="99" height="20"/></label>
      """))

  /// The warnings about the file at the path, in a project with these files.
  private func warnings(
    _ files: [String: String], of path: String, language: String? = nil
  ) throws -> [String] {
    let folder = try ScratchFolder()
    for (name, text) in files { _ = try folder.write(text, to: name) }
    let loader = InputLoader(ReadingOptions(language: language))
    let input = loader.load(InputLoader.Candidate(path: folder.path + "/" + path))
    return try input.result.get().warnings.map { "\($0.line):\($0.column) \($0.message)" }
  }

  @Test func `tables beside a base are compared with it`() throws {
    let files = [
      "Base.lproj/Main.storyboard": Self.storyboard,
      "de.lproj/Main.strings": "\"l1.text\" = \"Preis\";",
      "en.lproj/Main.strings": "\"l2.text\" = \"Total\";",
      "fr.lproj/Main.strings": "\"l1.text\" = \"Prix\";\n\"l2.text\" = \"Somme\";",
    ]
    let german = "9:9 the translation de lacks l2.text (\"Total\")"
    // The base language is English unless stated otherwise.
    #expect(try warnings(files, of: "Base.lproj/Main.storyboard") == [german])
    let known = files.merging(["fr.lproj/Main.strings": "\"l2.text\" = \"Somme\";"]) { $1 }
    #expect(
      try warnings(known, of: "Base.lproj/Main.storyboard") == [
        "8:9 translations lack texts: de (1), fr (1); the first is l1.text (\"Price\")"
      ])
    #expect(
      try warnings(known, of: "Base.lproj/Main.storyboard", language: "fr") == [
        "8:9 translations lack texts: de (1), en (1); the first is l1.text (\"Price\")"
      ])
  }

  /// The folder of the file, the language of the table beside it, and the texts that users see.
  @Test(arguments: [
    ("Base", "en", ["Price per month", "Total"]), ("Base", "de", ["Price", "Total"]),
    ("fr", "en", ["Price", "Total"]),
  ])
  func `the table in the language of the base replaces its texts`(
    _ place: String, _ language: String, _ texts: [String]
  ) throws {
    let folder = try ScratchFolder()
    let path = try folder.write(Self.storyboard, to: "\(place).lproj/Main.storyboard")
    _ = try folder.write(
      "\"l1.text\" = \"Price per month\";", to: "\(language).lproj/Main.strings")
    let input = InputLoader(ReadingOptions()).load(InputLoader.Candidate(path: path))
    let screen = try #require(try input.result.get().screens.first)
    let labels = screen.elements.filter { $0.role == .staticText }
    #expect(labels.map(\.label) == texts)
    #expect(labels.map(\.text) == texts)
    #expect(screen.language == nil)
  }

  @Test func `translations that no user can choose lack nothing`() throws {
    let files = [
      "Base.lproj/Main.storyboard": Self.storyboard,
      "de.lproj/Main.strings": "\"l1.text\" = \"Preis\";\n\"l2.text\" = \"Summe\";",
      "lol.lproj/Main.strings": "\"l1.text\" = \"crwdns154300:0crwdne154300:0\";",
      "en-XA.lproj/Main.strings": "\"l1.text\" = \"[Ƥřîçé]\";",
    ]
    #expect(try warnings(files, of: "Base.lproj/Main.storyboard") == [])
  }

  @Test func `a catalogue is read, and a language without any table lacks all`() throws {
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {
        "l1.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Preis"}}}},
        "l2.text": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}}}}
      """#
    #expect(
      try warnings(
        [
          "Base.lproj/Main.xib": Self.storyboard, "mul.lproj/Main.xcstrings": catalog,
          "it.lproj/InfoPlist.strings": "", "nl.lproj/Main.xib": Self.storyboard,
        ], of: "Base.lproj/Main.xib") == [
          "8:9 the translation it lacks l1.text (\"Price\")"
        ])
  }

  @Test func `a table that cannot be read is said`() throws {
    #expect(
      try warnings(
        [
          "en.lproj/Main.xib": Self.storyboard, "de.lproj/Main.strings": "\n\"l1.text\" = ;",
          "mul.lproj/Main.xcstrings": "{",
        ], of: "en.lproj/Main.xib") == [
          "1:1 the translation mul.lproj/Main.xcstrings cannot be read: "
            + "line 1: the document ends in the middle; expected a key or '}'",
          "1:1 the translation de.lproj/Main.strings cannot be read: "
            + "line 2: found ';'; expected a text",
        ])
  }

  @Test func `a file in no folder of a language is left alone`() throws {
    #expect(
      try warnings(
        ["app/Main.xib": Self.storyboard, "de.lproj/Main.strings": "\"l1.text\" = \"Preis\";"],
        of: "app/Main.xib") == [])
  }
}
