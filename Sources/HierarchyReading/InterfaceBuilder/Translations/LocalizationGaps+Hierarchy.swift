public import AccessibilityModel
public import SourceText

extension LocalizationGaps {
  /// Adds to each element its texts that a language lacks, and to the hierarchy a warning for each
  /// language, at the first of them.
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
    for language in byLanguage.keys.sorted() {
      guard let gaps = byLanguage[language], let first = gaps.first,
        let screen = screens[first.screen]
      else { continue }
      let element = hierarchy.screens[screen].elements[first.element]
      hierarchy.warnings.append(
        Hierarchy.Warning(
          line: Int(element.line), column: Int(element.column),
          message: message(language, gaps, first)))
    }
  }

  private static func message(_ language: String, _ gaps: [Gap], _ first: Gap) -> String {
    let text = "\(first.key) (\"\(first.text)\")"
    switch gaps.count {
    case 1: return "the translation \(language) lacks \(text)"
    case 2: return "the translation \(language) lacks \(text) and another text"
    default:
      return "the translation \(language) lacks \(text) and \(gaps.count - 1) other texts"
    }
  }
}
