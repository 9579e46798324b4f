internal import AccessibilityModel

extension AuditedElement {
  /// Whether its label ends in a colon, that of Chinese and Japanese included.
  var endsInColon: Bool { wording.label.collapsed.last.map { ":：".contains($0) } == true }

  /// The text before it on its line, or the one above it that ends in a colon, which labels it as a
  /// value.
  var caption: AuditedElement? {
    guard let number = context.stopNumber(of: index), number > 0 else { return nil }
    let before = context.subject(context.stopElements[number - 1])
    guard before.isContent, !before.element.hasBlankLabel else { return nil }
    if before.endsInColon { return before }
    let (own, other) = (effectiveFrame, before.effectiveFrame)
    return other.isBefore(own, in: context.screen.direction) ? before : nil
  }
}
