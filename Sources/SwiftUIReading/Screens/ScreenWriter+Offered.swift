internal import AccessibilityModel

// The actions of swipes and the items of menus: they are elements once users ask for them.

extension ScreenWriter {
  /// Writes what a view offers as views that are hidden at first.
  mutating func writeOffered(by node: ViewNode) {
    guard !node.facts.offered.isEmpty else { return }
    var group = ViewNode(kind: .group, name: "Group", place: node.place)
    group.children = node.facts.offered
    // The system decides how large they are, and what is behind them.
    var context = Context()
    context.stylesButtons = true
    context.isOffered = true
    guard !node.facts.menuItems.isEmpty else {
      return writeAlternative(group, context) { $0.write($1.children, context) }
    }
    var menu = Element(className: "ContextMenu", role: .other, at: node.place)
    menu.details.menuItems = node.facts.menuItems
    menu.details.codeEvidence = Self.evidence(isLabelOpen: false)
    menu.flags.remove(.isElement)
    put(menu) { writer in
      writer.writeAlternative(group, context) { $0.write($1.children, context) }
    }
  }
}
