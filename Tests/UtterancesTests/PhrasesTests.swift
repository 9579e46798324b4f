import Foundation
import Testing
import Voices

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
    #expect(phrases.oddLines == [])
    #expect(!phrases.confidence.isEmpty)
    #expect(phrases.language == language)
  }

  @Test func `tags find their language`() {
    #expect(Language(tag: "en-GB") == .english)
    #expect(Language(tag: "EN_us") == .english)
    #expect(Language(tag: "tlh") == nil)
    #expect(Language(tag: "") == nil)
  }
}
