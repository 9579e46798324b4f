internal import AccessibilityModel
internal import HierarchyReading
internal import Platform
internal import SourceText

/// The translations beside a storyboard or xib.
///
/// `Base.lproj/Main.storyboard` has one `Main.strings` in the folder of each other language, or one
/// `Main.xcstrings` for all of them in `mul.lproj`.
struct Translations {
  private let folder: String
  private let project: String
  private let name: String
  private let baseLanguage: String
  /// The project as the path names it, in front of the names of files.
  private let shownProject: String

  private static let sizeLimit = 1 << 24

  /// - Parameter baseLanguage: the language of `Base.lproj`. Xcode stores it in the project, not
  ///   beside the file; it is English in nearly all projects.
  init(of path: String, baseLanguage: String?) {
    let parts = Folder.absolutePath(path).split(
      separator: "/", omittingEmptySubsequences: false)
    let isInPlace = parts.count >= 3 && path != InputFile.standardInput
    let file = isInPlace ? parts[parts.count - 1] : ""
    let isInterface = file.hasSuffix(".storyboard") || file.hasSuffix(".xib")
    name = isInterface ? String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)]) : ""
    folder = isInPlace ? String(parts[parts.count - 2]) : ""
    project = isInterface ? parts.dropLast(2).joined(separator: "/") : ""
    let given = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    shownProject = path.contains("/") ? given.map { $0 + "/" }.joined() : "../"
    let own = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : ""
    self.baseLanguage = own == "Base" ? baseLanguage ?? "en" : own
  }

  /// Adds to the hierarchy the texts that other languages lack, and warnings about unreadable
  /// files.
  func record(in hierarchy: inout Hierarchy) {
    guard hierarchy.format == InterfaceBuilderReader.formatName, !name.isEmpty,
      folder.hasSuffix(".lproj")
    else { return }
    var tables: [String: StringsTable] = [:]
    let folders = (Folder.names(in: project) ?? []).filter {
      $0.hasSuffix(".lproj") && $0 != folder
    }
    for other in folders + [folder] {
      readCatalog("\(other)/\(name).xcstrings", into: &tables, &hierarchy)
    }
    for other in folders {
      readStrings(of: String(other.dropLast(6)), into: &tables, &hierarchy)
    }
    addEmptyTables(for: folders, to: &tables)
    let own = tables.removeValue(forKey: baseLanguage)
    if let own, folder == "Base.lproj" { TranslatedTexts.replace(in: &hierarchy, by: own) }
    tables = tables.filter {
      !PseudoLanguage.contains($0.key) && !PseudoLanguage.isMarked($0.value)
    }
    LocalizationGaps.record(in: &hierarchy, tables: tables)
    TranslatedTexts.record(in: &hierarchy, tables: tables)
  }

  private func readCatalog(
    _ path: String, into tables: inout [String: StringsTable], _ hierarchy: inout Hierarchy
  ) {
    guard let bytes = bytes(of: path) else { return }
    do throws(DocumentError) {
      let catalog = try StringsCatalog(parsing: bytes)
      for (language, table) in catalog.tables where language != catalog.sourceLanguage {
        let table = placed(table, in: path)
        tables[language, default: StringsTable()].merge(table)
      }
    } catch {
      warn(at: error.line, error.reason, in: path, &hierarchy)
    }
  }

  private func readStrings(
    of language: String, into tables: inout [String: StringsTable], _ hierarchy: inout Hierarchy
  ) {
    let path = "\(language).lproj/\(name).strings"
    guard let bytes = bytes(of: path) else { return }
    do throws(DocumentError) {
      let table = placed(try StringsTable(parsing: bytes), in: path)
      tables[language, default: StringsTable()].merge(table)
    } catch {
      warn(at: error.line, error.reason, in: path, &hierarchy)
    }
  }

  private func placed(_ table: StringsTable, in path: String) -> StringsTable {
    var table = table
    table.place(in: shownProject + path)
    return table
  }

  /// A language of the app without a table lacks every text that others have.
  private func addEmptyTables(for folders: [String], to tables: inout [String: StringsTable]) {
    guard !tables.isEmpty else { return }
    for folder in folders where folder != "Base.lproj" && folder != "mul.lproj" {
      let ownFiles = ["storyboard", "xib"].map { "\(project)/\(folder)/\(name).\($0)" }
      guard !ownFiles.contains(where: Folder.exists) else { continue }
      tables[String(folder.dropLast(6)), default: StringsTable()].merge(StringsTable())
    }
  }

  private func bytes(of path: String) -> [UInt8]? {
    try? InputFile.readFound("\(project)/\(path)", limit: Self.sizeLimit)
  }

  private func warn(
    at line: Int, _ reason: String, in path: String, _ hierarchy: inout Hierarchy
  ) {
    hierarchy.warnings.append(
      Hierarchy.Warning(
        line: 1, column: 1,
        message: "the translation \(path) cannot be read: line \(line): \(reason)"))
  }
}
