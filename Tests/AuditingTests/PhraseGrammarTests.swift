import Testing

@testable import Auditing

@Suite struct PhraseGrammarTests {
  private func matches(_ pattern: String, _ text: String, _ language: String = "en") -> Bool {
    let parts = PhrasePattern(pattern, in: language).parts
    let grammar = ClauseGrammar.of(language)
    return Sentences(text).clauses.contains { clause in
      let match = ClauseMatch(words: clause, grammar: grammar)
      return clause.indices.contains { match.matches(parts[...], at: $0) }
    }
  }

  @Test(arguments: [
    ("close the door", "Please close the door.", true),
    ("close * door", "Close that old wooden front door", true),
    ("close * door", "Close one two three four five door", false),
    ("close * door", "Close it on the door", false),
    ("close|open the? door", "Open door", true),
    ("[ close ]", "Close", true),
    ("[ close ]", "Close it", false),
    ("[ _ closes", "Ledger closes", true),
    ("[ _ closes", "The closes", false),
    ("close ]", "Now close. Then go.", true),
  ])
  func `a pattern is compared part by part`(_ pattern: String, _ text: String, _ isFound: Bool) {
    #expect(matches(pattern, text) == isFound)
  }

  @Test(arguments: [
    ("Restart it", true), ("Please restart it", true), ("You must restart it", true),
    ("Go home, restart it", true), ("Leave and restart it", true),
    ("It can restart it", false), ("You do not have to restart it", false),
    ("Never stop and restart it", false),
  ])
  func `a request begins a clause or follows what asks`(_ text: String, _ isFound: Bool) {
    #expect(matches("^ restart it", text) == isFound)
  }

  @Test func `a clause ends where another begins`() {
    #expect(
      Sentences("Stop – now. Wi-Fi (5 GHz): don’t!").clauses == [
        ["stop"], ["now"], ["wi", "fi"], ["5", "ghz"], ["don't"],
      ])
    #expect(Sentences(" … ").isEmpty)
  }

  @Test func `a condition asks for nothing, unless it is asked for`() {
    let clause = Sentences("If you answer a call")
    let english = LanguageCode("en")
    #expect(!PhraseGrammar("mentions-interruption").occurs(in: clause, in: english))
    #expect(
      PhraseGrammar("mentions-interruption", readsConditions: true)
        .occurs(in: clause, in: english))
  }

  @Test func `a text of one word repeated is compared to its end`() {
    let text = Sentences(String(repeating: "restart ", count: 20_000))
    #expect(!PhraseGrammar("says-restart-device").occurs(in: text, in: LanguageCode("en")))
  }
}
