internal import AccessibilityModel
internal import ConstraintSolving

/// An unknown rectangle: of a view (without parts around its alignment rectangle), or of a layout
/// guide. On the screen, not in the superview.
///
/// Only rectangles that constraints position have variables; all others are sums over those of
/// surrounding views, which keeps the system small.
struct Region {
  var left: Expression
  var top: Expression
  var width: Expression
  var height: Expression

  /// A rectangle with unknown edges.
  init(in system: inout LinearSystem) {
    left = Expression(system.makeVariable())
    top = Expression(system.makeVariable())
    width = Expression(system.makeVariable())
    height = Expression(system.makeVariable())
  }

  init(left: Expression, top: Expression, width: Expression, height: Expression) {
    self.left = left.reduced
    self.top = top.reduced
    self.width = width.reduced
    self.height = height.reduced
  }

  init(_ rect: Rect) {
    let rect = rect.isFinite ? rect : .zero
    left = Expression(rect.x)
    top = Expression(rect.y)
    width = Expression(rect.width)
    height = Expression(rect.height)
  }

  var right: Expression { left + width }
  var bottom: Expression { top + height }
  var centerX: Expression { left + width * 0.5 }
  var centerY: Expression { top + height * 0.5 }

  var variables: [Variable] {
    (left.terms + top.terms + width.terms + height.terms).map(\.variable)
  }

  func length(_ axis: StackLayout.Axis) -> Expression { axis == .horizontal ? width : height }

  func inset(by insets: EdgeInsets) -> Region {
    Region(
      left: left + insets.left, top: top + insets.top,
      width: width - (insets.left + insets.right), height: height - (insets.top + insets.bottom))
  }
}
