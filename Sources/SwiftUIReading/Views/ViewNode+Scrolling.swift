extension ViewNode {
  /// Whether it or a view in it scrolls, or may for all that the source shows.
  var mayScroll: Bool {
    // A stack: views nest as deep as their code.
    var pending = [self]
    while let node = pending.popLast() {
      switch node.kind {
      case .scrollView, .list, .tabView, .pages, .opaque, .unknown, .map, .textEditor: return true
      default: if Self.fitting.contains(node.name) { return true }
      }
      pending += node.children
    }
    return false
  }

  /// Views that choose their content by the room that there is.
  private static let fitting: Set<String> = ["ViewThatFits"]
}
