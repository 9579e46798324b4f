internal import AccessibilityModel
internal import Auditing

// A rule that had nothing to check has not passed: reports say so.

extension AuditContext {
  /// The ids of the rules about single elements for which the screen has no element.
  func idleRules(of rules: [any Rule]) -> Set<String> {
    guard !rules.isEmpty else { return [] }
    let kinds = kinds.reduce(into: ElementKinds()) { $0.formUnion($1) }
    return Set(rules.filter { $0.isIdle(among: kinds) }.map(\.ownDescription.id))
  }
}

extension Rule {
  fileprivate func isIdle(among kinds: ElementKinds) -> Bool {
    guard screenRule == nil, pairRule == nil, crossScreenRule == nil else { return false }
    let subjects = [
      elementRule?.ownSubjects, labelRule.map { type(of: $0).subjects },
    ]
    return subjects.allSatisfy { $0?.isDisjoint(with: kinds) != false }
  }
}

extension ScreenReport {
  /// Why a rule that ran and found nothing has checked nothing; nil if it has checked something.
  func idleReason(of rule: RuleDescription) -> String? {
    if stops == 0 {
      return "nothing to check: the screen has no \(platform.screenReader) stops"
    }
    return idleRules.contains(rule.id)
      ? "nothing to check: the screen has no element that the rule is about" : nil
  }
}

extension AuditReport {
  /// The ids of the rules that had something to check on a screen.
  var rulesWithSubjects: Set<String> {
    screens.reduce(into: []) { ids, screen in
      for rule in screen.rulesRun where screen.idleReason(of: rule) == nil { ids.insert(rule.id) }
    }
  }
}
