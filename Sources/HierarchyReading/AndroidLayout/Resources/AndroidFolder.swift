/// The folder of a resource: its kind, and the configurations that its qualifiers are for
/// (https://developer.android.com/guide/topics/resources/providing-resources).
struct AndroidFolder: Hashable, Sendable {
  /// `layout`, `values`.
  let kind: String
  /// Those that a phone need not have: `land`, `sw600dp`, `night`.
  let qualifiers: Set<String>
  /// The folder `res` that holds it.
  let root: String
  /// The name of the file without its extension.
  let fileName: String

  /// - Returns: nil for a file that is not in a folder of a folder.
  init?(of path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return nil }
    fileName = String(parts[parts.count - 1].prefix { $0 != "." })
    let words = parts[parts.count - 2].split(separator: "-").map(String.init)
    guard let kind = words.first else { return nil }
    self.kind = kind
    qualifiers = Set(words.dropFirst().filter { !Self.isAlwaysMet($0) })
    root = parts.dropLast(2).joined(separator: "/")
  }

  /// Whether every current phone meets a qualifier: a version of the system, and text from the left.
  private static func isAlwaysMet(_ qualifier: String) -> Bool {
    if qualifier == "ldltr" || qualifier == "port" { return true }
    return qualifier.first == "v" && !qualifier.dropFirst().isEmpty
      && qualifier.dropFirst().allSatisfy(\.isNumber)
  }

  /// Whether a qualifier names a language or a region: such resources are translations.
  static func isOfLanguage(_ folder: Substring) -> Bool {
    folder.split(separator: "-").dropFirst().contains { word in
      if word.hasPrefix("b+") { return true }
      let isWord = word.allSatisfy { $0.isLetter && $0.isLowercase }
      return isWord && (word.count == 2 || word.count == 3 && word != "car" && word != "any")
    }
  }

  var isNight: Bool { qualifiers.contains("night") }
  var isLandscape: Bool { qualifiers.contains("land") }

  /// Whether a layout is that of a row, by the words of its name: `item_order`, `list_entry`.
  var isOfRow: Bool {
    let words = fileName.lowercased().split { !$0.isLetter }
    return words.contains { Self.rowWords.contains(String($0)) }
  }

  /// Whether a layout is that of a dialog or a sheet, by the words of its name: `dialog_report`, `bottom_sheet_share`.
  var isOfDialog: Bool {
    fileName.lowercased().split { !$0.isLetter }.contains { Self.dialogWords.contains(String($0)) }
  }

  private static let dialogWords: Set = ["dialog", "sheet", "bottomsheet", "popup"]
  private static let rowWords: Set = [
    "item", "items", "row", "cell", "entry", "listitem", "holder", "viewholder",
  ]

  /// The value with the most qualifiers that a folder has as well: first among those of its own module, then of
  /// all. Of several that are alike, the first.
  static func best<Value>(
    of values: [Value], for folder: AndroidFolder, at place: (Value) -> AndroidFolder
  ) -> Value? {
    let fitting = values.filter { place($0).qualifiers.isSubset(of: folder.qualifiers) }
    let own = fitting.filter { place($0).root == folder.root }
    return (own.isEmpty ? fitting : own).max {
      place($0).qualifiers.count < place($1).qualifiers.count
    }
  }

  /// The same folder for the dark appearance.
  var atNight: AndroidFolder {
    AndroidFolder(
      kind: kind, qualifiers: qualifiers.union(["night"]), root: root, fileName: fileName)
  }

  private init(kind: String, qualifiers: Set<String>, root: String, fileName: String) {
    (self.kind, self.qualifiers) = (kind, qualifiers)
    (self.root, self.fileName) = (root, fileName)
  }
}

/// The names of folders of resources.
public enum AndroidResourceFolder {
  /// Whether the qualifiers of a folder name a language: its resources are translations.
  public static func isOfLanguage(_ folder: Substring) -> Bool {
    AndroidFolder.isOfLanguage(folder)
  }
}
