// The members of UIKit and AppKit that set a property, in Swift and in Objective-C.

extension ViewProperty {
  /// The property of a view's member; nil for members without an effect on users.
  ///
  /// - Parameter member: a property (`accessibilityLabel`, Objective-C's `hidden`).
  public init?(member: String) {
    var member = member.hasPrefix(Self.theme) ? String(member.dropFirst(Self.theme.count)) : member
    // `accessibilityLabelBlock` (https://developer.apple.com/documentation/uikit/uiaccessibility).
    if member.hasSuffix(Self.block), member.contains("ccessibility") {
      member.removeLast(Self.block.count)
    }
    guard let property = Self.members[member] ?? ViewProperty(rawValue: member),
      !property.isBehaviour
    else { return nil }
    self = property
  }

  /// SwiftTheme sets the colours and images of a view through such properties, and again when the
  /// theme changes (https://github.com/wxxsw/SwiftTheme#usage).
  private static let theme = "theme_"

  private static let block = "Block"

  /// The property that a method sets.
  ///
  /// - Parameter setter: its base name (`setTitle`, `setAccessibilityLabel`), or the first part of
  ///   the selector.
  public init?(setter: String) {
    if let property = Self.setters[setter] {
      self = property
      return
    }
    guard setter.hasPrefix("set"), let first = setter.dropFirst(3).first, first.isUppercase
    else { return nil }
    self.init(member: first.lowercased() + setter.dropFirst(4))
  }

  /// The property that a method overrides.
  ///
  /// - Parameter method: its base name (`accessibilityActivate`; AppKit's `accessibilityLabel`).
  public init?(overriddenMethod method: String) {
    if let property = Self.methods[method] {
      self = property
    } else if let property = ViewProperty(member: method), property.isAccessibility {
      self = property
    } else {
      return nil
    }
  }

  /// Whether it affects only screen readers.
  public var isAccessibility: Bool {
    rawValue.hasPrefix("accessibility") || self == .isAccessibilityElement
      || self == .shouldGroupAccessibilityChildren
  }

  /// The plain texts that users see.
  static let words: [ViewProperty] = [.text, .title, .placeholder]

  /// Members of UIKit that hold any controller; only a cast shows its class.
  static let controllerMembers: Set<String> = [
    "destination", "destinationViewController", "topViewController", "visibleViewController",
    "presentedViewController", "rootViewController",
  ]

  /// Whether it is a behaviour of the view, not a property that can be assigned.
  private var isBehaviour: Bool {
    switch self {
    case .activate, .increment, .decrement, .escape, .magicTap, .scroll, .gesture, .touches,
      .hitArea, .emptied, .replaced, .rowTap:
      true
    default: false
    }
  }

  private static let members: [String: ViewProperty] = [
    "accessibilityAttributedLabel": .accessibilityLabel,
    "accessibilityAttributedValue": .accessibilityValue,
    "accessibilityAttributedHint": .accessibilityHint,
    "attributedStringValue": .attributedText,
    "stringValue": .text,
    "placeholderString": .placeholder,
    "placeholderAttributedString": .attributedPlaceholder,
    "titleColor": .textColor,
    "contentTintColor": .tintColor,
    "hidden": .isHidden,
    "active": .isActive,
    "alphaValue": .alpha,
    "enabled": .isEnabled,
    "userInteractionEnabled": .isUserInteractionEnabled,
    "contentConfiguration": .configuration,
    "minValue": .minimumValue,
    "maxValue": .maximumValue,
    "customView": .customView,
    // NSAccessibility
    "accessibilityElement": .isAccessibilityElement,
    "accessibilityHidden": .accessibilityElementsHidden,
    "accessibilityHelp": .accessibilityHint,
    "accessibilityTitle": .accessibilityLabel,
    "accessibilityValueDescription": .accessibilityValue,
    "accessibilityRole": .accessibilityTraits,
    "accessibilityRoleDescription": .accessibilityTraits,
    "accessibilitySubrole": .accessibilityTraits,
    "accessibilityChildren": .accessibilityElements,
    "accessibilityModal": .accessibilityViewIsModal,
    "isAccessibilityModal": .accessibilityViewIsModal,
    "accessibilityTitleUIElement": .accessibilityLabel,
  ]

  private static let setters: [String: ViewProperty] = [
    "addGestureRecognizer": .gesture,
    "addTarget": .action,
    "addAction": .action,
    "setBackgroundImage": .backgroundColor,
    "insertSegment": .title,
    "insertSegmentWithTitle": .title,
    "removeAllSegments": .title,
    "setAccessibilityLabelUIElements": .accessibilityLabel,
  ]

  private static let methods: [String: ViewProperty] = [
    "accessibilityActivate": .activate,
    "accessibilityPerformPress": .activate,
    "accessibilityPerformConfirm": .activate,
    "accessibilityIncrement": .increment,
    "accessibilityPerformIncrement": .increment,
    "accessibilityDecrement": .decrement,
    "accessibilityPerformDecrement": .decrement,
    "accessibilityPerformEscape": .escape,
    "accessibilityPerformCancel": .escape,
    "accessibilityPerformMagicTap": .magicTap,
    "accessibilityScroll": .scroll,
    "touchesBegan": .touches,
    "touchesEnded": .touches,
    "beginTracking": .touches,
    "endTracking": .touches,
    "mouseDown": .touches,
    "mouseUp": .touches,
    "point": .hitArea,
    "hitTest": .hitArea,
    "alignmentRect": .alignmentRectInsets,
    // Objective-C
    "beginTrackingWithTouch": .touches,
    "endTrackingWithTouch": .touches,
    "pointInside": .hitArea,
    "alignmentRectForFrame": .alignmentRectInsets,
    "alignmentRectInsets": .alignmentRectInsets,
    "intrinsicContentSize": .intrinsicContentSize,
  ]
}
