public import AccessibilityModel
internal import SourceText

/// Reads the hierarchies that AccessibilitySnapshot encodes as JSON (`AccessibilitySnapshotModel`).
///
/// A file holds only what VoiceOver uses: elements and containers, in swipe order. It includes
/// neither other views nor the look of elements.
public struct AccessibilitySnapshotReader: HierarchyReader {
  public static let formatName = "accessibility-snapshot"

  public init() {}

  public static let sharedExtensions = ["json"]

  public static func recognizes(_ start: DocumentStart) -> Bool {
    guard case .json(let json) = start.kind else { return false }
    return SnapshotKeys.recognizes(json)
  }

  public func read(
    _ bytes: [UInt8], named name: String, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    do throws(DocumentError) {
      let document = try JSONDocument(bytes)
      var tree = SnapshotTree()
      try tree.read(document.root)
      var hierarchy = Hierarchy(format: Self.formatName)
      hierarchy.screens = [tree.screen(options)]
      hierarchy.warnings = tree.warnings.all
      return hierarchy
    } catch {
      throw HierarchyReadingError(
        source: name, line: error.line, column: error.column, reason: error.reason)
    }
  }
}
