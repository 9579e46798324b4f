public import AccessibilityModel
internal import XMLReading

/// Reads our own format (`docs/format.md`).
public struct UIHierarchyReader: HierarchyReader {
  public static let formatName = "ui"

  public init() {}

  public static func recognizes(_ start: DocumentStart) -> Bool {
    start.rootName == "app" || start.rootName == "screen"
  }

  public func read(
    _ document: DocumentBytes, named name: String, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    do throws(XMLReadingError) {
      return try XMLDocument.read(
        document.pieces, into: UIDocument(options: options), threads: options.threads
      ).hierarchy
    } catch {
      throw HierarchyReadingError(error, source: name)
    }
  }
}
