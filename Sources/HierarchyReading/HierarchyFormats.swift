public import AccessibilityModel

/// All formats that can be read.
public enum HierarchyFormats {
  /// Adding a format is a folder beside this file, and its line here.
  public static let all: [any HierarchyReader.Type] = [
    UIHierarchyReader.self,
    XCUITestReader.self,
    InterfaceBuilderReader.self,
    UIAutomatorReader.self,
    AccessibilitySnapshotReader.self,
  ]

  /// The names that `--from` takes, besides `auto`.
  public static var names: [String] { all.map { $0.formatName } }

  /// The reader for a document, by the bytes that it begins with; nil for an unknown format.
  public static func reader(for bytes: [UInt8]) -> (any HierarchyReader)? {
    let start = DocumentStart(bytes)
    return all.first { $0.recognizes(start) }.map { $0.init() }
  }

  /// Reads a document in a named format, or in the one that it begins like.
  ///
  /// - Parameter format: a name of ``names``; nil to tell it from the content.
  /// - Throws: what was wrong, or what the document is instead of a hierarchy.
  public static func read(
    _ bytes: [UInt8], named name: String, format: String? = nil,
    options: ReadingOptions = ReadingOptions()
  ) throws(HierarchyReadingError) -> Hierarchy {
    let named = format.flatMap { format in all.first { $0.formatName == format } }
    guard let reader = named.map({ $0.init() }) ?? reader(for: bytes) else {
      throw UnreadableContent.error(for: bytes, named: name)
    }
    let hierarchy = try reader.read(bytes, named: name, options: options)
    guard hierarchy.screens.contains(where: { !$0.elements.isEmpty }) else {
      throw HierarchyReadingError(
        source: name, line: 1, column: 1, reason: "found no view, expected at least one")
    }
    return hierarchy
  }
}
