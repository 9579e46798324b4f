internal import AccessibilityModel

extension XCUITestHandler {
  /// The element of a node, from the node's own attributes.
  func element(of node: XCUITestNode, kind: XCUITestKind) -> Element {
    let attributes = node.attributes
    var element = Element(className: node.type, role: kind.role)
    element.line = Int32(clamping: node.line)
    element.column = Int32(clamping: node.column)
    Self.setTexts(of: &element, from: attributes)
    Self.setTraits(of: &element, kind: kind, from: attributes)
    setFlags(of: &element, from: attributes)
    if let frame = attributes.frame {
      element.frame = frame
      element.origins[.frame] = .given
    }
    Self.setDetails(of: &element, from: attributes)
    return element
  }

  /// The label, the value, the hint and the identifier.
  ///
  /// `name` is the identifier, or else the label: if both are equal, the identifier is unknown.
  private static func setTexts(of element: inout Element, from attributes: XCUITestAttributes) {
    if let label = attributes.label {
      element.label = label
      element.origins[.label] = .given
    } else if let title = attributes.title {
      element.label = title
      element.origins[.label] = .inferred
    }
    if let value = value(of: element.role, from: attributes) {
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

  /// The value, without WebDriverAgent's substitutes for a missing one.
  private static func value(of role: Role, from attributes: XCUITestAttributes) -> String? {
    guard let value = attributes.value else { return nil }
    switch role {
    case .staticText: return repeats(value, attributes.label) ? nil : value
    case .textField, .secureTextField, .searchField, .textView:
      // An empty field has its placeholder as its value, and a search field has it as its label.
      let placeholder = attributes.placeholder ?? attributes.label
      return value == placeholder ? nil : value
    case .button, .tab, .radioButton, .cell:
      return isSelectedByValue(role, attributes) ? nil : value
    default: return value
    }
  }

  /// Whether a value repeats the label; in a web view only the label is trimmed.
  private static func repeats(_ value: String, _ label: String?) -> Bool {
    guard let label, value != label else { return label != nil }
    return value.split(whereSeparator: \.isWhitespace)
      == label.split(whereSeparator: \.isWhitespace)
  }

  /// Whether the value is the `1` that means “selected”.
  ///
  /// If traits are given, they decide: a button may also have the value 1.
  private static func isSelectedByValue(_ role: Role, _ attributes: XCUITestAttributes) -> Bool {
    guard attributes.value == "1" else { return false }
    if let traits = attributes.traits { return traits.known.contains(.selected) }
    return role != .cell
  }

  /// The given traits, or those of the type, with those that WebDriverAgent omits.
  private static func setTraits(
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
    if attributes.isHeading { traits.insert(.header) }
    // A read-only text view has the trait of a text.
    let isText = kind.role == .textView && traits.contains(.staticText)
    if !isText { traits.formUnion(kind.privateTraits) }
    element.traits = traits
    element.origins[.traits] = traits == attributes.traits?.known ? .given : .inferred
  }

  private static func isSelectable(_ role: Role) -> Bool {
    role == .button || role == .tab || role == .radioButton
  }

  private func setFlags(of element: inout Element, from attributes: XCUITestAttributes) {
    if attributes.isEnabled == false { element.flags.remove(.enabled) }
    if attributes.isVisible == false { element.flags.insert(.notVisible) }
    if attributes.isFocused == true { element.flags.insert(.focused) }
    if attributes.isHittable == false { element.flags.insert(.notHittable) }
    if element.role.isControl { element.flags.insert(.respondsToTap) }
    // The buttons that macOS adds to every window.
    if capture.isMac, element.identifier?.hasPrefix("_XCUI:") == true {
      element.flags.insert(.system)
    }
  }

  private static func setDetails(of element: inout Element, from attributes: XCUITestAttributes) {
    guard attributes.hasDetails else { return }
    var details = Element.Details()
    details.placeholder = attributes.placeholder
    details.title = attributes.title
    details.unknownTraits = attributes.traits?.unknown ?? []
    details.minimumValue = attributes.minimumValue
    details.maximumValue = attributes.maximumValue
    details.customActions = attributes.customActions
    details.unknownAttributes = attributes.unknown
    element.details = details
  }
}

extension XCUITestAttributes {
  fileprivate var hasDetails: Bool {
    placeholder != nil || title != nil || traits?.unknown.isEmpty == false || minimumValue != nil
      || maximumValue != nil || !customActions.isEmpty || !unknown.isEmpty
  }
}
