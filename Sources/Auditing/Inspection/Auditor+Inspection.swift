internal import AccessibilityModel

extension Auditor {
  /// Explains an element of an audited screen: the facts about it, and the verdict of each rule.
  ///
  /// The findings are those of the audit. Rules run once more for their excuses, which an audit does not keep.
  public func inspect(_ index: Int, in audit: ScreenAudit) -> ElementInspection {
    let traces = RuleTraces(of: index, in: audit, by: self)
    let rules = rules.map { rule in
      RuleInspection(
        rule: rule.ownDescription, verdict: verdict(of: rule, at: index, in: audit, traces))
    }
    let hidden =
      traces.hiddenViewRules == nil ? nil : audit.context.subject(index).presence.invisibility
    return ElementInspection(
      facts: traces.subject.facts(hidden: hidden), rules: rules.sorted { $0.rule.id < $1.rule.id })
  }

  private func verdict(
    of rule: any Rule, at index: Int, in audit: ScreenAudit, _ traces: RuleTraces
  ) -> RuleVerdict {
    let id = rule.ownDescription.id
    let findings = audit.findings.filter { $0.rule.id == id }
    let own = findings.filter { $0.element == index }
    if !own.isEmpty { return .reported(own) }
    let others = findings.filter { $0.related.contains(index) }
    if !others.isEmpty { return .reportedElsewhere(others) }
    let platforms = rule.ownDescription.platforms
    if !platforms.contains(audit.screen.platform) {
      let names = platforms.each.map(\.displayName).sorted()
      return .notApplicable("it checks \(names.inWords) only")
    }
    if let skipped = audit.skippedRules.first(where: { $0.rule.id == id }) {
      return .notApplicable(skipped.explanation)
    }
    if let reason = rule.reasonToPass(over: traces) { return .notApplicable(reason) }
    let excuses = traces.excuses(of: id)
    if !excuses.isEmpty { return .silent(excuses) }
    if traces.reports(id) { return .silent([audit.reasonForSettled]) }
    let unknowns = traces.unknowns(of: rule.ownDescription)
    return unknowns.isEmpty ? .nothing : .undecided(unknowns)
  }
}

extension Rule {
  /// Why it does not check the inspected element; nil if it may.
  fileprivate func reasonToPass(over traces: RuleTraces) -> String? {
    if let rules = traces.hiddenViewRules, !rules.contains(ownDescription.id) {
      return "it does not check views that are hidden until code shows them"
    }
    guard screenRule == nil, pairRule == nil, crossScreenRule == nil else { return nil }
    let subjects = [
      elementRule?.ownSubjects, labelRule.map { type(of: $0).subjects },
    ]
    .compactMap(\.self).reduce(into: ElementKinds()) { $0.formUnion($1) }
    let kinds = traces.subject.kinds
    if kinds.isEmpty { return "the element is hidden or drawn by the system" }
    if subjects.isDisjoint(with: kinds) { return "it checks \(subjects.names.inWords) only" }
    guard type(of: self).judgesWording, traces.subject.templateUse.hasPrototypeLabel else {
      return nil
    }
    if traces.subject.wording.visibleTexts.allSatisfy(\.isBlank) {
      return "its text is not in the file"
    }
    return traces.subject.context.screen.isSwiftUI
      ? "its text is known only while the app runs"
      : "its text in the file is a placeholder"
  }
}

extension ScreenAudit {
  /// Why a finding of a rule is not among those of the audit.
  fileprivate var reasonForSettled: Reason {
    if screen.isComputed { return "it is reported in the layout of the file" }
    return codeFacts.isEmpty
      ? "other layouts, appearances or languages of the screen do not have it"
      : "code sets what is missing"
  }
}
