internal import AccessibilityModel

// Choices, one of which is selected.

extension AuditedElement {
  /// Whether it is the selected one of several choices and disabled, while the others are enabled: apps disable it so
  /// that it is not selected again, and users hear that what they have is not available.
  public var isChosenAndDisabled: Bool {
    guard isActionable, !isEnabled, isChosen, parent != nil else { return false }
    let others = nearestSiblings.filter {
      $0.isStop && $0.isActionable && $0.role == role && $0.className == className
    }
    return !others.isEmpty && others.allSatisfy { $0.isEnabled && !$0.isChosen }
  }

  /// Whether it is a text to be read that VoiceOver calls dimmed, and belongs to no control that is.
  public var isDimmedText: Bool {
    guard isStop, role == .staticText, !isActionable, traits.contains(.notEnabled),
      context.screen.platform == .iOS, !element.hasBlankLabel,
      parent != nil || context.stops.count > 1
    else { return false }
    let around = context.screen.ancestors(of: index).prefix(3)
    if around.contains(where: { !context.screen.elements[$0].isEnabled }) { return false }
    return !nearestSiblings.contains { $0.isActionable && !$0.isEnabled }
  }

  private var isChosen: Bool { element.isSelected || role == .radioButton && value == "1" }
}
