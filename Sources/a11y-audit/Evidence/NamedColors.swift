internal import AccessibilityModel
internal import HierarchyReading
internal import SourceReading

/// Resolves colour names, from an asset catalogue of the app or from UIKit.
struct NamedColors {
  private let sources: AppSources

  init(_ sources: AppSources) { self.sources = sources }

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
      SystemColors.color(named: name, on: .iOS)
        ?? color(of: .constant("UIColor." + name), depth: depth + 1)
    case .color(.components(let red, let green, let blue, let alpha)):
      DynamicColor(Color(red: red, green: green, blue: blue, alpha: alpha))
    default: nil
    }
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
    return DynamicColor(light, variants: variants)
  }

  private func color(of set: ColorSet, in appearance: Appearance) -> Color? {
    let variant = set.variant(isDark: appearance.isDark, isHighContrast: appearance.isHighContrast)
    switch variant?.value {
    case .components(let parts):
      let parts = parts.sRGB
      return Color(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    case .system(let name): return SystemColors.color(named: name, on: .iOS)?.color(in: appearance)
    case nil: return nil
    }
  }
}
