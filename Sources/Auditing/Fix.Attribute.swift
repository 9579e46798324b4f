extension Fix {
  /// What a fix can change, by our own format's names.
  public enum Attribute: String, Hashable, Sendable {
    case label, value, hint, traits, isElement, language, viewIsModal, elementsHidden
    case userInputLabels, activationPoint
    // These are seen.
    case textContentType, selectable, adjustsFontForContentSizeCategory
  }
}

extension Fix.Attribute {
  /// UIKit's name for it; nil for what is seen.
  var property: String? {
    switch self {
    case .label: "accessibilityLabel"
    case .value: "accessibilityValue"
    case .hint: "accessibilityHint"
    case .traits: "accessibilityTraits"
    case .isElement: "isAccessibilityElement"
    case .language: "accessibilityLanguage"
    case .viewIsModal: "accessibilityViewIsModal"
    case .elementsHidden: "accessibilityElementsHidden"
    case .userInputLabels: "accessibilityUserInputLabels"
    case .activationPoint: "accessibilityActivationPoint"
    case .textContentType, .selectable, .adjustsFontForContentSizeCategory: nil
    }
  }

  var propertyOnAndroid: String? {
    switch self {
    case .label: "contentDescription"
    case .value: "stateDescription"
    case .hint: "hint"
    case .isElement: "importantForAccessibility"
    default: nil
    }
  }
}
