internal import AccessibilityModel
internal import SwiftSyntax

// Layers over a view, and below it.

extension ViewInterpreter {
  /// A view with the views that are drawn over or behind it. Shapes there decorate it.
  mutating func layered(
    _ views: [ViewNode], by call: Call, _ scope: Scope
  ) -> [ViewNode] {
    var layer: [ViewNode] = []
    for closure in [call.trailing, call.closure("content")].compactMap(\.self) {
      layer += nodes(closure, scope)
    }
    if let value = call.first, value.is(FunctionCallExprSyntax.self), !Self.isStyle(value) {
      layer += nodes(value, scope)
    }
    var looks: Set<String> = []
    for node in layer { looks.formUnion(node.allLooks) }
    looks.formUnion(Self.conditions(in: call).map { expanded($0, scope) })
    let color =
      switch call.name {
      case "background": backgroundColor(of: call, layer, scope)
      case "overlay": veil(of: layer)
      default: StatedColor?.none
      }
    layer = layer.filter { $0.kind != .shape || !$0.facts.gestures.isEmpty }
    if call.name == "overlay", Self.corners.contains(Call.member(call.value("alignment")) ?? "") {
      for index in layer.indices { layer[index].facts.isBadge = true }
    }
    var views = views
    for index in views.indices {
      views[index].facts.looks.formUnion(looks)
      views[index].facts.background = views[index].facts.background ?? color
    }
    guard !layer.isEmpty else { return views }
    var stack = node(
      .stack, "ZStack", at: views.first?.place ?? place(of: call.node, scope))
    stack.children = call.name == "background" ? layer + views : views + layer
    guard !call.name.hasPrefix("safeArea") else { return [stack] }
    // A layer has no effect on the size.
    stack.facts.size = views.count == 1 ? views[0].facts.size : .open
    return [grounded(stack)]
  }

  private static let corners: Set<String> = [
    "topTrailing", "topLeading", "bottomTrailing", "bottomLeading",
  ]

  /// Whether an expression begins with a member of a type that it leaves out, as styles do: `.red.opacity(0.5)`.
  private static func isStyle(_ expression: ExprSyntax) -> Bool {
    var expression = expression.bare
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let member = expression.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return true }
        expression = base.bare
      } else {
        return false
      }
    }
  }
}
