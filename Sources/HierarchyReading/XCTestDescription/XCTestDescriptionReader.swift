public import AccessibilityModel
internal import SourceText

/// Reads the text of `XCUIApplication.debugDescription`, which test logs and Appium's `mobile: source` hold.
///
/// Lines of a log may precede the tree (docs/evidence/trees.md#xctests-description).
public struct XCTestDescriptionReader: HierarchyReader {
  public static let formatName = "xctest-description"

  public init() {}

  public static let sharedExtensions: [String] = []

  public static func recognizes(_ start: DocumentStart) -> Bool { start.holdsXCTestTree }

  public func read(
    _ bytes: [UInt8], named name: String, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    let lines = LineIndex(bytes)
    do throws(XCTestDescriptionTree.Failure) {
      guard let start = XCTestTreeStart.offset(in: bytes) else {
        throw XCTestDescriptionTree.Failure(
          offset: bytes.count,
          reason: "found no element after “Attributes: Application”; expected "
            + "“\(XCTestTreeStart.heading)” and its lines")
      }
      var tree = XCTestDescriptionTree(bytes, lines: lines)
      try tree.read(from: start)
      return tree.handler.hierarchy(format: Self.formatName, options)
    } catch {
      let position = lines.position(of: error.offset)
      throw HierarchyReadingError(
        source: name, line: position.line, column: position.column, reason: error.reason)
    }
  }
}
