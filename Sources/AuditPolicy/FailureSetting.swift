public import Auditing

/// Which findings fail a run; nil where it is left open.
public struct FailureSetting: Hashable, Sendable {
  /// The severity from which findings fail a run.
  public enum Threshold: String, CaseIterable, Hashable, Sendable {
    case error, warning, note, never

    /// nil where nothing fails.
    public var severity: Severity? { Severity(rawValue: rawValue) }
  }

  public var threshold: Threshold?
  /// Whether findings that need review fail.
  public var failsOnReview: Bool?
  /// Whether those fail that are not in the baseline.
  public var failsOnNewReview: Bool?

  public init(
    threshold: Threshold? = nil, failsOnReview: Bool? = nil, failsOnNewReview: Bool? = nil
  ) {
    self.threshold = threshold
    self.failsOnReview = failsOnReview
    self.failsOnNewReview = failsOnNewReview
  }

  /// The setting, with that of another for what it leaves open.
  public func filledIn(from other: FailureSetting) -> FailureSetting {
    FailureSetting(
      threshold: threshold ?? other.threshold,
      failsOnReview: failsOnReview ?? other.failsOnReview,
      failsOnNewReview: failsOnNewReview ?? other.failsOnNewReview)
  }
}
