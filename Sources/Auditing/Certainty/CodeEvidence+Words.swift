internal import AccessibilityModel

extension CodeEvidence.Subject {
  /// A noun phrase for a reader who knows UIKit: “custom actions”.
  var words: String {
    switch self {
    case .isElement: "isAccessibilityElement"
    case .elementsHidden: "accessibilityElementsHidden"
    case .elements: "accessibility elements"
    case .adjustsFont: "adjustment to the text size"
    case .target: "action"
    case .customActions: "custom actions"
    case .hitArea: "touch area"
    case .hidden: "visibility"
    case .contentSize: "content size"
    case .textColor: "text colour"
    case .backgroundColor: "background colour"
    case .tintColor: "tint"
    case .label, .value, .hint, .traits, .placeholder, .isEditable, .text, .image, .font, .gesture,
      .activation, .adjustment, .identifier, .range, .keyboard:
      rawValue
    }
  }
}
