internal import AccessibilityModel
internal import HierarchyReading
internal import SourceReading

/// The colours that names stand for, in an asset catalogue of the app or in UIKit.
struct NamedColors {
  private let sources: AppSources

  init(_ sources: AppSources) { self.sources = sources }

  /// Gives an element the colours that its file names.
  func resolveNames(of element: inout Element) {
    for (part, name) in element.colorNames {
      if let color = asset(name) { element.details.set(color, of: part) }
    }
  }

  /// The colour that a value of code is; nil where that is not plainly written.
  func color(of value: CodeValue) -> DynamicColor? { color(of: value, depth: 0) }

  /// - Parameter depth: how many names led here, which may name each other in a circle.
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
