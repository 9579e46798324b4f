internal import SourceText

/// The texts of an app's string tables in all its languages.
public struct LocalizedStrings: Sendable, Equatable {
  /// A text in one language.
  public struct Text: Sendable, Equatable {
    /// BCP 47; `Base` for the development language.
    public var language: String
    /// Of variants, the one for `other`.
    public var text: String
    /// Texts by plural category, device or width (`one`, `ipad`, `ipad.few`); empty for a plain text.
    public var variants: [String: String]
    /// The comment for translators; nil for none.
    public var comment: String?
    public var location: SourceLocation
  }

  /// The table for code that names none.
  public static let defaultTable = "Localizable"

  private var texts: [String: [String: [Text]]] = [:]
  /// The languages of all tables, sorted.
  public private(set) var languages: [String] = []

  /// The language in which the code has its texts, as the app's catalogs state it; nil for none, or several.
  public private(set) var sourceLanguage: String?

  /// The language of the tables that is the given one, or else has the same base: `en-US` for `en`; nil if none has.
  public func language(nearest wanted: String) -> String? {
    func base(_ language: String) -> Substring { language.prefix { $0 != "-" && $0 != "_" } }
    return languages.contains(wanted) ? wanted : languages.first { base($0) == base(wanted) }
  }

  /// The language of an app that has only one, BCP 47.
  public var onlyLanguage: String? {
    languages.count == 1 && languages.first != "Base" ? languages.first : nil
  }

  public init() {}

  /// Whether the keys are texts, in the language in which the app is developed, and not names: a name has no space.
  public var hasTextsAsKeys: Bool {
    tables.contains { table in keys(ofTable: table).contains { $0.contains(" ") } }
  }

  public var isEmpty: Bool { texts.isEmpty }

  /// The names of all tables, sorted.
  public var tables: [String] { texts.keys.sorted() }

  /// The keys of a table in any language, sorted.
  public func keys(ofTable table: String) -> [String] { texts[table, default: [:]].keys.sorted() }

  /// The texts of a key in all languages, by language; several of one language if modules of the
  /// app have tables of the same name.
  public func texts(for key: String, table: String? = nil) -> [Text] {
    texts[table ?? Self.defaultTable]?[key] ?? []
  }

  /// The text of a key in one language; nil if there is none, or several that differ.
  public func text(for key: String, table: String? = nil, language: String) -> Text? {
    let candidates = texts(for: key, table: table).filter { $0.language == language }
    guard let first = candidates.first,
      candidates.allSatisfy({ ($0.text, $0.variants) == (first.text, first.variants) })
    else { return nil }
    return first
  }
}

extension LocalizedStrings {
  /// - Parameter files: tables in path order.
  init(_ files: [StringsFile]) {
    for file in files {
      for (key, entry) in file.table.entries {
        let text = Text(
          language: file.language, text: entry.text, variants: entry.variants,
          comment: entry.comment, location: SourceLocation(file: file.path, line: entry.line))
        texts[file.name, default: [:]][key, default: []].append(text)
      }
    }
    languages = Set(files.map(\.language)).sorted()
    let sources = Set(files.filter(\.isSource).map(\.language))
    sourceLanguage = sources.count == 1 ? sources.first : nil
    for table in texts.keys {
      for key in texts[table, default: [:]].keys {
        texts[table]?[key]?.sort { ($0.language, $0.location) < ($1.language, $1.location) }
      }
    }
  }
}
