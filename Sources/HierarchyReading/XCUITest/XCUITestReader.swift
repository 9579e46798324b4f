public import AccessibilityModel

/// Reads page sources of Appium's XCUITest and mac2 drivers, of WebDriverAgent and of UIAutomation.
///
/// Missing data is inferred, and every element records this
/// (docs/evidence/formats.md#xcuitest-page-sources, docs/evidence/formats.md#one-model).
public struct XCUITestReader: HierarchyReader {
  public static let formatName = "xcuitest"

  public init() {}

  public static func recognizes(_ start: DocumentStart) -> Bool {
    guard let root = start.rootName else { return false }
    if root == "AppiumAUT" || root.hasPrefix("XCUIElementType") { return true }
    // Some tools write the tree of an iPhone in the tags of an Android dump.
    if root == "hierarchy" || root == "node" { return start.namesXCTest }
    // `UIAButton`, but not `UIActivityIndicatorView`.
    return root.hasPrefix("UIA") && root.dropFirst(3).first?.isUppercase == true
  }

  public func read(
    _ bytes: [UInt8], named name: String, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    var handler = try XCUITestHandler().received(bytes, named: name)
    return handler.hierarchy(format: Self.formatName, options)
  }
}
