internal import AccessibilityModel

extension IBDocument {
  /// Marks the views that an outlet to one of their constraints moves, or that have a constraint for the
  /// canvas only: an app connects a constraint to change its constant
  /// (https://developer.apple.com/documentation/uikit/nslayoutconstraint/constant).
  mutating func markViewsMovedByCode() {
    for index in objects.indices {
      for (position, id) in objects[index].links.constraintIDs.enumerated() {
        guard let led = outlets[id] else { continue }
        objects[index].details.constraints[position].outlets = led
        let constraint = objects[index].details.constraints[position]
        guard !Self.sizes.contains(constraint.attribute) else { continue }
        movedByCode.formUnion(views(movedBy: constraint, of: index))
      }
    }
    for id in movedByCode {
      if let view = object(id) { objects[view].layout.isMovedByCode = true }
    }
  }

  /// The ids of the items of a constraint that are inside the view that has it.
  func views(movedBy constraint: Constraint, of index: Int) -> Set<String> {
    let id = objects[index].id
    let items = [constraint.item ?? id, constraint.toItem].compactMap { $0 }
    // A view without another has constraints on its own size.
    guard items.count > 1 else { return Set(items) }
    return Set(items.filter { $0 != id })
  }

  private static let sizes: Set<String> = ["width", "height"]
}
