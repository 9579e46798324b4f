public import AccessibilityModel
internal import XMLReading

/// Reads Android dumps: of `uiautomator dump`, and of Appium's UiAutomator2 and UiAutomator1.
///
/// Pixels become dp (docs/evidence/android.md#dumps). TalkBack's rule decides which views are
/// stops, and a stop may contain others (docs/evidence/android.md#stops-of-talkback).
public struct UIAutomatorReader: HierarchyReader {
  public static let formatName = "uiautomator"

  public init() {}

  public static func recognizes(_ start: DocumentStart) -> Bool {
    start.rootName == "hierarchy" || start.rootName == "displays"
  }

  /// What `uiautomator dump /dev/tty` prints behind the document, spelt as it spells it.
  private static let report = Array("UI hierchary dumped to".utf8)

  public func read(
    _ document: DocumentBytes, named name: String, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    var handler: UIAutomatorHandler
    do throws(XMLReadingError) {
      handler = try XMLDocument.read(
        document.pieces, into: UIAutomatorHandler(), trailer: Self.report,
        threads: options.threads)
    } catch {
      throw HierarchyReadingError(error, source: name)
    }
    var hierarchy = Hierarchy(format: Self.formatName)
    // Each display is handed on, so that its elements are changed where they are, not in a copy.
    var displays = Array(handler.finish().reversed())
    while let display = displays.popLast() {
      var draft = UIAutomatorScreen(consume display)
      let warnings = draft.finish(options)
      draft.screen.number = hierarchy.screens.count
      hierarchy.screens.append((consume draft).screen)
      hierarchy.warnings += warnings.filter { !hierarchy.warnings.contains($0) }
    }
    hierarchy.warnings += handler.oddities.warnings
    return hierarchy
  }
}
