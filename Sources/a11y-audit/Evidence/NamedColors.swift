internal import AccessibilityModel
internal import HierarchyReading
internal import SourceReading

/// Resolves colour names, from an asset catalogue of the app or from the platform.
struct NamedColors {
  private let sources: AppSources
  private let platform: AccessibilityModel.Platform

  init(_ sources: AppSources, on platform: AccessibilityModel.Platform) {
    (self.sources, self.platform) = (sources, platform)
  }

  /// Sets the colours of an element that its file refers to by name.
  func resolveNames(of element: inout Element) {
    for (part, name) in element.colorNames {
      if let color = asset(name) { element.details.set(color, of: part) }
    }
  }

  /// The colour of a value in code; nil unless it is a literal.
  func color(of value: CodeValue) -> DynamicColor? { color(of: value, depth: 0) }

  /// - Parameter depth: how many names have been followed; names may form a cycle.
  private func color(of value: CodeValue, depth: Int) -> DynamicColor? {
    guard depth < 8 else { return nil }
    return switch sources.resolved(value) {
    case .color(.named(let name)): asset(name)
    case .color(.system(let name)):
      system(name) ?? color(of: .constant("UIColor." + name), depth: depth + 1)
    case .color(.components(let red, let green, let blue, let alpha)):
      DynamicColor(Color(red: red, green: green, blue: blue, alpha: alpha))
    default: nil
    }
  }

  /// AppKit also has the plain colours of UIKit, such as red.
  private func system(_ name: String) -> DynamicColor? {
    SystemColors.color(named: name, on: platform) ?? SystemColors.color(named: name, on: .iOS)
  }

  private func asset(_ name: String) -> DynamicColor? {
    guard let set = sources.resources.color(named: name), let light = color(of: set, in: .light)
    else { return nil }
    var variants: [Appearance: Color] = [:]
    for appearance in Appearance.others {
      guard let color = color(of: set, in: appearance) else { continue }
      let fallback = DynamicColor(light, variants: variants).color(in: appearance)
      if color != fallback { variants[appearance] = color }
    }
    var color = DynamicColor(light, variants: variants)
    color.isOfSystem = isOfSystem(set)
    return color
  }

  /// Whether a set is only another name for a system colour, in every appearance
  /// (docs/evidence/formats.md#system-colours).
  private func isOfSystem(_ set: ColorSet) -> Bool {
    ([.light] + Appearance.others).allSatisfy {
      if case .system? = value(of: set, in: $0) { true } else { false }
    }
  }

  private func value(of set: ColorSet, in appearance: Appearance) -> ColorSet.Value? {
    set.variant(isDark: appearance.isDark, isHighContrast: appearance.isHighContrast)?.value
  }

  private func color(of set: ColorSet, in appearance: Appearance) -> Color? {
    switch value(of: set, in: appearance) {
    case .components(let parts):
      let parts = parts.sRGB
      return Color(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    case .system(let name):
      return system(name)?.color(in: appearance)
    case nil: return nil
    }
  }
}
