internal import AccessibilityModel

/// The sides of the touch areas that Compose has enlarged, in pixels.
///
/// Compose gives everything that can be pressed at least 48 by 48 dp around its centre, and a dump
/// has this area as the bounds of the view. The empty view inside, which Compose adds only for its
/// role, keeps the visible size (docs/evidence/android.md#density-of-a-dump).
struct UIAutomatorTouchAreas {
  /// How many views have an enlarged side of a length.
  private var counts: [Int: Int] = [:]

  init(of screen: Screen, _ facts: [UIAutomatorFacts]) {
    for index in facts.indices where Self.isPressed(screen, index, facts) {
      let area = screen.elements[index].frame
      var sides: Set<Int> = []
      for inner in screen.children(of: index) where Self.isRoleOnly(screen, inner, facts) {
        sides.formUnion(Self.enlargedSides(of: area, around: screen.elements[inner].frame))
      }
      for side in sides { counts[side, default: 0] += 1 }
    }
  }

  /// The scale that makes 48 dp of the shortest side that recurs: larger areas have their own padding.
  ///
  /// - Parameter known: the scales of Android's densities; users and manufacturers set others as well.
  func scale(among known: [Double]) -> Double? {
    guard let side = counts.filter({ $0.value >= Self.leastViews }).keys.min() else { return nil }
    let scale = Double(side) / Self.least
    guard Self.possible.contains(scale) else { return nil }
    return known.first { abs(Self.least * $0 - Double(side)) < 0.51 } ?? scale
  }

  /// Compose's `minimumInteractiveComponentSize`, in dp.
  private static let least = 48.0
  private static let leastViews = 2
  /// From Android's lowest density to more than its highest.
  private static let possible = 0.75...5

  private static func isPressed(
    _ screen: Screen, _ index: Int, _ facts: [UIAutomatorFacts]
  ) -> Bool {
    !facts[index].isDisjoint(with: [.clickable, .longClickable, .checkable])
      && screen.elements[index].className == "android.view.View"
      && !screen.elements[index].frame.isNull
  }

  private static func isRoleOnly(
    _ screen: Screen, _ index: Int, _ facts: [UIAutomatorFacts]
  ) -> Bool {
    let element = screen.elements[index]
    guard Int(element.end) == index + 1, !element.frame.isNull,
      facts[index].isDisjoint(with: [.labelled, .clickable, .focusable])
    else { return false }
    switch element.role {
    case .button, .toggle, .checkBox, .radioButton: return true
    default: return false
    }
  }

  private static func enlargedSides(of area: Rect, around inner: Rect) -> Set<Int> {
    var sides: Set<Int> = []
    if inner.width < area.width, abs(inner.center.x - area.center.x) <= 1 {
      sides.insert(Int(area.width.rounded()))
    }
    if inner.height < area.height, abs(inner.center.y - area.center.y) <= 1 {
      sides.insert(Int(area.height.rounded()))
    }
    return sides
  }
}
