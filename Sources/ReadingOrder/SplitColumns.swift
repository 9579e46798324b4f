internal import AccessibilityModel

/// The columns of the split views on a screen: VoiceOver reads one column, then the next, beginning
/// with the sidebar (docs/evidence/voiceover.md#columns-of-a-split-view).
///
/// A split view is known by its class, or by columns with a navigation bar each: a page source has
/// only nameless views between the window and the bars.
struct SplitColumns {
  /// The views whose content is divided, as indices.
  private(set) var splitViews: Set<Int> = []
  private(set) var columns: Set<Int> = []

  private let screen: Screen

  /// More bars than any app has columns are compared in pairs, so their number is limited.
  private static let mostBars = 8

  init(of screen: Screen) {
    self.screen = screen
    // On a phone the columns collapse into one.
    guard screen.idiom == .pad, screen.platform != .android else { return }
    var bars: [Int] = []
    for index in screen.elements.indices {
      switch screen.elements[index].role {
      case .navigationBar: if bars.count < Self.mostBars { bars.append(index) }
      case .other where isSplitView(screen.elements[index]):
        addColumns(Array(screen.children(of: index)), of: index)
      default: break
      }
    }
    for (place, bar) in bars.enumerated() {
      for other in bars.dropFirst(place + 1) { addColumns(of: bar, and: other) }
    }
  }

  private func isSplitView(_ element: Element) -> Bool {
    element.className.hasPrefix("UISplitView") || element.className.hasPrefix("_UISplitView")
      || element.className == "XCUIElementTypeSplitGroup"
  }

  private mutating func addColumns(_ candidates: [Int], of view: Int) {
    let shown = candidates.filter {
      !screen.elements[$0].hidesSubtree(inPage: false) && isColumn($0)
    }
    guard shown.count > 1,
      zip(shown, shown.dropFirst()).allSatisfy({ areSideBySide($0, $1) })
    else { return }
    splitViews.insert(view)
    columns.formUnion(shown)
  }

  /// Two bars in different children of the innermost view around both, if these are side by side.
  private mutating func addColumns(of bar: Int, and other: Int) {
    let above = [bar] + Array(screen.ancestors(of: bar))
    let aboveOther = [other] + Array(screen.ancestors(of: other))
    guard let view = above.first(where: aboveOther.contains), view != bar, view != other,
      let place = above.firstIndex(of: view), let otherPlace = aboveOther.firstIndex(of: view)
    else { return }
    let (one, two) = (above[place - 1], aboveOther[otherPlace - 1])
    guard one != bar, two != other, isColumn(one), isColumn(two), areSideBySide(one, two) else {
      return
    }
    splitViews.insert(view)
    columns.formUnion([one, two])
  }

  /// A column fills most of the height of the screen.
  private func isColumn(_ index: Int) -> Bool {
    let frame = screen.elements[index].frame
    guard frame.isFinite, !frame.isEmpty else { return false }
    return frame.height > screen.bounds.height / 2
  }

  private func areSideBySide(_ one: Int, _ other: Int) -> Bool {
    let (a, b) = (screen.elements[one].frame, screen.elements[other].frame)
    // Captures round frames to whole points.
    return a.maxX <= b.minX + 1 || b.maxX <= a.minX + 1
  }
}
