internal import AccessibilityModel

/// How the position of a view is determined.
enum Placement: Hashable {
  /// It is in no other: the window, or none.
  case root
  /// A bar that the reader put around a scene.
  case bar
  /// Constraints name it.
  case constrained
  /// It is arranged by the stack view that it is in.
  case stacked
  /// Its autoresizing mask, which UIKit translates into constraints.
  case masked(Autoresizing)
  /// It is not there: left out in these size classes, or hidden in a stack view.
  case absent

  var isSolved: Bool { self == .constrained || self == .stacked }
}

/// A constraint with the view that it is in.
struct HeldConstraint {
  var holder: Int
  var constraint: Constraint
}

/// The item that a name in a constraint refers to: a view, or a guide of it.
struct LayoutItem: Hashable {
  var element: Int
  var guide: String?
}
