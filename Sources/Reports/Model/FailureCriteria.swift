public import Auditing

/// The criteria by which findings fail a run.
public struct FailureCriteria: Hashable, Sendable {
  /// The lowest severity that fails; nil if none does, or ``conformance`` decides.
  public var threshold: Severity?
  /// The level of WCAG whose criteria decide instead of severities; nil if severities do.
  public var conformance: Criterion.Level?
  /// Whether findings that need review fail too: of any severity, or of the level.
  public var reviewsFail: Bool

  public init(
    threshold: Severity? = .error, conformance: Criterion.Level? = nil, reviewsFail: Bool = false
  ) {
    self.threshold = threshold
    self.conformance = conformance
    self.reviewsFail = reviewsFail
  }

  /// Whether any finding can fail.
  var canFail: Bool { threshold != nil || conformance != nil }

  /// Notes are ignored unless a run requests them.
  func ignores(_ severity: Severity) -> Bool { severity == .note && threshold != .note }

  func fail(_ finding: FindingReport) -> Bool {
    if let conformance {
      return finding.rule.fails(conformance) && (finding.outcome == .fail || reviewsFail)
    }
    guard let threshold else { return false }
    switch finding.outcome {
    case .fail: return finding.severity >= threshold
    case .review: return reviewsFail && !ignores(finding.severity)
    }
  }
}
