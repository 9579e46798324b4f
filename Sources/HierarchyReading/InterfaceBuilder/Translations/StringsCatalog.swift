internal import SourceText

/// The texts of one `.xcstrings` file, by language.
public struct StringsCatalog: Hashable, Sendable {
  /// The language that the storyboard itself is in.
  public var sourceLanguage: String?
  public var tables: [String: StringsTable] = [:]

  /// Reads a catalogue as Xcode 15 and later write it.
  public init(parsing bytes: [UInt8]) throws(StringsTable.ParsingError) {
    do throws(JSONReadingError) {
      try read(JSONDocument(bytes).root)
    } catch {
      throw StringsTable.ParsingError(line: error.line, reason: error.reason)
    }
  }

  private mutating func read(_ root: JSONValue) throws(JSONReadingError) {
    guard let strings = root["strings"], strings.kind == .object else {
      throw root.error("found no \"strings\", expected an object of them")
    }
    sourceLanguage = root["sourceLanguage"]?.string
    var untranslatable: [String] = []
    for (key, entry) in strings.members {
      if entry["shouldTranslate"]?.boolean == false { untranslatable.append(key) }
      guard let localizations = entry["localizations"] else { continue }
      for (language, localization) in localizations.members {
        tables[language, default: StringsTable()].texts[key] = Self.text(of: localization)
      }
    }
    // What is not to be translated is lacking nowhere.
    for language in tables.keys {
      for key in untranslatable { tables[language]?.texts[key] = key }
    }
  }

  /// The text, or the first of its variations by number or device; nil where nobody has written it.
  private static func text(of localization: JSONValue) -> String? {
    var values = [localization]
    while let value = values.popLast() {
      if let unit = value["stringUnit"] {
        guard unit["state"]?.string != "new" else { return nil }
        return unit["value"]?.string
      }
      values += value.members.map(\.value).filter { $0.kind == .object }.reversed()
    }
    return nil
  }
}
