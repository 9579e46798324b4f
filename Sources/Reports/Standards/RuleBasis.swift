internal import Auditing

/// The kind of requirement that a rule checks, from the rule's own criteria and group.
enum RuleBasis: String, CaseIterable {
  /// A success criterion of WCAG 2.2, level A or AA.
  case wcag = "WCAG 2.2, levels A and AA"
  /// Only criteria of level AAA, which no law requires in full.
  case enhanced = "WCAG 2.2, level AAA"
  case guideline = "Platform guidelines"
  case bestPractice = "Best practice"
  /// A rule of the team's own configuration without a criterion.
  case own = "The project's own rules"

  init(_ rule: RuleDescription) {
    if rule.criteria.contains(where: { $0.level != .aaa }) {
      self = .wcag
    } else if !rule.criteria.isEmpty {
      self = .enhanced
    } else {
      switch rule.group {
      case .conventions: self = .guideline
      case .custom: self = .own
      default: self = .bestPractice
      }
    }
  }
}
