internal import AccessibilityModel

/// Causes that several screens of a run share: the code of the app's classes and the facts about
/// the app.
///
/// An Interface Builder file leaves open what the code of a class does: the class decides this for
/// all of its views, in every file of the run. A wrong declaration of the app is one defect,
/// however many screens report it.
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

  /// An item of a tab bar, which all screens of its tabs show.
  private struct Tab: Hashable {
    var status: Status
    var rule: String
    var objectID: String
    var message: String
  }

  private var asked: [Question: Fingerprint] = [:]
  private var shown: [Tab: Fingerprint] = [:]
  private var declared: [Declaration: Fingerprint] = [:]

  public init() {}

  /// The first finding with the cause of a finding; nil for the first itself, and for a cause that
  /// screens do not share.
  mutating func first(
    like index: Int, of audit: ScreenAudit, fingerprint: Fingerprint
  ) -> Fingerprint? {
    let finding = audit.findings[index]
    guard finding.status != .suppressed else { return nil }
    // The roots of two files may have the same fingerprint.
    if let first = firstDeclaration(finding, of: audit, fingerprint) { return first }
    if let first = firstTab(finding, of: audit, fingerprint) {
      return first == fingerprint ? nil : first
    }
    let first = firstQuestion(finding, of: audit, fingerprint)
    return first == fingerprint ? nil : first
  }

  /// For defects in the app's declarations, which are the same for all screens.
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

  /// For the items of a tab bar of an Interface Builder file: one object there, on several screens.
  private mutating func firstTab(
    _ finding: Finding, of audit: ScreenAudit, _ fingerprint: Fingerprint
  ) -> Fingerprint? {
    let element = audit.screen.elements[finding.element]
    guard audit.screen.framesAreDesignTime, element.traits.contains(.tabBarItem),
      let id = element.objectID
    else { return nil }
    let tab = Tab(
      status: finding.status, rule: finding.rule.id, objectID: id,
      message: finding.message.description)
    return shown.first(tab, or: fingerprint)
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

  /// The class whose code answers a rule's question about a view: for texts, the one with the
  /// outlet that sets them; for look and behaviour, the view's own.
  private static func answeringClass(_ rule: RuleDescription, at element: Element) -> String? {
    let own = element.isCustomClass ? element.className : nil
    let owner = element.codeLinks?.outlets.first { !$0.owner.isEmpty }?.owner
    let subjects = rule.codeSubjects
    guard subjects.isDisjoint(with: words) else {
      // Only the classes around a view can find it by its tag.
      let tagged = element.codeLinks.flatMap { $0.tag == nil ? nil : $0.containers.first }
      return owner ?? own ?? tagged
    }
    let isSetByOwner = !subjects.isEmpty || rule.needs.contains(.colors)
    return own ?? (isSetByOwner ? owner : nil)
  }

  /// The cell of an Interface Builder file that contains a control: code that fills the cell
  /// affects all its content.
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
  /// The value of a key; nil if it had none, which it then gets.
  fileprivate mutating func first(_ key: Key, or value: Value) -> Value? {
    if let first = self[key] { return first }
    self[key] = value
    return nil
  }
}
