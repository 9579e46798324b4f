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

  static let remedyOfSurface: Remedy =
    Remedy(
      "make its parts accessibility elements with labels, and offer a button for what a gesture does",
      swiftUI: "add accessibilityChildren with a label for each part",
      appKit: "make its parts accessibility elements with labels and roles",
      android: "expose its parts with an ExploreByTouchHelper")
}
