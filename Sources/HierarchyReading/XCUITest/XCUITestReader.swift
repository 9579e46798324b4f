public import AccessibilityModel
internal import XMLReading

/// Reads page sources of Appium's XCUITest and mac2 drivers, of WebDriverAgent and of UIAutomation.
///
/// What a capture leaves out is inferred, and every element records it
/// (docs/evidence/formats.md#xcuitest-page-sources, docs/evidence/formats.md#one-model).
public struct XCUITestReader: HierarchyReader {
  public static let formatName = "xcuitest"

  public init() {}

  public static func recognizes(_ start: DocumentStart) -> Bool {
    guard let root = start.rootName else { return false }
    if root == "AppiumAUT" || root.hasPrefix("XCUIElementType") { return true }
    // `UIAButton`, but not `UIActivityIndicatorView`.
    return root.hasPrefix("UIA") && root.dropFirst(3).first?.isUppercase == true
  }

  public func read(
    _ document: DocumentBytes, named name: String, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    var handler: XCUITestHandler
    do throws(XMLReadingError) {
      handler = try XMLDocument.read(
        document.pieces, into: XCUITestHandler(), threads: options.threads)
    } catch {
      throw HierarchyReadingError(error, source: name)
    }
    var hierarchy = Hierarchy(format: Self.formatName)
    hierarchy.warnings = handler.oddities.warnings
    // Each app is handed on, so that its million elements are changed where they are, not in a copy.
    var apps = Array(handler.finish().reversed())
    while let app = apps.popLast() {
      hierarchy.app.name = hierarchy.app.name ?? app.capture.applicationName
      var screen = XCUITestScreen(consume app)
      hierarchy.screens += XCUITestWindows.screens(of: screen.finish(options))
    }
    for index in hierarchy.screens.indices { hierarchy.screens[index].number = index }
    return hierarchy
  }
}
