internal import AccessibilityModel

extension Auditor {
  /// Runs the rules about texts on a screen in the other languages of its texts.
  ///
  /// A finding is reported once, with its languages; rules need not know that there are several.
  func addLanguages(to audit: inout ScreenAudit) {
    let context = audit.context
    let languages = context.screen.translatedLanguages
    guard !languages.isEmpty else { return }
    let runnable = rules(of: audit) { $0.ownDescription.isAboutWords }
    let variants = languages.map { language in
      let screen = context.screen.translated(to: language)
      // Some rules have word lists for some languages only.
      let gaps = UnmetRequirements(of: screen)
      let found = findings(
        of: runnable.filter { gaps.skipped($0.ownDescription) == nil },
        in: AuditContext(screen, app: context.app, ruleset: ruleset))
      return Variant(
        condition: language,
        findings: found.filter { screen.elements[$0.element].translations[language] != nil })
    }
    audit.findings = audit.findings.merged(with: variants) { $0.named(in: context.screen) }
  }
}

extension RuleDescription {
  /// Whether it checks texts, not position or look: translations have no frames.
  fileprivate var isAboutWords: Bool {
    !needs.isDisjoint(with: [.labels, .values, .hints, .placeholders, .visibleText])
      && needs.isDisjoint(with: [.frames, .colors, .fonts, .textSizes, .constraints, .solvedLayout])
  }
}

extension VariantFinding<String> {
  /// The finding with the languages in which it occurs, `Base` for that of the file.
  fileprivate func named(in screen: Screen) -> Finding {
    guard isOwn else {
      var finding = finding.adding(", in \(Self.words(conditions))")
      finding.languages = conditions
      // An edit of the file changes the texts of its own language only.
      finding.fix = nil
      return finding
    }
    var finding = finding
    if finding.rule.isAboutWords, !screen.elements[finding.element].translations.isEmpty {
      finding.languages = [screen.language ?? "Base"] + conditions
    }
    return finding
  }

  private static func words(_ languages: [String]) -> String {
    guard languages.count > 1 else { return "the language \(languages.joined())" }
    guard languages.count <= 4 else {
      return "\(languages.count) languages, including \(languages[0])"
    }
    return "the languages \(languages.inWords)"
  }
}
