public import AccessibilityModel

extension AuditedElement {
  /// Whether code may still set one of some facts when the app runs.
  ///
  /// A capture shows what code has set. Of a design anything may be set, unless the app's sources were
  /// read and say what becomes of it.
  public func codeMaySet(_ subjects: Set<CodeEvidence.Subject>) -> Bool {
    guard context.screen.framesAreDesignTime else { return false }
    guard let evidence = element.codeEvidence else { return true }
    return !subjects.allSatisfy(evidence.isDecided)
  }

  /// Whether the app's sources were read and nothing in them sets any of some facts.
  public func codeNeverSets(_ subjects: Set<CodeEvidence.Subject>) -> Bool {
    element.codeEvidence?.isNeverSet(subjects) ?? false
  }
}

extension RuleDescription {
  /// The facts that code can set and that what the rule reports rests on.
  public var codeSubjects: Set<CodeEvidence.Subject> {
    var subjects: Set<CodeEvidence.Subject> = []
    for (capability, own) in Self.subjectsByNeed where needs.contains(capability) {
      subjects.formUnion(own)
    }
    return subjects
  }

  private static let subjectsByNeed: [(Capabilities, Set<CodeEvidence.Subject>)] = [
    (.labels, [.label, .text]), (.values, [.value]), (.hints, [.hint]), (.traits, [.traits]),
    (.exposure, [.isElement, .elementsHidden]), (.placeholders, [.placeholder]),
    (.fonts, [.font, .adjustsFont]), (.gestures, [.gesture]),
  ]
}
