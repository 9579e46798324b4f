public import AccessibilityModel

/// What is known of a rule without running it.
public struct RuleDescription: Hashable, Sendable {
  /// Permanent; kebab case.
  public var id: String
  public var group: RuleGroup
  /// One sentence that says what must hold.
  public var summary: String
  /// Why it matters to a person who hears the screen.
  public var rationale: String
  /// How to mend it, in one or two sentences that name the API or attribute.
  public var remedy: String
  public var severity: Severity
  public var criteria: [Criterion]
  /// What the format must tell for the rule to run.
  public var needs: Capabilities
  /// The platforms whose conventions it judges.
  public var platforms: Platforms
  /// Whether the default profile runs it: by default all but notes.
  public var isRecommended: Bool
  /// Why the default profile does not run an error or a warning that no measurement speaks against.
  public var reasonKeptOut: String?
  /// The languages whose words it knows, by the first part of their BCP 47 tags; nil where it
  /// needs no words. A screen that names no language counts as English.
  public var languages: Set<String>?
  /// The number of the rule set that it came with; a configuration that pins an older one does not
  /// run it.
  public var ruleset: Int

  public init(
    id: String, group: RuleGroup, summary: String, rationale: String, remedy: String,
    severity: Severity, criteria: [Criterion] = [], needs: Capabilities = [],
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
    self.platforms = platforms
    self.isRecommended = isRecommended ?? (severity != .note && reasonKeptOut == nil)
    self.reasonKeptOut = reasonKeptOut
    self.languages = languages
    self.ruleset = ruleset
  }
}

/// The families of the catalogue.
public enum RuleGroup: String, CaseIterable, Hashable, Sendable {
  case names, roles, geometry, look, screen, rotation, order, speech, hints, actions, conventions
  /// A team's own rules, from its configuration.
  case custom
}
