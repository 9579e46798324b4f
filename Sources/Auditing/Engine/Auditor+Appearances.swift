internal import AccessibilityModel

extension Auditor {
  /// Runs the rules about colours in the other appearances that a screen has colours for.
  ///
  /// A finding is reported once, in its first appearance; rules need not know that there are
  /// others.
  func addAppearances(to audit: inout ScreenAudit) {
    let context = audit.context
    let appearances = context.app.appearances(of: context.screen)
    guard appearances != [.light] else { return }
    let rules = rules(of: audit) {
      $0.screenRule != nil && $0.ownDescription.needs.contains(.colors)
    }
    let ids = Set(rules.map(\.ownDescription.id))
    guard !ids.isEmpty else { return }
    let own = audit.findings.filter { ids.contains($0.rule.id) }
    audit.findings.removeAll { ids.contains($0.rule.id) }
    var found = VariantFindings(appearances.contains(.light) ? own : [], in: Appearance.light)
    for appearance in appearances where appearance != .light {
      let shown = AuditContext(
        context.screen.shown(in: appearance), app: context.app, ruleset: ruleset)
      shown.appearance = appearance
      let findings: [Finding] = rules.compactMap(\.screenRule).flatMap {
        self.findings(of: $0, in: shown)
      }
      found.add(asked(findings, besides: own, in: shown), in: appearance)
    }
    audit.findings += found.entries.map { $0.named(among: appearances) }
    audit.findings.putInOrder()
  }
}

extension Auditor {
  /// The findings at views hidden at first that only dark mode has.
  ///
  /// - Parameter light: their findings in the light appearance.
  func findingsInDarkMode(
    of rules: [any Rule], in context: AuditContext, at places: [Range<Int>],
    besides light: [Finding]
  ) -> [Finding] {
    let rules = rules.filter { $0.ownDescription.needs.contains(.colors) }
    guard !rules.isEmpty, context.app.appearances(of: context.screen).contains(.dark) else {
      return []
    }
    let shown = AuditContext(
      context.screen.shown(in: .dark), app: context.app, ruleset: ruleset)
    shown.appearance = .dark
    let known = Set(light.map(\.location))
    return asked(findings(of: rules, in: shown, at: places), besides: light, in: shown)
      .filter { !known.contains($0.location) }
      .map { $0.named(in: [.dark]) }
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
  fileprivate func appearances(of screen: Screen) -> [Appearance] {
    let others = screen.appearances
    return switch interfaceStyle {
    case .light: [.light] + others.filter { !$0.isDark }
    case .dark: [.dark] + others.filter { $0.isDark && $0 != .dark }
    case nil: [.light] + others
    }
  }
}

extension VariantFindings<Appearance>.Entry {
  /// The finding with its appearances, if it does not occur in all that were checked.
  fileprivate func named(among appearances: [Appearance]) -> Finding {
    variants == appearances ? finding : finding.named(in: variants)
  }
}

extension Finding {
  /// The finding with its appearances.
  fileprivate func named(in appearances: [Appearance]) -> Finding {
    var finding = self
    finding.appearances = appearances
    if let words = appearances.inWords { finding.statement = "\(finding.statement), \(words)" }
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
