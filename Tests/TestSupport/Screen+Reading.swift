public import AccessibilityModel
public import HierarchyReading

extension Screen {
  private struct NoScreen: Error {}

  /// The first screen of a document, in the format that it is detected to be.
  public init(reading text: String, _ options: ReadingOptions = ReadingOptions()) throws {
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "a.xml", options: options)
    guard let screen = hierarchy.screens.first else { throw NoScreen() }
    self = screen
  }
}
