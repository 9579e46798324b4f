internal import AccessibilityModel

extension IBDocument {
  /// Finds the scroll views of UIKit that scroll along one axis only: their content is as wide as they are, or as
  /// high (https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide).
  ///
  /// The names of items in constraints must be resolved.
  mutating func resolveScrollAxes() {
    guard platform == .iOS else { return }
    var fixed: [Int: Set<String>] = [:]
    for index in objects.indices {
      for constraint in objects[index].details.constraints {
        guard let (scroller, side) = fixedSide(constraint, of: index) else { continue }
        fixed[scroller, default: []].insert(side)
      }
    }
    for (scroller, sides) in fixed where objects[scroller].details.scrollAxis == nil {
      // With both, code makes it scroll.
      guard sides.count == 1 else { continue }
      objects[scroller].details.scrollAxis = sides == ["width"] ? .vertical : .horizontal
    }
  }

  /// The scroll view whose content a constraint makes as wide or as high as itself; nil for another constraint.
  private func fixedSide(_ constraint: Constraint, of owner: Int) -> (scroller: Int, side: String)?
  {
    let side = constraint.attribute
    guard side == "width" || side == "height", constraint.toAttribute == side,
      constraint.relation == .equal, constraint.multiplier == 1, constraint.priority == 1000,
      let first = item(constraint.item ?? objects[owner].id),
      let second = item(constraint.toItem ?? objects[owner].id)
    else { return nil }
    for (content, scroller) in [(first, second), (second, first)]
    where objects[scroller].tag == "scrollView" && objects[content].parent == scroller {
      return (scroller, side)
    }
    return nil
  }

  /// The object with an id, or with the guide of its visible frame.
  private func item(_ name: String) -> Int? {
    let guide = ".frameLayoutGuide"
    return object(name.hasSuffix(guide) ? String(name.dropLast(guide.count)) : name)
  }
}
