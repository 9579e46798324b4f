public import AccessibilityModel
public import Auditing

/// The facts about one element of a file, in each layout of its screen, and the verdict of each rule.
public struct InspectionReport: Sendable {
  /// The file's name in reports.
  public var source: String
  /// At least one: the layouts in which the element is.
  public var layouts: [Layout]
  /// The number of other elements that begin on the line, or at the position if a column was asked for.
  public var othersOnLine: Int { othersAtLine.count }
  /// The same elements, and the others at the same position, with their positions: “UIView at 2:3”.
  public var othersAtLine: [String] = []
  /// The number of the element among those that begin at its position, from 1.
  public var number = 1

  /// One layout of the screen with the element.
  public struct Layout: Sendable {
    public var screen: String?
    public var orientation: Orientation
    /// Whether the screen is a window of the Mac, which has no orientation.
    public var isWindow = false
    /// Whether it was computed from another one.
    public var isComputed: Bool
    /// The devices that the screen was laid out on as well.
    public var devices: [DeviceLayout]
    public var element: ElementReport
    public var facts: [ElementFact]
    public var rules: [RuleReport]
  }

  /// The verdict of a rule at the element.
  public struct RuleReport: Hashable, Sendable {
    public enum Verdict: String, Hashable, Sendable, CaseIterable {
      case reported
      case reportedElsewhere = "reported-elsewhere"
      case silent
      case notApplicable = "not-applicable"
      /// The rule lacks a fact about the element.
      case undecided
      case nothing
    }

    public var rule: String
    public var verdict: Verdict
    /// Why; empty for what is reported or for nothing to report.
    public var reasons: [String] = []
    public var findings: [InspectedFinding] = []
  }

  /// A finding, with its doubt and status.
  public struct InspectedFinding: Hashable, Sendable {
    public var outcome: Outcome
    public var severity: Severity
    public var status: Status
    public var statusReason: String?
    public var message: String
    /// Why a person must decide; nil if it fails.
    public var doubt: String?
    /// Of its element.
    public var line: Int
    public var column: Int
    /// The devices on which it occurs, in words; nil if its screen was laid out on none.
    public var devices: String?
  }

  public init(source: String, layouts: [Layout]) {
    self.source = source
    self.layouts = layouts
  }
}

extension InspectionReport.Layout {
  /// - Parameters:
  ///   - index: that of the element.
  ///   - leftOut: the rules that did not run on the file, with the reason.
  public init(
    _ inspection: ElementInspection, of index: Int, in audit: ScreenAudit,
    leftOut: [(rule: String, reason: String)]
  ) {
    screen = audit.screen.title
    orientation = audit.screen.orientation
    isWindow = audit.screen.platform == .macOS
    isComputed = audit.screen.isComputed
    devices = audit.devices.map(\.layout)
    element = ElementReport(index, in: audit.context, speech: audit.heard)
    facts = inspection.facts
    let left = leftOut.map {
      InspectionReport.RuleReport(
        rule: $0.rule, verdict: .notApplicable, reasons: [$0.reason])
    }
    rules =
      (inspection.rules.map { InspectionReport.RuleReport($0, in: audit) } + left)
      .sorted { $0.rule < $1.rule }
  }

  /// The rules with a verdict.
  func rules(_ verdict: InspectionReport.RuleReport.Verdict) -> [InspectionReport.RuleReport] {
    rules.filter { $0.verdict == verdict }
  }
}

extension InspectionReport.RuleReport {
  fileprivate init(_ inspection: RuleInspection, in audit: ScreenAudit) {
    rule = inspection.rule.id
    switch inspection.verdict {
    case .reported(let found):
      verdict = .reported
      findings = found.map { .init($0, in: audit) }
    case .reportedElsewhere(let found):
      verdict = .reportedElsewhere
      findings = found.map { .init($0, in: audit) }
    case .silent(let excuses):
      verdict = .silent
      reasons = excuses.map(\.text)
    case .notApplicable(let reason):
      verdict = .notApplicable
      reasons = [reason]
    case .undecided(let unknowns):
      verdict = .undecided
      reasons = unknowns.map(\.text)
    case .nothing: verdict = .nothing
    }
  }
}

extension InspectionReport.InspectedFinding {
  fileprivate init(_ finding: Finding, in audit: ScreenAudit) {
    let element = audit.screen.elements[finding.element]
    self.init(
      outcome: finding.outcome, severity: finding.severity, status: finding.status,
      statusReason: finding.statusReason, message: finding.message.description,
      doubt: finding.doubt?.text, line: Int(element.line), column: Int(element.column),
      devices: finding.devices.map {
        DeviceList.text($0, of: audit.devices.map(\.layout), most: Self.mostDevices)
      })
  }

  private static let mostDevices = 6
}
