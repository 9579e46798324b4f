internal import AccessibilityModel

extension Auditor {
  /// Runs the rules about texts on a screen in the other languages of its texts.
  ///
  /// A finding is reported once, with its languages; rules need not know that there are several.
  func addLanguages(to audit: inout ScreenAudit) {
    let context = audit.context
    let languages = context.screen.translatedLanguages
    guard !languages.isEmpty else { return }
    let run = Set(audit.rulesRun.map(\.id))
    let runnable = rules.filter {
      $0.judgesOneScreen && $0.ownDescription.isAboutWords && run.contains($0.ownDescription.id)
    }
    var found = TranslatedFindings(audit.findings, base: context.screen.language ?? "Base")
    for language in languages {
      let screen = context.screen.translated(to: language)
      // Some rules have word lists for some languages only.
      let gaps = UnmetRequirements(of: screen)
      let findings = self.findings(
        of: runnable.filter { gaps.skipped($0.ownDescription) == nil },
        in: AuditContext(screen, app: context.app, ruleset: ruleset))
      found.add(
        findings.filter { screen.elements[$0.element].translations[language] != nil }, in: language)
    }
    audit.findings = found.all(in: context.screen)
    audit.findings.putInOrder()
  }

  private func findings(of rules: [any Rule], in context: AuditContext) -> [Finding] {
    ElementWalk(rules).findings(in: context, timings: timings).flatMap(\.self)
      + rules.lazy.compactMap(\.screenRule).flatMap { self.findings(of: $0, in: context) }
  }
}

extension RuleDescription {
  /// Whether it checks texts, not position or look: translations have no frames.
  fileprivate var isAboutWords: Bool {
    !needs.isDisjoint(with: [.labels, .values, .hints, .placeholders, .visibleText])
      && needs.isDisjoint(with: [.frames, .colors, .fonts, .textSizes, .constraints, .solvedLayout])
  }
}

/// The findings of several languages, with equal ones merged.
private struct TranslatedFindings {
  private let base: String
  private let first: [Finding]
  private let known: Set<Finding.Location>
  private var others: [Finding] = []
  private var languages: [Finding.Location: [String]] = [:]

  /// - Parameter base: the name of the file's language.
  init(_ findings: [Finding], base: String) {
    self.base = base
    first = findings
    known = Set(findings.map(\.location))
  }

  mutating func add(_ findings: [Finding], in language: String) {
    for finding in findings {
      let key = finding.location
      if languages[key]?.last == language { continue }
      if languages[key] == nil, !known.contains(key) { others.append(finding) }
      languages[key, default: []].append(language)
    }
  }

  func all(in screen: Screen) -> [Finding] {
    let own = first.map { finding in
      var finding = finding
      if finding.rule.isAboutWords, !screen.elements[finding.element].translations.isEmpty {
        finding.languages = [base] + languages(of: finding)
      }
      return finding
    }
    return own
      + others.map { finding in
        var finding = finding
        finding.languages = languages(of: finding)
        finding.statement = "\(finding.statement), in \(Self.words(finding.languages))"
        // An edit of the file changes the texts of its own language only.
        finding.fix = nil
        return finding
      }
  }

  private func languages(of finding: Finding) -> [String] {
    languages[finding.location] ?? []
  }

  private static func words(_ languages: [String]) -> String {
    guard languages.count > 1 else { return "the language \(languages.joined())" }
    guard languages.count <= 4 else {
      return "\(languages.count) languages, including \(languages[0])"
    }
    return "the languages \(languages.inWords)"
  }
}
