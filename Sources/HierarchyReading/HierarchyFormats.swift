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
    format(of: DocumentStart(bytes)).map { $0.init() }
  }

  /// Whether a document that begins like this is in any of the formats.
  public static func recognizes(_ start: DocumentStart) -> Bool { format(of: start) != nil }

  /// Looks at as much of a document as it takes to recognise its format.
  private static func start(of bytes: [UInt8]) -> DocumentStart {
    var length = DocumentStart.firstLength
    while true {
      let start = DocumentStart(Array(bytes.prefix(length)), isWhole: length >= bytes.count)
      guard start.needsMore, format(of: start) == nil,
        let next = DocumentStart.length(after: length)
      else { return start }
      length = next
    }
  }

  static func format(of start: DocumentStart) -> (any HierarchyReader.Type)? {
    all.first { $0.recognizes(start) }
  }

  /// Reads a document in a named format, or in the one that it begins like.
  ///
  /// - Parameter format: a name of ``names``; nil to tell it from the content.
  /// - Throws: what was wrong, or what the document is instead of a hierarchy.
  public static func read(
    _ bytes: [UInt8], named name: String, format: String? = nil,
    options: ReadingOptions = ReadingOptions()
  ) throws(HierarchyReadingError) -> Hierarchy {
    let start = start(of: bytes)
    let found = Self.format(of: start)
    let wanted = format.flatMap { format in all.first { $0.formatName == format } } ?? found
    guard let wanted else { throw UnreadableContent.error(for: bytes, start: start, named: name) }
    if let found, found.formatName != wanted.formatName {
      throw UnreadableContent.error(for: bytes, named: name, in: found, not: wanted)
    }
    var hierarchy = try wanted.init().read(bytes, named: name, options: options.measured)
    options.capture?.complete(&hierarchy)
    // What the format reads and does not recognise is another document: nothing of it is a screen.
    guard found != nil else { throw UnreadableContent.error(for: bytes, start: start, named: name) }
    guard hierarchy.screens.contains(where: { !$0.elements.isEmpty }) else {
      var error = HierarchyReadingError(
        source: name, line: 1, column: 1, reason: "found no view; expected at least one")
      error.isEmptyFile = wanted.mayHoldNoView
      throw error
    }
    return hierarchy
  }
}
