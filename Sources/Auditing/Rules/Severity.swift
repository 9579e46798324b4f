/// How much a finding weighs; an error gates a build by default.
public enum Severity: String, CaseIterable, Comparable, Hashable, Sendable {
  case note, warning, error

  /// The lightest first.
  var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
}

/// Whether a rule is sure.
public enum Outcome: String, CaseIterable, Hashable, Sendable {
  /// It is a defect.
  case fail
  /// A person must decide: the file does not say enough.
  case review
}

/// Whether a finding still counts.
public enum Status: String, CaseIterable, Hashable, Sendable {
  case open, suppressed, baselined
}

/// A criterion of a standard that a finding falls under.
public struct Criterion: Hashable, Sendable {
  /// The number of a success criterion of WCAG 2.2, such as `4.1.2`.
  public let wcag: String

  public static func wcag(_ number: String) -> Criterion { Criterion(wcag: number) }
}
