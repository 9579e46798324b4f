internal import AccessibilityModel
internal import SourceReading

extension CodeEvidence.Subject {
  /// The properties that code sets for the fact.
  var properties: Set<ViewProperty> {
    switch self {
    case .label: [.accessibilityLabel]
    case .value: [.accessibilityValue]
    case .hint: [.accessibilityHint]
    case .traits: [.accessibilityTraits]
    case .isElement: [.isAccessibilityElement]
    case .elementsHidden: [.accessibilityElementsHidden]
    case .elements: [.accessibilityElements]
    case .isEditable: [.isEditable]
    case .placeholder: [.placeholder, .attributedPlaceholder]
    case .text:
      [.text, .attributedText, .title, .attributedTitle, .configuration, .customView]
    case .image: [.image, .configuration, .customView]
    // An attributed text includes fonts.
    case .font: [.font, .attributedText, .attributedTitle, .configuration, .customView]
    case .adjustsFont: [.adjustsFontForContentSizeCategory]
    // A row with the same action receives touches for it.
    case .hitArea: [.hitArea, .alignmentRectInsets, .rowTap]
    case .hidden: [.isHidden, .alpha]
    case .contentSize: [.contentEdgeInsets, .intrinsicContentSize, .configuration, .customView]
    case .gesture: [.gesture, .touches]
    case .target: [.action]
    case .activation: [.activate]
    case .adjustment: [.increment, .decrement]
    case .customActions: [.accessibilityCustomActions]
    case .identifier: [.accessibilityIdentifier]
    case .textColor:
      [.textColor, .attributedText, .attributedTitle, .configuration, .customView]
    case .backgroundColor: [.backgroundColor, .configuration, .customView]
    case .tintColor: [.tintColor]
    case .range: [.minimumValue, .maximumValue]
    case .keyboard: [.keyboardType, .inputView]
    }
  }

  /// The part that the colour applies to; nil for every other fact.
  var part: Element.ColoredPart? {
    switch self {
    case .textColor: .text
    case .backgroundColor: .background
    case .tintColor: .tint
    default: nil
    }
  }
}
