import Foundation
import Testing

@testable import Voices

/// The phrase tables of `Voices/Phrases`.
struct PhrasesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Voices/Phrases")

  @Test func `the list of languages is that of the folder`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Language.allCases.map { "\($0.rawValue).phrases" }.sorted())
  }

  @Test(arguments: Language.allCases) func `a table has every phrase`(_ language: Language) {
    let phrases = Phrases(language)
    #expect(phrases.missingKeys == [])
    #expect(phrases.unknownKeys == [])
    #expect(phrases.faultyLines == [])
    #expect(!phrases.confidence.isEmpty)
    #expect(phrases.language == language)
  }

  @Test func `a pinned set of rules has its phrases`() {
    let file = """
      role.button = Knopf
      role.button@3 = Schaltfläche
      role.button@2 = Taste
      role.link@2 = Verweis
      role.link@zwei = Link
      role.link@1 = Link
      """
    func words(_ ruleset: Int) -> [String] {
      let phrases = Phrases(.german, bytes: Array(file.utf8), ruleset: ruleset)
      return [phrases[.button], phrases[.link]]
    }
    #expect(words(1) == ["Knopf", "Link"])
    #expect(words(2) == ["Taste", "Verweis"])
    #expect(words(3) == ["Schaltfläche", "Verweis"])
    #expect(Phrases(.german, bytes: Array(file.utf8)).faultyLines == [5, 6])
  }

  @Test func `the tables name no rule set that cannot be pinned`() {
    let newest = Language.allCases.map { PhraseFile($0.bytes).newestRuleset }.max()
    #expect(newest == Phrases.newestRuleset)
  }

  @Test func `tags find their language`() {
    #expect(Language(tag: "en-GB") == .english)
    #expect(Language(tag: "EN_us") == .english)
    #expect(Language(tag: "tlh") == nil)
    #expect(Language(tag: "") == nil)
  }

  @Test func `phrases missing in a file are English and reported`() {
    let file = """
      # A comment
      language.plural = one-other
      role.button = Knopf
      role.button = Taste
        role.link=Verweis = Link\r
      role.knob = Regler
      nonsense
      value.characters.other = {number} Zeichen von {nothing}
      """
    let phrases = Phrases(.german, bytes: Array(file.utf8))
    #expect(phrases.faultyLines == [4, 7])
    #expect(phrases.unknownKeys == ["role.knob"])
    #expect(phrases.missingKeys.contains("role.heading"))
    #expect(!phrases.missingKeys.contains("role.button"))
    #expect(
      [phrases[.button], phrases[.link], phrases[.heading]] == [
        "Taste", "Verweis = Link", "Heading",
      ])
    #expect(phrases[counted: .characters, 12] == "12 Zeichen von {nothing}")
    #expect(phrases[counted: .characters, 1] == "1 Zeichen von {nothing}")
    // AccessibilitySnapshot's English must not precede a word of the language.
    #expect(phrases[snapshot: .misspelledHint] == nil)
  }
}
