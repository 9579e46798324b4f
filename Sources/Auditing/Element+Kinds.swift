public import AccessibilityModel
internal import Voices

extension Traits {
  /// The traits that say that a person acts on an element.
  public static let actionable: Traits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .toggleButton, .textEntry,
    .tabBarItem, .backButton, .popupButton, .pickerElement,
  ]
}

extension Element {
  /// Whether nothing of the label is heard: absent, white space or characters of no width.
  @inlinable public var hasBlankLabel: Bool { label?.isBlank ?? true }

  @inlinable public var isImage: Bool { Self.isImage(role, traits) }
  @inlinable public var isTextEntry: Bool { Self.isTextEntry(role, traits) }
  @inlinable public var isAdjustable: Bool { Self.isAdjustable(role, traits) }
  @inlinable public var isToggle: Bool { Self.isToggle(role, traits) }

  @usableFromInline static func isImage(_ role: Role, _ traits: Traits) -> Bool {
    traits.contains(.image) || role == .image && !traits.contains(.button)
  }

  @usableFromInline static func isTextEntry(_ role: Role, _ traits: Traits) -> Bool {
    role.isTextEntry || traits.contains(.textEntry)
  }

  @usableFromInline static func isAdjustable(_ role: Role, _ traits: Traits) -> Bool {
    role.isAdjustable || traits.contains(.adjustable)
  }

  @usableFromInline static func isToggle(_ role: Role, _ traits: Traits) -> Bool {
    role.isToggle || traits.contains(.toggleButton)
  }
}

extension String {
  /// Whether the bytes of an ASCII text occur in it: a quick look before one by characters.
  public func mayHold(_ text: StaticString) -> Bool {
    let wanted = Array(text.description.utf8)
    guard let first = wanted.first, utf8.count >= wanted.count else { return false }
    var rest = utf8[...]
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.starts(with: wanted) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// Whether there is nothing to hear: white space, zero-width characters, a byte order mark.
  @inlinable public var isBlank: Bool {
    // As a rule the first byte tells.
    if let first = utf8.first, first > 0x20, first < 0x80 { return false }
    return isBlankThroughout
  }

  @usableFromInline var isBlankThroughout: Bool {
    unicodeScalars.allSatisfy { scalar in
      // Every label is asked: the tables of Unicode are for those that need them.
      if scalar.isASCII { return scalar == " " || (0x09...0x0D).contains(scalar.value) }
      if scalar.isPlain { return false }
      return scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}

extension Element {
  /// Whether an element is there to be read: its own text is its name, and where there is none
  /// there is nothing to name (GTXiLib exempts the same traits).
  @inlinable public var isTextual: Bool { Self.isTextual(role, traits) }

  @usableFromInline static func isTextual(_ role: Role, _ traits: Traits) -> Bool {
    role == .staticText || !traits.isDisjoint(with: [.staticText, .searchField, .keyboardKey])
  }
}
