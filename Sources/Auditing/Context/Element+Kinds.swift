public import AccessibilityModel
internal import Voices

extension Traits {
  /// The traits of elements that users can act on.
  public static let actionable: Traits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .toggleButton, .textEntry,
    .tabBarItem, .backButton, .popupButton, .pickerElement,
  ]
}

extension Element {
  /// Whether nothing in the label is audible: it is absent, white space or characters of no width.
  public var hasBlankLabel: Bool { label?.isBlank ?? true }

  public var isImage: Bool {
    traits.contains(.image) || role == .image && !traits.contains(.button)
  }

  public var isTextEntry: Bool { role.isTextEntry || traits.contains(.textEntry) }
  public var isAdjustable: Bool { role.isAdjustable || traits.contains(.adjustable) }
  public var isToggle: Bool { role.isToggle || traits.contains(.toggleButton) }

  /// Whether an element is there to be read: its text is its label, and without a text it needs
  /// none (GTXiLib exempts the same traits).
  public var isTextual: Bool {
    role == .staticText || !traits.isDisjoint(with: [.staticText, .searchField, .keyboardKey])
  }

  /// Its visible words; its label if the format has no others.
  public var visibleText: String? { self.text ?? self.title ?? label }
}

extension String {
  /// Whether nothing is audible: white space, zero-width characters, a byte order mark.
  public var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII { return scalar == " " || (0x09...0x0D).contains(scalar.value) }
      return scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
