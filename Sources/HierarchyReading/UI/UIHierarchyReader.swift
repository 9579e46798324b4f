public import AccessibilityModel

/// Reads our own format (`docs/format.md`).
public struct UIHierarchyReader: HierarchyReader {
  public static let formatName = "ui"

  public init() {}

  public static func recognizes(_ start: DocumentStart) -> Bool {
    start.rootName == "app" || start.rootName == "screen"
  }

  public func read(
    _ bytes: [UInt8], named name: String, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    try UIDocument(options: options).received(bytes, named: name).hierarchy
  }
}
