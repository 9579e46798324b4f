public import AccessibilityModel

/// Reads Android dumps: of `uiautomator dump`, and of Appium's UiAutomator2 and UiAutomator1.
///
/// Pixels are converted to dp (docs/evidence/android.md#dumps). TalkBack's rules decide which views
/// are stops, and a stop may contain others (docs/evidence/android.md#stops-of-talkback).
public struct UIAutomatorReader: HierarchyReader {
  public static let formatName = "uiautomator"

  public init() {}

  public static let sharedExtensions = ["xml", "uix"]

  public static func recognizes(_ start: DocumentStart) -> Bool {
    start.rootName == "hierarchy" && !start.namesXCTest || start.rootName == "displays"
  }

  /// The line that `uiautomator dump /dev/tty` prints after the document, with its spelling
  /// mistake.
  private static let report = Array("UI hierchary dumped to".utf8)

  public func read(
    _ bytes: [UInt8], named name: String, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    var handler = try UIAutomatorHandler().received(bytes, named: name, trailer: Self.report)
    var hierarchy = Hierarchy(format: Self.formatName)
    var displays = handler.finish().map { UIAutomatorScreen($0) }
    for index in displays.indices {
      let warnings = displays[index].finish(options)
      displays[index].screen.number = index
      hierarchy.screens.append(displays[index].screen)
      hierarchy.warnings += warnings.filter { !hierarchy.warnings.contains($0) }
    }
    hierarchy.warnings += handler.warnings.all
    return hierarchy
  }
}
