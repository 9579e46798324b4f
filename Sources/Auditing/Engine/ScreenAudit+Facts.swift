public import AccessibilityModel

// What a report or a baseline asks of an audit.
extension ScreenAudit {
  /// The screen as a person hears it, with words that stand for what code sets.
  public var heard: AuditContext { shown ?? context }

  /// Whether the configuration says that code sets a fact of an element.
  public func isSetByCode(_ fact: CodeFact, of index: Int) -> Bool {
    codeFacts.contains(fact, of: index)
  }

  /// What the app's sources say of the facts that a finding rests on; empty where none were read.
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

  /// The title without case and punctuation, by which baselines know a screen.
  public var plainTitle: String? { screen.title.map(ElementIdentities.plain) }

  /// What baselines call the element of a finding.
  public func identity(of finding: Finding) -> String {
    context.identities.identity(of: finding.element)
  }

  public func fingerprint(of finding: Finding) -> Fingerprint {
    Fingerprint(
      rule: finding.rule.id, screen: screen.identifier ?? screen.title ?? "",
      identity: identity(of: finding))
  }

  /// What rotating the device changes; nil where there is one orientation.
  public var turn: OrientationDiff? { pair?.turn }
}

extension AuditContext {
  /// What the screen reader says at an element; nil where it does not stop.
  public func spoken(of index: Int) -> String? { speech.spoken(at: index) }
}
