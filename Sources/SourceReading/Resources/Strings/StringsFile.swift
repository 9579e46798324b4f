internal import SourceText

/// A string table of one language, from one file.
struct StringsFile: Sendable {
  /// Without its extension (`Localizable`).
  var name: String
  /// BCP 47, or `Base`.
  var language: String
  var path: String
  var table: StringsTable
  /// Whether a catalog has it for the language of the code.
  var isSource = false

  static let endings = [".strings", ".stringsdict", ".xcstrings"]

  static func recognizes(_ path: String) -> Bool { endings.contains(where: path.hasSuffix) }

  /// The tables of a file; none if it is not in a language folder.
  static func read(_ bytes: [UInt8], path: String) throws(DocumentError) -> [StringsFile] {
    let parts = path.split(separator: "/")
    guard let file = parts.last, let dot = file.lastIndex(of: ".") else { return [] }
    let name = String(file[..<dot])
    if file.hasSuffix(".xcstrings") { return try catalog(bytes, name: name, path: path) }
    guard let folder = parts.dropLast().last, folder.hasSuffix(".lproj") else { return [] }
    return ofUsers([
      StringsFile(
        name: name, language: language(String(folder.dropLast(6))), path: path,
        table: try StringsTable(parsing: bytes))
    ])
  }

  private static func catalog(
    _ bytes: [UInt8], name: String, path: String
  ) throws(DocumentError) -> [StringsFile] {
    let catalog = try StringsCatalog(parsing: bytes)
    let files = catalog.tables.map { language, table in
      StringsFile(
        name: name, language: language, path: path, table: table,
        isSource: language == catalog.sourceLanguage)
    }
    return ofUsers(files).sorted { $0.language < $1.language }
  }

  /// Without those in languages that no user can choose.
  private static func ofUsers(_ files: [StringsFile]) -> [StringsFile] {
    files.filter { !PseudoLanguage.contains($0.language) && !PseudoLanguage.isMarked($0.table) }
  }

  /// The language of a folder: `pt_BR` is `pt-BR`, and old projects use names.
  private static func language(_ folder: String) -> String {
    oldNames[folder] ?? String(folder.map { $0 == "_" ? "-" : $0 })
  }

  /// Folder names from before Mac OS X 10.4; Foundation still reads them.
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it",
    "Spanish": "es", "Dutch": "nl",
  ]
}
