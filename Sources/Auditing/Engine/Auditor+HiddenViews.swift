internal import AccessibilityModel

extension Auditor {
  /// Checks the views of an Interface Builder file that are hidden until code or a tab shows them, as if
  /// all were shown.
  ///
  /// Only rules about a single view run, since the file does not show which views appear together. A size
  /// counts if the file fixes it.
  func addHiddenViews(to audit: inout ScreenAudit) {
    guard let hidden = hiddenViews(of: audit) else { return }
    let found = findings(of: hidden.rules, in: hidden.context, at: hidden.places)
    let rules = hidden.rules.filter { $0.ownDescription.needs.contains(.colors) }
    let isSeenInDark = audit.context.app.appearances(of: audit.screen).contains(.dark)
    let dark =
      !rules.isEmpty && isSeenInDark
      ? [variant(.dark, of: hidden.context, rules, at: hidden.places, besides: found)] : []
    var asked = Set(audit.findings.filter { $0.outcome == .review }.map { kind(of: $0, in: audit) })
    let shown = found.merged(with: dark) { shown in
      let finding = shown.isOwn ? shown.finding : shown.finding.named(in: shown.conditions)
      if audit.asksAboutAppearance(as: finding) { return nil }
      // One question about the sizes that the source of a screen states for views of a class, in hidden branches, too.
      let isSure = finding.outcome == .fail || !finding.rule.dependsOnSizes
      let counts =
        isSure || audit.context.statesSizes && asked.insert(kind(of: finding, in: audit)).inserted
      return counts ? finding.adding(Self.later) : nil
    }
    guard !shown.isEmpty else { return }
    audit.findings += shown
    audit.revealed = (hidden.context, RangeSet(hidden.places))
  }

  /// The rule of a finding, and the class of its view.
  private func kind(of finding: Finding, in audit: ScreenAudit) -> [String] {
    [finding.rule.id, audit.screen.elements[finding.element].className]
  }

  /// The screen of an audit with its hidden views shown, the indices of these, and the rules that check them;
  /// nil without hidden views.
  func hiddenViews(
    of audit: ScreenAudit
  ) -> (context: AuditContext, places: [Range<Int>], rules: [any Rule])? {
    guard let (screen, places) = audit.context.screen.withHiddenViewsShown else { return nil }
    let app = audit.context.app
    let rules = rules(of: audit) {
      type(of: $0).judgesHiddenViews
        && !($0.ownDescription.needs.contains(.colors) && app.interfaceStyle == .dark)
    }
    return (AuditContext(screen, app: app, ruleset: ruleset), places, rules)
  }

  /// The end of the message of a finding at a hidden view: when users can reach it.
  static let later = ", once it is shown"
}

extension ScreenAudit {
  /// Whether one of its findings asks already whether the app supports the appearance of another, which no sources answer.
  fileprivate func asksAboutAppearance(as other: Finding) -> Bool {
    !other.appearances.isEmpty && other.outcome == .review
      && context.screen.elements[other.element].codeEvidence == nil
      && findings.contains {
        $0.rule.id == other.rule.id && $0.outcome == .review && $0.appearances == other.appearances
      }
  }
}

extension RuleDescription {
  fileprivate var dependsOnSizes: Bool { !needs.isDisjoint(with: [.frames, .targetSizes]) }
}
