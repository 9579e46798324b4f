import Testing
import Voices

@Suite struct WordListTests {
  static let languages = ["de", "en", "es", "fr", "it", "ja", "ko", "nl", "pt", "vi"]

  @Test func `every file of words can be read to its last line`() {
    #expect(
      WordLists.faultyLines == Dictionary(uniqueKeysWithValues: Self.languages.map { ($0, []) }))
  }

  /// A list under a name that English does not have is one that no rule asks for; labels begin with
  /// their role in some languages only, and a request is behind its verb in Japanese.
  @Test(arguments: languages)
  func `the lists of a language are named as the English ones`(_ language: String) {
    let names = WordLists.names(in: "en").union(
      ["button", "link", "tab", "slider", "toggle", "field"].map { "\($0)-prefixes" }
    ).union(["says-requests"])
    // The purpose of a field is one word in one language and two in another.
    let own = WordLists.names(in: language).filter { !$0.hasPrefix("purpose-") }
    #expect(own.subtracting(names) == [])
  }

  @Test(arguments: languages)
  func `no list holds an entry twice`(_ language: String) throws {
    for name in WordLists.names(in: language) {
      let entries = try #require(WordLists(name)[language]).entries
      let twice = Dictionary(grouping: entries, by: \.self).filter { $0.value.count > 1 }.keys
      #expect(twice.sorted() == [], "\(name)")
    }
  }

  @Test func `phrases are found whole and without regard to case`() throws {
    let suffixes = try #require(WordLists("toggle-suffixes")["en"])
    #expect(suffixes.suffix(of: ["show", "check", "box"]) == 2)
    #expect(suffixes.suffix(of: ["light", "switch"]) == 1)
    #expect(suffixes.suffix(of: ["switches"]) == nil)
    #expect(suffixes.firstMatch(in: ["the", "toggle", "button", "here"]) == 1..<3)
    #expect(suffixes.prefix(of: ["switch", "off"]) == 1)
    #expect(WordList.folded("  Don’t  STOP ") == "don't stop")
  }
}
