import Testing
import Voices

@testable import Speech

/// A text, and its spoken form by the lexicon of the test.
struct LexiconCase: CustomTestStringConvertible, Sendable {
  let text: String
  let spoken: String
  var language: String? = nil
  var testDescription: String { "\(text) in \(language ?? "no language")" }

  static let all = [
    LexiconCase(text: "QA of the cart", spoken: "Q A of the cart"),
    LexiconCase(text: "Home vs. away, home vs away", spoken: "Home versus away, home versus away"),
    LexiconCase(text: "AQUA QAs QA1 aQA", spoken: "AQUA QAs QA1 aQA"),
    LexiconCase(text: "qa", spoken: "qa"),
    LexiconCase(text: "Vs. VS", spoken: "versus versus"),
    LexiconCase(text: "(QA)", spoken: "(Q A)"),
    LexiconCase(text: "C++, C", spoken: "see plus plus, C"),
    LexiconCase(text: "New York Times, New York", spoken: "the Times, New York"),
    LexiconCase(text: "QA", spoken: "Q A", language: "en-GB"),
    LexiconCase(text: "QA", spoken: "QA", language: "de"),
    LexiconCase(text: "", spoken: ""),
  ]
}

struct LexiconTests {
  private static let file = """
    <?xml version="1.0"?>
    <pls:lexicon version="1.0" xmlns:pls="http://www.w3.org/2005/01/pronunciation-lexicon"
      alphabet="ipa" xml:lang="en">
      <pls:metadata><x>y</x></pls:metadata>
      <pls:lexeme><pls:grapheme>QA</pls:grapheme><pls:alias>Q A</pls:alias></pls:lexeme>
      <pls:lexeme>
        <pls:grapheme>vs.</pls:grapheme><pls:grapheme> vs </pls:grapheme>
        <pls:alias>v s</pls:alias><pls:alias prefer="true">versus</pls:alias>
        <pls:example>home vs. away</pls:example>
      </pls:lexeme>
      <pls:lexeme><pls:grapheme>C++</pls:grapheme><pls:alias>see plus plus</pls:alias></pls:lexeme>
      <pls:lexeme>
        <pls:grapheme>New York Times</pls:grapheme><pls:alias>the Times</pls:alias>
      </pls:lexeme>
    </pls:lexicon>
    """

  private func lexicon(_ text: String) throws -> LexiconReader {
    try LexiconReader(Array(text.utf8))
  }

  @Test(arguments: LexiconCase.all) func `whole words are replaced`(_ example: LexiconCase) throws {
    let lexicons = Lexicons([try lexicon(Self.file).lexicon])
    let text = SpeechText(example.text, lexicons: lexicons, language: example.language)
    #expect(text.spoken == example.spoken)
    #expect(text.caption == example.text)
  }

  @Test func `a position in the speech maps back to the caption`() throws {
    let text = SpeechText("QA • vs. you", lexicons: Lexicons([try lexicon(Self.file).lexicon]))
    #expect(text.spoken == "Q A bullet versus you")
    #expect([0, 2, 4, 11, 18].map(text.captionOffset) == [0, 0, 3, 5, 9])
  }

  @Test func `the user's lexicon comes before ours`() throws {
    let user = """
      <lexicon xml:lang="en"><lexeme><grapheme>QA</grapheme><alias>tests</alias></lexeme></lexicon>
      """
    let both = Lexicons([try lexicon(user).lexicon, try lexicon(Self.file).lexicon])
    #expect(SpeechText("QA vs. you", lexicons: both).spoken == "tests versus you")
  }

  @Test(arguments: [
    ("<lexikon/>", 1, 1, "found <lexikon>; expected <lexicon> of the W3C's PLS 1.0"),
    ("<lexicon/>", 1, 1, "found no xml:lang; expected the language of the words"),
    (
      "<lexicon xml:lang='en'>\n  <lexeme><alias>x</alias></lexeme>\n</lexicon>", 2, 3,
      "found a <lexeme> without a <grapheme>; expected what is written"
    ),
  ])
  func `other XML is rejected as a lexicon at its position`(
    text: String, line: Int, column: Int, reason: String
  ) {
    #expect(throws: LexiconError(line: line, column: column, reason: reason)) {
      try lexicon(text)
    }
  }

  @Test func `our own lexicon is whole`() throws {
    let reader = try LexiconReader(OwnLexicon.english)
    #expect(reader.warnings == [])
    #expect(reader.lexicon.language == "en")
    let said = SpeechText("QA, 3 hrs at 5 km/h, 24/7", lexicons: Lexicons([reader.lexicon])).spoken
    #expect(said == "Q A, 3 hours at 5 kilometers per hour, 24 7")
  }

  @Test func `a lexicon that is not XML is rejected`() {
    #expect(throws: LexiconError.self) { try lexicon("<lexicon xml:lang='en'><lexeme>") }
    #expect(throws: LexiconError.self) { try lexicon("") }
  }

  @Test func `unusable entries are reported, and the rest is used`() throws {
    let reader = try lexicon(
      """
      <lexicon xml:lang="en">
        <lexeme><grapheme>a</grapheme><phoneme>x</phoneme></lexeme>
        <lexeme><grapheme>b</grapheme></lexeme>
        <lexeme><grapheme>\(String(repeating: "c", count: 201))</grapheme><alias>d</alias></lexeme>
        <word/>
        <lexeme><grapheme>e</grapheme><alias>f</alias></lexeme>
      </lexicon>
      """)
    #expect(
      reader.warnings == [
        LexiconError(
          line: 2, column: 3,
          reason: "found only a <phoneme>; expected an <alias>; this lexeme is not used"),
        LexiconError(
          line: 3, column: 3,
          reason: "found no <alias>; expected an <alias>; this lexeme is not used"),
        LexiconError(
          line: 4, column: 3,
          reason: "found a <grapheme> of more than 200 characters; it is not used"),
        LexiconError(line: 5, column: 3, reason: "found <word>; expected <lexeme>"),
      ])
    #expect(SpeechText("e a", lexicons: Lexicons([reader.lexicon])).spoken == "f a")
  }
}
