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

  /// Replaces the texts of a file in `Base.lproj` by those of the table in its own language: the system shows the
  /// file's only to users without any table.
  ///
  /// https://developer.apple.com/library/archive/documentation/MacOSX/Conceptual/BPInternational/InternationalizingYourUserInterface/InternationalizingYourUserInterface.html
  public static func replace(in hierarchy: inout Hierarchy, by table: StringsTable) {
    let own = "Base"
    record(in: &hierarchy, tables: [own: table])
    for index in hierarchy.screens.indices {
      let language = hierarchy.screens[index].language
      hierarchy.screens[index] = hierarchy.screens[index].translated(to: own)
      hierarchy.screens[index].language = language
      for element in hierarchy.screens[index].elements.indices
      where !hierarchy.screens[index].elements[element].translations.isEmpty {
        hierarchy.screens[index].update(element) { $0.details.translations = [:] }
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
