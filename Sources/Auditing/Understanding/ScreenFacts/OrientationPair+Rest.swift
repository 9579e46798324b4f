internal import AccessibilityModel
internal import Relayout

// Elements that the capture of the other orientation need not include.

extension OrientationPair {
  /// The view around an element of the first screen that scrolls down there or in the second.
  public func page(of index: Int) -> Int? {
    if let scroller = first.geometry.scroller(of: index) { return scroller }
    return first.screen.ancestors(of: index).first {
      guard let match = matching.match(of: $0) else { return false }
      return second.screen.elements[match.index].scrolls(.vertical)
    }
  }

  /// Whether a capture leaves out what a scrolling view has beyond its visible part: a dump of Android has only
  /// what is visible, and a list makes its rows as they come into view.
  public func omitsRest(of scroller: Int) -> Bool {
    guard first.screen.isCapture else { return false }
    switch first.screen.elements[scroller].role {
    case .table, .collectionView: return true
    default: return first.screen.platform == .android && scrollsAfterRotation(scroller)
    }
  }

  /// The same for a page of iOS, whose views a framework may make as they come into view.
  public func mayOmitRest(of scroller: Int) -> Bool {
    first.screen.isCapture && (omitsRest(of: scroller) || scrollsAfterRotation(scroller))
  }

  /// Why the first capture need not have an element of the second: it is in a list, which shows other rows.
  public func doubtAboutRows(_ subject: AuditedElement) -> Reason? {
    .when(
      first.screen.isCapture && subject.context.geometry.scroller(of: subject.index) != nil,
      "the list may have been scrolled between the captures")
  }

  private func scrollsAfterRotation(_ scroller: Int) -> Bool {
    guard let match = matching.match(of: scroller) else { return false }
    return second.screen.elements[match.index].scrolls(.vertical)
  }

  /// Why the second capture need not have all of the screen: it is much narrower than the first one is high.
  public var doubtAboutWhole: Reason? {
    let (before, after) = (first.screen.bounds, second.screen.bounds)
    guard first.screen.isCapture, !isComputed, first.orientation != second.orientation,
      before.isFinite, after.isFinite
    else { return nil }
    // In pixels: the density of each is an estimate.
    let length = max(before.width, before.height) * first.screen.scale
    return .when(
      max(after.width, after.height) * second.screen.scale < Self.leastPart * length,
      "the capture may have only a part of the screen")
  }

  /// The bars of the system take less of a screen than the rest.
  private static let leastPart = 0.75
}
