internal import AccessibilityModel

// Choices, one of which is selected.

extension SpokenState {
  /// Whether it is the selected one of several choices and disabled, while the others are enabled: apps disable it so
  /// that it is not selected again, and users hear that what they have is not available.
  public var isChosenAndDisabled: Bool {
    guard subject.isActionable, !subject.isEnabled, isSelectedChoice else { return false }
    let others = subject.nearestSiblings.filter {
      $0.isStop && $0.isActionable && $0.role == subject.role && $0.className == subject.className
    }
    return others.contains { $0.isEnabled } && !others.contains { $0.spokenState.isSelectedChoice }
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

  /// Whether it is the chosen one of several, by whatever its file states: the trait, the state or the value 1.
  public var isChosen: Bool {
    if element.isSelected { return true }
    if let isOn = element.isOn { return isOn }
    return element.value == "1" && subject.role != .toggle
  }

  /// The same without the state of a check box, which users change at will.
  private var isSelectedChoice: Bool {
    element.isSelected || subject.role == .radioButton && subject.value == "1"
  }
}
