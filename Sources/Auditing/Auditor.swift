public import AccessibilityModel

/// Runs rules over screens.
public struct Auditor: Sendable {
  private let elementRules: [any ElementRule]
  private let screenRules: [any ScreenRule]
  public let rules: [any Rule]
  /// The set of rules whose phrases are spoken; nil for the newest.
  let ruleset: Int?

  public init(rules: [any Rule], ruleset: Int? = nil) {
    self.rules = rules
    self.ruleset = ruleset
    elementRules = rules.compactMap { $0 as? any ElementRule }
    screenRules = rules.compactMap { $0 as? any ScreenRule }
  }

  /// Audits one screen of which there is one orientation only.
  public func audit(_ screen: Screen, app: AppFacts = AppFacts()) -> ScreenAudit {
    var audit = audit(ScreenInspection(screen.asFarAsSettled, app: app, ruleset: ruleset))
    leaveOutPairRules(
      of: &audit, because: "there is one orientation only; --rotated gives the other")
    return audit
  }

  /// One walk over the elements of a screen, then the rules about all of it.
  func audit(_ inspection: ScreenInspection) -> ScreenAudit {
    let rules = rules.filter {
      !($0 is any PairRule) || $0 is any ElementRule || $0 is any ScreenRule
    }
    let gaps = Gaps(of: inspection.screen)
    var audit = ScreenAudit(inspection: inspection)
    for rule in rules {
      let description = rule.ownDescription
      if let reason = gaps.reason(description) ?? Self.reason(toWait: rule) {
        audit.notRun.append(NotRun(rule: description, reason: reason))
      } else {
        audit.rulesRun.append(description)
      }
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

  /// Why a rule has nothing to do on one screen.
  private static func reason(toWait rule: any Rule) -> String? {
    rule is any ScreensRule ? "it compares screens, and there is one" : nil
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
  /// The devices that the screen was laid out on.
  public internal(set) var devices: [DeviceReport] = []
  /// What the configuration says of code that the file does not show.
  var codeSets = CodeSetFacts()
  /// The screen with words that stand for what code sets; nil where it sets nothing.
  var shown: ScreenInspection?
  /// The comparison of its two orientations; nil where there is one.
  var pair: PairInspection?

  public var screen: Screen { inspection.screen }
}

/// A rule that could not be run, and why.
public struct NotRun: Hashable, Sendable {
  public var rule: RuleDescription
  /// In words that complete the rule's name, lower case, no full stop.
  public var reason: String
}
