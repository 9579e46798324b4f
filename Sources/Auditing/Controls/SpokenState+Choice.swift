internal import AccessibilityModel

// Choices, one of which is selected.

extension SpokenState {
  /// Whether it is the selected one of several choices and disabled, while the others are enabled: apps disable it so
  /// that it is not selected again, and users hear that what they have is not available.
  public var isChosenAndDisabled: Bool {
    guard subject.isActionable, !subject.isEnabled, isChosen else { return false }
    let others = subject.nearestSiblings.filter {
      $0.isStop && $0.isActionable && $0.role == subject.role && $0.className == subject.className
    }
    return others.contains { $0.isEnabled } && !others.contains { $0.spokenState.isChosen }
  }

  /// Whether it is a text to be read that VoiceOver calls dimmed, and belongs to no control that is.
  public var isDimmedText: Bool {
    guard subject.isStop, subject.role == .staticText, !subject.isActionable,
      subject.traits.contains(.notEnabled),
      context.screen.platform == .iOS, !element.hasBlankLabel,
      subject.parent != nil || context.stops.count > 1
    else { return false }
    let around = context.screen.ancestors(of: index).prefix(3)
    if around.contains(where: { !context.screen.elements[$0].isEnabled }) { return false }
    return !subject.nearestSiblings.contains { $0.isActionable && !$0.isEnabled }
  }

  private var isChosen: Bool {
    element.isSelected || subject.role == .radioButton && subject.value == "1"
  }
}
