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
    func entry(_ properties: String..., insteadOf own: String?) -> StringsTable.Entry? {
      guard own != nil else { return nil }
      let found = properties.lazy.compactMap { table.entries["\(id).\($0)"] }.first
      return found.flatMap { $0.text == own || $0.text.isEmpty ? nil : $0 }
    }
    var translation = Translation()
    let isGiven = element.origins[.label] == .given
    let label = entry(
      "accessibilityLabel", "ibExternalAccessibilityDescription",
      insteadOf: isGiven ? element.label : nil)
    let text = entry("text", "attributedText", insteadOf: element.details.text)
    let title = entry(
      "normalTitle", "configuration.title", "title", insteadOf: element.details.title)
    translation.label = label?.text
    translation.hint =
      entry("accessibilityHint", "ibExternalAccessibilityHelp", insteadOf: element.hint)?.text
    translation.text = text?.text
    translation.title = title?.text
    translation.placeholder =
      entry("placeholder", "placeholderString", insteadOf: element.details.placeholder)?.text
    translation.place = (label ?? text ?? title).flatMap { entry in
      entry.file.map { CodeEvidence.Location(file: $0, line: entry.line) }
    }
    return translation.isEmpty ? nil : translation
  }
}
