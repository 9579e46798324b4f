internal import AccessibilityModel
internal import Auditing

// Whether one of two overlapping elements gets out of the other's way.

extension AuditedElement {
  /// Whether it is in a panel of a capture that covers the other completely: a drawer, a menu.
  /// Content below such a panel cannot be touched.
  func isInLayer(over lower: AuditedElement) -> Bool {
    let screen = context.screen
    guard !screen.framesAreDesignTime else { return false }
    let (branch, page) = branches(with: lower)
    let panel = screen.elements[branch].frame
    guard branch != index, panel.area > 1.5 * touchFrame.area else { return false }
    return panel.contains(lower.touchFrame, tolerance: 1)
      || page != lower.index
        && isLayer(panel, over: screen.elements[page].frame, in: screen.parent(of: branch))
  }

  /// The outermost views with the one and with the other that do not contain both.
  private func branches(with other: AuditedElement) -> (own: Int, other: Int) {
    let screen = context.screen
    var (own, beside) = (index, other.index)
    while let parent = screen.parent(of: own), !screen.isAncestor(parent, of: other.index) {
      own = parent
    }
    while let parent = screen.parent(of: beside), !screen.isAncestor(parent, of: index) {
      beside = parent
    }
    return (own, beside)
  }

  /// Whether a design has the one and the other in views that cover each other, pages of which code shows one
  /// at a time: the screen never has both.
  func isOnOtherPage(than other: AuditedElement) -> Bool {
    let screen = context.screen
    guard screen.framesAreDesignTime, !screen.isAncestor(index, of: other.index),
      !screen.isAncestor(other.index, of: index)
    else { return false }
    let (branch, beside) = branches(with: other)
    guard branch != index, beside != other.index else { return false }
    let (page, turned) = (screen.elements[branch].frame, screen.elements[beside].frame)
    guard page.isFinite, turned.isFinite, !page.isEmpty, !turned.isEmpty else { return false }
    return 3 * page.intersection(turned).area >= 2 * max(page.area, turned.area)
  }

  /// Whether a panel is a drawer or a sheet over a page: it extends from one edge of the screen, or of the view
  /// with both, to the opposite one, and over a good part of the page, of which the rest remains visible on
  /// purpose.
  private func isLayer(_ panel: Rect, over page: Rect, in parent: Int?) -> Bool {
    let bounds = context.screen.bounds
    guard !panel.isNull, !page.isNull, !page.isEmpty else { return false }
    // Bars of the system may be above and below the view with both.
    let around = parent.map { context.screen.elements[$0].frame } ?? bounds
    let whole = 2 * around.area >= bounds.area ? around : bounds
    let spans = panel.width >= whole.width - 1 || panel.height >= whole.height - 1
    return spans && 3 * panel.intersection(page).area >= page.area
  }

  /// Whether it only extends the touch area of the control above it by a rim: it has neither a name nor
  /// content, and a tap on all but its edges reaches the other (WCAG 2.5.8, “Equivalent”).
  func isRim(of upper: AuditedElement) -> Bool {
    context.screen.platform == .android && !hasChildren && element.hasBlankLabel && !isTextEntry
      && upper.touchFrame.contains(touchFrame, tolerance: Self.widestRim)
      && upper.touchFrame.contains(touchFrame.center)
  }

  /// In dp: a third of the least target of WCAG 2.5.8.
  private static let widestRim = 8.0

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
