internal import AccessibilityModel
internal import Auditing

// Whether one of two overlapping elements gets out of the other's way.

extension AuditedElement {
  /// Whether it is in a panel of a capture that covers the other completely: a drawer, a menu.
  /// Content below such a panel cannot be touched.
  func isInLayer(over lower: AuditedElement) -> Bool {
    let screen = context.screen
    guard !screen.framesAreDesignTime else { return false }
    var branch = index
    while let parent = screen.parent(of: branch), !screen.isAncestor(parent, of: lower.index) {
      branch = parent
    }
    let panel = screen.elements[branch].frame
    return branch != index && panel.area > 1.5 * touchFrame.area
      && panel.contains(lower.touchFrame, tolerance: 1)
  }

  /// Whether it is content that scrolls away from under a bar.
  func isScrolledUnder(_ upper: AuditedElement) -> Bool {
    upper.ancestorTraits.contains(.bar) && scrollsFromUnder(upper)
  }

  /// Whether it scrolls and the element above it does not scroll with it, such as a bar or a
  /// floating button.
  func scrollsFromUnder(_ upper: AuditedElement) -> Bool {
    guard let scroller = context.geometry.scroller(of: index) else { return false }
    return !context.screen.isAncestor(scroller, of: upper.index)
  }
}
