internal import AccessibilityModel

/// The labels of a screen, and the facts about each.
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

  /// The facts about an element's label; those of an empty text if it has none.
  subscript(index: Int) -> LabelFacts { ofElements[index] }

  func facts(of text: String) -> LabelFacts {
    if let facts = known[Key(text: text)] { return facts }
    let facts = LabelFacts(text)
    known[Key(text: text)] = facts
    return facts
  }

  /// The words of an element's visible text.
  func visibleWords(of index: Int) -> Words { ofVisibleTexts[index].plainWords }

  /// The sentences of an element's visible text.
  func visibleSentences(of index: Int) -> Sentences { ofVisibleTexts[index].sentences }

  func language(of index: Int) -> LanguageCode { languages[index] }

  /// A text compared by bytes: Swift's equality treats different Unicode spellings as equal.
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
