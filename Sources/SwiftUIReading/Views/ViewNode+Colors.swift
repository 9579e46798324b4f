extension ViewNode {
  /// The colour of a text or a symbol in it, itself included, that a condition decides; nil for none.
  func textColor(by condition: String) -> StatedColor? {
    var pending = [self]
    while let node = pending.popLast() {
      if let color = node.facts.textColor, color.condition == condition { return color }
      pending += node.children
    }
    return nil
  }
}
