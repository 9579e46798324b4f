public import AccessibilityModel
public import SourceText

/// Finds the texts of a storyboard or xib that its translations lack.
///
/// The file itself holds the development language (`Base.lproj`); each other language has a
/// `.strings` file of the same name, whose keys are `<object id>.<property>`. The function is pure:
/// the caller reads the files (``StringsTable/init(parsing:)``).
public enum LocalizationGaps {
  /// One text that one language does not have.
  public struct Gap: Hashable, Sendable {
    public var language: String
    /// The number of the screen, and the index of its element.
    public var screen: Int
    public var element: Int
    /// The key that the table lacks.
    public var key: String
    public var text: String
  }

  /// Compares the spoken texts with the tables of each language.
  ///
  /// - Parameter tables: the table of each language, by its BCP 47 name; not that of the base.
  /// - Returns: the gaps by screen, element and language. A text without a letter needs no
  ///   translation, and an object without an entry in any table is not localised on purpose.
  public static func gaps(in screens: [Screen], tables: [String: StringsTable]) -> [Gap] {
    let known = localizedObjects(tables)
    var gaps: [Gap] = []
    for screen in screens {
      for (index, element) in screen.elements.enumerated() {
        guard let id = element.objectID, known.contains(id) else { continue }
        for word in words(of: element) {
          for language in tables.keys.sorted()
          where isMissing(word, of: id, in: tables[language]) {
            gaps.append(
              Gap(
                language: language, screen: screen.number, element: index,
                key: "\(id).\(word.properties[0])", text: word.text))
          }
        }
      }
    }
    return gaps
  }

  /// The ids of the objects with an entry in any table.
  private static func localizedObjects(_ tables: [String: StringsTable]) -> Set<String> {
    var ids: Set<String> = []
    for key in tables.values.flatMap({ Array($0.entries.keys) }) {
      if let dot = key.firstIndex(of: ".") { ids.insert(String(key[..<dot])) }
    }
    return ids
  }

  /// A text, and the names that ibtool may use for its property.
  private struct Word {
    var properties: [String]
    var text: String
  }

  private static func isMissing(_ word: Word, of id: String, in table: StringsTable?) -> Bool {
    !word.properties.contains { property in
      table?["\(id).\(property)"].map { !$0.isEmpty } ?? false
    }
  }

  private static func words(of element: Element) -> [Word] {
    let details = element.details
    let names = [element.className, details.superclassName ?? ""]
    let isAppKit = names.contains { $0.hasPrefix("NS") }
    let isButton = names.contains("UIButton")
    var words: [(properties: [String], text: String?)] = []
    if element.origins[.label] == .given {
      let property = isAppKit ? "ibExternalAccessibilityDescription" : "accessibilityLabel"
      words.append(([property], element.label))
    }
    if element.origins[.hint] == .given {
      words.append(([isAppKit ? "ibExternalAccessibilityHelp" : "accessibilityHint"], element.hint))
    }
    words.append((["text", "attributedText"], details.text))
    words.append((isButton ? ["normalTitle", "configuration.title"] : ["title"], details.title))
    words.append((["placeholder", "placeholderString"], details.placeholder))
    return words.compactMap { properties, text in
      guard let text, text.contains(where: \.isLetter) else { return nil }
      return Word(properties: properties, text: text)
    }
  }
}
