public import Auditing

/// Why a rule does not run on any screen of a file.
public enum RuleOmission: Hashable, Sendable, CustomStringConvertible {
  /// By `--disable`.
  case disabled
  /// By `--only`, which names other rules.
  case notNamed
  /// By the configuration.
  case turnedOff
  case notInProfile(Profile)

  /// A clause without a full stop.
  public var description: String {
    switch self {
    case .disabled: "--disable names it"
    case .notNamed: "--only does not name it"
    case .turnedOff: "the configuration turns it off"
    case .notInProfile(let profile): "it is not in the profile \"\(profile.rawValue)\""
    }
  }

  /// - Returns: nil if the rule runs.
  init?(
    of rule: RuleDescription, _ settings: Policy.Layer, _ choice: AuditPlan.Choice,
    _ profile: Profile, _ ruleset: Ruleset
  ) {
    if choice.disabled.contains(rule.id) {
      self = .disabled
    } else if !choice.only.isEmpty {
      if choice.only.contains(rule.id) { return nil }
      self = .notNamed
    } else if let isOn = settings.rules[rule.id]?.isOn {
      if isOn { return nil }
      self = .turnedOff
    } else {
      if rule.group == .custom || profile.includes(ruleset.description(of: rule) ?? rule) {
        return nil
      }
      self = .notInProfile(profile)
    }
  }
}
