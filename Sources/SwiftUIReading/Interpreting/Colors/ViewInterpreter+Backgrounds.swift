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

  /// The colour that `background` paints: that of its argument, or of the shapes in its content; nil for none.
  func backgroundColor(of call: Call, _ layer: [ViewNode], _ scope: Scope) -> StatedColor? {
    guard let value = call.first, !value.is(ClosureExprSyntax.self) else {
      return layer.isEmpty && call.arguments.isEmpty && call.trailing == nil
        ? .background : fill(of: layer)
    }
    if case let color = colors.color(value, in: scope, isStyle: true), color != .unknown {
      return color.withoutDimming
    }
    if Self.isMaterial(value) { return nil }
    guard !layer.isEmpty else { return .unknown }
    let color = fill(of: layer)
    return value.bare.choices == nil ? color : color?.opened
  }

  /// The colour of the layers behind a view; nil if none of them paints.
  private func fill(of layer: [ViewNode]) -> StatedColor? {
    let painting = layer.filter { $0.paints && !isOfUIKit($0) }
    return painting.isEmpty ? nil : painting.fill ?? .unknown
  }

  /// Whether the layers behind a view may change its background in a way that the source does not show: a material, a view
  /// of UIKit, which is mostly one of the two or draws nothing.
  func mayPaint(_ call: Call, _ layer: [ViewNode]) -> Bool {
    call.first.map(Self.isMaterial) ?? false
      || layer.contains { $0.facts.mayHaveBackground || isOfUIKit($0) }
  }

  private func isOfUIKit(_ node: ViewNode) -> Bool {
    node.kind == .opaque && project.types[node.name]?.kind == .representable
  }

  /// `.ultraThinMaterial`, `Material.thin`, `.bar`: a blur of the views behind it
  /// (https://developer.apple.com/documentation/swiftui/material).
  static func isMaterial(_ value: ExprSyntax) -> Bool {
    guard let member = value.bare.as(MemberAccessExprSyntax.self) else { return false }
    let name = member.declName.baseName.text
    return name == "bar" || name.hasSuffix("Material")
      || member.base?.trimmedDescription == "Material"
  }

  /// Shapes over a view change its colours, unless they are outlines.
  func veil(of layer: [ViewNode]) -> StatedColor? {
    let isFilled = layer.contains { $0.kind == .shape && $0.facts.textColor != .clear }
    return isFilled ? .unknown : nil
  }

  /// A stack of layers with the background that its first layers paint for the last.
  func grounded(_ stack: ViewNode) -> ViewNode {
    var stack = stack
    // A layer that a condition puts over the content is not there at first.
    let content = stack.children.lastIndex {
      $0.kind != .shape && $0.facts.conditions.isEmpty && !$0.facts.isAlternative
    }
    let below = content.map { stack.children[..<$0] } ?? stack.children.dropLast()
    if below.contains(where: \.facts.mayHaveBackground) { stack.facts.mayHaveBackground = true }
    let painting = below.filter(\.paints)
    guard let first = painting.first, stack.facts.background == nil else { return stack }
    if let color = painting.fillByAppearance {
      stack.facts.background = color
    } else if let color = first.fill {
      let others = painting.dropFirst()
      let isKnown = !others.contains(where: \.holdsPicture)
      let fills = others.compactMap(\.fill)
      stack.facts.background =
        others.isEmpty ? color : isKnown ? StatedColor.any(of: [color] + fills).opened : .unknown
    } else if first.isContent {
      stack.facts.mayHaveBackground = true
    } else {
      stack.facts.background = .unknown
    }
    return stack
  }

  /// The background that a modifier gives to a row, a sheet or a window; nil for another modifier.
  func changeOfGround(by call: Call, _ scope: Scope) -> ((inout ViewNode) -> Void)? {
    guard
      ["listRowBackground", "presentationBackground", "containerBackground"].contains(call.name)
    else { return nil }
    if call.first?.is(NilLiteralExprSyntax.self) == true { return { _ in } }
    let color = call.first.map { colors.color($0, in: scope) } ?? .unknown
    return { $0.facts.background = $0.facts.background ?? color }
  }

  /// Modifiers that change the colours of a view in a way that the source does not show.
  static let recoloring: Set<String> = [
    "blendMode", "brightness", "colorInvert", "colorMultiply", "colorScheme", "contrast",
    "preferredColorScheme", "saturation", "hueRotation", "luminanceToAlpha",
  ]

  /// Modifiers that may put something behind a view.
  static let painting: Set<String> = ["glassEffect"]

  /// Styles of buttons that fill them with their tint.
  static let prominentStyles: Set<String> = ["borderedProminent", "BorderedProminentButtonStyle"]

  /// Styles of buttons that paint no background.
  static let plainStyles: Set<String> = [
    "plain", "borderless", "automatic", "PlainButtonStyle", "BorderlessButtonStyle",
    "DefaultButtonStyle",
  ]

  /// Those of them that let a row of a list respond for a button in it.
  static let automaticStyles: Set<String> = ["automatic", "DefaultButtonStyle"]
}

extension ViewNode {
  /// Whether it or its content paints more than letters.
  var paints: Bool {
    guard !facts.isTransparent else { return false }
    switch kind {
    case .shape: return facts.textColor != .clear
    case .image, .opaque, .map, .unknown: return true
    default:
      return facts.background.map { $0 != .clear } ?? false || children.contains(where: \.paints)
    }
  }

  /// The colour of all of its area; nil if the source does not show it.
  var fill: StatedColor? {
    guard facts.alpha == nil else { return nil }
    switch kind {
    case .shape: return facts.textColor == .unknown ? nil : facts.textColor
    case .group, .stack:
      if let color = facts.background { return color == .unknown ? nil : color }
      let painting = children.filter(\.paints)
      let isWhole = name != "VStack" && name != "HStack" && painting.count == children.count
      return isWhole ? painting.fill : nil
    default: return nil
    }
  }

  /// Whether a condition shows it only in the dark appearance, or only in the light one; nil for other views.
  fileprivate var isOfDarkAppearance: Bool? {
    facts.conditions.lazy.compactMap { condition in
      if AppearanceCondition.isSubject(condition.subject) {
        let isDark = condition.values == [".dark"]
        return isDark || condition.values == [".light"] ? isDark == condition.isOneOf : nil
      }
      return AppearanceCondition.isDark(condition.subject) == true ? condition.isOneOf : nil
    }.first
  }

  /// Whether it is a page or a part of one, and no picture is in it.
  var isContent: Bool {
    switch kind {
    case .stack, .group, .section, .scrollView, .list, .navigation, .row: !holdsPicture
    default: false
    }
  }

  /// Whether it or a view in it may be a picture.
  var holdsPicture: Bool {
    var pending = [self]
    while let node = pending.popLast() {
      switch node.kind {
      case .image: if !node.facts.imageIsSymbol { return true }
      case .opaque, .map, .unknown: return true
      default: pending += node.children
      }
    }
    return false
  }

  /// The effect of a modifier that the source does not show: a control or a text mostly gets a background of its own, and a
  /// page keeps that of the screen.
  mutating func takeUnknownModifier() {
    switch kind {
    case .stack, .group, .section, .row, .scrollView, .list, .navigation, .tabView, .pages:
      facts.mayHaveBackground = true
    default: facts.background = facts.background ?? .unknown
    }
  }
}

extension [ViewNode] {
  /// The colour of two layers, one for each appearance; nil for others.
  fileprivate var fillByAppearance: StatedColor? {
    guard count == 2, let dark = first(where: { $0.isOfDarkAppearance == true })?.fill,
      let light = first(where: { $0.isOfDarkAppearance == false })?.fill
    else { return nil }
    return .dynamic(light: light, dark: dark)
  }

  /// The colours that some layers paint over all of their area; nil if the source does not show all of them.
  fileprivate var fill: StatedColor? {
    if let color = fillByAppearance { return color }
    let fills = map(\.fill)
    guard let first = fills.first, let only = first, !fills.contains(nil) else { return nil }
    let isSure = count == 1 && self[0].facts.choice == nil
    return isSure ? only : StatedColor.any(of: fills.compactMap(\.self)).opened
  }
}
