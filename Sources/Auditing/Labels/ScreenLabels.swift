internal import AccessibilityModel

/// The labels of a screen, and what each of them holds.
final class ScreenLabels {
  private let elements: [Element]
  private let languages: ElementLanguages
  private let none = LabelFacts("")
  private var known: [Key: LabelFacts] = [:]
  /// For each element.
  private lazy var ofElements = elements.map { element in
    element.label.map(facts) ?? none
  }
  /// For each element.
  private lazy var ofVisibleTexts = elements.map { element in
    element.visibleText.map(facts) ?? none
  }

  init(_ screen: Screen) {
    elements = screen.elements
    languages = ElementLanguages(screen)
  }

  /// What the label of an element holds; nothing where there is none.
  subscript(index: Int) -> LabelFacts { ofElements[index] }

  func facts(of text: String) -> LabelFacts {
    if let facts = known[Key(text: text)] { return facts }
    let facts = LabelFacts(text)
    known[Key(text: text)] = facts
    return facts
  }

  /// The words that are seen on an element.
  func visibleWords(of index: Int) -> Words { ofVisibleTexts[index].plainWords }

  /// The sentences that are seen on an element.
  func visibleSentences(of index: Int) -> Sentences { ofVisibleTexts[index].sentences }

  func language(of index: Int) -> LanguageCode { languages[index] }

  /// A text by its bytes: Unicode takes texts for equal that are spelt with other scalars.
  private struct Key: Hashable {
    let text: String
    let isASCII: Bool

    init(text: String) {
      self.text = text
      isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    }

    static func == (a: Key, b: Key) -> Bool {
      a.text == b.text && (a.isASCII || a.text.utf8.elementsEqual(b.text.utf8))
    }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
}
