internal import Auditing

/// Writes the sections of screens, and what they share.
struct HTMLScreens {
  private let outline: ReportOutline
  private let context: ReportContext
  private let rotations: [Int: HTMLRotation]
  /// The findings that are part of others, of all screens.
  private let folded: FoldedFindings
  /// The number of layouts in each file.
  private let layouts: [String: Int]

  /// - Parameter isFolder: whether each file has a page of its own.
  init(_ outline: ReportOutline, _ context: ReportContext, isFolder: Bool = false) {
    self.outline = outline
    self.context = context
    rotations = HTMLRotation.all(in: outline, isFolder: isFolder)
    folded = FoldedFindings(outline.report)
    var layouts: [String: Int] = [:]
    for screen in outline.report.screens where !screen.isComputed {
      layouts[screen.source, default: 0] += 1
    }
    self.layouts = layouts
  }

  /// - Parameters:
  ///   - positions: those of the screens in the report, grouped by file.
  ///   - anchors: those of the findings of the page.
  func write(_ positions: [Int], _ anchors: inout UniqueNames, to html: inout HTMLWriter) {
    var source: (path: String, text: StartTags?)?
    for index in positions {
      let screen = outline.report.screens[index]
      if source?.path != screen.source {
        source = (screen.source, context.readSource(screen.source).map(StartTags.init))
      }
      HTMLScreen(
        screen: screen, entry: outline.screens[index], path: path(of: index), tags: source?.text,
        screenshot: screenshot(of: screen), comparison: context.comparison, folded: folded,
        rotation: rotations[index], sound: context.sound?.stops[index] ?? []
      ).write(&anchors, to: &html)
    }
  }

  private func path(of index: Int) -> String { outline.files[outline.screens[index].file].path }

  /// The picture beside a file shows its only layout.
  private func screenshot(of screen: ScreenReport) -> Screenshot? {
    guard layouts[screen.source] == 1, !screen.isComputed else { return nil }
    return context.readScreenshot(screen.source).flatMap(Screenshot.init)
  }
}
