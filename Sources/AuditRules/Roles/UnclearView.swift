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

  static let remedyOfFigure: Remedy =
    Remedy(
      "make it an accessibility element with a label and a value",
      swiftUI: "add a label and a value, or an accessibilityRepresentation",
      appKit: "make it an accessibility element with a label, a value and a role",
      android: "give it a content description with the value")

  /// Whether an empty view may be a custom control, or draw a value. A view with any accessibility attribute is not unclear.
  static func mayBeControl(_ subject: AuditedElement) -> Bool {
    guard subject.role == .other, !subject.hasChildren, !subject.exposure.isDescribed,
      isNamed(subject),
      isOperatedOrRead(subject.classPurpose), isLargeEnough(subject.frame)
    else { return false }
    return subject.exposure.isUnexposedControl
  }

  /// Whether users act on a view of such a purpose, or read it; true for an unknown one.
  private static func isOperatedOrRead(_ purpose: ClassPurpose?) -> Bool {
    guard let purpose else { return true }
    return purpose.isControl || purpose == .figure
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
