internal import AccessibilityModel

extension Screen {
  /// Sets the language that the user states, if the format has none, and removes that limitation.
  mutating func setLanguage(_ language: String?) {
    guard let language else { return }
    self.language = language
    capabilities.insert(.language)
    limitations = limitations.compactMap { gap in
      guard gap.capabilities.contains(.language) else { return gap }
      let rest = gap.capabilities.subtracting(.language)
      return rest.isEmpty ? nil : Limitation(rest, reason: gap.reason)
    }
  }
}
