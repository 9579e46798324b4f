public import AccessibilityModel

/// One thing that a rule found, at an element of a screen.
public struct Finding: Sendable {
  public var rule: RuleDescription
  public var message: Message
  public var outcome: Outcome
  public var severity: Severity
  public var status: Status = .open
  /// Why it does not count, where it does not.
  public var statusReason: String?
  /// What to do about it, one sentence without a full stop.
  public var suggestion: String
  /// The change that mends it, where that is mechanical.
  public var fix: Fix?
  /// The orientations that it compares; empty where it is about its screen alone.
  public var orientations: [Orientation] = []
  /// The appearances in which it shows, where those are not all that the app has.
  public var appearances: [Appearance] = []
  /// The languages in which it shows, where its texts are known in several; `Base` for that of the file.
  public var languages: [String] = []
  /// Where it exists, of the devices that the screen was laid out on; nil where it was on none.
  public var devices: [DeviceLayout]?
  /// The frame of its element on the first of its devices; nil where the file's own is meant.
  public var deviceFrame: Rect?
  /// The index of the element in its screen.
  public let element: Int
  /// Other elements that it is about, at most ten.
  public fileprivate(set) var related: [Int]
  /// What a control of the app's own lacks first; nil for every other finding.
  var gap: ControlAssessment.Gap?

  /// - Parameters:
  ///   - suggestion: nil for the remedy of the rule.
  ///   - element: the index of the element in its screen.
  ///   - related: those of others, of which the first ten are kept.
  init(
    rule: RuleDescription, outcome: Outcome, severity: Severity, message: Message,
    suggestion: String?, fix: Fix?, element: Int, related: [Int]
  ) {
    self.rule = rule
    self.message = message
    self.outcome = outcome
    self.severity = severity
    self.suggestion = suggestion ?? rule.remedy
    self.fix = fix
    self.element = element
    self.related = related.count > 10 ? Array(related.prefix(10)) : related
  }
}

/// Takes what a rule finds.
public struct Findings: Sendable {
  public private(set) var all: [Finding] = []
  /// The rule that is looking.
  let rule: RuleDescription

  init(rule: RuleDescription) { self.rule = rule }

  /// Reports an element.
  ///
  /// - Parameters:
  ///   - severity: where it differs from the rule's own.
  ///   - suggestion: where there is a better one than the rule's remedy.
  ///   - gap: what a control of the app's own lacks first, where it is reported for that.
  public mutating func report(
    _ message: Finding.Message, at subject: AuditedElement, outcome: Outcome = .fail,
    severity: Severity? = nil, suggestion: String? = nil, fix: Fix? = nil,
    related: [AuditedElement] = [], gap: ControlAssessment.Gap? = nil
  ) {
    var finding = Finding(
      rule: rule, outcome: outcome, severity: severity ?? rule.severity, message: message,
      suggestion: suggestion, fix: fix, element: subject.index, related: related.map(\.index))
    finding.gap = gap
    all.append(finding)
  }

  /// Adds an element to what was found first, where one question stands for all of a screen.
  ///
  /// - Returns: whether anything was found before.
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
        rule: rule, outcome: outcome, severity: severity ?? rule.severity, message: message,
        suggestion: nil, fix: nil, element: subject.index, related: related))
  }
}
