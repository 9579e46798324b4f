internal import AccessibilityModel
internal import Auditing

/// Views that may or may not be controls: always for review.
enum UnclearView {
  static let remedy: Remedy =
    Remedy(
      "make a control an accessibility element with a label and a trait; otherwise set "
        + "isAccessibilityElement = false",
      swiftUI: "use a Button, or add a label and a trait; otherwise add accessibilityHidden(true)",
      appKit: "make a control an accessibility element with a label and a role; otherwise call "
        + "setAccessibilityElement(false)",
      android: "give a control a role and a label; otherwise set "
        + "android:importantForAccessibility=\"no\"")

  /// Whether an empty view may be a custom control. A view with any accessibility attribute is not unclear.
  static func mayBeControl(_ subject: AuditedElement) -> Bool {
    guard subject.role == .other, !subject.hasChildren, !subject.exposure.isDescribed,
      isNamed(subject),
      subject.classPurpose?.isControl != false, isLargeEnough(subject.frame)
    else { return false }
    return subject.exposure.isUnexposedControl
  }

  /// Whether it has a custom class, or an identifier in a capture.
  private static func isNamed(_ subject: AuditedElement) -> Bool {
    subject.isCustomClass || subject.isForeignToAndroid
  }

  /// Whether it is large enough to touch: lines and dots are decorative. In points.
  private static func isLargeEnough(_ frame: Rect) -> Bool {
    frame.isNull || frame.shorterSide >= leastSide
  }

  private static let leastSide = 16.0
}
