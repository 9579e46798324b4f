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
    sources.resources.color(named: name)?.dynamicColor(system: system)
  }
}
