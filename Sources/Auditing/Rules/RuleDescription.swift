public import AccessibilityModel

/// The facts about a rule.
///
/// A value that never changes, and an object, so that all findings and all lists of rules of a run
/// share one: a list of 150 rules takes 1 kB instead of 20 (docs/robustness.md#growth).
public final class RuleDescription: Hashable, Sendable {
  /// Permanent; kebab case.
  public let id: String
  public let group: RuleGroup
  /// One sentence: a plural subject and must (error) or should (warning, note).
  public let summary: String
  /// Which users are affected, and what they hear.
  public let rationale: String
  /// How to fix it on each platform.
  public let remedy: Remedy
  public let severity: Severity
  public let criteria: [Criterion]
  /// The data without which the rule is skipped.
  public let needs: Capabilities
  /// Facts that code can set and that the rule asks about itself, beside those that follow from its
  /// needs (``codeSubjects``).
  public let asks: Set<CodeEvidence.Subject>
  /// The platforms that it checks.
  public let platforms: Platforms
  /// Whether the default profile runs it: by default all but notes.
  public let isRecommended: Bool
  /// Why the default profile leaves out an error or a warning that no measurement argues against.
  public let reasonKeptOut: String?
  /// The languages of its word lists, by the first part of their BCP 47 tags; nil if it needs no words. A
  /// screen without a language counts as English.
  public let languages: Set<String>?
  /// The number of the first rule set with the rule; a configuration that pins an older set does not run
  /// it.
  public let ruleset: Int

  public init(
    id: String, group: RuleGroup, summary: String, rationale: String, remedy: Remedy,
    severity: Severity, criteria: [Criterion] = [], needs: Capabilities = [],
    asks: Set<CodeEvidence.Subject> = [],
    platforms: Platforms = .all, isRecommended: Bool? = nil,
    keptOut reasonKeptOut: String? = nil, languages: Set<String>? = nil, ruleset: Int = 1
  ) {
    self.id = id
    self.group = group
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.severity = severity
    self.criteria = criteria
    self.needs = needs
    self.asks = asks
    self.platforms = platforms
    self.isRecommended = isRecommended ?? (severity != .note && reasonKeptOut == nil)
    self.reasonKeptOut = reasonKeptOut
    self.languages = languages
    self.ruleset = ruleset
  }

  /// The lowest level of WCAG that a screen with a defect of the rule does not reach; nil if it reaches all of
  /// A and AA.
  ///
  /// A criterion that a rule only advises on makes no error of it (docs/severity.md).
  public var conformance: Criterion.Level? {
    severity == .error ? criteria.map(\.level).filter { $0 != .aaa }.min() : nil
  }

  /// Whether a screen with a defect of the rule does not reach a level of WCAG.
  public func fails(_ level: Criterion.Level) -> Bool { conformance.map { $0 <= level } ?? false }

  /// A copy with other facts; nil keeps a fact.
  public func with(
    severity: Severity? = nil, isRecommended: Bool? = nil, needs: Capabilities? = nil
  ) -> RuleDescription {
    RuleDescription(
      id: id, group: group, summary: summary, rationale: rationale, remedy: remedy,
      severity: severity ?? self.severity, criteria: criteria, needs: needs ?? self.needs,
      asks: asks,
      platforms: platforms, isRecommended: isRecommended ?? self.isRecommended,
      keptOut: reasonKeptOut, languages: languages, ruleset: ruleset)
  }

  public static func == (left: RuleDescription, right: RuleDescription) -> Bool {
    left === right
      || left.id == right.id && left.group == right.group && left.summary == right.summary
        && left.rationale == right.rationale && left.remedy == right.remedy
        && left.severity == right.severity && left.criteria == right.criteria
        && left.needs == right.needs && left.asks == right.asks && left.platforms == right.platforms
        && left.isRecommended == right.isRecommended && left.reasonKeptOut == right.reasonKeptOut
        && left.languages == right.languages && left.ruleset == right.ruleset
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The groups of rules in the catalogue.
public enum RuleGroup: String, CaseIterable, Hashable, Sendable {
  case names, roles, geometry, look, screen, rotation, order, speech, hints, actions, conventions
  /// A team's own rules, from its configuration.
  case custom
}
