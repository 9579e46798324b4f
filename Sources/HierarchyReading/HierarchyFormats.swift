public import AccessibilityModel

/// All formats that can be read.
public enum HierarchyFormats {
  /// To add a format, add a folder beside this file and a line here.
  public static let all: [any HierarchyReader.Type] = [
    UIHierarchyReader.self,
    XCUITestReader.self,
    InterfaceBuilderReader.self,
    UIAutomatorReader.self,
    AccessibilitySnapshotReader.self,
    AndroidLayoutReader.self,
    IdbReader.self,
    WebDriverAgentJSONReader.self,
    MaestroReader.self,
    XCTestDescriptionReader.self,
  ]

  /// The values of `--from`, besides `auto`.
  public static var names: [String] { all.map { $0.formatName } }

  /// The reader for a document, chosen by its first bytes; nil for an unknown format.
  public static func reader(for bytes: [UInt8]) -> (any HierarchyReader)? {
    format(of: DocumentStart(bytes)).map { $0.init() }
  }

  /// Whether a document that begins like this is in any of the formats.
  public static func recognizes(_ start: DocumentStart) -> Bool { format(of: start) != nil }

  /// Examines as much of a document as its format requires.
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

  /// Why a document in a known form cannot be read; nil if it can, or if its content gives a better
  /// reason.
  private static func refusal(
    of bytes: [UInt8], _ start: DocumentStart, named name: String
  ) -> String? {
    let code = UnsupportedFormat(sourceCode: bytes, named: name)
    return (code ?? UnsupportedFormat(start, named: name))?.refusal
  }

  static func format(of start: DocumentStart) -> (any HierarchyReader.Type)? {
    all.first { $0.recognizes(start) }
  }

  /// Reads a document in a named format, or in the one that its first bytes show.
  ///
  /// - Parameter format: one of ``names``; nil to detect it from the content.
  /// - Throws: the error, or the type of the document if it is not a hierarchy.
  public static func read(
    _ bytes: [UInt8], named name: String, format: String? = nil,
    options: ReadingOptions = ReadingOptions()
  ) throws(HierarchyReadingError) -> Hierarchy {
    let start = start(of: bytes)
    if let refusal = refusal(of: bytes, start, named: name) {
      throw UnreadableContent.error(refusal, in: bytes, named: name)
    }
    let found = Self.format(of: start)
    let wanted = format.flatMap { format in all.first { $0.formatName == format } } ?? found
    guard let wanted else { throw UnreadableContent.error(for: bytes, start: start, named: name) }
    if let found, found.formatName != wanted.formatName {
      throw UnreadableContent.error(for: bytes, named: name, in: found, not: wanted)
    }
    var hierarchy = try wanted.init().read(bytes, named: name, options: options.measured)
    options.capture?.complete(&hierarchy)
    // A document that the format can read but does not recognise holds no screen.
    guard found != nil else { throw UnreadableContent.error(for: bytes, start: start, named: name) }
    guard hierarchy.screens.contains(where: { !$0.elements.isEmpty }) else {
      var error = HierarchyReadingError(
        source: name, line: 1, column: 1, reason: "found no view; expected at least one")
      if wanted.mayHoldNoView { error.emptiness = .noView }
      throw error
    }
    return hierarchy
  }
}
