internal import AccessibilityModel

extension Screen {
  /// Takes the language that the user names where the format has none: what it could not tell, it
  /// then tells.
  mutating func take(language: String?) {
    guard let language else { return }
    self.language = language
    capabilities.insert(.language)
    limitations = limitations.compactMap { gap in
      guard gap.capabilities.contains(.language) else { return gap }
      var gap = gap
      gap.capabilities.subtract(.language)
      return gap.capabilities.isEmpty ? nil : gap
    }
  }
}
