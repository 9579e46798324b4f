internal import AccessibilityModel
internal import Auditing

/// Views of which nothing shows whether a person operates them: a question, and no more.
enum UnclearView {
  static let remedy =
    "if it is operated or says something, make it an accessibility element with a label and a "
    + "trait; if not, set isAccessibilityElement to false or turn off its user interaction"

  /// Whether a view that holds nothing may be a control of the app's own.
  ///
  /// What the file describes in any way somebody has thought about already.
  static func mayBeControl(_ subject: AuditedElement) -> Bool {
    guard subject.role == .other, !subject.hasChildren, !subject.isDescribed, isNamed(subject),
      subject.classPurpose?.isControl != false, isLargeEnough(subject.frame)
    else { return false }
    return subject.isUnexposedControl
  }

  /// Whether somebody gave it a name: a class of its own, or the identifier of a captured element.
  private static func isNamed(_ subject: AuditedElement) -> Bool {
    subject.isCustomClass || subject.isForeignToAndroid
  }

  /// Whether a finger could meet it: lines and dots decorate. In points.
  private static func isLargeEnough(_ frame: Rect) -> Bool {
    frame.isNull || frame.shorterSide >= leastSide
  }

  private static let leastSide = 16.0
}
