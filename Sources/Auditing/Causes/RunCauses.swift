internal import AccessibilityModel

/// Causes that several screens of a run share: the views that they show, the code of the app's classes and
/// the facts about the app.
///
/// A defect of a view in a source is one, however many screens show the view. An Interface Builder file
/// leaves open what the code of a class does: the class decides this for all of its views, in every file of
/// the run. A wrong declaration of the app is one defect, however many screens report it.
public struct RunCauses: Sendable {
  private struct Question: Hashable {
    var status: Status
    var rule: String
    /// An error is not hidden below a note.
    var severity: Severity
    var className: String
  }

  private struct Declaration: Hashable {
    var status: Status
    var rule: String
    var message: String
  }

  /// A defect of a view in a source: a part that several views show, an item of a tab bar.
  private struct Defect: Hashable {
    var status: Status
    var rule: String
    var severity: Severity
    var message: String
    var place: Element.Declaration
  }

  /// Where a defect was found first.
  private struct Sight {
    var fingerprint: Fingerprint
    var source: String
    var screen: Int
    /// The line and the column of the element in the file of the screen.
    var position: [Int32]
  }

  private var asked: [Question: Fingerprint] = [:]
  private var seen: [Defect: Sight] = [:]
  private var declared: [Declaration: Fingerprint] = [:]

  public init() {}

  /// The first finding with the cause of a finding; nil for the first itself, and for a cause that
  /// screens do not share.
  mutating func first(
    like index: Int, of audit: ScreenAudit, in source: String, fingerprint: Fingerprint
  ) -> Fingerprint? {
    let finding = audit.findings[index]
    guard finding.status != .suppressed else { return nil }
    // The roots of two files may have the same fingerprint.
    if let first = firstDeclaration(finding, of: audit, fingerprint) { return first }
    if let first = firstSight(of: finding, in: audit, source, fingerprint) {
      return first == fingerprint ? nil : first
    }
    let first = firstQuestion(finding, of: audit, source, fingerprint)
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

  /// For a view of a source that several screens show, or one screen in several places: its defect is fixed
  /// where its code is.
  private mutating func firstSight(
    of finding: Finding, in audit: ScreenAudit, _ source: String, _ fingerprint: Fingerprint
  ) -> Fingerprint? {
    let element = audit.screen.elements[finding.element]
    // In a capture each element is its own.
    guard audit.screen.framesAreDesignTime, element.line > 0 else { return nil }
    let place =
      element.declaration
      ?? Element.Declaration(
        file: source, line: Int(element.line), column: Int(element.column))
    let defect = Defect(
      status: finding.status, rule: finding.rule.id, severity: finding.severity,
      message: audit.ownMessage(of: finding), place: place)
    let sight = Sight(
      fingerprint: fingerprint, source: source, screen: audit.screen.number,
      position: [element.line, element.column])
    guard let first = seen[defect] else {
      seen[defect] = sight
      return nil
    }
    // Segments of a control, which have its position, are elements of their own; a part of a view in Swift, which has the
    // position of its code or of the call that leads there, is one, however many branches show it.
    let isOther =
      first.source != source || first.screen != audit.screen.number
      || first.position != sight.position || element.declaration != nil || audit.screen.isSwiftUI
    return isOther ? first.fingerprint : nil
  }

  private mutating func firstQuestion(
    _ finding: Finding, of audit: ScreenAudit, _ source: String, _ fingerprint: Fingerprint
  ) -> Fingerprint? {
    guard finding.outcome == .review, audit.screen.framesAreDesignTime,
      let name = finding.isQuestionOfFile
        ? "file \(source)"
        : Self.answeringClass(finding.rule, at: audit.screen.elements[finding.element])
          ?? Self.prototype(around: finding.element, of: audit.screen)
    else { return nil }
    return asked.first(
      Question(
        status: finding.status, rule: finding.rule.id, severity: finding.severity, className: name),
      or: fingerprint)
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

extension ScreenAudit {
  /// The message of a finding without the files and the names of the elements that it is about, without whether its element
  /// is shown at first, and without how many others there are. All of it depends on the screen: the name of a part may be
  /// a text that the screen gives it.
  fileprivate func ownMessage(of finding: Finding) -> String {
    var message = finding.message.description
    if message.hasSuffix(Auditor.later) { message.removeLast(Auditor.later.count) }
    for index in [finding.element] + finding.related {
      guard let place = screen.elements[index].declaration else { continue }
      message = message.split(separator: " in \(place)", omittingEmptySubsequences: false)
        .joined()
    }
    message = message.withoutNames
    return finding.related.isEmpty ? message : message.withoutNumbers
  }
}

extension String {
  /// Without the names of elements, which are in straight quotation marks; a text that a finding is about is in curved ones.
  fileprivate var withoutNames: String {
    split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
  }

  /// With one sign for each number in it.
  fileprivate var withoutNumbers: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNumber)
      .reduce(into: "") { $0 += $1.isEmpty && $0.hasSuffix("#") ? "" : $1 + "#" }
  }
}
