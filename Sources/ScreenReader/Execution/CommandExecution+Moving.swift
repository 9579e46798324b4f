internal import AccessibilityModel
internal import Voices

// The cursor moves from stop to stop.
extension CommandExecution {
  /// A swipe: at the first and the last stop the cursor stays, with the edge sound, and does not
  /// wrap around; with TalkBack the next swipe does (docs/evidence/android.md#order-of-talkback).
  mutating func move(by distance: Int) {
    let target = state.cursor + distance
    if target < 0, enterBanner() { return }
    if distance > 0, leaveBanner() { return }
    if stops.indices.contains(target) { return go(to: target) }
    let edge = ReaderState.Edge(direction: distance > 0 ? .forward : .backward)
    guard reader.isTalkBack, state.edge == edge, !stops.isEmpty else {
      state.edge = edge
      return play(.edge)
    }
    go(to: distance > 0 ? 0 : stops.count - 1)
  }

  /// The next stop with the text, from the cursor on and then from the top.
  mutating func find(_ text: String) {
    let wanted = text.lowercased()
    let found = stops.indices.filter { matches(stops[$0], wanted) }
    guard let first = found.first else { return say(.noResults) }
    go(to: found.first { $0 > state.cursor } ?? first)
    sayOwn(words[counted: .results, found.count])
  }

  /// Announces how many stops have the text, and the one that `find` would move to; the cursor
  /// stays.
  mutating func preview(_ text: String) {
    isRemembered = false
    let wanted = text.lowercased()
    let found = stops.indices.filter { matches(stops[$0], wanted) }
    let count = found.isEmpty ? words[.noResults] : words[counted: .results, found.count]
    sayOwn("\(text): \(count)")
    guard let first = found.first(where: { $0 > state.cursor }) ?? found.first else { return }
    let last = state.lastDescribed
    describe(stops[first])
    state.lastDescribed = last
  }

  /// Whether the label or the value has the text; the value of a secure field is not searched.
  func matches(_ stop: Stop, _ wanted: String) -> Bool {
    let element = screen.elements[stop.element]
    if element.label?.lowercased().contains(wanted) == true { return true }
    guard !element.isSecure else { return false }
    // An empty field shows its placeholder.
    let isEmpty = element.value?.isEmpty ?? true
    let value = isEmpty ? element.placeholder : element.value
    return value?.lowercased().contains(wanted) == true
  }

  // MARK: Touch

  mutating func touch(_ point: Point) {
    let bounds = screen.bounds
    if !bounds.isEmpty, !bounds.contains(point) {
      play(.error)
      return note("The screen is \(bounds.width.plain) by \(bounds.height.plain) points.")
    }
    guard let index = stop(at: point) else { return play(.edge) }
    go(to: index)
  }

  /// The topmost stop at a point.
  private func stop(at point: Point) -> Int? {
    let layoutState = layoutState
    var found: (index: Int, element: Int)?
    for (index, stop) in layoutState.stops.enumerated()
    where stop.element > (found?.element ?? -1) {
      if layoutState.visibleFrame(of: stop.element).contains(point) {
        found = (index, stop.element)
      }
    }
    return found?.index
  }

  /// Speaks every stop on the way once, as a finger reaches it.
  mutating func drag(_ points: [Point]) {
    var last: Int?
    var isAnything = false
    for (start, end) in zip(points, points.dropFirst()) {
      let length = max(abs(end.x - start.x), abs(end.y - start.y))
      let steps = Int(min(max(length / Self.dragStep, 1), Self.dragSteps))
      for step in 0...steps {
        let part = Double(step) / Double(steps)
        let point = Point(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        let under = stop(at: point)
        if let under, under != last {
          go(to: under)
          isAnything = true
        }
        last = under ?? last
      }
    }
    if !isAnything { play(.edge) }
  }

  /// In points; no touchable stop is smaller.
  private static let dragStep = 8.0
  private static let dragSteps = 500.0
}

extension Element {
  var isSecure: Bool { traits.contains(.secureTextField) || role == .secureTextField }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
