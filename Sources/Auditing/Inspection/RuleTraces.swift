internal import AccessibilityModel

/// The findings and excuses of rules at one element, from one more run over its screen.
struct RuleTraces {
  /// The element; of a view that is hidden until code shows it, with that view shown.
  let subject: AuditedElement
  /// The ids of the rules that check a hidden view; nil if the element is visible.
  let hiddenViewRules: Set<String>?
  private var excuses: [String: [Reason]] = [:]
  private var unknowns: [String: [Reason]] = [:]
  private var reporting: Set<String> = []

  init(of index: Int, in audit: ScreenAudit, by auditor: Auditor) {
    if let hidden = auditor.hiddenViews(of: audit),
      hidden.places.contains(where: { $0.contains(index) })
    {
      subject = hidden.context.subject(index)
      hiddenViewRules = Set(hidden.rules.map(\.ownDescription.id))
      run(hidden.rules, at: hidden.places)
      return
    }
    subject = audit.context.subject(index)
    hiddenViewRules = nil
    let ran = Set(audit.rulesRun.map(\.id))
    let rules = auditor.rules.filter { ran.contains($0.ownDescription.id) }
    run(rules)
    guard let pair = audit.pair else { return }
    for rule in rules.compactMap(\.pairRule) where auditor.reasonToSkip(rule, pair) == nil {
      var findings = PairFindings(rule: rule.ownDescription, pair: pair, inspecting: subject)
      rule.check(pair, findings: &findings)
      excuses[rule.ownDescription.id, default: []] += findings.excuses
    }
  }

  private mutating func run(_ rules: [any Rule], at places: [Range<Int>]? = nil) {
    let context = subject.context
    add(ElementWalk(rules).collected(in: context, at: places, inspecting: subject))
    for rule in rules.lazy.compactMap(\.screenRule) {
      var findings = Findings(rule: rule.ownDescription, inspecting: subject)
      rule.check(context, findings: &findings)
      add([findings])
    }
  }

  private mutating func add(_ collected: [Findings]) {
    for findings in collected {
      excuses[findings.rule.id, default: []] += findings.excuses
      unknowns[findings.rule.id, default: []] += findings.unknowns
      if findings.all.contains(where: { $0.element == subject.index }) {
        reporting.insert(findings.rule.id)
      }
    }
  }

  /// Why a rule reports nothing at the element, although it would otherwise; each reason once.
  func excuses(of rule: String) -> [Reason] { Self.withoutRepetitions(excuses[rule] ?? []) }

  /// The facts about the element that a rule needs and the file does not show; empty if it could check it.
  func unknowns(of rule: RuleDescription) -> [Reason] {
    if let own = unknowns[rule.id], !own.isEmpty { return Self.withoutRepetitions(own) }
    return rule.needs.contains(.frames) && !subject.frame.isFinite
      ? ["its position and size are unknown"] : []
  }

  private static func withoutRepetitions(_ reasons: [Reason]) -> [Reason] {
    var seen: Set<Reason> = []
    return reasons.filter { seen.insert($0).inserted }
  }

  /// Whether a rule finds something at the element by itself.
  func reports(_ rule: String) -> Bool { reporting.contains(rule) }
}
