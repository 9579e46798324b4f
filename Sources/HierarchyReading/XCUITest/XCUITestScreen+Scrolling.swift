internal import AccessibilityModel

extension XCUITestScreen {
  /// Restores what a scroll view has only scrolled out of sight, above or below: `visible` is false, and
  /// VoiceOver still stops there and scrolls it into view
  /// (docs/evidence/formats.md#visible-elements-of-xcuitest).
  mutating func restoreScrolledOut() {
    guard capture.seen.isSuperset(of: [.visible, .width]) else { return }
    let isShown = shownElements()
    // The scroll view around each element that is itself on the screen; -1 if there is none.
    var scrollers = [Int](repeating: -1, count: exposures.count)
    for index in exposures.indices {
      guard let parent = screen.parent(of: index) else { continue }
      let isScroller = Self.scrollers.contains(exposures[parent].role) && isShown[parent]
      scrollers[index] = isScroller ? parent : scrollers[parent]
      guard scrollers[index] >= 0, screen.elements[index].flags.contains(.notVisible),
        mayReturn(index),
        isAboveOrBelow(screen.elements[index].frame, screen.elements[scrollers[index]].frame)
      else { continue }
      screen.update(index) { $0.flags.remove(.notVisible) }
    }
  }

  private static let scrollers: Set<Role> = [.scrollView, .table, .collectionView]

  /// Whether each element is visible, or anything in it is: SwiftUI's lists are not, although their
  /// rows are.
  private func shownElements() -> [Bool] {
    var isShown = screen.elements.map { !$0.flags.contains(.notVisible) }
    for index in exposures.indices.reversed() where isShown[index] {
      if let parent = screen.parent(of: index) { isShown[parent] = true }
    }
    return isShown
  }

  /// Whether VoiceOver would stop at it: the spinner above a list is hidden until the list is pulled,
  /// and UIKit has not laid out the texts of a cell that is not on the screen.
  private func mayReturn(_ index: Int) -> Bool {
    switch exposures[index].role {
    case .activityIndicator: false
    case .cell: screen.elements[index].label != nil
    default: true
    }
  }

  /// Whether a frame is in the columns of a scroll view, but wholly outside its visible rows.
  private func isAboveOrBelow(_ frame: Rect, _ scroller: Rect) -> Bool {
    var window = scroller
    if let size = capture.size {
      window = window.intersection(Rect(x: 0, y: 0, width: size.width, height: size.height))
    }
    guard frame.isFinite, !frame.isEmpty, !window.isEmpty, frame.minX < window.maxX,
      frame.maxX > window.minX
    else { return false }
    return frame.minY >= window.maxY || frame.maxY <= window.minY
  }
}
