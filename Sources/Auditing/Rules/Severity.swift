/// The weight of a finding; by default an error fails the run.
public enum Severity: String, CaseIterable, Comparable, Hashable, Sendable {
  case note, warning, error

  /// Lightest first.
  var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// One level less; a note stays one.
  var lighter: Severity {
    switch self {
    case .error: .warning
    case .warning, .note: .note
    }
  }

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
}

/// How certain a finding is.
public enum Outcome: String, CaseIterable, Hashable, Sendable {
  /// It is a defect.
  case fail
  /// A person must decide: the file does not include enough data.
  case review
}

/// Whether a finding still counts.
public enum Status: String, CaseIterable, Hashable, Sendable {
  case open, suppressed, baselined
}

/// A criterion of a standard that a finding relates to.
public struct Criterion: Hashable, Sendable {
  /// The number of a success criterion of WCAG 2.2, such as `4.1.2`.
  public let wcag: String

  public static func wcag(_ number: String) -> Criterion { Criterion(wcag: number) }
}
