internal import AccessibilityModel

/// The language of each element: its own, else that of what it stands in.
struct ElementLanguages {
  /// Empty where no element names a language of its own.
  private var codes: [LanguageCode] = []
  private let screenCode: LanguageCode

  init(_ screen: Screen) {
    screenCode = LanguageCode(screen.language)
    guard screen.elements.contains(where: { $0.language != nil }) else { return }
    for element in screen.elements {
      let around = element.parent < 0 ? screenCode : codes[Int(element.parent)]
      codes.append(element.language.map { LanguageCode($0) } ?? around)
    }
  }

  /// Whether all elements have the language of the screen.
  var areOne: Bool { codes.isEmpty }

  subscript(index: Int) -> LanguageCode { codes.isEmpty ? screenCode : codes[index] }
}
