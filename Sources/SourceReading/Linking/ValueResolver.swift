/// Finds what names of constants and keys of string tables stand for.
struct ValueResolver: Sendable {
  let statements: StatementIndex
  let classes: ClassHierarchy
  let strings: LocalizedStrings

  /// The value behind a name; the value itself where it is none, or where it is not known.
  func resolved(_ value: CodeValue) -> CodeValue {
    var value = value
    // Constants may name each other in a circle.
    for _ in 0..<8 {
      guard case .constant(let name) = value, let next = constant(name) ?? objectClass(name)
      else { break }
      value = next
    }
    return value
  }

  /// The text that users get; nil where it is not plainly written.
  func text(of value: CodeValue) -> String? {
    switch resolved(value) {
    case .text(let text): text
    case .localized(let text): localizedText(text) ?? text.defaultValue
    default: nil
    }
  }

  /// The texts that users get in other languages than the one of ``text(of:)``, where they differ.
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

  /// The class of an object that a property holds: `PlayerCell.tapGesture`.
  private func objectClass(_ name: String) -> CodeValue? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let property = String(name[name.index(after: dot)...])
    return classes.typeName(ofProperty: property, in: String(name[..<dot])).map { .constant($0) }
  }

  /// The text of a key in `Base` or in English, else in the only language that the app has.
  private func localizedText(_ text: CodeValue.LocalizedText) -> String? {
    let languages = strings.languages.count == 1 ? strings.languages : ["Base", "en"]
    let found = languages.lazy.compactMap {
      strings.text(for: text.key, table: text.table, language: $0)?.text
    }.first
    // A text with gaps is not what users get.
    return found.flatMap { $0.contains("%") ? nil : $0 }
  }

  /// The value of the constant that a name ends with; nil where there is none, or where several
  /// differ.
  private func constant(_ name: String) -> CodeValue? {
    let values = constants(named: name)
    return values.count == 1 ? values.first : nil
  }

  /// The values of all constants that a name may mean.
  func constants(named name: String) -> Set<CodeValue> {
    let all = statements.constants[ClassHierarchy.key(name)] ?? []
    let exact = all.filter { $0.name == name }
    let fitting =
      exact.isEmpty
      ? all.filter { $0.name.hasSuffix("." + name) || name.hasSuffix("." + $0.name) } : exact
    return Set(fitting.map(\.value))
  }
}
