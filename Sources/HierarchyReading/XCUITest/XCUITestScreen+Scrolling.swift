internal import AccessibilityModel

extension XCUITestScreen {
  /// Restores elements that a scroll view has only scrolled out of sight, above or below: `visible`
  /// is false, and VoiceOver still stops there and scrolls them into view
  /// (docs/evidence/formats.md#visible-elements-of-xcuitest).
  mutating func restoreScrolledOut() {
    guard capture.seen.isSuperset(of: [.visible, .width]) else { return }
    let scrollers = shownScrollers()
    let tops = highestContent(of: scrollers)
    for index in exposures.indices {
      let scroller = scrollers[index]
      guard scroller >= 0, screen.elements[index].flags.contains(.notVisible), mayReturn(index)
      else { continue }
      let (frame, window) = (screen.elements[index].frame, window(of: scroller))
      guard frame.isFinite, !frame.isEmpty, !window.isEmpty, frame.minX < window.maxX,
        frame.maxX > window.minX
      else { continue }
      let isScrolled = (tops[scroller] ?? 0) < window.minY - Self.mostAboveTop
      guard frame.minY >= window.maxY || frame.maxY <= window.minY && isScrolled else { continue }
      screen.update(index) { $0.flags.remove(.notVisible) }
    }
  }

  /// Restores elements of web pages that only something else on the page covers: `visible` is false since a touch reaches
  /// that, and VoiceOver still stops there.
  mutating func restoreCoveredInPages() {
    guard capture.seen.isSuperset(of: [.visible, .width]) else { return }
    var page = 0
    while let start = exposures.indices[page...].first(where: { exposures[$0].role == .webView }) {
      page = Int(screen.elements[start].end)
      let shown = (start..<min(page, start + Self.mostInPage)).filter {
        !screen.elements[$0].flags.contains(.notVisible) && isContent($0)
      }
      for index in start..<page where isCovered(index, by: shown) {
        for part in screen.subtree(of: index) {
          screen.update(part) { $0.flags.remove(.notVisible) }
        }
      }
    }
  }

  /// A page may have any number of elements.
  private static let mostInPage = 1024

  private func isContent(_ index: Int) -> Bool {
    switch exposures[index].role {
    case .link, .button, .image: screen.elements[index].label?.isEmpty == false
    default: false
    }
  }

  /// Whether an element with a name is invisible in a visible view, inside whose frame it is, and another one after it
  /// has its centre.
  private func isCovered(_ index: Int, by shown: [Int]) -> Bool {
    let element = screen.elements[index]
    guard element.flags.contains(.notVisible), isContent(index),
      let parent = screen.parent(of: index), case let holder = screen.elements[parent],
      !holder.flags.contains(.notVisible), element.frame.isFinite, !element.frame.isEmpty,
      holder.frame.contains(element.frame, tolerance: 1)
    else { return false }
    return shown.contains {
      $0 >= Int(element.end) && screen.elements[$0].frame.contains(element.frame.center)
    }
  }

  /// The scroll view around each element that is itself on the screen; -1 if there is none.
  private func shownScrollers() -> [Int] {
    let isShown = shownElements()
    var scrollers = [Int](repeating: -1, count: exposures.count)
    for index in exposures.indices {
      guard let parent = screen.parent(of: index) else { continue }
      let isScroller = Self.scrollers.contains(exposures[parent].role) && isShown[parent]
      scrollers[index] = isScroller ? parent : scrollers[parent]
    }
    return scrollers
  }

  private static let scrollers: Set<Role> = [.scrollView, .table, .collectionView]

  /// Whether each element is visible, or anything in it is: SwiftUI's lists are invisible, although
  /// their rows are visible.
  private func shownElements() -> [Bool] {
    var isShown = screen.elements.map { !$0.flags.contains(.notVisible) }
    for index in exposures.indices.reversed() where isShown[index] {
      if let parent = screen.parent(of: index) { isShown[parent] = true }
    }
    return isShown
  }

  /// Where the content of each scroll view begins.
  private func highestContent(of scrollers: [Int]) -> [Int: Double] {
    var tops: [Int: Double] = [:]
    for index in exposures.indices where scrollers[index] >= 0 {
      let frame = screen.elements[index].frame
      guard frame.isFinite, !frame.isEmpty else { continue }
      tops[scrollers[index]] = min(tops[scrollers[index]] ?? frame.minY, frame.minY)
    }
    return tops
  }

  /// In points, above a scroll view that is at its beginning: controls to refresh a list are some 60
  /// high, and hidden until it is pulled.
  private static let mostAboveTop = 100.0

  /// The part of a scroll view that is on the screen.
  private func window(of scroller: Int) -> Rect {
    let frame = screen.elements[scroller].frame
    guard let size = capture.size else { return frame }
    return frame.intersection(Rect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// Whether VoiceOver would stop at it: a spinner is hidden while nothing is loaded, and UIKit has
  /// not laid out the texts of a cell that is not on the screen.
  private func mayReturn(_ index: Int) -> Bool {
    switch exposures[index].role {
    case .activityIndicator: false
    case .cell: screen.elements[index].label != nil
    default: true
    }
  }
}
