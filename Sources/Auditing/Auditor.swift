public import AccessibilityModel

/// Runs rules over screens.
public struct Auditor: Sendable {
  private let elementRules: [any ElementRule]
  private let screenRules: [any ScreenRule]
  public let rules: [any Rule]

  public init(rules: [any Rule]) {
    self.rules = rules
    elementRules = rules.compactMap { $0 as? any ElementRule }
    screenRules = rules.compactMap { $0 as? any ScreenRule }
  }

  /// Audits one screen: one walk over its elements, then the rules about all of it.
  public func audit(_ screen: Screen, app: AppFacts = AppFacts()) -> ScreenAudit {
    let inspection = ScreenInspection(screen, app: app)
    let gaps = Gaps(of: screen)
    var audit = ScreenAudit(inspection: inspection)
    audit.rulesRun = rules.map(\.ownDescription).filter { gaps.reason($0) == nil }
    audit.notRun = rules.compactMap { rule in
      let description = rule.ownDescription
      return gaps.reason(description).map { NotRun(rule: description, reason: $0) }
    }
    let runnable = Set(audit.rulesRun.map(\.id))
    audit.findings = ElementWalk(
      rules: elementRules.filter { runnable.contains($0.ownDescription.id) }
    ).findings(in: inspection)
    for rule in screenRules where runnable.contains(rule.ownDescription.id) {
      var findings = Findings(rule: rule.ownDescription)
      rule.check(inspection, findings: &findings)
      audit.findings += findings.all
    }
    audit.findings.sort(by: Finding.precedes)
    return audit
  }
}

extension Finding {
  /// In document order; at one element the weightier first, then by rule.
  static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.element != b.element { return a.element < b.element }
    if a.severity != b.severity { return a.severity > b.severity }
    return a.rule.id < b.rule.id
  }
}

/// What became of one screen.
public struct ScreenAudit {
  public let inspection: ScreenInspection
  /// In document order.
  public var findings: [Finding] = []
  public var rulesRun: [RuleDescription] = []
  public var notRun: [NotRun] = []
  /// What the configuration says of code that the file does not show.
  var codeSets = CodeSetFacts()
  /// The screen with words that stand for what code sets; nil where it sets nothing.
  var shown: ScreenInspection?

  public var screen: Screen { inspection.screen }
}

/// A rule that could not be run, and why.
public struct NotRun: Hashable, Sendable {
  public var rule: RuleDescription
  /// In words that complete the rule's name, lower case, no full stop.
  public var reason: String
}
