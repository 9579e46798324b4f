import SourceText
import Testing

struct PseudoLanguageTests {
  @Test(arguments: ["qps-ploc", "qaa", "x-test", "und", "zxx", "en-XA", "ar_XB"])
  func `no user can choose a language for private use, or a pseudo-locale`(_ language: String) {
    #expect(PseudoLanguage.contains(language))
  }

  @Test(arguments: ["en", "Base", "pt-BR", "zh-Hans", "lol", "ach-UG", "quz", "qu", ""])
  func `languages of people are real`(_ language: String) {
    #expect(!PseudoLanguage.contains(language))
  }

  @Test(arguments: [
    ("crwdns154300:0crwdne154300:0", true), ("crwdns12:0{name}crwdne12:0", true),
    ("crwdns", false), ("The mark crwdns12:0", false), ("Save", false),
  ])
  func `a table of marks for translators has no texts`(_ text: String, _ isMarked: Bool) {
    #expect(PseudoLanguage.isMarked(StringsTable(texts: ["save": text, "ok": "OK"])) == isMarked)
  }
}
