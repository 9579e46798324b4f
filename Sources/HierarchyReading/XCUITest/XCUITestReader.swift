public import AccessibilityModel

/// Reads page sources of Appium's XCUITest driver and of WebDriverAgent.
public struct XCUITestReader: HierarchyReader {
  public static let formatName = "xcuitest"

  public init() {}

  public static func recognizes(_ start: DocumentStart) -> Bool {
    guard let root = start.rootName else { return false }
    return root == "AppiumAUT" || root.hasPrefix("XCUIElementType")
  }

  public func read(
    _ bytes: [UInt8], named name: String, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    throw HierarchyReadingError(source: name, line: 1, column: 1, reason: "to come")
  }
}
