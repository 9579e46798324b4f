/// How sure a finding is, by the facts that it rests on.
public enum Certainty: Hashable, Sendable {
  /// It is a defect.
  case certain
  /// A person must decide; why.
  case open(Reason)
  /// A fact that it rests on does not hold, so there is nothing to report; why.
  case moot(Reason)

  /// The outcome of a finding; `nil` if there is nothing to report.
  public var outcome: Outcome? {
    switch self {
    case .certain: .fail
    case .open: .review
    case .moot: nil
    }
  }

  /// Why a person must decide.
  public var doubt: Reason? {
    if case .open(let reason) = self { reason } else { nil }
  }

  /// As sure as the least certain of two: moot, then open. Of two alike, the first.
  public func and(_ other: Certainty) -> Certainty {
    switch (self, other) {
    case (.moot, _): self
    case (_, .moot): other
    case (.certain, _): other
    case (.open, _): self
    }
  }

  /// - Parameter doubt: `nil` for a certain finding.
  init(_ doubt: Reason?) { self = doubt.map(Certainty.open) ?? .certain }
}
