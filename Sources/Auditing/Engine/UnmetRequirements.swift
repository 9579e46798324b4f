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
  func reason(_ rule: RuleDescription) -> String? {
    guard rule.platforms.contains(screen.platform) else {
      return "not applicable: \(names(rule.platforms)) only"
    }
    if let languages = rule.languages, !languages.contains(language.code) {
      return "no word list for \(TerminalText.safe(language.name))"
    }
    let missing = rule.needs.subtracting(screen.capabilities)
    guard !missing.isEmpty else { return nil }
    let reasons = screen.limitations.filter { !$0.capabilities.isDisjoint(with: missing) }
    if let first = reasons.first { return first.reason }
    return "this format does not include \(missing.descriptions.joined(separator: " and "))"
  }

  /// The data that a rule needs and the screen lacks, as noun phrases; empty if it can run or is for
  /// another platform.
  func missingData(_ rule: RuleDescription) -> [String] {
    guard rule.platforms.contains(screen.platform) else { return [] }
    if let languages = rule.languages, !languages.contains(language.code) { return ["word lists"] }
    return rule.needs.subtracting(screen.capabilities).nouns
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
