internal import AccessibilityModel
internal import ReadingOrder

/// A layout of a screen, with the session's changes.
struct LayoutState: Sendable {
  var screen: Screen
  private(set) var stops: [Stop]
  /// The app's own alert in front, which has all stops; nil if there is none.
  private(set) var alert: Int?
  /// The alerts that the user has closed.
  private(set) var closedAlerts: [Int] = []
  /// The elements whose value or state differs from the file.
  var changed: Set<Int> = []
  /// The scroll offsets of scroll views, by element.
  var offsets: [Int: Point] = [:]
  /// The typed texts, by element.
  var texts: [Int: TextBuffer] = [:]
  /// Summary elements are read once.
  var hasAppeared = false

  init(_ screen: Screen) {
    self.screen = screen
    stops = []
    findStops()
  }

  /// Nothing below an alert can be reached, whether the file calls it modal or not.
  private mutating func findStops() {
    stops = ReadingOrder.stops(in: screen)
    alert = nil
    let elements = screen.elements
    for index in elements.indices.reversed() where elements[index].isAlert {
      let range = screen.subtree(of: index)
      let inside = stops.filter { range.contains($0.element) }
      guard !inside.isEmpty else { continue }
      alert = index
      return stops = inside
    }
  }

  /// Closes the app's alert in front; what it covers can be reached again.
  mutating func closeAlert() {
    guard let alert else { return }
    close(alert)
  }

  /// Closes an alert of the app.
  mutating func close(_ alert: Int) {
    closedAlerts.append(alert)
    screen.update(alert) { $0.flags.insert(.hidden) }
    findStops()
  }

  /// The initial position of the cursor on a screen: the first stop; with TalkBack the field with
  /// keyboard focus, else the first stop that is not the title
  /// (docs/evidence/android.md#initial-focus).
  func initialStop(isTalkBack: Bool) -> Int {
    guard isTalkBack else { return 0 }
    let elements = screen.elements
    let field = stops.firstIndex { stop in
      let element = elements[stop.element]
      return element.flags.contains(.focused) && element.role.isTextEntry
    }
    return field ?? stops.firstIndex { !isTitle(elements[$0.element]) } ?? 0
  }

  /// A control is not the title, even if it has the title's text.
  private func isTitle(_ element: Element) -> Bool {
    guard let title = screen.title, let label = element.label else { return false }
    return label.lowercased() == title.lowercased() && !element.flags.contains(.respondsToTap)
      && !element.traits.contains(.button)
  }

  mutating func update(_ index: Int, _ change: (inout Element) -> Void) {
    screen.update(index, change)
    changed.insert(index)
  }

  /// The visible position of an element, after scrolling.
  func visibleFrame(of index: Int) -> Rect {
    var frame = screen.elements[index].effectiveFrame
    guard !offsets.isEmpty else { return frame }
    for ancestor in screen.ancestors(of: index) {
      guard let offset = offsets[ancestor] else { continue }
      frame.x -= offset.x
      frame.y -= offset.y
    }
    return frame
  }

  /// The first stop at an element or below it.
  func firstStop(within element: Int) -> Int? {
    let range = screen.subtree(of: element)
    return stops.firstIndex { range.contains($0.element) }
  }
}

extension Element {
  /// Whether it is an alert or an action sheet of the system's design.
  fileprivate var isAlert: Bool {
    guard role == .alert || role == .sheet else { return false }
    return !isHidden && !elementsHidden && !flags.contains(.notVisible)
  }
}
