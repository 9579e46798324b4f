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
    // A colour has no views in it.
    let isColor =
      call.name == "background"
      && call.first.map { colors.color($0, in: scope) != .unknown } ?? false
    if let value = call.first, value.is(FunctionCallExprSyntax.self) || value.bare.choices != nil,
      !Self.isStyle(value), !isColor
    {
      layer += nodes(value, scope)
    }
    var looks: Set<String> = []
    for node in layer { looks.formUnion(node.allLooks) }
    let moves = layer.reduce(into: Set<String>()) { $0.formUnion($1.allMoves) }
    looks.formUnion(Self.conditions(in: call).map { expanded($0, scope) })
    if let value = call.first { looks.formUnion(choices(behind: value, scope)) }
    let color =
      switch call.name {
      case "background": backgroundColor(of: call, layer, scope)
      case "overlay": veil(of: layer)
      default: StatedColor?.none
      }
    let mayPaint = call.name == "background" && mayPaint(call, layer)
    layer = layer.filter { $0.kind != .shape || !$0.facts.gestures.isEmpty }
    // A background that the source does not show is a colour or a material, which has no words.
    if call.name == "background" { layer = layer.filter { $0.kind != .unknown } }
    if call.name == "overlay", Self.corners.contains(Call.member(call.value("alignment")) ?? "") {
      for index in layer.indices { layer[index].facts.isBadge = true }
    }
    var views = views
    for index in views.indices {
      views[index].facts.looks.formUnion(looks)
      views[index].facts.moves.formUnion(moves)
      views[index].facts.background = views[index].facts.background ?? color
      if mayPaint, color == nil { views[index].facts.mayHaveBackground = true }
    }
    if views.count == 1, layer.allSatisfy(\.isTouchArea) {
      for area in layer { views[0].takeGestures(of: area) }
      layer = []
    }
    guard !layer.isEmpty else { return views }
    var stack = node(
      .stack, "ZStack", at: views.first?.place ?? place(of: call.node, scope))
    stack.children = call.name == "background" ? layer + views : views + layer
    guard !call.name.hasPrefix("safeArea") else { return [stack] }
    // A layer has no effect on the size.
    stack.facts.size = views.count == 1 ? views[0].facts.size : .open
    return [grounded(stack).withoutScrims]
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

extension ViewNode {
  /// Whether it is a shape that responds to touches and says nothing: over a view, the area in which that one does.
  fileprivate var isTouchArea: Bool {
    kind == .shape && facts.label == nil && facts.added.isEmpty && facts.children == nil
      && !facts.isAlternative
  }

  fileprivate mutating func takeGestures(of area: ViewNode) {
    facts.gestures.formUnion(area.facts.gestures)
    facts.changes.formUnion(area.facts.changes)
    if area.facts.respondsToTap {
      facts.respondsToTap = true
      facts.touchSize = facts.size
    }
  }

  /// A stack of layers in which a tap beside a panel closes it, without the gesture: a control of the panel closes it, too.
  var withoutScrims: ViewNode {
    guard children.contains(where: \.isScrim) else { return self }
    var stack = self
    var changed: Set<String> = []
    for (index, layer) in children.enumerated().reversed() {
      if layer.isScrim, layer.facts.changes.isSubset(of: changed) {
        stack.children[index].facts.gestures = []
        stack.children[index].facts.respondsToTap = false
      }
      changed.formUnion(layer.changesOfControls)
    }
    return stack
  }

  /// Whether it is a shape that only responds to taps, by changing a state.
  private var isScrim: Bool {
    isTouchArea && facts.gestures == [.tap] && !facts.changes.isEmpty
  }

  /// The variables that controls in it change, itself included.
  private var changesOfControls: Set<String> {
    var found: Set<String> = []
    var pending = [self]
    while let node = pending.popLast() {
      if node.kind.isControl { found.formUnion(node.facts.changes) }
      pending += node.children
    }
    return found
  }
}
