internal import AccessibilityModel

extension SpokenHint {
  /// Whether it is a view of Android that looks like a search field, and the text on it is the hint: what to
  /// search for, or how.
  ///
  /// A tap opens the search. A placeholder is not the name of a control
  /// (<https://www.w3.org/WAI/WCAG22/Understanding/label-in-name>), and apps change it. The names
  /// of the views in code decide.
  public var showsHint: Bool {
    guard context.screen.platform == .android, subject.role == .other else { return false }
    if Self.searchFields.occurs(in: identifierWords) { return true }
    return subject.descendants(upTo: Self.mostInField).contains {
      $0.role == .staticText && Self.hints.occurs(in: $0.spokenHint.identifierWords)
    }
  }

  /// The words of its identifier, without those of the package.
  private var identifierWords: Words {
    let name = subject.identifier?.split(separator: "/").last ?? ""
    return Words(CamelCase.words(of: name).joined(separator: " "))
  }

  private static let searchFields = PhraseLists("phrase-search-fields").inIdentifiers
  private static let hints = PhraseLists("phrase-hints").inIdentifiers

  private static let mostInField = 16
}
