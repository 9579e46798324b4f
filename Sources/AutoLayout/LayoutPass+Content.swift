internal import AccessibilityModel
internal import ConstraintSolving

extension LayoutPass {
  /// Lets a view hug its content and resist being smaller than it.
  mutating func wantContent(of index: Int) {
    let size = content.size(of: index, width: frameBefore(index)?.width)
    let priorities = ContentPriorities(of: screen.elements[index], layout: tree.layout(of: index))
    if let width = size.width {
      want(
        regions[index].width, .lessOrEqual, Expression(width), at: priorities.horizontalHugging)
      want(
        regions[index].width, .greaterOrEqual, Expression(width),
        at: priorities.horizontalResistance)
    }
    if let height = size.height {
      want(
        regions[index].height, .lessOrEqual, Expression(height), at: priorities.verticalHugging)
      want(
        regions[index].height, .greaterOrEqual, Expression(height),
        at: priorities.verticalResistance)
    }
  }
}

/// How firmly a view keeps to the size of its content.
struct ContentPriorities {
  var horizontalHugging: Double
  var verticalHugging: Double
  var horizontalResistance: Double
  var verticalResistance: Double

  /// Uses the priorities in the file, else the defaults: of Interface Builder, which leaves out 250
  /// and 750, or of UIKit for a screen created in code.
  init(of element: Element, layout: ViewLayout?) {
    let hugging = layout == nil ? Self.hugging(of: element.role) : (250, 250)
    horizontalHugging = Self.valid(layout?.horizontalHugging) ?? hugging.0
    verticalHugging = Self.valid(layout?.verticalHugging) ?? hugging.1
    horizontalResistance = Self.valid(layout?.horizontalResistance) ?? 750
    verticalResistance = Self.valid(layout?.verticalResistance) ?? 750
  }

  private static func valid(_ priority: Double?) -> Double? {
    // Content yields to required constraints, even if its own priority is higher.
    priority.flatMap { $0.isFinite ? min(max($0, 1), 999.5) : nil }
  }

  /// Labels and images hug a little more than other views, switches much more.
  private static func hugging(of role: Role) -> (Double, Double) {
    switch role {
    case .staticText, .image: (251, 251)
    case .toggle: (750, 750)
    case .segmentedControl, .slider, .progressIndicator, .stepper: (250, 750)
    default: (250, 250)
    }
  }
}
