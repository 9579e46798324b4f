internal import AccessibilityModel

extension Auditor {
  /// Runs the rules about colours in the other appearances that a screen has colours for.
  ///
  /// A finding is reported once, in its first appearance; rules need not know that there are
  /// others.
  func addAppearances(to audit: inout ScreenAudit) {
    let context = audit.context
    let appearances = context.app.appearances(of: context.screen)
    let run = Set(audit.rulesRun.map(\.id))
    let rules = rules.compactMap(\.screenRule).filter {
      $0.ownDescription.needs.contains(.colors) && run.contains($0.ownDescription.id)
    }
    guard appearances != [.light], !rules.isEmpty else { return }
    let ids = Set(rules.map(\.ownDescription.id))
    var found = AppearanceFindings()
    for appearance in appearances {
      if appearance == .light {
        found.add(audit.findings.filter { ids.contains($0.rule.id) }, in: .light)
      } else {
        let shown = AuditContext(
          context.screen.shown(in: appearance), app: context.app, ruleset: ruleset)
        for rule in rules {
          found.add(findings(of: rule, in: shown).compactMap { asked($0, shown) }, in: appearance)
        }
      }
    }
    audit.findings.removeAll { ids.contains($0.rule.id) }
    audit.findings += found.findings(of: appearances)
    audit.findings.putInOrder()
  }
}

extension Auditor {
  /// Without the app's sources a storyboard may be meant for the light appearance only: a failure
  /// becomes a review, and a review is dropped.
  private func asked(_ finding: Finding, _ context: AuditContext) -> Finding? {
    guard context.screen.framesAreDesignTime,
      context.screen.elements[finding.element].codeEvidence == nil
    else { return finding }
    guard finding.outcome == .fail else { return nil }
    var finding = finding
    finding.outcome = .review
    return finding
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

/// The findings of several appearances, with equal ones merged.
private struct AppearanceFindings {
  private var all: [(finding: Finding, appearances: [Appearance])] = []
  private var numbers: [Finding.Location: Int] = [:]

  mutating func add(_ findings: [Finding], in appearance: Appearance) {
    for finding in findings {
      let key = finding.location
      if let number = numbers[key] {
        all[number].appearances.append(appearance)
      } else {
        numbers[key] = all.count
        all.append((finding, [appearance]))
      }
    }
  }

  /// - Parameter appearances: those that were checked.
  func findings(of appearances: [Appearance]) -> [Finding] {
    all.map { finding, own in
      guard own != appearances else { return finding }
      var finding = finding
      finding.appearances = own
      if let words = Self.words(own) { finding.statement = "\(finding.statement), \(words)" }
      return finding
    }
  }

  /// The appearances to report; nil if it occurs in both that need no increased contrast.
  private static func words(_ appearances: [Appearance]) -> String? {
    let plain = appearances.filter { !$0.isHighContrast }
    if plain.count > 1 { return nil }
    if let only = plain.first { return only.isDark ? "in dark mode" : "in light mode" }
    let isDark = Set(appearances.map(\.isDark))
    guard isDark.count == 1 else { return "with increased contrast" }
    return "in \(isDark.contains(true) ? "dark" : "light") mode with increased contrast"
  }
}
