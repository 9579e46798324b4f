internal import AccessibilityModel
internal import ConstraintSolving

/// A rectangle that is being looked for: of a view (without what it draws around its alignment
/// rectangle), or of a layout guide. On the screen, not in the superview.
struct Region {
  var x: Variable
  var y: Variable
  var width: Variable
  var height: Variable

  init(in system: inout LinearSystem) {
    x = system.makeVariable()
    y = system.makeVariable()
    width = system.makeVariable()
    height = system.makeVariable()
  }

  var left: Expression { Expression(x) }
  var top: Expression { Expression(y) }
  var right: Expression { Expression(x) + Expression(width) }
  var bottom: Expression { Expression(y) + Expression(height) }
  var centerX: Expression { Expression(x) + Expression(width, times: 0.5) }
  var centerY: Expression { Expression(y) + Expression(height, times: 0.5) }

  var variables: [Variable] { [x, y, width, height] }

  func length(_ axis: StackLayout.Axis) -> Expression {
    Expression(axis == .horizontal ? width : height)
  }
}
