internal import AccessibilityModel

extension Auditor {
  /// Checks the views of an Interface Builder file that are hidden until code or a tab shows them, as if
  /// all were shown.
  ///
  /// Only rules about a single view run, since the file does not show which views appear together. A size
  /// counts if the file fixes it.
  func addHiddenViews(to audit: inout ScreenAudit) {
    guard let (screen, places) = audit.context.screen.withHiddenViewsShown else { return }
    let run = Set(audit.rulesRun.map(\.id))
    let rules = rules.filter {
      type(of: $0).judgesHiddenViews && run.contains($0.ownDescription.id)
        && !($0.ownDescription.needs.contains(.colors) && audit.context.app.interfaceStyle == .dark)
    }
    let context = AuditContext(screen, app: audit.context.app, ruleset: ruleset)
    var found = ElementWalk(rules).findings(in: context, at: places, timings: timings)
      .flatMap(\.self)
    let hidden = Set(places.joined())
    for rule in rules.lazy.compactMap(\.screenRule) {
      found += findings(of: rule, in: context).filter { hidden.contains($0.element) }
    }
    audit.findings += found.compactMap(Self.onceShown)
    audit.findings.putInOrder()
  }

  /// A finding with a message that says when it can be met; nil for a size that is not sure.
  private static func onceShown(_ finding: Finding) -> Finding? {
    guard finding.outcome == .fail || !finding.rule.needs.contains(.frames) else { return nil }
    var finding = finding
    finding.statement = "\(finding.statement), once it is shown"
    return finding
  }
}
