internal import AccessibilityModel
internal import SwiftSyntax

// The colours behind views, as far as the source states them.
extension ViewInterpreter {
  /// A colour that is a view.
  func colorView(_ expression: ExprSyntax, _ scope: Scope) -> ViewNode {
    var result = node(.shape, "Color", at: place(of: expression, scope))
    result.facts.textColor = colors.color(expression, in: scope)
    return result
  }

  /// A shape; a gradient has colours of its own.
  func shape(_ call: Call, _ scope: Scope, at place: ViewNode.Place) -> ViewNode {
    var result = node(.shape, call.name, at: place)
    if ColorResolver.gradients.contains(call.name) {
      result.facts.textColor = colors.color(ExprSyntax(call.node), in: scope)
    }
    return result
  }

  /// The colour that `background` paints: that of its argument, or of the shape in its content.
  func backgroundColor(of call: Call, _ layer: [ViewNode], _ scope: Scope) -> StatedColor {
    if let value = call.first, !value.is(ClosureExprSyntax.self),
      case let color = colors.color(value, in: scope), color != .unknown
    {
      return color
    }
    guard let top = layer.last, layer.allSatisfy({ $0.kind == .shape }) else { return .unknown }
    return top.facts.textColor ?? .unknown
  }

  /// Shapes over a view change its colours, unless they are outlines.
  func veil(of layer: [ViewNode]) -> StatedColor? {
    let isFilled = layer.contains { $0.kind == .shape && $0.facts.textColor != .clear }
    return isFilled ? .unknown : nil
  }

  /// A stack of layers with the background that its first layer paints for the others.
  func grounded(_ stack: ViewNode) -> ViewNode {
    var stack = stack
    let painting = stack.children.dropLast().filter(\.paints)
    guard let first = painting.first, stack.facts.background == nil else { return stack }
    let isPlain = painting.count == 1 && first.kind == .shape && first.facts.alpha == nil
    stack.facts.background = isPlain ? first.facts.textColor ?? .unknown : .unknown
    return stack
  }

  /// Modifiers that change the colours of a view or of its background in a way that the source does not show.
  static let recoloring: Set<String> = [
    "blendMode", "brightness", "colorInvert", "colorMultiply", "colorScheme", "containerBackground",
    "contrast", "glassEffect", "listRowBackground", "mask", "preferredColorScheme", "saturation",
    "presentationBackground", "hueRotation", "luminanceToAlpha",
  ]

  /// Styles of buttons that fill them with their tint.
  static let prominentStyles: Set<String> = ["borderedProminent", "BorderedProminentButtonStyle"]

  /// Styles of buttons that paint no background.
  static let plainStyles: Set<String> = [
    "plain", "borderless", "automatic", "PlainButtonStyle", "BorderlessButtonStyle",
    "DefaultButtonStyle",
  ]
}

extension ViewNode {
  /// Whether it or its content paints more than letters.
  fileprivate var paints: Bool {
    guard !facts.isTransparent else { return false }
    switch kind {
    case .image, .shape, .opaque, .map, .unknown: return true
    default: return facts.background != nil || children.contains(where: \.paints)
    }
  }
}
