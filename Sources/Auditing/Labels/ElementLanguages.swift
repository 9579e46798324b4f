internal import AccessibilityModel

/// The language of each element: its own, else that of the nearest ancestor.
struct ElementLanguages {
  private let screenLanguage: LanguageCode
  /// For each element; empty if no element has a language of its own.
  private var languages: [LanguageCode] = []

  init(_ screen: Screen) {
    screenLanguage = LanguageCode(of: screen)
    guard screen.elements.contains(where: { $0.language != nil }) else { return }
    for (index, element) in screen.elements.enumerated() {
      let inherited = screen.parent(of: index).map { languages[$0] } ?? screenLanguage
      languages.append(element.language.map { LanguageCode($0) } ?? inherited)
    }
  }

  subscript(index: Int) -> LanguageCode { languages.isEmpty ? screenLanguage : languages[index] }
}
