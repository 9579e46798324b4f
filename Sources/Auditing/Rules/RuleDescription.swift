public import AccessibilityModel

/// What is known of a rule without running it.
public struct RuleDescription: Hashable, Sendable {
  private var shared: SharedFacts<Facts>

  private struct Facts: Hashable, Sendable {
    var id: String
    var group: RuleGroup
    var summary: String
    var rationale: String
    var remedy: String
    var severity: Severity
    var criteria: [Criterion]
    var needs: Capabilities
    var platforms: Platforms
    var isRecommended: Bool
    var languages: Set<String>?
    var ruleset: Int
  }

  private var facts: Facts {
    get { shared.facts }
    set { shared = SharedFacts(newValue) }
  }

  /// Stands for what is shared: the same for all findings of a rule, as long as it is not changed.
  var identity: ObjectIdentifier { ObjectIdentifier(shared) }

  public static func == (a: RuleDescription, b: RuleDescription) -> Bool {
    a.identity == b.identity || a.facts == b.facts
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public init(
    id: String, group: RuleGroup, summary: String, rationale: String, remedy: String,
    severity: Severity, criteria: [Criterion] = [], needs: Capabilities = [],
    platforms: Platforms = .all, isRecommended: Bool = true,
    languages: Set<String>? = nil, ruleset: Int = 1
  ) {
    shared = SharedFacts(
      Facts(
        id: id, group: group, summary: summary, rationale: rationale, remedy: remedy,
        severity: severity,
        criteria: criteria, needs: needs, platforms: platforms, isRecommended: isRecommended,
        languages: languages, ruleset: ruleset))
  }
}

extension RuleDescription {
  /// Permanent; kebab case.
  public var id: String {
    get { shared.facts.id }
    set { facts.id = newValue }
  }
  public var group: RuleGroup {
    get { shared.facts.group }
    set { facts.group = newValue }
  }
  /// One sentence that says what must hold.
  public var summary: String {
    get { shared.facts.summary }
    set { facts.summary = newValue }
  }
  /// Why it matters to a person who hears the screen.
  public var rationale: String {
    get { shared.facts.rationale }
    set { facts.rationale = newValue }
  }
  /// How to mend it, in one or two sentences that name the API or attribute.
  public var remedy: String {
    get { shared.facts.remedy }
    set { facts.remedy = newValue }
  }
  public var severity: Severity {
    get { shared.facts.severity }
    set { facts.severity = newValue }
  }
  public var criteria: [Criterion] {
    get { shared.facts.criteria }
    set { facts.criteria = newValue }
  }
  /// What the format must tell for the rule to run.
  public var needs: Capabilities {
    get { shared.facts.needs }
    set { facts.needs = newValue }
  }
  /// The platforms whose conventions it judges.
  public var platforms: Platforms {
    get { shared.facts.platforms }
    set { facts.platforms = newValue }
  }
  /// Whether the default profile runs it.
  public var isRecommended: Bool {
    get { shared.facts.isRecommended }
    set { facts.isRecommended = newValue }
  }
  /// The languages whose words it knows, by the first part of their BCP 47 tags; nil where it
  /// needs no words. A screen that names no language counts as English.
  public var languages: Set<String>? {
    get { shared.facts.languages }
    set { facts.languages = newValue }
  }
  /// The number of the rule set that it came with; a configuration that pins an older one does not
  /// run it.
  public var ruleset: Int {
    get { shared.facts.ruleset }
    set { facts.ruleset = newValue }
  }
}

/// The families of the catalogue.
public enum RuleGroup: String, CaseIterable, Hashable, Sendable {
  case names, roles, geometry, look, screen, rotation, order, speech, hints, actions, conventions
  /// A team's own rules, from its configuration.
  case custom
}
