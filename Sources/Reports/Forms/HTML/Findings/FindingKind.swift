internal import Auditing

/// The kind of a finding on the page: its severity, or why it does not count.
///
/// Each kind has a word, a letter and a shape; none is shown by colour alone.
enum FindingKind: String, CaseIterable {
  case error, warning, note, review, suppressed, baselined

  /// The kinds that count.
  static let open: [FindingKind] = [.error, .warning, .note, .review]

  init(_ finding: FindingReport) {
    switch (finding.status, finding.outcome, finding.severity) {
    case (.suppressed, _, _): self = .suppressed
    case (.baselined, _, _): self = .baselined
    case (.open, .review, _): self = .review
    case (.open, .fail, .error): self = .error
    case (.open, .fail, .warning): self = .warning
    case (.open, .fail, .note): self = .note
    }
  }

  var word: String {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .note: "Note"
    case .review: "Review"
    case .suppressed: "Suppressed"
    case .baselined: "In the baseline"
    }
  }

  /// After a number.
  func counted(_ number: Int) -> String {
    switch self {
    case .error, .warning, .note: rawValue + (number == 1 ? "" : "s")
    case .review: "to review"
    case .suppressed: "suppressed"
    case .baselined: "in the baseline"
    }
  }

  var letter: String { self == .review ? "?" : String(word.prefix(1)) }
}

extension FindingReport {
  /// Its kind if it counted.
  var openKind: FindingKind {
    if outcome == .review { return .review }
    return switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
