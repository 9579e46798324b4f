public import AccessibilityModel
internal import Platform

/// The data that a screen lacks, and the rules that are skipped for it.
struct UnmetRequirements {
  private let screen: Screen
  private let language: LanguageCode

  init(of screen: Screen) {
    self.screen = screen
    language = LanguageCode(of: screen)
  }

  /// Why a rule is skipped; nil if it can run.
  func skipped(_ rule: RuleDescription) -> SkippedRule? {
    guard rule.platforms.contains(screen.platform) else {
      return SkippedRule(rule: rule, reason: "not applicable: \(names(rule.platforms)) only")
    }
    if let languages = rule.languages, !languages.contains(language.code) {
      return SkippedRule(
        rule: rule, reason: "no word list for \(TerminalText.safe(language.name))",
        remedy: "add one (docs/adding-a-language.md)", missingData: ["word lists"])
    }
    let missing = missing(from: rule.needs)
    guard !missing.isEmpty else { return nil }
    if missing == .solvedLayout, screen.elements.allSatisfy(\.constraints.isEmpty) {
      return SkippedRule(
        rule: rule, reason: "nothing on the screen has constraints", missingData: missing.nouns)
    }
    let limitation = screen.limitations.first { !$0.capabilities.isDisjoint(with: missing) }
    return SkippedRule(
      rule: rule,
      reason: limitation?.reason(lacking: missing)
        ?? "this format does not include \(missing.descriptions.joined(separator: " and "))",
      remedy: limitation?.remedy, missingData: missing.nouns)
  }

  /// The needs that the screen does not cover. Frames include the sizes of targets, so a screen without either lacks
  /// frames.
  private func missing(from needs: Capabilities) -> Capabilities {
    guard needs.contains(.targetSizes) else { return needs.subtracting(screen.capabilities) }
    let rest = needs.subtracting(.targetSizes)
    let isCovered = screen.capabilities.contains(.targetSizes)
    return (isCovered ? rest : rest.union(.frames)).subtracting(screen.capabilities)
  }

  private func names(_ platforms: Platforms) -> String {
    platforms.each.map(\.displayName).sorted().joined(separator: " and ")
  }
}

extension Platform {
  /// The maker's spelling.
  public var displayName: String {
    switch self {
    case .iOS: "iOS"
    case .tvOS: "tvOS"
    case .macOS: "macOS"
    case .android: "Android"
    }
  }
}
