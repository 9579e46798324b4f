internal import AccessibilityModel
internal import HierarchyReading
internal import Voices

extension Hierarchy {
  /// Infers the language of each capture from its texts, where nothing else shows one
  /// (docs/evidence/formats.md#language-of-captures); English otherwise.
  mutating func inferLanguages() {
    for index in screens.indices where screens[index].showsNoLanguage {
      guard let language = screens[index].languageOfTexts, language != "en" else { continue }
      screens[index].setInferredLanguage(language)
    }
  }
}

extension Screen {
  /// Whether it is a capture in a format that includes no language.
  fileprivate var showsNoLanguage: Bool {
    language == nil && !framesAreDesignTime && !capabilities.contains(.language)
      && !elements.contains { $0.language != nil }
  }

  fileprivate var languageOfTexts: String? {
    var vote = LanguageVote()
    var seen: Set<String> = []
    var latin = 0
    var other = 0
    for element in elements where element.flags.isDisjoint(with: [.system, .artefact]) {
      guard let label = element.label, seen.insert(label).inserted else { continue }
      vote.add(label)
      for scalar in label.unicodeScalars where scalar.properties.isAlphabetic {
        if scalar.value < 0x250 { latin += 1 } else { other += 1 }
      }
      if seen.count == Self.mostTexts { break }
    }
    // Brands are in Latin letters on screens in any script: “K Plus” is not French. Longer texts may be content
    // in another language, but the names of the controls are the app's.
    return latin > other && !areTabsInOtherScript ? vote.winner : nil
  }

  /// Whether most of the short labels with letters, titles and tabs, have no Latin letter.
  private var areTabsInOtherScript: Bool {
    let labels = elements.lazy.filter { $0.flags.isDisjoint(with: [.system, .artefact]) }
      .compactMap(\.label).filter { label in
        label.utf8.count <= Self.longestTitle
          && label.unicodeScalars.contains(where: \.properties.isAlphabetic)
      }
    let short = Set(labels.prefix(Self.mostTexts))
    let others = short.count { label in
      label.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || $0.value >= 0x250 }
    }
    return others >= Self.leastTitles && 2 * others > short.count
  }

  /// In bytes: two or three words.
  private static let longestTitle = 32
  private static let leastTitles = 4

  /// More texts do not change the result.
  private static let mostTexts = 500
}
