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

extension AuditContext {
  /// What the label of an element holds.
  public func labelFacts(of index: Int) -> LabelFacts { labels[index] }
}

extension AuditedElement {
  /// What its label holds; nothing where there is none.
  public var labelFacts: LabelFacts { context.labels[index] }

  /// The label as it is written; nothing where there is none.
  public var labelText: String { label ?? "" }

  /// The words of its label.
  public var nameWords: Words { labelFacts.plainWords }
  /// The words that are seen on it.
  public var textWords: Words { context.labels.visibleWords(of: index) }

  /// The words of the label, with their places.
  public var labelWords: LabelWords { labelFacts.words }

  /// What can be read on it, apart from what it is called; none for fields, whose text is a value.
  public var visibleTexts: [String] { VisibleTexts.of(self) }

  /// The language whose words it uses; English where nobody says.
  public var languageCode: LanguageCode { context.labels.language(of: index) }
}
