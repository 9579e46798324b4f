// Dialogs that an app makes of other views.
extension ScreenWriter {
  /// Whether a stack is a dialog or a popover of the app's own: a control elsewhere shows it, one of its own buttons
  /// closes it, and it is not modal.
  func isPanel(_ node: ViewNode) -> Bool {
    if node.facts.isOverlay { return !node.isModal && node.stopCount > 0 }
    guard node.kind == .stack || node.kind == .group, let condition = node.facts.condition,
      openers.contains(condition), !node.isModal
    else { return false }
    let controls = node.controls
    // A form that is shown in place is a part of the page.
    return controls.contains { $0.facts.changes.contains(condition) }
      && controls.allSatisfy { $0.kind == .button || $0.kind == .link }
      && (controls.count > 1 || node.children.spoken != nil)
  }
}

extension ViewNode {
  fileprivate var isModal: Bool { facts.isModal || children.contains(where: \.isModal) }
}
