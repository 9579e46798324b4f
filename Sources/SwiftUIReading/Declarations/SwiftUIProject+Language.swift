internal import SourceReading

extension SwiftUIProject {
  /// The language in which the app's texts are read, BCP 47 or `Base`; nil without tables of texts.
  ///
  /// - Parameter wanted: the language that the user asks for; nil for that of the app.
  func language(wanted: String?) -> String? {
    if let wanted, let language = strings.language(nearest: wanted) { return language }
    if let language = strings.sourceLanguage { return language }
    if let own = developmentLanguage {
      if let language = strings.language(nearest: own) ?? strings.language(nearest: "Base") {
        return language
      }
      if strings.hasTextsAsKeys { return own }
    }
    return strings.language(nearest: "en") ?? strings.languages.first { $0 != "Base" }
      ?? strings.languages.first
  }
}
