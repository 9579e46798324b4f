import AccessibilityModel
import Testing
import Voices

@testable import Auditing

@Suite struct LabelTableTests {
  /// Whether the table knows of each label that it is in the lists of «Cancel».
  private func known(_ screenLanguage: String?, _ elements: [(String, String?)]) -> [Bool] {
    var builder = ScreenBuilder()
    for (label, language) in elements {
      var element = Element(className: "UIButton", role: .button)
      element.label = label
      if let language { element.details.language = language }
      builder.open(element)
      builder.close()
    }
    var facts = Screen()
    facts.language = screenLanguage
    let table = LabelTable(builder.finish(facts))
    let lists = WordLists("phrase-cancel").gateLists
    return elements.indices.map { !table.lists(of: $0).isDisjoint(with: lists) }
  }

  @Test func `labels are looked up in English and in the language of the screen`() {
    let labels: [(String, String?)] = [("Cancel", nil), ("Abbrechen", nil), ("Annuler", nil)]
    #expect(known(nil, labels) == [true, false, false])
    #expect(known("de-CH", labels) == [true, true, false])
    #expect(known("fr", labels) == [true, false, true])
    #expect(known("ja", labels) == [true, false, false])
  }

  @Test func `labels are looked up in every language that an element names`() {
    let labels: [(String, String?)] = [("Cancel", nil), ("Abbrechen", nil), ("Annuler", "fr-CA")]
    #expect(known(nil, labels) == [true, true, true])
    #expect(known("de", labels) == [true, true, true])
    #expect(known("de", [("Cancel", "en"), ("Annuler", "de-AT")]) == [true, false])
  }
}
