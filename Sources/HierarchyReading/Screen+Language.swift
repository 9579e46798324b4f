public import AccessibilityModel

extension Screen {
  /// Sets the language that the user states, if the format has none, and removes that limitation.
  mutating func setLanguage(_ language: String?) {
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

  /// Sets the language that the letters of its labels show, if nothing else names one.
  mutating func inferLanguage() {
    guard language == nil, let shown = LettersOfLabels(of: self).language else { return }
    setInferredLanguage(shown)
  }

  /// Sets a language that its texts show, although the app may not have it.
  public mutating func setInferredLanguage(_ language: String) {
    setLanguage(language)
    isLanguageInferred = true
  }
}
