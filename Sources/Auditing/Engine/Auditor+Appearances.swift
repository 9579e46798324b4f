internal import AccessibilityModel

extension Auditor {
  /// Runs the rules about colours in the other appearances that a screen has colours for.
  ///
  /// A finding is reported once, in its first appearance; rules need not know that there are
  /// others.
  func addAppearances(to audit: inout ScreenAudit) {
    let context = audit.context
    let appearances = context.app.appearances(of: context.screen)
    let rules = rules(of: audit) {
      $0.screenRule != nil && $0.ownDescription.needs.contains(.colors)
    }
    guard appearances != [.light], !rules.isEmpty else { return }
    let ids = Set(rules.map(\.ownDescription.id))
    let own = audit.findings.filter { ids.contains($0.rule.id) }
    if !appearances.contains(.light) { audit.findings.removeAll { ids.contains($0.rule.id) } }
    let variants = appearances.filter { $0 != .light }
      .map { variant($0, of: context, rules, besides: own) }
    audit.findings = audit.findings.merged(with: variants) { shown in
      guard ids.contains(shown.finding.rule.id) else { return shown.finding }
      let all = (shown.isOwn ? [.light] : []) + shown.conditions
      return all == appearances ? shown.finding : shown.finding.named(in: all)
    }
  }

  /// A screen in another appearance.
  ///
  /// - Parameters:
  ///   - places: the indices of the elements; all if nil.
  ///   - own: the findings in the light appearance.
  func variant(
    _ appearance: Appearance, of context: AuditContext, _ rules: [any Rule],
    at places: [Range<Int>]? = nil, besides own: [Finding]
  ) -> Variant<Appearance> {
    let shown = AuditContext(
      context.screen.shown(in: appearance), app: context.app, ruleset: ruleset)
    shown.appearance = appearance
    let found = findings(of: rules, in: shown, at: places)
    return Variant(condition: appearance, findings: asked(found, besides: own, in: shown))
  }

  /// Without the app's sources a storyboard may be meant for the light appearance only, which one answer decides for
  /// the whole screen: all that the light appearance does not show are one question.
  private func asked(
    _ findings: [Finding], besides own: [Finding], in context: AuditContext
  ) -> [Finding] {
    let known = Set(own.map(\.location))
    var asked: [Finding] = []
    var first: [String: Int] = [:]
    for var finding in findings {
      guard context.screen.framesAreDesignTime,
        context.screen.elements[finding.element].codeEvidence == nil
      else {
        asked.append(finding)
        continue
      }
      let isKnown = known.contains(finding.location)
      // It is asked about in the light appearance. More contrast is an option of the user's that few colours follow.
      if finding.outcome == .review, isKnown || !context.appearance.isDark { continue }
      finding.doubt = "the app may support only the light appearance"
      if isKnown {
        asked.append(finding)
      } else if let first = first[finding.rule.id] {
        asked[first].relate(to: finding.element)
      } else {
        first[finding.rule.id] = asked.count
        asked.append(finding)
      }
    }
    return asked
  }
}

extension AppFacts {
  /// The appearances in which users see a screen, the default first.
  func appearances(of screen: Screen) -> [Appearance] {
    let others = screen.appearances
    return switch interfaceStyle {
    case .light: [.light] + others.filter { !$0.isDark }
    case .dark: [.dark] + others.filter { $0.isDark && $0 != .dark }
    case nil: [.light] + others
    }
  }
}

extension Finding {
  /// The finding with its appearances.
  func named(in appearances: [Appearance]) -> Finding {
    var finding = appearances.inWords.map { adding(", \($0)") } ?? self
    finding.appearances = appearances
    return finding
  }
}

extension [Appearance] {
  /// The appearances to report; nil if they are both that need no increased contrast.
  fileprivate var inWords: String? {
    let plain = filter { !$0.isHighContrast }
    if plain.count > 1 { return nil }
    if let only = plain.first { return only.isDark ? "in dark mode" : "in light mode" }
    let isDark = Set(map(\.isDark))
    guard isDark.count == 1 else { return "with increased contrast" }
    return "in \(isDark.contains(true) ? "dark" : "light") mode with increased contrast"
  }
}
