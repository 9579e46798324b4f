public import AccessibilityModel

extension Auditor {
  /// Resolves the configured facts that code sets on a screen.
  ///
  /// A finding that disappears once the facts are present was about their absence; findings about
  /// placeholder values are ignored. So rules need not know of this. Rules that compare screens or
  /// orientations keep their findings.
  ///
  /// - Parameter classes: the facts that code sets, by class.
  public func resolve(
    _ audit: inout ScreenAudit, app: AppFacts, codeSets classes: [String: Set<CodeFact>]
  ) {
    defer { Self.weigh(&audit.findings, in: audit.screen) }
    let facts = CodeFacts(classes, in: audit.screen)
    guard !facts.isEmpty else { return }
    audit.codeFacts = facts
    audit.shown = AuditContext(
      facts.filledIn(audit.context, isForRules: false), app: app, ruleset: ruleset)
    let filledIn = self.audit(facts.filledIn(audit.context, isForRules: true), app: app).findings
    keepWhatIsLeft(filledIn, of: &audit.findings)
    audit.findings.putInOrder()
  }

  /// Keeps the findings that the screen has with what code sets, too, and adds those that take the place of others.
  private func keepWhatIsLeft(_ remaining: [Finding], of findings: inout [Finding]) {
    let places = Set(remaining.flatMap(\.locations))
    let lone = Set(rules.filter(\.judgesOneScreen).map(\.ownDescription.id))
    func isLeft(_ finding: Finding) -> Bool {
      !lone.contains(finding.rule.id) || places.contains(finding.location)
    }
    let joined = Set(findings.flatMap { $0.locations.dropFirst() })
      .subtracting(findings.filter(isLeft).flatMap(\.locations))
    let controls = Set(findings.filter { $0.gap != nil }.map(\.element))
    let gaps = Dictionary(
      remaining.filter { $0.gap != nil }.map { ($0.location, $0) },
      uniquingKeysWith: { first, _ in first })
    let variant = Variant(condition: "with what code sets", findings: remaining)
    findings = findings.merged(with: [variant]) { shown in
      var finding = shown.finding
      guard shown.isOwn else {
        // The next element of a question whose first code settles; the next gap of a control, which was reported for
        // its first gap only.
        let isNextGap = finding.gap != nil && controls.contains(finding.element)
        return isNextGap || joined.contains(finding.location) ? finding : nil
      }
      guard isLeft(finding) else { return nil }
      guard finding.gap != nil, let left = gaps[finding.location] else { return finding }
      (finding.name, finding.statement) = (left.name, left.statement)
      return finding
    }
  }
}
