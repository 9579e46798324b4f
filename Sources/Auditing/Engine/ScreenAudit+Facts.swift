public import AccessibilityModel

// The facts of an audit that reports and baselines need.
extension ScreenAudit {
  /// The screen as read aloud, with placeholders for values that code sets.
  public var heard: AuditContext { shown ?? context }

  /// The screen as read aloud when users can reach an element: for a view that code shows later, with the hidden views
  /// shown.
  public func heard(at index: Int) -> AuditContext {
    guard let revealed, revealed.places.contains(index) else { return heard }
    return revealed.context
  }

  /// Whether the configuration states that code sets a fact of an element.
  public func isSetByCode(_ fact: CodeFact, of index: Int) -> Bool {
    codeFacts.contains(fact, of: index)
  }

  /// The evidence in the app's sources for the facts that a finding depends on; empty if no sources
  /// were read.
  public func codeEvidence(
    of finding: Finding
  ) -> [(subject: CodeEvidence.Subject, answer: CodeEvidence.Answer)] {
    let element = screen.elements[finding.element]
    guard let evidence = element.codeEvidence else { return [] }
    let asked = Auditor.subjects(of: finding.rule, at: element).union(finding.rule.asks)
    return CodeEvidence.Subject.allCases.compactMap { subject in
      asked.contains(subject) ? evidence[subject].map { (subject, $0) } : nil
    }
  }

  /// The title without case and punctuation, by which baselines identify a screen.
  public var plainTitle: String? { screen.title.map(ElementIdentities.plain) }

  /// The name of a finding's element in baselines.
  public func identity(of finding: Finding) -> String {
    context.identities.identity(of: finding.element)
  }

  public func fingerprint(of finding: Finding) -> Fingerprint {
    Fingerprint(
      rule: finding.rule.id, screen: screen.identifier ?? screen.title ?? "",
      identity: identity(of: finding))
  }

  /// The differences between orientations; nil if there is only one.
  public var turn: OrientationDiff? { pair?.turn }
}

extension AuditContext {
  /// The speech at an element; nil if it is not a stop.
  public func spoken(of index: Int) -> String? { speech.spoken(at: index) }
}
