internal import AccessibilityModel

// Views that code shows over all of a screen.

extension AuditContext {
  /// The view of a design that code shows over the whole screen and that dims what is below, without being modal; nil for
  /// none.
  public var unmarkedOverlay: AuditedElement? {
    if screen.isLayoutOfAndroid { return overlayOfLayout }
    guard screen.isDesignOfUIKit, modals.isEmpty,
      screen.elements.indices.contains(where: { subject($0).dimsScreenOnceShown }),
      stopSubjects.contains(where: \.isActionable)
    else { return nil }
    return screen.withHiddenViewsShown?.places.lazy.map { self.subject($0.lowerBound) }
      .first(where: \.dimsScreenOnceShown)
  }

  /// The view of a layout of Android that code shows over controls, which keep the focus of TalkBack.
  private var overlayOfLayout: AuditedElement? {
    let overlay = screen.elements.indices.first {
      screen.elements[$0].parent >= 0 && screen.elements[$0].details.onlyStopsTouches
    }
    guard let overlay, screen.elements.first?.isRepeated != true else { return nil }
    let around = Int(screen.elements[overlay].parent)
    let own = screen.subtree(of: overlay)
    guard
      stopSubjects.contains(where: {
        $0.isActionable && !own.contains($0.index) && screen.isAncestor(around, of: $0.index)
      })
    else { return nil }
    return subject(overlay)
  }
}

extension AuditedElement {
  /// Whether it is hidden at first, in a translucent colour, nearly as large as the screen, and has content.
  fileprivate var dimsScreenOnceShown: Bool {
    guard element.isHidden || element.alpha == 0, role == .other, hasChildren, frame.isFinite,
      !element.isModal, isTranslucent,
      let root = context.root
    else { return false }
    return frame.intersection(root.frame).area >= Self.mostOfScreen * root.frame.area
  }

  /// Bars may be left free.
  private static let mostOfScreen = 0.8
}
