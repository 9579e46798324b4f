public import AccessibilityModel

/// UIKit's own layout, which overrides masks, as equivalent masks.
///
/// A window gives its root view its own bounds; bars span their superview and keep to their end;
/// tabs share their bar; the items of a bar keep to their side, and are as high as it allows; a
/// table's cells are as wide as the table, or inset alike at both sides.
public enum SystemLayout {
  public static func mask(
    of element: Element, inside around: Rect, parent: Element?
  ) -> Autoresizing {
    guard let parent else {
      return isBar(element.role) ? bar(element, inside: around) : root(element, inside: around)
    }
    switch parent.role {
    case .tabBar, .segmentedControl:
      return [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight,
        .flexibleBottomMargin, .flexibleTopMargin,
      ]
    case .navigationBar, .toolbar:
      return item(element, inside: around)
        .union([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    case .table where spans(element, around) || isInset(element, around): return .flexibleWidth
    case .cell where fills(element, around): return [.flexibleWidth, .flexibleHeight]
    default: return isBar(element.role) ? bar(element, inside: around) : []
    }
  }

  private static func isBar(_ role: Role) -> Bool {
    role == .navigationBar || role == .tabBar || role == .toolbar
  }

  private static func root(_ element: Element, inside around: Rect) -> Autoresizing {
    fills(element, around) ? [.flexibleWidth, .flexibleHeight] : []
  }

  private static func bar(_ element: Element, inside around: Rect) -> Autoresizing {
    guard spans(element, around) else { return [] }
    let isAtEnd = around.maxY - element.frame.maxY < element.frame.minY - around.minY
    return isAtEnd ? [.flexibleWidth, .flexibleTopMargin] : .flexibleWidth
  }

  /// Titles stay in the centre, items at the nearer end.
  private static func item(_ element: Element, inside around: Rect) -> Autoresizing {
    let before = element.frame.minX - around.minX
    let behind = around.maxX - element.frame.maxX
    if spans(element, around) { return .flexibleWidth }
    if abs(before - behind) <= 2 { return [.flexibleLeftMargin, .flexibleRightMargin] }
    return before < behind ? .flexibleRightMargin : .flexibleLeftMargin
  }

  private static func spans(_ element: Element, _ around: Rect) -> Bool {
    abs(element.frame.minX - around.minX) <= 0.5 && abs(element.frame.maxX - around.maxX) <= 0.5
  }

  /// Whether a cell is one of an inset group, which begins and ends 20 points within the table on
  /// the phones that are drawn.
  private static func isInset(_ element: Element, _ around: Rect) -> Bool {
    let (before, behind) = (element.frame.minX - around.minX, around.maxX - element.frame.maxX)
    return element.role == .cell && before > 0 && before <= 24 && abs(before - behind) <= 0.5
  }

  private static func fills(_ element: Element, _ around: Rect) -> Bool {
    element.frame.isAlmostEqual(to: around)
  }
}
