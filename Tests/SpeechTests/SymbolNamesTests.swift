import Testing
import Voices

@testable import Speech

/// The names of symbols in `Voices/Symbols`.
struct SymbolNamesTests {
  @Test(arguments: Language.allCases)
  func `each name is one that the English table has`(_ language: Language) {
    let file = SymbolNames(language)
    #expect(file.faultyLines == [])
    #expect(Set(file.names.keys).subtracting(SymbolTable.english.names) == [])
    #expect(file.names.isEmpty == (language == .english))
  }

  @Test func `a symbol is named in the language, or else in English`() {
    let german = SymbolTable.english.renamed(SymbolNames(.german).names)
    #expect(SpeechText("✓ Fertig ⌘", symbols: german).spoken == "Häkchen Fertig command")
    #expect(SpeechText("Ja!", punctuation: .all, symbols: german).spoken == "Ja Ausrufezeichen")
    #expect(SpeechText("\u{E000}", symbols: german).spoken == "Symbol")
    #expect(SpeechText("✓", symbols: SymbolTable.english.renamed([:])).spoken == "check mark")
  }
}
