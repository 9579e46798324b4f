/// The texts of one `.xcstrings` file, by language.
public struct StringsCatalog: Hashable, Sendable {
  /// The language of the texts in code or Interface Builder; nil if the file does not state it.
  public var sourceLanguage: String?
  public var tables: [String: StringsTable] = [:]

  /// Reads a catalogue as Xcode 15 and later write it.
  ///
  /// - Throws: the first error, at its line and column.
  public init(parsing bytes: [UInt8]) throws(DocumentError) {
    try read(JSONDocument(bytes).root)
  }

  private mutating func read(_ root: JSONValue) throws(DocumentError) {
    guard let strings = root["strings"], strings.kind == .object else {
      throw root.error("found no \"strings\"; expected an object of them")
    }
    sourceLanguage = root["sourceLanguage"]?.string
    var untranslatable: [(key: String, entry: StringsTable.Entry)] = []
    for (key, value) in strings.members {
      let base = Self.entry(text: key, of: value)
      if value["shouldTranslate"]?.boolean == false { untranslatable.append((key, base)) }
      // A key without a text in the source language is its own text.
      if let sourceLanguage { tables[sourceLanguage, default: StringsTable()].entries[key] = base }
      guard let localizations = value["localizations"] else { continue }
      for (language, localization) in localizations.members {
        let entry = CatalogText(localization, isSource: language == sourceLanguage)
          .entry(like: base)
        if entry == nil, language == sourceLanguage { continue }
        tables[language, default: StringsTable()].entries[key] = entry
      }
    }
    // A text marked as not to be translated is missing in no language.
    for language in tables.keys {
      for (key, entry) in untranslatable { tables[language]?.entries[key] = entry }
    }
  }

  private static func entry(text: String, of value: JSONValue) -> StringsTable.Entry {
    var entry = StringsTable.Entry(text: text)
    entry.comment = value["comment"]?.string
    (entry.line, entry.column) = value.position
    return entry
  }
}

/// One localisation of a catalogue: a text, or texts by device and plural category.
private struct CatalogText {
  /// In file order, by the path of their conditions: `device.ipad`, `one`, `ipad.other`.
  private var texts: [(condition: String, text: String)] = []
  private let position: (line: Int, column: Int)
  /// The texts of each variable that a text names (`%#@count@`).
  private let substitutions: [String: [(name: String, text: String)]]

  /// - Parameter isSource: whether it is in the language of the keys, whose texts are written and not translated: one
  ///   of the state “new” is used, too. In other languages it is still to be translated.
  init(_ localization: JSONValue, isSource: Bool) {
    position = (localization["stringUnit"]?["value"] ?? localization).position
    texts = Self.texts(of: localization, isSource: isSource)
    substitutions = Dictionary(
      (localization["substitutions"].map { Array($0.members) } ?? []).map {
        (
          $0.name,
          Self.texts(of: $0.value, isSource: isSource).map { (name: $0.condition, text: $0.text) }
        )
      }, uniquingKeysWith: { $1 })
  }

  private static func texts(
    of localization: JSONValue, isSource: Bool
  ) -> [(condition: String, text: String)] {
    var texts: [(condition: String, text: String)] = []
    // A stack instead of recursion, since variations may be nested as deep as JSON allows.
    var open = [(value: localization, condition: "")]
    while let (value, condition) = open.popLast() {
      if let unit = value["stringUnit"] {
        guard let text = unit["value"]?.string,
          unit["state"]?.string != "new" || isSource && !text.isEmpty
        else { continue }
        texts.append((condition, text))
        continue
      }
      let variations = value["variations"]
      let kinds = variations.map { Array($0.members) } ?? []
      for (_, cases) in kinds.reversed() {
        for (name, inner) in cases.members.reversed() where inner.kind == .object {
          open.append((inner, condition.isEmpty ? name : "\(condition).\(name)"))
        }
      }
    }
    return texts
  }

  /// - Returns: nil if nothing has been translated yet.
  func entry(like base: StringsTable.Entry) -> StringsTable.Entry? {
    let usual = texts.first { $0.condition.split(separator: ".").allSatisfy { $0 == "other" } }
    let nearest = usual ?? texts.first { $0.condition.hasPrefix("other") }
    guard let text = nearest ?? texts.first else { return nil }
    var entry = base
    (entry.line, entry.column) = position
    let expanded = VariableText(format: text.text, rules: substitutions).expanded()
    entry.text = expanded.text
    entry.variants = expanded.variants
    for text in texts where !text.condition.isEmpty { entry.variants[text.condition] = text.text }
    return entry
  }
}
