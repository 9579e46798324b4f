internal import AccessibilityModel

extension TapHandling {
  /// Whether it is announced as a control and no tap reaches it: neither it nor the view around it is clickable.
  /// TalkBack announces “Button”, and a double tap does nothing. UIKit's controls respond by themselves. In a
  /// layout, code may make the views around it clickable.
  public var isDeadControl: Bool {
    let screen = context.screen
    guard screen.platform == .android, screen.capabilities.contains(.gestures), subject.isEnabled,
      !screen.framesAreDesignTime, Self.clicked.contains(subject.role),
      subject.className.hasPrefix("android.widget."), !subject.isIconOfField,
      !isChosenRadioButton
    else { return false }
    let around = [index] + screen.ancestors(of: index)
    return around.allSatisfy { index in
      let element = screen.elements[index]
      return element.gestures.isEmpty && element.role != .webView
    } && !subject.descendants(upTo: 16).contains { !$0.element.gestures.isEmpty }
  }

  /// Compose does not let users click the chosen one of several radio buttons again
  /// (docs/evidence/android.md#tabs).
  private var isChosenRadioButton: Bool { subject.role == .radioButton && subject.value == "1" }

  private static let clicked: Set<Role> = [.button, .checkBox, .radioButton, .toggle, .popUpButton]
}
