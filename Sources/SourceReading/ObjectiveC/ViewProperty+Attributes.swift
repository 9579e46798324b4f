// AppKit's accessibility attributes, as code sets them that is older than OS X 10.10.

extension ViewProperty {
  /// The properties that a view may give as attributes.
  static let attributes: [ViewProperty] = [
    .accessibilityLabel, .accessibilityValue, .accessibilityHint, .accessibilityTraits,
  ]

  /// The property that an attribute is; nil for those that say nothing to users.
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
