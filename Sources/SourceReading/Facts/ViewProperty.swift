/// The properties of a view that code can set, with one name for UIKit and AppKit, property and
/// message.
public enum ViewProperty: String, Sendable, Hashable, CaseIterable {
  // Accessibility. The attributed variants count as the plain ones.

  case accessibilityLabel, accessibilityValue, accessibilityHint, accessibilityTraits
  case isAccessibilityElement, accessibilityIdentifier, accessibilityElementsHidden
  case accessibilityElements, accessibilityCustomActions, accessibilityViewIsModal
  case shouldGroupAccessibilityChildren, accessibilityLanguage, accessibilityFrame
  case accessibilityActivationPoint, accessibilityUserInputLabels, accessibilityCustomContent
  case accessibilityCustomRotors, accessibilityContainerType
  case accessibilityRespondsToUserInteraction

  // Actions that a screen reader requests from a view (`accessibilityActivate`,
  // `accessibilityPerformPress`).

  case activate, increment, decrement, escape, magicTap, scroll

  // Content. The attributed variants are separate cases, since they include fonts.

  case text, attributedText, title, attributedTitle, image, placeholder, attributedPlaceholder
  case toolTip
  /// The view that a navigation item shows instead of its title.
  case titleView
  /// The item of a controller in a tab bar.
  case tabBarItem
  /// A `UIButton.Configuration` or a content configuration, which includes texts, images and fonts.
  case configuration

  /// The view that an item of a bar shows in place of its title and image.
  case customView

  // Look

  case font, adjustsFontForContentSizeCategory, textColor, backgroundColor, tintColor
  case overrideUserInterfaceStyle

  // Size

  case contentEdgeInsets, intrinsicContentSize
  /// Space around the alignment rectangle (also `alignmentRect(forFrame:)`), which receives
  /// touches.
  case alignmentRectInsets
  /// Of a constraint.
  case constant, isActive

  // Range

  case minimumValue, maximumValue

  // Keyboard

  case keyboardType
  /// The view that is shown in place of the keyboard.
  case inputView

  // State

  case isHidden, alpha, isEnabled, isUserInteractionEnabled, isEditable
  /// All subviews are removed.
  case emptied
  /// Another view replaces it on the screen.
  case replaced

  // Behaviour

  /// A gesture recogniser that is added.
  case gesture
  /// A target or a closure for a control's event.
  case action
  /// The view handles touches or the mouse itself (`touchesBegan`, `beginTracking`, `mouseDown`).
  case touches
  /// The view determines itself where it can be touched (`point(inside:with:)`, `hitTest`).
  case hitArea
  /// A tap on the surrounding row has the same effect as a tap on it.
  case rowTap
}
