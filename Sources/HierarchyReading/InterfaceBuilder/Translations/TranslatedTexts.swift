public import AccessibilityModel
public import SourceText

/// The texts of a storyboard or xib in its other languages, from the string tables beside it.
public enum TranslatedTexts {
  /// Adds to each element its texts from the tables.
  ///
  /// - Parameter tables: the table of each language; not that of the base.
  public static func record(in hierarchy: inout Hierarchy, tables: [String: StringsTable]) {
    for screen in hierarchy.screens.indices {
      for (index, element) in hierarchy.screens[screen].elements.enumerated() {
        let translations = tables.compactMapValues { translation(of: element, in: $0) }
        guard !translations.isEmpty else { continue }
        hierarchy.screens[screen].update(index) { $0.details.translations = translations }
      }
    }
  }

  /// - Returns: nil if the table has no text of the element that differs from the file.
  private static func translation(of element: Element, in table: StringsTable) -> Translation? {
    guard let id = element.objectID else { return nil }
    func text(_ properties: String..., insteadOf own: String?) -> String? {
      guard own != nil else { return nil }
      let found = properties.lazy.compactMap { table["\(id).\($0)"] }.first
      return found.flatMap { $0 == own || $0.isEmpty ? nil : $0 }
    }
    var translation = Translation()
    let isGiven = element.origins[.label] == .given
    translation.label = text(
      "accessibilityLabel", "ibExternalAccessibilityDescription",
      insteadOf: isGiven ? element.label : nil)
    translation.hint = text(
      "accessibilityHint", "ibExternalAccessibilityHelp", insteadOf: element.hint)
    translation.text = text("text", "attributedText", insteadOf: element.details.text)
    translation.title = text(
      "normalTitle", "configuration.title", "title", insteadOf: element.details.title)
    translation.placeholder = text(
      "placeholder", "placeholderString", insteadOf: element.details.placeholder)
    return translation.isEmpty ? nil : translation
  }
}
