public import AccessibilityModel
public import SourceText

extension LocalizationGaps {
  /// Adds to each element its texts that a language lacks, and to the hierarchy one warning, at the first of
  /// them.
  public static func record(in hierarchy: inout Hierarchy, tables: [String: StringsTable]) {
    let gaps = gaps(in: hierarchy.screens, tables: tables)
    let screens = Dictionary(
      hierarchy.screens.enumerated().map { ($1.number, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var byLanguage: [String: [Gap]] = [:]
    for gap in gaps {
      guard let screen = screens[gap.screen] else { continue }
      byLanguage[gap.language, default: []].append(gap)
      hierarchy.screens[screen].update(gap.element) {
        $0.details.missingTranslations.append(
          MissingTranslation(language: gap.language, key: gap.key, text: gap.text))
      }
    }
    guard let first = gaps.first(where: { screens[$0.screen] != nil }),
      let screen = screens[first.screen]
    else { return }
    let element = hierarchy.screens[screen].elements[first.element]
    hierarchy.warnings.append(
      Hierarchy.Warning(
        line: Int(element.line), column: Int(element.column), message: message(byLanguage, first)))
  }

  /// One line for all languages: most files lack the same texts in each.
  private static func message(_ byLanguage: [String: [Gap]], _ first: Gap) -> String {
    let languages = byLanguage.keys.sorted()
    let text = "\(first.key) (\"\(first.text)\")"
    guard languages.count > 1 else {
      let others = gapWords((byLanguage[first.language]?.count ?? 1) - 1)
      return "the translation \(first.language) lacks \(text)\(others)"
    }
    let counts = languages.map { "\($0) (\(byLanguage[$0]?.count ?? 0))" }
    return "translations lack texts: \(counts.joined(separator: ", ")); the first is \(text)"
  }

  private static func gapWords(_ others: Int) -> String {
    switch others {
    case ..<1: ""
    case 1: " and another text"
    default: " and \(others) other texts"
    }
  }
}
