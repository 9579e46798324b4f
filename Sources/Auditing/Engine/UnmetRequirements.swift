internal import AccessibilityModel
internal import Platform

/// What a screen does not tell, and which rules that stops.
struct UnmetRequirements {
  private let screen: Screen
  private let language: LanguageCode

  init(of screen: Screen) {
    self.screen = screen
    language = LanguageCode(screen.language)
  }

  /// Why a rule cannot run; nil where it can.
  func reason(_ rule: RuleDescription) -> String? {
    guard rule.platforms.contains(screen.platform) else {
      return "it judges \(names(rule.platforms)) only"
    }
    if let languages = rule.languages, !languages.contains(language.code) {
      return "there is no word list for \(TerminalText.safe(language.name))"
    }
    let missing = rule.needs.subtracting(screen.tells)
    guard !missing.isEmpty else { return nil }
    let reasons = screen.untold.filter { !$0.capabilities.isDisjoint(with: missing) }
    if let first = reasons.first { return first.reason }
    return "this format carries no \(missing.descriptions.joined(separator: ", no "))"
  }

  /// The data that a rule needs and the screen lacks, as noun phrases; empty where it can run or is for
  /// another platform.
  func missingData(_ rule: RuleDescription) -> [String] {
    guard rule.platforms.contains(screen.platform) else { return [] }
    if let languages = rule.languages, !languages.contains(language.code) { return ["word lists"] }
    return rule.needs.subtracting(screen.tells).nouns
  }

  private func names(_ platforms: Platforms) -> String {
    platforms.each.map(\.displayName).sorted().joined(separator: " and ")
  }
}

extension Platform {
  var displayName: String {
    switch self {
    case .iOS: "iOS"
    case .tvOS: "tvOS"
    case .macOS: "macOS"
    case .android: "Android"
    }
  }
}
