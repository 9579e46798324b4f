public import AccessibilityModel

/// One defect, or one case for review, at an element of a screen.
public struct Finding: Sendable {
  public var rule: RuleDescription
  /// What it says if it is a failure.
  var statement: Message
  public var outcome: Outcome
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
  /// The name of the element, with which the message starts.
  var name: String
  /// The first gap of a custom control; nil for every other finding.
  var gap: ControlAssessment.Gap?

  /// - Parameters:
  ///   - name: of the element, in messages.
  ///   - element: the index of the element in its screen.
  ///   - related: those of others, of which the first ten are kept.
  init(
    rule: RuleDescription, outcome: Outcome, severity: Severity, message: Message,
    suggestion: String, fix: Fix?, name: String, element: Int, related: [Int]
  ) {
    self.rule = rule
    statement = message
    self.outcome = outcome
    self.severity = severity
    self.suggestion = suggestion
    self.fix = fix
    self.name = name
    self.element = element
    self.related = related.count > 10 ? Array(related.prefix(10)) : related
  }

  /// A finding that needs review names its doubt: “has no label” becomes “may have no label”.
  public var message: Message {
    get { outcome == .review ? statement.doubted(about: name) : statement }
    set { statement = newValue }
  }

  /// What a person answers to decide it, with yes for a defect; nil if it fails.
  public var question: String? {
    outcome == .review ? statement.question(about: name) : nil
  }
}

/// Collects what a rule finds.
public struct Findings: Sendable {
  public private(set) var all: [Finding] = []
  /// The rule that reports.
  let rule: RuleDescription

  init(rule: RuleDescription) { self.rule = rule }

  /// Reports an element.
  ///
  /// - Parameters:
  ///   - severity: if it differs from the rule's own.
  ///   - suggestion: a more exact fix than the rule's.
  ///   - gap: the first gap of a custom control, if the finding is about that.
  public mutating func report(
    _ message: Finding.Message, at subject: AuditedElement, outcome: Outcome = .fail,
    severity: Severity? = nil, suggestion: Remedy? = nil, fix: Fix? = nil,
    related: [AuditedElement] = [], gap: ControlAssessment.Gap? = nil
  ) {
    var finding = Finding(
      rule: rule, outcome: outcome, severity: severity ?? rule.severity,
      message: message,
      suggestion: text(of: suggestion, at: subject), fix: fix, name: "\(subject)",
      element: subject.index, related: related.map(\.index))
    finding.gap = gap
    all.append(finding)
  }

  /// Adds an element to the first finding, when one review covers the whole screen.
  ///
  /// - Returns: whether there was a finding.
  public mutating func addToFirst(_ subject: AuditedElement) -> Bool {
    guard !all.isEmpty else { return false }
    if all[0].related.count < 10 { all[0].related.append(subject.index) }
    return true
  }

  /// Reports an element with others by their indices.
  public mutating func report(
    _ message: Finding.Message, at subject: AuditedElement, outcome: Outcome = .fail,
    severity: Severity? = nil, related: [Int]
  ) {
    all.append(
      Finding(
        rule: rule, outcome: outcome, severity: severity ?? rule.severity,
        message: message,
        suggestion: text(of: nil, at: subject), fix: nil, name: "\(subject)",
        element: subject.index, related: related))
  }

  private func text(of suggestion: Remedy?, at subject: AuditedElement) -> String {
    (suggestion ?? rule.remedy).text(on: subject.context.screen.platform)
  }
}
