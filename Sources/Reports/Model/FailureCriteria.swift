public import Auditing

/// Which findings of a file fail the run.
public struct FailureCriteria: Hashable, Sendable {
  /// The lowest severity that fails; nil if none does.
  public var threshold: Severity?
  /// Whether findings of any severity that need review fail too.
  public var reviewsFail: Bool

  public init(threshold: Severity? = .error, reviewsFail: Bool = false) {
    self.threshold = threshold
    self.reviewsFail = reviewsFail
  }

  /// Notes are ignored unless a run requests them.
  func ignores(_ severity: Severity) -> Bool { severity == .note && threshold != .note }

  func fail(_ outcome: Outcome, _ severity: Severity) -> Bool {
    guard let threshold else { return false }
    switch outcome {
    case .fail: return severity >= threshold
    case .review: return reviewsFail && !ignores(severity)
    }
  }
}
