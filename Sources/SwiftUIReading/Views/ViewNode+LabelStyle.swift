// Styles of labels, which may hide their titles (https://developer.apple.com/documentation/swiftui/labelstyle).

extension ViewNode {
  /// The same in a style of labels: the style nearest to a label decides whether it shows its title.
  func inLabelStyle(hidingTitles hides: Bool) -> ViewNode {
    var node = self
    if kind == .label || facts.image != nil, facts.text != nil {
      node.facts.hidesTitle = facts.hidesTitle ?? hides
    }
    node.children = children.map { $0.inLabelStyle(hidingTitles: hides) }
    return node
  }

  /// Whether it shows nothing of the texts that it or its content has, which only screen readers speak.
  var showsIconOnly: Bool {
    if facts.hidesTitle == true { return true }
    guard facts.text?.isBlank ?? true else { return false }
    let parts = children.filter { !$0.facts.isAlternative && !$0.spokenParts.isEmpty }
    return !parts.isEmpty && parts.allSatisfy(\.showsIconOnly)
  }
}
