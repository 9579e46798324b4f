public import Auditing

/// Which findings fail a run; nil leaves it to another setting.
public struct FailureSetting: Hashable, Sendable {
  /// The lowest severity that fails a run, or the level of WCAG whose criteria do.
  public enum Threshold: String, CaseIterable, Hashable, Sendable {
    case error, warning, note, never
    case wcagA = "wcag-a"
    case wcagAA = "wcag-aa"

    /// nil if nothing fails, or severities do not decide.
    public var severity: Severity? { Severity(rawValue: rawValue) }

    /// nil if severities decide.
    public var conformance: Criterion.Level? {
      switch self {
      case .wcagA: .a
      case .wcagAA: .aa
      case .error, .warning, .note, .never: nil
      }
    }
  }

  public var threshold: Threshold?
  /// Whether findings that need review fail.
  public var failsOnReview: Bool?
  /// Whether findings that need review fail if they are not in the baseline.
  public var failsOnNewReview: Bool?

  public init(
    threshold: Threshold? = nil, failsOnReview: Bool? = nil, failsOnNewReview: Bool? = nil
  ) {
    self.threshold = threshold
    self.failsOnReview = failsOnReview
    self.failsOnNewReview = failsOnNewReview
  }

  /// The setting, completed by another.
  public func filledIn(from other: FailureSetting) -> FailureSetting {
    FailureSetting(
      threshold: threshold ?? other.threshold,
      failsOnReview: failsOnReview ?? other.failsOnReview,
      failsOnNewReview: failsOnNewReview ?? other.failsOnNewReview)
  }
}
