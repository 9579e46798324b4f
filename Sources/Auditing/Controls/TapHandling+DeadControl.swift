internal import AccessibilityModel

extension TapHandling {
  /// Whether it is announced as a control and no tap reaches it: neither it nor the view around it is clickable.
  /// TalkBack announces “Button”, and a double tap does nothing. UIKit's controls respond by themselves. In a
  /// layout, code may make the views around it clickable.
  public var isDeadControl: Bool {
    let screen = context.screen
    guard screen.platform == .android, screen.capabilities.contains(.gestures), subject.isEnabled,
      Self.clicked.contains(subject.role), !subject.isIconOfField, !isChosenRadioButton
    else { return false }
    if screen.framesAreDesignTime { return isDeadButtonOfLayout }
    guard subject.className.hasPrefix("android.widget.") else { return false }
    let around = [index] + screen.ancestors(of: index)
    return around.allSatisfy { index in
      let element = screen.elements[index]
      return element.gestures.isEmpty && element.role != .webView
    } && !subject.descendants(upTo: 16).contains { !$0.element.gestures.isEmpty }
  }

  /// Whether it is a button with a text in a layout that is stated not to be clickable, as one that shows a status, and
  /// neither a view around it nor its layout is a row. A row toggles its check boxes.
  private var isDeadButtonOfLayout: Bool {
    subject.role == .button && !subject.traits.contains(.image) && !subject.isCustomClass
      && subject.isStop && !subject.flags.contains(.respondsToTap)
      && context.screen.elements.first?.isRepeated != true
      && !subject.ancestors.contains { !$0.element.gestures.isEmpty }
  }

  /// Why a button of a layout may be clickable in the running app; nil for one that is not in a layout.
  public var doubtAboutDeadControl: Reason? {
    .when(context.screen.framesAreDesignTime, "code may make it or a view around it clickable")
  }

  /// Compose does not let users click the chosen one of several radio buttons again
  /// (docs/evidence/android.md#tabs).
  private var isChosenRadioButton: Bool { subject.role == .radioButton && subject.value == "1" }

  private static let clicked: Set<Role> = [.button, .checkBox, .radioButton, .toggle, .popUpButton]
}
