internal import AccessibilityModel
internal import Auditing

// What lies on top of each other in an Interface Builder file, and not in the running app.

extension ControlsOverlap {
  /// Whether what a design draws on top of each other need not be so when the app runs.
  func isLaidOutByCode(_ lower: AuditedElement, _ upper: AuditedElement) -> Bool {
    let screen = lower.context.screen
    guard screen.framesAreDesignTime else { return false }
    if lower.hasStaleFrame || upper.hasStaleFrame { return true }
    let shared = lower.touchFrame.intersection(upper.touchFrame)
    if shared.intersection(lower.context.geometry.viewport).isNull { return true }
    if screen.platform == .macOS, shared.shorterSide <= margin(between: lower, upper) {
      return true
    }
    // A table lays its rows out one below the other, wherever its file has them.
    if upper.isInOtherRow(than: lower) || haveOneEffect(lower, upper) { return true }
    // UIKit lays out the items of a bar and the bars of other controllers, and the safe area keeps
    // clear of them.
    if lower.ancestorTraits.contains(.bar) || upper.ancestorTraits.contains(.bar) { return true }
    return lower.isDragged || upper.isDragged || areAlternatives(lower, upper)
      || areNeverTogether(lower, upper)
  }

  /// Whether a touch on either calls the same method, as one on the dimmed rest of the screen does and one on
  /// the button that closes what is open.
  private func haveOneEffect(_ lower: AuditedElement, _ upper: AuditedElement) -> Bool {
    guard let action = lower.element.action, upper.element.action == action,
      lower.details.segue == upper.details.segue
    else { return false }
    return lower.touchFrame.area >= 4 * upper.touchFrame.area
      && [lower, upper].allSatisfy { $0.element.codeLinks?.tag == nil }
  }

  /// How far the frames of two controls of AppKit overlap where what is drawn does not: up to 8 points
  /// around a control are empty, and 7 at each side of a push button
  /// (docs/evidence/formats.md#margins-of-push-buttons).
  private func margin(between lower: AuditedElement, _ upper: AuditedElement) -> Double {
    [lower, upper].allSatisfy { $0.role == .button && $0.element.layout?.style == "push" } ? 14 : 8
  }

  /// Whether the same property hides the one, or a view around it, and shows the other (`NSNegateBoolean`).
  private func areNeverTogether(_ lower: AuditedElement, _ upper: AuditedElement) -> Bool {
    let (first, second) = (hidings(of: lower), hidings(of: upper))
    return first.contains { one in second.contains { $0.isOpposite(of: one) } }
  }

  private func hidings(of subject: AuditedElement) -> [Hiding] {
    ([subject] + subject.ancestors).compactMap { $0.element.layout?.hiding }
  }

  /// Whether code shows only one of them: it has outlets for both, and one covers the other, or for
  /// the panel that contains one of them.
  private func areAlternatives(_ lower: AuditedElement, _ upper: AuditedElement) -> Bool {
    let screen = lower.context.screen
    let (inner, outer) = (lower.touchFrame, upper.touchFrame)
    if lower.element.isOutlet, upper.element.isOutlet,
      inner.intersection(outer).area >= 0.8 * min(inner.area, outer.area)
    {
      return true
    }
    return [(lower, upper), (upper, lower)].contains { subject, other in
      subject.ancestors.contains {
        $0.element.isOutlet && !screen.isAncestor($0.index, of: other.index)
          && $0.frame.intersection(other.touchFrame).area >= 0.8 * other.touchFrame.area
      }
    }
  }
}

extension AuditedElement {
  /// Whether it is in another row of the same table of a design, or is one.
  func isInOtherRow(than other: AuditedElement) -> Bool {
    guard context.screen.framesAreDesignTime, let own = row, let row = other.row else {
      return false
    }
    return own.index != row.index && own.parent?.index == row.parent?.index
  }

  private var row: AuditedElement? {
    role == .cell ? self : enclosingCell
  }

  /// Whether it is moved and not pressed: a drawer, with controls on it.
  fileprivate var isDragged: Bool {
    guard !role.isControl, traits.isDisjoint(with: .actionable), element.action == nil else {
      return false
    }
    return !element.gestures.isEmpty && element.gestures.isDisjoint(with: [.tap, .doubleTap])
  }
}
