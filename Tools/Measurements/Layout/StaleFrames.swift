import AccessibilityModel
import AutoLayout

/// Views of a file whose frames do not satisfy required constraints of the same file: the canvas
/// was not updated before saving.
///
/// Only equalities between edges and lengths of views are tested, not those with guides and
/// margins, whose positions depend on the device.
struct StaleFrames {
  private(set) var elements: Set<Int> = []

  init(_ screen: Screen, _ layout: ScreenLayout) {
    var names: [String: Int] = [:]
    for (index, element) in screen.elements.enumerated() {
      if let id = element.objectID { names[id] = index }
    }
    for (holder, element) in screen.elements.enumerated() {
      for constraint in element.constraints where constraint.priority >= 1000 {
        guard constraint.relation == .equal,
          let first = constraint.item.map({ names[$0] }) ?? holder,
          let left = Self.value(constraint.attribute, screen.elements[first])
        else { continue }
        var views = [first]
        var right = constraint.constant
        if let attribute = constraint.toAttribute {
          guard let second = constraint.toItem.map({ names[$0] }) ?? holder,
            let other = Self.value(attribute, screen.elements[second]),
            constraint.multiplier == 1 || Self.isLength(attribute),
            !Self.scrolls(screen, first, second)
          else { continue }
          views.append(second)
          right += other * constraint.multiplier
        }
        guard abs(left - right) > 1.5 else { continue }
        let solved = views.filter { layout.bases[$0] == .constraints }
        elements.formUnion(solved)
      }
    }
  }

  /// Edges of a scroll view are those of its content.
  private static func scrolls(_ screen: Screen, _ first: Int, _ second: Int) -> Bool {
    [first, second].contains { screen.elements[$0].role == .scrollView }
  }

  private static func isLength(_ attribute: String) -> Bool {
    attribute == "width" || attribute == "height"
  }

  private static func value(_ attribute: String, _ element: Element) -> Double? {
    let frame = element.frame
    guard frame.isFinite, ![.toggle, .slider, .segmentedControl].contains(element.role) else {
      return nil
    }
    switch attribute {
    case "leading", "left": return frame.minX
    case "trailing", "right": return frame.maxX
    case "top": return frame.minY
    case "bottom": return frame.maxY
    case "centerX": return frame.center.x
    case "centerY": return frame.center.y
    case "width": return frame.width
    case "height": return frame.height
    default: return nil
    }
  }
}
