internal import AccessibilityModel

/// How the position of a view is determined.
enum Placement: Hashable {
  /// It is in no other view: the window, or a part without one.
  case root
  /// A bar that the reader added around a scene.
  case bar
  /// Named by constraints.
  case constrained
  /// Arranged by the stack view that contains it.
  case stacked
  /// Positioned by its autoresizing mask, which UIKit translates into constraints.
  case masked(Autoresizing)
  /// It does not exist: left out in these size classes, or hidden in a stack view.
  case absent

  var isSolved: Bool { self == .constrained || self == .stacked }
}

/// A constraint with the view that holds it.
struct HeldConstraint {
  var holder: Int
  var constraint: Constraint
}

/// The item that a name in a constraint refers to: a view, or a guide of it.
struct LayoutItem: Hashable {
  var element: Int
  var guide: String?
}
