internal import AccessibilityModel

// Views that an app lays over the rest of its screen.

extension ViewInterpreter {
  /// A stack of layers whose dialogs and drawers are marked: views on a condition, over others, with a view behind them
  /// that dims the rest or closes them on a tap.
  func overlaid(_ stack: ViewNode) -> ViewNode {
    var stack = stack
    var covered: Set<String> = []
    for node in stack.children where node.isBehindDialog {
      covered.formUnion([node.facts.condition].compactMap(\.self))
      covered.formUnion(node.facts.changes)
    }
    for index in stack.children.indices.dropFirst() {
      let node = stack.children[index]
      guard let condition = node.facts.condition, !node.isBehindDialog else { continue }
      let isOverlay = covered.contains(condition) || node.children.first?.isBehindDialog == true
      if isOverlay { stack.children[index].facts.isOverlay = true }
    }
    return stack
  }
}

extension ViewNode {
  /// Whether it dims what is behind it, or takes the touches on it.
  fileprivate var isBehindDialog: Bool {
    guard kind == .shape else { return false }
    if facts.respondsToTap { return true }
    if let alpha = facts.alpha, alpha < 1 { return true }
    guard case .known(let color)? = facts.textColor else { return false }
    return (0.1...0.9).contains(color.color.alpha)
  }
}
