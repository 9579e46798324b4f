internal import AccessibilityModel
internal import Relayout

/// The first column of an iPad's split view, which the system shows beside the second in landscape and in portrait only
/// over it, after a button of the bar
/// (https://developer.apple.com/documentation/uikit/uisplitviewcontroller).
struct CollapsedColumn {
  /// The view of the column in landscape.
  let column: Int
  /// The control that shows it in portrait.
  let opener: Int

  init?(_ pair: OrientationPair) {
    let (portrait, landscape) = (pair.first.screen, pair.second.screen)
    guard portrait.idiom == .pad, landscape.idiom == .pad, portrait.platform == .iOS,
      portrait.orientation == .portrait, landscape.orientation == .landscape, !pair.isComputed,
      let opener = Self.opener(pair), let column = Self.column(pair, opener: opener)
    else { return nil }
    (self.column, self.opener) = (column, opener)
  }

  /// A view from the upper to the lower edge at the leading one, narrower than half of the screen, whose stops are
  /// missing in portrait; a back button that opens it has the words of its title.
  private static func column(_ pair: OrientationPair, opener: Int) -> Int? {
    let screen = pair.second.screen
    let bounds = screen.bounds
    guard bounds.isFinite else { return nil }
    return screen.elements.indices.first { index in
      let frame = screen.elements[index].frame
      guard frame.isFinite, frame.height >= 0.9 * bounds.height,
        (0.15 * bounds.width...0.5 * bounds.width).contains(frame.width),
        screen.direction == .rtl
          ? abs(frame.maxX - bounds.maxX) <= 1 : abs(frame.minX - bounds.minX) <= 1
      else { return false }
      let stops = pair.second.stops(in: index)
      return stops.count >= 2
        && stops.allSatisfy {
          let origin = pair.matching.origin(of: $0)?.index
          return origin == nil || origin == opener
        }
    }
  }

  /// A control in the upper leading corner that is there in portrait only, or leads back to the column.
  private static func opener(_ pair: OrientationPair) -> Int? {
    let screen = pair.first.screen
    let bounds = screen.bounds
    guard bounds.isFinite else { return nil }
    return pair.first.stopElements.first { index in
      let subject = pair.first.subject(index)
      let frame = subject.effectiveFrame
      guard subject.isActionable, frame.isFinite,
        pair.matching.match(of: index) == nil || subject.traits.contains(.backButton),
        frame.minY <= 0.15 * bounds.height
      else { return false }
      return screen.direction == .rtl
        ? frame.minX >= 0.6 * bounds.width : frame.maxX <= 0.4 * bounds.width
    }
  }
}

extension OrientationPair {
  /// Why an element is in one orientation only: it is in the column of a split view that is closed in portrait, or
  /// the control that opens it there.
  public func reasonOfColumn(_ subject: AuditedElement) -> Reason? {
    guard let collapsed = collapsedColumn else { return nil }
    let isOpener = subject.context === first && subject.index == collapsed.opener
    let isInside =
      subject.context === second
      && (subject.index == collapsed.column
        || second.screen.isAncestor(collapsed.column, of: subject.index))
    return .when(
      isOpener || isInside,
      "the split view shows its first column beside the second in landscape only")
  }
}
