internal import AccessibilityModel

// Whether one of two overlapping elements gets out of the other's way.

extension Presence {
  /// Why an element above it does not keep touches from it for good; nil if it does.
  public func wayOut(from upper: AuditedElement) -> Reason? {
    if scrollsFromUnder(upper) { return "it scrolls away from under the other" }
    if upper.presence.scrollsFromUnder(subject) { return "the other scrolls away from it" }
    return .when(
      upper.presence.isInLayer(over: subject), "the other is in a panel that opens over it")
  }

  /// Whether it scrolls and the element above it does not scroll with it, such as a bar or a
  /// floating button.
  public func scrollsFromUnder(_ upper: AuditedElement) -> Bool {
    guard let scroller = context.geometry.scroller(of: subject.index) else { return false }
    return !screen.isAncestor(scroller, of: upper.index)
  }

  /// Whether it is in a panel of a capture that covers the other completely: a drawer, a menu.
  /// Content below such a panel cannot be touched.
  public func isInLayer(over lower: AuditedElement) -> Bool {
    guard !screen.framesAreDesignTime else { return false }
    let (branch, page) = branches(with: lower)
    let panel = screen.elements[branch].frame
    guard branch != subject.index, panel.area > 1.5 * subject.touchFrame.area else { return false }
    return panel.contains(lower.touchFrame, tolerance: 1)
      || page != lower.index
        && isLayer(panel, over: screen.elements[page].frame, in: screen.parent(of: branch))
  }

  /// Whether one of them is in such a panel over the other.
  public func isInOtherLayer(than other: AuditedElement) -> Bool {
    isInLayer(over: other) || other.presence.isInLayer(over: subject)
  }

  /// Whether a panel is a drawer or a sheet over a page: it extends from one edge of the screen, or of the view
  /// with both, to the opposite one, and over a good part of the page, whose rest remains visible on
  /// purpose.
  private func isLayer(_ panel: Rect, over page: Rect, in parent: Int?) -> Bool {
    let bounds = screen.bounds
    guard !panel.isNull, !page.isNull, !page.isEmpty else { return false }
    // Bars of the system may be above and below the view with both.
    let around = parent.map(context.subject)
    let whole = around.map { $0.surface.fillsScreen ? $0.frame : bounds } ?? bounds
    let spans = panel.width >= whole.width - 1 || panel.height >= whole.height - 1
    return spans && 3 * panel.intersection(page).area >= page.area
  }

  /// The outermost views with the one and with the other that do not contain both.
  func branches(with other: AuditedElement) -> (own: Int, other: Int) {
    var (own, beside) = (subject.index, other.index)
    while let parent = screen.parent(of: own), !screen.isAncestor(parent, of: other.index) {
      own = parent
    }
    while let parent = screen.parent(of: beside), !screen.isAncestor(parent, of: subject.index) {
      beside = parent
    }
    return (own, beside)
  }
}
