internal import AccessibilityModel

// Texts in the source of a view that divide it into parts by their bold letters, and are not headings.

extension AuditContext {
  /// The stops with a few words in bold letters of the size of body text or in the style Headline, two or more on a screen,
  /// each before something else: sighted users see the titles of its parts (WCAG 2.2, technique G141:
  /// https://www.w3.org/WAI/WCAG22/Techniques/general/G141). Empty on a screen with a heading of such words.
  var titlesOfSource: [Int] {
    guard screen.platform == .iOS, !screen.isOfWatch,
      screen.capabilities.isSuperset(of: [.headings, .fonts])
    else { return [] }
    let stops = stopSubjects
    guard stops.count <= Self.mostStopsOfSource else { return [] }
    let found = stops.indices.dropLast().filter { place in
      stops[place].isTitleInSource && stops[place + 1].isTitledInSource
    }
    return found.count > 1 ? found.map { stops[$0].index } : []
  }

  /// A larger screen is a list.
  private static var mostStopsOfSource: Int { 256 }
}

extension AuditedElement {
  fileprivate var isTitleInSource: Bool {
    guard role == .staticText, isBoldLine, hasWordsOfTitle, !hasFontOfTitle,
      !flags.contains(.respondsToTap), !element.isPromptOfField, !element.isRepeated,
      traits.isDisjoint(with: [.header, .button, .link]),
      ancestorTraits.isDisjoint(with: [.cell, .bar, .list])
    else { return false }
    let around = ancestors
    if around.contains(where: { $0.element.isRepeated || $0.isActionable }) { return false }
    // A name with its figure beside it.
    guard let row = parent, row.className == "HStack" else { return true }
    return !row.descendants(upTo: Self.mostBeside).contains {
      $0.index != index && $0.role == .staticText && !$0.isActionable
    }
  }

  private static let mostBeside = 16

  /// Whether a title before it may be that of a part, and not the label of a field or the first of two lines in bold letters.
  fileprivate var isTitledInSource: Bool {
    !isTextEntry && !kinds.contains(.adjustables)
      && !(role == .staticText && (isBoldLine || hasFontOfTitle))
  }
}
