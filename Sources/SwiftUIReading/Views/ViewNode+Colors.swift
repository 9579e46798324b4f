extension ViewNode {
  /// Whether a condition decides the colour of a text or a symbol in it, itself included.
  func hasText(coloredBy condition: String) -> Bool {
    var pending = [self]
    while let node = pending.popLast() {
      if node.facts.textColor?.condition == condition { return true }
      pending += node.children
    }
    return false
  }
}
