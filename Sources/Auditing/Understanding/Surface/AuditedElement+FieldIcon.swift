internal import AccessibilityModel

extension AuditedElement {
  /// Whether it is an icon at an end of a field or drop-down list of Android, inside of its frame, as
  /// Material's `TextInputLayout` adds them: the arrow, the eye, the sign of an error.
  ///
  /// It is read next to the field, which says what it belongs to.
  var isIconOfField: Bool {
    guard context.screen.platform == .android, !isTextEntry, role != .popUpButton, frame.isFinite
    else { return false }
    let screen = context.screen
    return screen.ancestors(of: index).prefix(Self.mostWrappers).contains { wrapper in
      screen.children(of: wrapper).prefix(Self.mostParts).map(context.subject).contains {
        ($0.isTextEntry || $0.role == .popUpButton) && 2 * frame.width <= $0.frame.width
          && $0.frame.contains(frame, tolerance: 1)
      }
    }
  }

  /// The icon is in a frame in a row of icons beside the field.
  private static let mostWrappers = 4
  private static let mostParts = 8
}
