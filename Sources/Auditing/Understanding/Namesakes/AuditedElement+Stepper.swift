internal import AccessibilityModel

// The two buttons of UIKit's stepper, which have the same labels in each.

extension AuditedElement {
  /// The stepper of the system that it is a button of; nil for none.
  ///
  /// The stepper itself is not an element (docs/evidence/voiceover.md#labels-where-the-app-gives-none): users hear
  /// “Decrement” and “Increment”, whatever it counts.
  var stepperAround: AuditedElement? {
    parent.flatMap { $0.role == .stepper && !$0.isStop && !$0.isCustomClass ? $0 : nil }
  }

  /// Whether it is the first button of a stepper, which represents both in a comparison of names.
  var isFirstOfStepper: Bool { stepperAround.map { $0.index + 1 == index } ?? false }
}
