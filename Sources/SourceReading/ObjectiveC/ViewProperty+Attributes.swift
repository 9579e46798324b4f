// AppKit's accessibility attributes, as used by code from before OS X 10.10.

extension ViewProperty {
  /// The properties that a view may return as attributes.
  static let attributes: [ViewProperty] = [
    .accessibilityLabel, .accessibilityValue, .accessibilityHint, .accessibilityTraits,
  ]

  /// The property of an attribute; nil for those without an effect on users.
  ///
  /// - Parameter attribute: its constant (`NSAccessibilityDescriptionAttribute`).
  init?(attribute: String) {
    guard let property = Self.byAttribute[attribute] else { return nil }
    self = property
  }

  private static let byAttribute: [String: ViewProperty] = [
    "NSAccessibilityDescriptionAttribute": .accessibilityLabel,
    "NSAccessibilityTitleAttribute": .accessibilityLabel,
    "NSAccessibilityTitleUIElementAttribute": .accessibilityLabel,
    "NSAccessibilityValueAttribute": .accessibilityValue,
    "NSAccessibilityValueDescriptionAttribute": .accessibilityValue,
    "NSAccessibilityHelpAttribute": .accessibilityHint,
    "NSAccessibilityRoleAttribute": .accessibilityTraits,
    "NSAccessibilitySubroleAttribute": .accessibilityTraits,
    "NSAccessibilityRoleDescriptionAttribute": .accessibilityTraits,
    "NSAccessibilityChildrenAttribute": .accessibilityElements,
  ]
}
