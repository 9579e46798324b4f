internal import AccessibilityModel

extension XCUITestHandler {
  /// The label, the value, the hint and the identifier.
  ///
  /// `name` is the identifier, or else the label: where both are equal nobody knows the identifier.
  func setTexts(of element: inout Element, from attributes: XCUITestAttributes) {
    element.label = attributes.label
    if attributes.label != nil {
      element.origins[.label] = .given
    } else if let title = attributes.title {
      element.label = title
      element.origins[.label] = .inferred
    }
    if let value = value(of: element, from: attributes) {
      element.value = value
      element.origins[.value] = .given
    }
    if let hint = attributes.hint {
      element.hint = hint
      element.origins[.hint] = .given
    }
    let name = attributes.name == attributes.label ? nil : attributes.name
    if let identifier = attributes.identifier ?? name {
      element.identifier = identifier
      element.origins[.identifier] = .given
    }
  }

  /// The value, less what WebDriverAgent puts in its place where there is none.
  private func value(of element: Element, from attributes: XCUITestAttributes) -> String? {
    guard let value = attributes.value else { return nil }
    switch element.role {
    case .staticText: return value == attributes.label ? nil : value
    case .textField, .secureTextField, .searchField, .textView:
      return value == attributes.placeholder ? nil : value
    case .button, .tab, .radioButton, .cell:
      return isSelectedByValue(element.role, attributes) ? nil : value
    default: return value
    }
  }

  /// Whether the value is no value, but the `1` that says «selected».
  ///
  /// Where the traits are given they decide: a button may as well have the value 1.
  private func isSelectedByValue(_ role: Role, _ attributes: XCUITestAttributes) -> Bool {
    guard attributes.value == "1" else { return false }
    if let traits = attributes.traits { return traits.known.contains(.selected) }
    return role != .cell
  }

  /// The traits that are given, or those of the type, with those that WebDriverAgent drops.
  func setTraits(
    of element: inout Element, kind: XCUITestKind, from attributes: XCUITestAttributes
  ) {
    var traits = attributes.traits?.known ?? kind.traits
    if attributes.traits == nil {
      if attributes.isEnabled == false { traits.insert(.notEnabled) }
      if attributes.isSelected == true { traits.insert(.selected) }
      if isSelectable(kind.role), isSelectedByValue(kind.role, attributes) {
        traits.insert(.selected)
      }
    }
    // A text view that cannot be edited says that it is a text.
    let isText = kind.role == .textView && traits.contains(.staticText)
    if !isText { traits.formUnion(kind.privateTraits) }
    element.traits = traits
    element.origins[.traits] = traits == attributes.traits?.known ? .given : .inferred
  }

  private func isSelectable(_ role: Role) -> Bool {
    role == .button || role == .tab || role == .radioButton
  }

  func setFlags(of element: inout Element, from attributes: XCUITestAttributes) {
    if attributes.isEnabled == false { element.flags.remove(.enabled) }
    if attributes.isVisible == false { element.flags.insert(.notVisible) }
    if attributes.isFocused == true { element.flags.insert(.focused) }
    if attributes.isHittable == false { element.flags.insert(.notHittable) }
    if element.role.isControl { element.flags.insert(.respondsToTap) }
    // The buttons that macOS puts on every window.
    if capture.isMac, element.identifier?.hasPrefix("_XCUI:") == true {
      element.flags.insert(.system)
    }
  }

  func setDetails(of element: inout Element, from attributes: XCUITestAttributes) {
    let unknownTraits = attributes.traits?.unknown ?? []
    guard
      attributes.placeholder != nil || attributes.title != nil || attributes.extras != nil
        || !unknownTraits.isEmpty
    else { return }
    var details = Element.Details()
    details.placeholder = attributes.placeholder
    details.title = attributes.title
    details.unknownTraits = unknownTraits
    if let extras = attributes.extras {
      details.minimumValue = extras.minimumValue
      details.maximumValue = extras.maximumValue
      details.customActions = extras.customActions
      details.unknownAttributes = extras.unknown
    }
    element.details = details
  }
}
