internal import AccessibilityModel

/// The questions about the app's classes that a run has asked, so that each is asked once.
///
/// A design leaves open what the code of a class does. Whoever opens the class answers the question for
/// all of its views, in every file of the run.
public struct AskedQuestions: Sendable {
  private struct Question: Hashable {
    var rule: String
    var className: String
  }

  private var asked: [Question: Fingerprint] = [:]

  public init() {}

  /// The first finding that asked what a finding asks; nil for the first itself, and for what no class
  /// answers.
  mutating func first(
    asking index: Int, of audit: ScreenAudit, fingerprint: Fingerprint
  ) -> Fingerprint? {
    let finding = audit.findings[index]
    guard finding.status == .open, finding.outcome == .review, audit.screen.framesAreDesignTime,
      let name = Self.answeringClass(finding.rule, at: audit.screen.elements[finding.element])
    else { return nil }
    let question = Question(rule: finding.rule.id, className: name)
    guard let first = asked[question] else {
      asked[question] = fingerprint
      return nil
    }
    return first
  }

  /// The class whose code answers what a rule asks about a view: for words, the one with the outlet
  /// that fills them; for looks and behaviour, the view's own.
  private static func answeringClass(_ rule: RuleDescription, at element: Element) -> String? {
    let own = element.isCustomClass ? element.className : nil
    let owner = element.codeLinks?.outlets.first { !$0.owner.isEmpty }?.owner
    let subjects = rule.codeSubjects
    guard subjects.isDisjoint(with: words) else { return owner ?? own }
    let isSetByOwner = !subjects.isEmpty || rule.needs.contains(.colors)
    return own ?? (isSetByOwner ? owner : nil)
  }

  private static let words: Set<CodeEvidence.Subject> = [
    .label, .text, .value, .hint, .placeholder,
  ]
}
