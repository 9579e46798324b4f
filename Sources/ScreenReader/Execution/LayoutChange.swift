internal import AccessibilityModel
internal import Relayout

/// The fate of a screen's stops in a new layout.
///
/// The two layouts are matched as in the audit, so that both mean the same by “the same element”.
/// An equal position in the tree is not enough here: the user would be moved to another control as
/// if it were the same.
struct LayoutChange {
  private let before: LayoutState
  private let after: LayoutState
  private let matching: ElementMatching
  /// The stops of the new layout by their elements.
  private let stops: [Int: Int]

  /// The new position of the cursor.
  struct Arrival {
    let stop: Int
    let way: Way
  }

  enum Way: Equatable {
    case same
    /// An element that is probably the same.
    case perhaps(ElementMatch.Basis)
    /// The element is missing.
    case nearest
  }

  init(from before: LayoutState, to after: LayoutState) {
    self.before = before
    self.after = after
    matching =
      RotatedScreen(before.screen, given: after.screen) { screen in
        (screen.orientation == before.screen.orientation ? before : after).stops.map(\.element)
      }.matching
    stops = Dictionary(
      after.stops.enumerated().map { ($1.element, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The matching element of the new layout.
  func counterpart(of index: Int) -> ElementMatch? {
    guard let match = matching.match(of: index) else { return nil }
    let label = before.screen.elements[index].label
    let isCalledOtherwise = label != after.screen.elements[match.index].label
    return match.basis == .path && isCalledOtherwise ? nil : match
  }

  /// Whether a stop of the old layout is not a stop in the new one.
  func isLost(_ index: Int) -> Bool {
    counterpart(of: index).flatMap { stops[$0.index] } == nil
  }

  /// The stop that the cursor moves to: the same, else the nearest to its position
  /// (docs/evidence/voiceover.md#focus-after-a-layout-change).
  ///
  /// - Returns: nil if the new layout has no stops.
  func arrival(_ index: Int) -> Arrival? {
    if let match = counterpart(of: index), let stop = stops[match.index] {
      return Arrival(
        stop: stop, way: match.certainty == .possible ? .perhaps(match.basis) : .same)
    }
    return nearest(to: index).map { Arrival(stop: $0, way: .nearest) }
  }

  /// By centres as fractions of the screens; the first if no positions are known.
  private func nearest(to index: Int) -> Int? {
    let place = ElementTrace.place(
      of: before.screen.elements[index], in: before.screen.bounds)
    return place.flatMap(after.nearestStop) ?? (after.stops.isEmpty ? nil : 0)
  }
}
