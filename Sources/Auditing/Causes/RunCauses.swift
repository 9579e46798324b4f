internal import AccessibilityModel

/// What the screens of a run share: the code of the app's classes and the facts about the app.
///
/// A design leaves open what the code of a class does: the class answers the question for all of its
/// views, in every file of the run. And what the app declares is one defect, on however many screens.
public struct RunCauses: Sendable {
  private struct Question: Hashable {
    var status: Status
    var rule: String
    var className: String
  }

  private struct Declaration: Hashable {
    var status: Status
    var rule: String
    var message: String
  }

  private var asked: [Question: Fingerprint] = [:]
  private var declared: [Declaration: Fingerprint] = [:]

  public init() {}

  /// The first finding with the cause of a finding; nil for the first itself, and for what other
  /// screens do not share.
  mutating func first(
    like index: Int, of audit: ScreenAudit, fingerprint: Fingerprint
  ) -> Fingerprint? {
    let finding = audit.findings[index]
    guard finding.status != .suppressed else { return nil }
    return firstDeclaration(finding, of: audit, fingerprint)
      ?? firstQuestion(finding, of: audit, fingerprint)
  }

  /// For what is wrong with the app's declarations, which all screens were given from one place.
  private mutating func firstDeclaration(
    _ finding: Finding, of audit: ScreenAudit, _ fingerprint: Fingerprint
  ) -> Fingerprint? {
    let facts = finding.rule.needs.intersection(.appFacts)
    guard !facts.isEmpty, finding.element == 0, audit.screen.number == 0,
      audit.context.app.sharedFacts.isSuperset(of: facts)
    else { return nil }
    let declaration = Declaration(
      status: finding.status, rule: finding.rule.id, message: finding.message.description)
    return declared.first(declaration, or: fingerprint)
  }

  private mutating func firstQuestion(
    _ finding: Finding, of audit: ScreenAudit, _ fingerprint: Fingerprint
  ) -> Fingerprint? {
    guard finding.outcome == .review, audit.screen.framesAreDesignTime,
      let name = Self.answeringClass(finding.rule, at: audit.screen.elements[finding.element])
        ?? Self.prototype(around: finding.element, of: audit.screen)
    else { return nil }
    return asked.first(
      Question(status: finding.status, rule: finding.rule.id, className: name), or: fingerprint)
  }

  /// The class whose code answers what a rule asks about a view: for words, the one with the outlet
  /// that fills them; for looks and behaviour, the view's own.
  private static func answeringClass(_ rule: RuleDescription, at element: Element) -> String? {
    let own = element.isCustomClass ? element.className : nil
    let owner = element.codeLinks?.outlets.first { !$0.owner.isEmpty }?.owner
    let subjects = rule.codeSubjects
    guard subjects.isDisjoint(with: words) else {
      // Who has its tag is code of the classes around it.
      let tagged = element.codeLinks.flatMap { $0.tag == nil ? nil : $0.containers.first }
      return owner ?? own ?? tagged
    }
    let isSetByOwner = !subjects.isEmpty || rule.needs.contains(.colors)
    return own ?? (isSetByOwner ? owner : nil)
  }

  /// The cell of a design that a control lies in: what fills the cell answers for all that it holds.
  private static func prototype(around index: Int, of screen: Screen) -> String? {
    guard
      let cell = screen.ancestors(of: index).first(where: { screen.elements[$0].role == .cell }),
      let id = screen.elements[cell].objectID
    else { return nil }
    return "\(screen.identifier ?? "") \(id)"
  }

  private static let words: Set<CodeEvidence.Subject> = [
    .label, .text, .value, .hint, .placeholder,
  ]
}

extension Dictionary where Value == Fingerprint {
  /// The value of a key; nil where it had none, which it then gets.
  fileprivate mutating func first(_ key: Key, or value: Value) -> Value? {
    if let first = self[key] { return first }
    self[key] = value
    return nil
  }
}
