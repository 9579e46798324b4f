internal import Auditing

/// The kind of a finding in the count and on the page: its severity, or why it does not count.
///
/// Each kind has a word, a letter and a shape; none is shown by colour alone.
enum FindingKind: String, CaseIterable {
  // The most severe first.
  case error, warning, note, review, suppressed, baselined

  /// The kinds that count.
  static let open: [FindingKind] = [.error, .warning, .note, .review]

  init(_ finding: FindingReport) {
    self.init(finding.status, finding.outcome, finding.severity)
  }

  init(_ status: Status, _ outcome: Outcome, _ severity: Severity) {
    switch (status, outcome, severity) {
    case (.suppressed, _, _): self = .suppressed
    case (.baselined, _, _): self = .baselined
    case (.open, .review, _): self = .review
    case (.open, .fail, .error): self = .error
    case (.open, .fail, .warning): self = .warning
    case (.open, .fail, .note): self = .note
    }
  }

  /// Its position among all kinds; the most severe is first.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

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
  var openKind: FindingKind { FindingKind(.open, outcome, severity) }
}
