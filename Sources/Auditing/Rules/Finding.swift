public import AccessibilityModel

/// One defect, or one case for review, at an element of a screen.
public struct Finding: Sendable {
  public var rule: RuleDescription
  /// Its message if it is a failure.
  var statement: Message
  /// Why a person must decide; `nil` if it fails.
  public var doubt: Reason?
  public var severity: Severity
  public var status: Status = .open
  /// Why it is suppressed or in the baseline.
  public var statusReason: String?
  /// The fix for the platform of the screen, one sentence without a full stop.
  public var suggestion: String
  /// The autofix, where one exists.
  public var fix: Fix?
  /// The orientations that it compares; empty if it is about its screen alone.
  public var orientations: [Orientation] = []
  /// The appearances in which it occurs, if not in all that the app has.
  public var appearances: [Appearance] = []
  /// The languages in which it occurs, if its texts are known in several; `Base` for that of the file.
  public var languages: [String] = []
  /// Those of the devices on which it occurs; nil if the screen was laid out on none.
  public var devices: [DeviceLayout]?
  /// The frame of its element on the first of its devices; nil for the frame in the file.
  public var deviceFrame: Rect?
  /// The index of the element in its screen.
  public let element: Int
  /// Other elements that it is about, at most ten.
  public fileprivate(set) var related: [Int]
  /// The elements at which the same question would be asked.
  fileprivate(set) var joined: [Int] = []
  /// Whether it asks the same of all screens of a file: ``Question/ofFile``.
  fileprivate(set) var isQuestionOfFile = false
  /// Whether it is the best example of its question.
  fileprivate var leads = false
  /// The name of the element, with which the message starts.
  var name: String
  /// The first gap of a custom control; nil for every other finding.
  var gap: ControlAssessment.Gap?

  /// - Parameters:
  ///   - name: of the element, in messages.
  ///   - element: the index of the element in its screen.
  ///   - related: those of others; the first ten are kept.
  init(
    rule: RuleDescription, doubt: Reason?, severity: Severity, message: Message,
    suggestion: String, fix: Fix?, name: String, element: Int, related: [Int]
  ) {
    self.rule = rule
    statement = message
    self.doubt = doubt
    self.severity = severity
    self.suggestion = suggestion
    self.fix = fix
    self.name = name
    self.element = element
    self.related = related.count > 10 ? Array(related.prefix(10)) : related
  }

  public var outcome: Outcome { doubt == nil ? .fail : .review }

  /// Adds another element that it is about, if there are fewer than ten.
  mutating func relate(to other: Int) {
    if related.count < 10 { related.append(other) }
  }

  /// A finding that needs review names its doubt: “has no label” becomes “may have no label”.
  public var message: Message {
    get { outcome == .review ? statement.doubted(about: name) : statement }
    set { statement = newValue }
  }

  /// The question that decides it, with yes for a defect; nil if it fails.
  public var question: String? {
    outcome == .review ? statement.question(about: name) : nil
  }
}

/// Collects what a rule finds.
public struct Findings: Sendable {
  public private(set) var all: [Finding] = []
  /// Why the rule could not decide about the screen; nil if it could.
  private(set) var skipped: SkippedRule?
  /// The rule that reports.
  let rule: RuleDescription
  /// The element whose excuses are kept; `nil` in an audit.
  private let inspected: (context: ObjectIdentifier, index: Int)?
  /// Why the inspected element was not reported.
  private(set) var excuses: [Reason] = []
  /// The facts about the inspected element that the rule needs and nothing states.
  private(set) var unknowns: [Reason] = []
  /// The first finding of each question, by its position.
  private var asked: [Question.Group: Int] = [:]

  /// - Parameter inspected: the element whose excuses are kept.
  init(rule: RuleDescription, inspecting inspected: AuditedElement? = nil) {
    self.rule = rule
    self.inspected = inspected.map { (ObjectIdentifier($0.context), $0.index) }
  }

  /// States that the file does not show enough of the screen for the rule, which then counts as skipped.
  ///
  /// - Parameters:
  ///   - reason: a clause, lower case, without a full stop.
  ///   - remedy: an imperative phrase for what shows the rest.
  public mutating func skip(because reason: String, remedy: String? = nil) {
    skipped = SkippedRule(
      rule: rule, reason: reason, remedy: remedy, missingData: Capabilities.wholeScreen.nouns)
  }

  /// Reports an element, unless one of the premises does not hold.
  ///
  /// - Parameters:
  ///   - premises: what it rests on; each of them may make it less sure, or leave nothing to report.
  ///   - doubt: a reason for review that only the rule knows.
  ///   - severity: if it differs from the rule's own.
  ///   - suggestion: a more exact fix than the rule's.
  ///   - question: what an earlier finding may ask already; nil for a question of its own.
  ///   - leading: whether it takes the place of an earlier finding of the question that does not lead.
  ///   - gap: the first gap of a custom control, if the finding is about that.
  public mutating func report(
    _ message: Finding.Message, at subject: AuditedElement, on premises: [Premise] = [],
    doubt: Reason? = nil, severity: Severity? = nil, suggestion: Remedy? = nil, fix: Fix? = nil,
    related: [AuditedElement] = [], asking question: Question? = nil, leading: Bool = false,
    gap: ControlAssessment.Gap? = nil
  ) {
    guard
      add(
        message, at: subject, subject.certainty(of: premises, doubt: doubt), severity: severity,
        suggestion: suggestion, fix: fix, related: related.map(\.index), asking: question,
        leading: leading)
    else { return }
    all[all.count - 1].gap = gap
  }

  /// Reports an element with others by their indices.
  public mutating func report(
    _ message: Finding.Message, at subject: AuditedElement, on premises: [Premise] = [],
    doubt: Reason? = nil, severity: Severity? = nil, related: [Int],
    asking question: Question? = nil
  ) {
    _ = add(
      message, at: subject, subject.certainty(of: premises, doubt: doubt), severity: severity,
      suggestion: nil, fix: nil, related: related, asking: question)
  }

  /// - Returns: whether there is something to report.
  private mutating func add(
    _ message: Finding.Message, at subject: AuditedElement, _ certainty: Certainty,
    severity: Severity?, suggestion: Remedy?, fix: Fix?, related: [Int],
    asking question: Question?, leading: Bool = false
  ) -> Bool {
    if case .moot(let reason) = certainty {
      excuse(subject, because: reason)
      return false
    }
    var finding = Finding(
      rule: rule, doubt: certainty.doubt, severity: severity ?? rule.severity, message: message,
      suggestion: text(of: suggestion, at: subject), fix: fix, name: "\(subject)",
      element: subject.index, related: related)
    finding.leads = leading
    finding.isQuestionOfFile = question == .ofFile && finding.outcome == .review
    if join(finding, question, at: subject, certainty) { return false }
    all.append(finding)
    return true
  }

  /// States why an element that the rule would otherwise report is not a defect, for `--inspect`.
  ///
  /// - Parameter reason: a clause without a full stop: “the system decides its size”.
  public mutating func excuse(_ subject: AuditedElement, because reason: @autoclosure () -> Reason)
  {
    if isInspected(subject) { excuses.append(reason()) }
  }

  /// States that the rule cannot check an element, for `--inspect`.
  ///
  /// - Parameter reason: the fact that is unknown, as a clause without a full stop: “the colour behind its text is
  ///   unknown”; nil if none is.
  public mutating func leaveOpen(
    _ subject: AuditedElement, because reason: @autoclosure () -> Reason?
  ) {
    if isInspected(subject), let reason = reason() { unknowns.append(reason) }
  }

  private func isInspected(_ subject: AuditedElement) -> Bool {
    guard let inspected, inspected.index == subject.index else { return false }
    return inspected.context == ObjectIdentifier(subject.context)
  }

  /// Adds an element to the first finding of its question. A more severe finding takes the place of that one.
  ///
  /// - Returns: whether there was such a finding. If not, the next one is it.
  private mutating func join(
    _ finding: Finding, _ question: Question?, at subject: AuditedElement, _ certainty: Certainty
  ) -> Bool {
    let outcome: Outcome = certainty.doubt == nil ? .fail : .review
    let group = question?.group(of: subject, outcome)
    guard let group, let first = asked[group] else {
      if let group { asked[group] = all.count }
      // Any review asks about the screen.
      if outcome == .review, asked[.ofScreen] == nil { asked[.ofScreen] = all.count }
      return false
    }
    let isBetter = finding.leads && !all[first].leads
    if finding.severity > all[first].severity && group != .ofScreen || isBetter {
      let earlier = all[first]
      all[first] = finding
      for other in [earlier.element] + earlier.related { all[first].relate(to: other) }
      all[first].joined = [earlier.element] + earlier.joined
      return true
    }
    all[first].relate(to: subject.index)
    all[first].joined.append(subject.index)
    excuse(
      subject,
      because: "it is asked once for several elements, at an earlier one")
    return true
  }

  private func text(of suggestion: Remedy?, at subject: AuditedElement) -> String {
    (suggestion ?? rule.remedy).text(on: subject.context.screen)
  }
}
