internal import AccessibilityModel
internal import XMLReading

extension XCUITestHandler {
  typealias Tag = XMLStartTag<XCUITestHandler>

  /// The label, the value, the hint and the identifier.
  ///
  /// `name` is the identifier, or else the label: where both are equal nobody knows the identifier.
  static func setTexts(
    of element: inout Element, from attributes: borrowing XCUITestAttributes,
    of tag: borrowing Tag
  ) {
    if let label = attributes.label {
      element.label = tag.string(at: Int(label))
      element.origins[.label] = .given
    } else if let title = attributes.title {
      element.label = tag.string(at: Int(title))
      element.origins[.label] = .inferred
    }
    if let value = value(of: element.role, from: attributes, of: tag) {
      element.value = tag.string(at: Int(value))
      element.origins[.value] = .given
    }
    if let hint = attributes.hint {
      element.hint = tag.string(at: Int(hint))
      element.origins[.hint] = .given
    }
    if let identifier = attributes.identifier ?? identifyingName(attributes, of: tag) {
      element.identifier = tag.string(at: Int(identifier))
      element.origins[.identifier] = .given
    }
  }

  private static func identifyingName(
    _ attributes: borrowing XCUITestAttributes, of tag: borrowing Tag
  ) -> XCUITestAttributes.Text? {
    isSame(attributes.name, attributes.label, in: tag) ? nil : attributes.name
  }

  private static func isSame(
    _ text: XCUITestAttributes.Text?, _ other: XCUITestAttributes.Text?, in tag: borrowing Tag
  ) -> Bool {
    guard let text, let other else { return text == other }
    return tag.hasEqualTexts(at: Int(text), and: Int(other))
  }

  /// The value, less what WebDriverAgent puts in its place where there is none.
  private static func value(
    of role: Role, from attributes: borrowing XCUITestAttributes, of tag: borrowing Tag
  ) -> XCUITestAttributes.Text? {
    guard let value = attributes.value else { return nil }
    switch role {
    case .staticText: return isSame(value, attributes.label, in: tag) ? nil : value
    case .textField, .secureTextField, .searchField, .textView:
      return isSame(value, attributes.placeholder, in: tag) ? nil : value
    case .button, .tab, .radioButton, .cell:
      return isSelectedByValue(role, attributes, of: tag) ? nil : value
    default: return value
    }
  }

  /// Whether the value is no value, but the `1` that says «selected».
  ///
  /// Where the traits are given they decide: a button may as well have the value 1.
  private static func isSelectedByValue(
    _ role: Role, _ attributes: borrowing XCUITestAttributes, of tag: borrowing Tag
  ) -> Bool {
    guard let value = attributes.value, tag.equals("1", at: Int(value)) else { return false }
    if let traits = attributes.traits { return traits.known.contains(.selected) }
    return role != .cell
  }

  /// The traits that are given, or those of the type, with those that WebDriverAgent drops.
  static func setTraits(
    of element: inout Element, kind: XCUITestKind, from attributes: borrowing XCUITestAttributes,
    of tag: borrowing Tag
  ) {
    var traits = attributes.traits?.known ?? kind.traits
    if attributes.traits == nil {
      if attributes.isEnabled == false { traits.insert(.notEnabled) }
      if attributes.isSelected == true { traits.insert(.selected) }
      if isSelectable(kind.role), isSelectedByValue(kind.role, attributes, of: tag) {
        traits.insert(.selected)
      }
    }
    // A text view that cannot be edited says that it is a text.
    let isText = kind.role == .textView && traits.contains(.staticText)
    if !isText { traits.formUnion(kind.privateTraits) }
    element.traits = traits
    element.origins[.traits] = traits == attributes.traits?.known ? .given : .inferred
  }

  private static func isSelectable(_ role: Role) -> Bool {
    role == .button || role == .tab || role == .radioButton
  }

  static func setFlags(
    of element: inout Element, from attributes: borrowing XCUITestAttributes, isMac: Bool
  ) {
    if attributes.isEnabled == false { element.flags.remove(.enabled) }
    if attributes.isVisible == false { element.flags.insert(.notVisible) }
    if attributes.isFocused == true { element.flags.insert(.focused) }
    if attributes.isHittable == false { element.flags.insert(.notHittable) }
    if element.role.isControl { element.flags.insert(.respondsToTap) }
    // The buttons that macOS puts on every window.
    if isMac, element.identifier?.hasPrefix("_XCUI:") == true {
      element.flags.insert(.system)
    }
  }

  static func setDetails(
    of element: inout Element, from attributes: borrowing XCUITestAttributes, of tag: borrowing Tag
  ) {
    let hasUnknownTraits = attributes.traits?.unknown.isEmpty == false
    guard
      attributes.placeholder != nil || attributes.title != nil || attributes.extras != nil
        || hasUnknownTraits
    else { return }
    var details = Element.Details()
    if let placeholder = attributes.placeholder {
      details.placeholder = tag.string(at: Int(placeholder))
    }
    if let title = attributes.title { details.title = tag.string(at: Int(title)) }
    details.unknownTraits = attributes.traits?.unknown ?? []
    if let extras = attributes.extras {
      details.minimumValue = extras.minimumValue
      details.maximumValue = extras.maximumValue
      details.customActions = extras.customActions
      details.unknownAttributes = extras.unknown
    }
    element.details = details
  }
}
