internal import AccessibilityModel
internal import Relayout

/// What becomes of the stops of a screen when it is laid out anew.
///
/// The two layouts are matched as the auditor matches them, so that both mean the same by «the same
/// element». Only the place in the tree is not enough here: someone would be told of another control
/// as if it were theirs.
struct LayoutChange {
  private let before: LayoutState
  private let after: LayoutState
  private let matching: ElementMatching
  /// The stops of the new layout by their elements.
  private let stops: [Int: Int]

  /// Where the cursor comes to.
  struct Arrival {
    let stop: Int
    let way: Way
  }

  enum Way: Equatable {
    case same
    /// Something that it is likely to be.
    case perhaps(ElementMatch.Basis)
    /// Nothing of it is there.
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

  /// The element of the new layout that matches.
  func counterpart(of index: Int) -> ElementMatch? {
    guard let match = matching.match(of: index) else { return nil }
    let label = before.screen.elements[index].label
    let isCalledOtherwise = label != after.screen.elements[match.index].label
    return match.basis == .path && isCalledOtherwise ? nil : match
  }

  /// Whether a stop of the old layout is no stop of the new one.
  func isLost(_ index: Int) -> Bool {
    counterpart(of: index).flatMap { stops[$0.index] } == nil
  }

  /// The stop that the cursor goes to: the same, else the nearest to where it was
  /// (docs/evidence/voiceover.md#focus-after-a-layout-change).
  ///
  /// - Returns: nil where the new layout has no stops.
  func arrival(_ index: Int) -> Arrival? {
    if let match = counterpart(of: index), let stop = stops[match.index] {
      return Arrival(
        stop: stop, way: match.certainty == .possible ? .perhaps(match.basis) : .same)
    }
    return nearest(to: index).map { Arrival(stop: $0, way: .nearest) }
  }

  /// By the middles as parts of the screens; the first where no places are known.
  private func nearest(to index: Int) -> Int? {
    let place = ElementTrace.place(
      of: before.screen.elements[index], in: before.screen.bounds)
    return place.flatMap(after.nearestStop) ?? (after.stops.isEmpty ? nil : 0)
  }
}
