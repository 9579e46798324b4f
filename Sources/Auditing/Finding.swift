public import AccessibilityModel

/// One thing that a rule found, at an element of a screen.
///
/// A screen of a million elements has hundreds of thousands: what few of them have stands apart.
public struct Finding: Sendable {
  public var rule: RuleDescription
  public var message: Message
  private(set) var rare: SharedFacts<RareFacts>?
  /// The first related element; -1 for none.
  let firstRelated: Int32
  private let place: Int32
  public var outcome: Outcome
  public var severity: Severity
  public var status: Status = .open

  struct RareFacts {
    /// All related elements but the first: as a rule there is one.
    var furtherRelated: [Int32] = []
    var statusReason: String?
    var suggestion: String?
    var fix: Fix?
    var orientations: [Orientation] = []
    var devices: [DeviceLayout]?
    var deviceFrame: Rect?
  }

  /// What is the matter, without a full stop; starts with the element.
  public struct Message: Hashable, Sendable, CustomStringConvertible {
    public let description: String
  }
}

extension Finding {
  // Both go on to the initializer that the compiler makes: what sets field by field is made in
  // memory and copied from there, and all that a finding refers to is counted up and down.

  /// - Parameters:
  ///   - suggestion: nil for the remedy of the rule.
  ///   - element: the index of the element in its screen.
  ///   - related: those of others, of which as many are kept as ``Findings`` allow.
  init(
    rule: RuleDescription, outcome: Outcome, severity: Severity, message: consuming Message,
    suggestion: String?, fix: Fix?, element: Int, related: [Int]
  ) {
    let others = related.prefix(Findings.relatedLimit).dropFirst()
    let hasRareFacts = suggestion != nil || fix != nil || !others.isEmpty
    self.init(
      rule: rule, message: message,
      rare: hasRareFacts
        ? SharedFacts(
          RareFacts(
            furtherRelated: others.map { Int32($0) }, suggestion: suggestion, fix: fix))
        : nil,
      firstRelated: related.first.map { Int32($0) } ?? -1, place: Int32(element),
      outcome: outcome, severity: severity)
  }

  /// - Parameter fault: of the label of the element.
  init(
    rule: RuleDescription, severity: Severity, message: consuming Message, fault: LabelFault,
    element: Int
  ) {
    self.init(
      rule: rule, message: message, rare: fault.rare, firstRelated: -1, place: Int32(element),
      outcome: .fail, severity: severity)
  }
}

extension Finding {
  /// The index of the element in its screen.
  public var element: Int { Int(place) }

  /// Other elements that it is about, at most ten.
  public var related: [Int] {
    guard firstRelated >= 0 else { return [] }
    return [Int(firstRelated)] + (rare?.facts.furtherRelated.map { Int($0) } ?? [])
  }

  /// The same, without a list of them.
  func forEachRelated(_ body: (Int) -> Void) {
    if firstRelated >= 0 { body(Int(firstRelated)) }
    for element in rare?.facts.furtherRelated ?? [] { body(Int(element)) }
  }

  /// Why it does not count, where it does not.
  public var statusReason: String? {
    get { rare?.facts.statusReason }
    set {
      guard newValue != nil || rare != nil else { return }
      facts.statusReason = newValue
    }
  }

  /// Whether its suggestion is the remedy of its rule, and it is about its screen alone.
  var isToldByItsRule: Bool {
    guard let facts = rare?.facts else { return true }
    return facts.suggestion == nil && facts.orientations.isEmpty && facts.devices == nil
  }

  /// What to do about it, one sentence without a full stop.
  public var suggestion: String {
    get { rare?.facts.suggestion ?? rule.remedy }
    set { facts.suggestion = newValue }
  }

  /// The change that mends it, where that is mechanical.
  public var fix: Fix? {
    get { rare?.facts.fix }
    set { facts.fix = newValue }
  }

  /// The orientations that it compares; empty where it is about its screen alone.
  public var orientations: [Orientation] {
    get { rare?.facts.orientations ?? [] }
    set { facts.orientations = newValue }
  }

  /// Where it exists, of the devices that the screen was laid out on; nil where it was on none.
  public var devices: [DeviceLayout]? {
    get { rare?.facts.devices }
    set { facts.devices = newValue }
  }

  /// The frame of its element on the first of its devices; nil where the file's own is meant.
  public var deviceFrame: Rect? {
    get { rare?.facts.deviceFrame }
    set { facts.deviceFrame = newValue }
  }

  private var facts: RareFacts {
    get { rare?.facts ?? RareFacts() }
    set { rare = SharedFacts(newValue) }
  }
}

/// Takes what a rule finds.
public struct Findings: Sendable {
  public private(set) var all: [Finding] = []
  /// The rule that is looking.
  let rule: RuleDescription
  private let usualSeverity: Severity

  init(rule: RuleDescription) {
    self.rule = rule
    usualSeverity = rule.severity
  }

  /// How many related elements a finding keeps.
  fileprivate static let relatedLimit = 10

  /// Reports an element.
  ///
  /// - Parameters:
  ///   - severity: where it differs from the rule's own.
  ///   - suggestion: where there is a better one than the rule's remedy.
  public mutating func report(
    _ message: consuming Finding.Message, at subject: Subject, outcome: Outcome = .fail,
    severity: Severity? = nil, suggestion: String? = nil, fix: Fix? = nil, related: [Subject] = []
  ) {
    all.append(
      Finding(
        rule: rule, outcome: outcome, severity: severity ?? usualSeverity, message: message,
        suggestion: suggestion, fix: fix, element: subject.index, related: related.map(\.index)))
  }

  /// Reports an element with others by their indices: a list of subjects would count their screen for
  /// each.
  public mutating func report(
    _ message: consuming Finding.Message, at subject: Subject, outcome: Outcome = .fail,
    severity: Severity? = nil, related: [Int]
  ) {
    all.append(
      Finding(
        rule: rule, outcome: outcome, severity: severity ?? usualSeverity, message: message,
        suggestion: nil, fix: nil, element: subject.index, related: related))
  }

  /// Reports an element for a fault of its label.
  public mutating func report(
    _ message: consuming Finding.Message, at subject: Subject, for fault: LabelFault
  ) {
    all.append(
      Finding(
        rule: rule, severity: usualSeverity, message: message, fault: fault,
        element: subject.index))
  }
}
