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
    let filledIn = facts.filledIn(audit.context, isForRules: true)
    let remaining = self.audit(filledIn, app: app).findings
    let remainingKeys = Set(remaining.flatMap(\.locations))
    let lone = Set(rules.filter(\.judgesOneScreen).map(\.ownDescription.id))
    let before = audit.findings
    audit.findings.removeAll {
      lone.contains($0.rule.id) && !remainingKeys.contains($0.location)
    }
    state(remaining, in: &audit.findings)
    audit.findings += nextElements(of: before, in: remaining, besides: audit.findings)
    audit.findings += nextGaps(of: before, in: remaining, besides: audit.findings)
    audit.findings.putInOrder()
  }

  /// Reports only the remaining gaps of custom controls.
  private func state(_ remaining: [Finding], in findings: inout [Finding]) {
    let statements = Dictionary(
      remaining.filter { $0.gap != nil }.map { ($0.location, ($0.statement, $0.name)) },
      uniquingKeysWith: { first, _ in first })
    for index in findings.indices where findings[index].gap != nil {
      guard let (statement, name) = statements[findings[index].location] else { continue }
      findings[index].name = CodeFacts.withoutLabel(name)
      findings[index].statement = Finding.Message(
        description: CodeFacts.withoutLabel(statement.description))
    }
  }

  /// The questions whose first element code settles, at the next one.
  private func nextElements(
    of findings: [Finding], in remaining: [Finding], besides kept: [Finding]
  ) -> [Finding] {
    let joined = Set(findings.flatMap { $0.locations.dropFirst() })
    let reported = Set(kept.flatMap(\.locations))
    return remaining.filter {
      joined.contains($0.location) && !reported.contains($0.location)
    }
  }

  /// The remaining gaps of custom controls whose first gap code fills: each control was reported
  /// once, for that gap only.
  private func nextGaps(
    of findings: [Finding], in remaining: [Finding], besides kept: [Finding]
  ) -> [Finding] {
    let reported = Set((findings + kept).map(\.location))
    let controls = Set(findings.filter { $0.gap != nil }.map(\.element))
    return remaining.filter {
      $0.gap != nil && controls.contains($0.element) && !reported.contains($0.location)
    }
  }
}
