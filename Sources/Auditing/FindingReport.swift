public import AccessibilityModel

/// A finding as reports tell it.
public struct FindingReport: Sendable {
  private(set) var finding: Finding
  fileprivate let screen: ReportedScreen
  /// Its element, where that is not as the screen has it.
  let changedElement: SharedFacts<ElementReport>?

  public var rule: RuleDescription { finding.rule }
  public var outcome: Outcome { finding.outcome }
  public var severity: Severity { finding.severity }
  public var status: Status {
    get { finding.status }
    set { finding.status = newValue }
  }
  /// Why it does not count, where it does not.
  public var statusReason: String? {
    get { finding.statusReason }
    set { finding.statusReason = newValue }
  }
  public var message: String {
    get { finding.message.description }
    set { finding.message = Finding.Message(stringLiteral: newValue) }
  }
  public var suggestion: String {
    get { finding.suggestion }
    set { finding.suggestion = newValue }
  }
}

extension FindingReport {
  // By the compiler's initializer, as in ``Finding``.
  init(
    _ finding: Finding, on screen: ReportedScreen, element: SharedFacts<ElementReport>? = nil
  ) {
    self.init(finding: finding, screen: screen, changedElement: element)
  }

  public var fingerprint: Fingerprint {
    Fingerprint(rule: rule.id, screen: screen.name, identity: identity)
  }

  /// Stands for what many findings have in common: those of a kind have the same rule, outcome,
  /// severity and status, suggestion, orientations and devices, on the same screen.
  public struct Kind: Hashable, Sendable {
    @usableFromInline let rule: RuleDescription
    @usableFromInline let screen: ObjectIdentifier
    @usableFromInline let outcome: Outcome
    @usableFromInline let severity: Severity
    @usableFromInline let status: Status

    fileprivate init(_ report: FindingReport) {
      rule = report.finding.rule
      screen = ObjectIdentifier(report.screen)
      outcome = report.outcome
      severity = report.severity
      status = report.status
    }

    // Without a call: a report compares the kind of each finding with a dozen.
    @inlinable public static func == (a: Kind, b: Kind) -> Bool {
      a.rule == b.rule && a.screen == b.screen && a.outcome == b.outcome
        && a.severity == b.severity && a.status == b.status
    }
  }

  /// nil where some of that is the finding's own.
  public var kind: Kind? { finding.isToldByItsRule ? Kind(self) : nil }

  /// What its element is called in baselines, from ``ElementIdentities``.
  public var identity: String { screen.identities.identity(of: finding.element) }

  /// The change that mends it, where that is mechanical.
  public var fix: FixReport? {
    guard let fix = finding.fix else { return nil }
    return FixReport(fix, outcome: finding.outcome, of: finding.element, on: screen)
  }

  public var orientations: [Orientation] {
    finding.orientations.isEmpty ? [screen.screen.orientation] : finding.orientations
  }

  /// Where it exists, of the devices that its screen was laid out on; nil where it was on none.
  public var devices: [DeviceLayout]? { finding.devices }

  public var element: ElementReport {
    get {
      if let changedElement { return changedElement.facts }
      var element = ElementReport(finding.element, on: screen, isShown: true)
      if let frame = finding.deviceFrame { element.frame = frame }
      return element
    }
    set { self = FindingReport(finding, on: screen, element: SharedFacts(newValue)) }
  }

  public var related: [ElementReport] {
    var elements: [ElementReport] = []
    forEachRelated { elements.append($0) }
    return elements
  }

  /// The same, without a list of them.
  public func forEachRelated(_ body: (ElementReport) -> Void) {
    for index in finding.related { body(ElementReport(index, on: screen)) }
  }
}

/// The findings of a screen, each made up when it is asked for.
public struct FindingReports: Sendable {
  private(set) var screen: ReportedScreen
  private(set) var findings: [Finding]
  /// The elements that are not as the screen has them, by the places of their findings.
  private var changedElements: [Int: SharedFacts<ElementReport>] = [:]

  init(_ findings: [Finding], on screen: ReportedScreen) {
    self.findings = findings
    self.screen = screen
  }
}

extension FindingReports {
  /// The same for a thread of its own: what is counted up and down for each finding is not what other
  /// threads count.
  public var ownCopy: FindingReports {
    var own = self
    own.screen = ReportedScreen(screen)
    return own
  }

  /// What each counts for, without making it up.
  func forEach(_ body: (Status, Outcome, Severity) -> Void) {
    for place in findings.indices {
      body(findings[place].status, findings[place].outcome, findings[place].severity)
    }
  }
}

extension FindingReports: ExpressibleByArrayLiteral {
  /// - Parameter reports: findings of one screen.
  public init(_ reports: some Collection<FindingReport>) {
    self.init(reports.map(\.finding), on: reports.first?.screen ?? .none)
    for (place, report) in reports.enumerated() { changedElements[place] = report.changedElement }
  }

  public init(arrayLiteral reports: FindingReport...) { self.init(reports) }
}

extension FindingReports: RangeReplaceableCollection {
  public init() { self.init([], on: .none) }

  public mutating func replaceSubrange(
    _ range: Range<Int>, with reports: some Collection<FindingReport>
  ) {
    if findings.isEmpty, let first = reports.first { screen = first.screen }
    let shift = reports.count - range.count
    // To add one at the end must not cost more the more there are.
    if !changedElements.isEmpty {
      changedElements = Dictionary(
        uniqueKeysWithValues: changedElements.lazy.filter { !range.contains($0.key) }.map {
          ($0.key < range.lowerBound ? $0.key : $0.key + shift, $0.value)
        })
    }
    findings.replaceSubrange(range, with: reports.lazy.map(\.finding))
    for (place, report) in zip(range.lowerBound..., reports) {
      changedElements[place] = report.changedElement
    }
  }
}

extension FindingReports: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { findings.count }

  public subscript(index: Int) -> FindingReport {
    get {
      // A table is asked by a hash, whether there is anything in it or not.
      let element = changedElements.isEmpty ? nil : changedElements[index]
      return FindingReport(findings[index], on: screen, element: element)
    }
    set {
      findings[index] = newValue.finding
      if let element = newValue.changedElement { changedElements[index] = element }
    }
  }
}
