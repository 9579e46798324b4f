public import Auditing
internal import Platform

/// The number of findings that fail and that need review, as in forms for people: a finding on
/// several captures counts once, and notes are separate.
public struct FindingCounts: Hashable, Sendable {
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var reviews = 0
  /// Failing or to review.
  private(set) var notes = 0

  /// The findings of a report with a status.
  public init(of report: AuditReport, status: Status) {
    self.init(FindingGroup.groups(of: report, status: status))
  }

  init(_ groups: [FindingGroup]) {
    for group in groups { add(group.findings[0].outcome, group.findings[0].severity) }
  }

  init() {}

  mutating func add(_ outcome: Outcome, _ severity: Severity) {
    switch (outcome, severity) {
    case (_, .note): notes += 1
    case (.review, _): reviews += 1
    case (.fail, .error): errors += 1
    case (.fail, .warning): warnings += 1
    }
  }

  public var total: Int { errors + warnings + reviews + notes }
  public var isEmpty: Bool { total == 0 }

  /// The numbers that are not zero: `1 error, 2 warnings, 3 to review`.
  public var words: String { parts.joined(separator: ", ") }

  private var parts: [String] {
    var parts: [String] = []
    if errors > 0 { parts.append(SummaryText.count(errors, "error")) }
    if warnings > 0 { parts.append(SummaryText.count(warnings, "warning")) }
    if reviews > 0 { parts.append("\(reviews.grouped) to review") }
    if notes > 0 { parts.append(SummaryText.count(notes, "note")) }
    return parts
  }
}
