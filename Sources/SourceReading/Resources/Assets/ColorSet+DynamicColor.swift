public import AccessibilityModel

extension ColorSet {
  /// Its colour in each appearance; nil if it has none in the light one.
  ///
  /// - Parameter system: returns a colour of the system by its name.
  public func dynamicColor(system: (String) -> DynamicColor?) -> DynamicColor? {
    guard let light = color(in: .light, system: system) else { return nil }
    var variants: [Appearance: Color] = [:]
    for appearance in Appearance.others {
      guard let color = color(in: appearance, system: system) else { continue }
      let fallback = DynamicColor(light, variants: variants).color(in: appearance)
      if color != fallback { variants[appearance] = color }
    }
    var color = DynamicColor(light, variants: variants)
    color.isOfSystem = isOfSystem
    return color
  }

  /// Whether it is only another name for a system colour, in every appearance
  /// (docs/evidence/formats.md#system-colours).
  private var isOfSystem: Bool {
    ([.light] + Appearance.others).allSatisfy {
      if case .system? = value(in: $0) { true } else { false }
    }
  }

  private func value(in appearance: Appearance) -> Value? {
    variant(isDark: appearance.isDark, isHighContrast: appearance.isHighContrast)?.value
  }

  private func color(in appearance: Appearance, system: (String) -> DynamicColor?) -> Color? {
    switch value(in: appearance) {
    case .components(let parts):
      let parts = parts.sRGB
      return Color(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    case .system(let name): return system(name)?.color(in: appearance)
    case nil: return nil
    }
  }
}
