import Testing

@testable import Auditing

@Suite struct TitleWordsTests {
  @Test(arguments: [
    ("Settings", true), ("What is new?", true), ("Thanks for your support!", true),
    ("A", false), ("", false), ("3 days", false), ("Name:", false), ("Name: Ann Lee", false),
    ("Step 1: Unpack", true), ("17:30 today", false), ("It is here.", false),
    ("and so on …", false), ("One two three four five six", true),
    ("One two three four five six seven", false),
    ("Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", false),
  ])
  func `a few words that are not a sentence may be a title`(_ text: String, _ isTitle: Bool) {
    #expect(TitleWords.hold(text) == isTitle)
  }
}
