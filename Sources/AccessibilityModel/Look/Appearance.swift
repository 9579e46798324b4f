/// The appearance of the system that colours with variants follow.
public struct Appearance: Hashable, Sendable {
  public var isDark: Bool
  /// The user has increased the contrast.
  public var isHighContrast: Bool

  public init(isDark: Bool = false, isHighContrast: Bool = false) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }

  public var name: String { (isDark ? "dark" : "light") + (isHighContrast ? "-high-contrast" : "") }

  /// The appearance with default settings.
  public static let light = Appearance()
  public static let dark = Appearance(isDark: true)

  /// The appearances besides ``light``.
  public static let others = [
    dark, Appearance(isHighContrast: true), Appearance(isDark: true, isHighContrast: true),
  ]
}

/// A colour that may differ between appearances.
public struct DynamicColor: Hashable, Sendable {
  /// In the light appearance.
  public var color: Color
  /// In other appearances; one that is not here looks like ``color``, or like the same one without
  /// increased contrast.
  public var variants: [Appearance: Color]
  /// Whether it is one of the system's own colours.
  public var isOfSystem = false

  public init(_ color: Color, variants: [Appearance: Color] = [:]) {
    self.color = color
    self.variants = variants
  }

  public func color(in appearance: Appearance) -> Color {
    variants[appearance] ?? variants[Appearance(isDark: appearance.isDark)] ?? color
  }
}

extension Element {
  /// The parts of an element that have a colour.
  public enum ColoredPart: String, CaseIterable, Hashable, Sendable {
    case text, background, tint
    /// The hint of an empty field.
    case placeholder
  }
}

extension Element.Details {
  /// The colour of a part in the light appearance.
  public subscript(part: Element.ColoredPart) -> Color? {
    get {
      switch part {
      case .text: textColor
      case .background: backgroundColor
      case .tint: tintColor
      case .placeholder: placeholderColor
      }
    }
    set {
      switch part {
      case .text: textColor = newValue
      case .background: backgroundColor = newValue
      case .tint: tintColor = newValue
      case .placeholder: placeholderColor = newValue
      }
    }
  }

  /// Gives a part a colour, in all appearances.
  public mutating func set(_ color: DynamicColor, of part: Element.ColoredPart) {
    self[part] = color.color
    colorVariants[part] = color.variants.isEmpty ? nil : color.variants
    colorNames[part] = nil
    unknownColors.remove(part)
    if color.isOfSystem { systemColors.insert(part) } else { systemColors.remove(part) }
  }

  /// Records that a part has an unknown colour.
  public mutating func setUnknownColor(of part: Element.ColoredPart) {
    colorVariants[part] = nil
    colorNames[part] = nil
    unknownColors.insert(part)
  }
}

extension Screen {
  /// The appearances besides the light one in which an element has another colour.
  public var appearances: [Appearance] {
    let known = elements.reduce(into: Set<Appearance>()) { known, element in
      for variants in element.colorVariants.values { known.formUnion(variants.keys) }
    }
    return Appearance.others.filter(known.contains)
  }

  /// The screen with the colours of another appearance.
  public func shown(in appearance: Appearance) -> Screen {
    var screen = self
    for index in elements.indices {
      let details = elements[index].details
      guard !details.colorVariants.isEmpty || !details.colorNames.isEmpty else { continue }
      screen.update(index) { element in
        for (part, variants) in details.colorVariants {
          guard let color = details[part] else { continue }
          element.details[part] = DynamicColor(color, variants: variants).color(in: appearance)
        }
        // The named colour was not found.
        for part in details.colorNames.keys { element.details.setUnknownColor(of: part) }
      }
    }
    return screen
  }
}
