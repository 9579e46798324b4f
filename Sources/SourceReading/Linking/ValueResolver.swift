/// Resolves names of constants and keys of string tables.
struct ValueResolver: Sendable {
  let statements: StatementIndex
  let classes: ClassHierarchy
  let strings: LocalizedStrings

  /// The value of a name; the value itself if it is not a name, or an unknown one.
  func resolved(_ value: CodeValue) -> CodeValue {
    var value = value
    // Constants may refer to each other in a cycle.
    for _ in 0..<8 {
      guard case .constant(let name) = value, let next = constant(name) ?? objectClass(name)
      else { break }
      value = next
    }
    return value
  }

  /// The text that users get; nil unless it is a literal or in a table.
  func text(of value: CodeValue) -> String? {
    switch resolved(value) {
    case .text(let text): text
    case .localized(let text): localizedText(text) ?? text.defaultValue
    default: nil
    }
  }

  /// The texts in languages other than that of ``text(of:)``, if they differ.
  func translations(of value: CodeValue) -> [String: String] {
    guard case .localized(let text) = resolved(value), let own = localizedText(text) else {
      return [:]
    }
    var translations: [String: String] = [:]
    for language in strings.languages {
      guard
        let other = strings.text(for: text.key, table: text.table, language: language)?.text,
        other != own, !other.contains("%")
      else { continue }
      translations[language] = other
    }
    return translations
  }

  /// Where tables have the texts of ``text(of:)``, `Base`, and of ``translations(of:)``, by language.
  func tablePlaces(of value: CodeValue) -> [String: SourceLocation] {
    guard case .localized(let text) = resolved(value) else { return [:] }
    func place(_ language: String) -> SourceLocation? {
      strings.text(for: text.key, table: text.table, language: language)?.location
    }
    var places = Dictionary(
      strings.languages.compactMap { language in place(language).map { (language, $0) } },
      uniquingKeysWith: { first, _ in first })
    places["Base"] = ownLanguages.lazy.compactMap(place).first
    return places
  }

  /// The languages of the texts that code names, the first that has one.
  private var ownLanguages: [String] { strings.onlyLanguage.map { [$0] } ?? ["Base", "en"] }

  /// The class of an object that a property holds: `PlayerCell.tapGesture`.
  private func objectClass(_ name: String) -> CodeValue? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let property = String(name[name.index(after: dot)...])
    return classes.typeName(ofProperty: property, in: String(name[..<dot])).map { .constant($0) }
  }

  /// The text of a key in `Base` or in English, else in the app's only language.
  private func localizedText(_ text: CodeValue.LocalizedText) -> String? {
    let found = ownLanguages.lazy.compactMap {
      strings.text(for: text.key, table: text.table, language: $0)?.text
    }.first
    // A format string is not the text that users get.
    return found.flatMap { $0.contains("%") ? nil : $0 }
  }

  /// The value of the constant with the last part of a name; nil if there is none, or if several
  /// differ.
  private func constant(_ name: String) -> CodeValue? {
    let values = constants(named: name)
    return values.count == 1 ? values.first : nil
  }

  /// The values of all constants that a name may refer to.
  func constants(named name: String) -> Set<CodeValue> {
    let all = statements.constants[ClassHierarchy.key(name)] ?? []
    let exact = all.filter { $0.name == name }
    let fitting =
      exact.isEmpty
      ? all.filter { $0.name.hasSuffix("." + name) || name.hasSuffix("." + $0.name) } : exact
    return Set(fitting.map(\.value))
  }
}
