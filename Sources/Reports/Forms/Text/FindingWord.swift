internal import Auditing

/// The word before the message of a finding: its severity, or that it needs review.
enum FindingWord: String, CaseIterable {
  case error, warning, note, review

  init(_ finding: FindingReport) { self.init(finding.outcome, finding.severity) }

  init(_ outcome: Outcome, _ severity: Severity) {
    switch (outcome, severity) {
    case (.review, _): self = .review
    case (.fail, .error): self = .error
    case (.fail, .warning): self = .warning
    case (.fail, .note): self = .note
    }
  }

  /// Select Graphic Rendition: red, yellow, blue, cyan
  /// (https://www.ecma-international.org/publications-and-standards/standards/ecma-48/).
  var color: Int {
    switch self {
    case .error: 31
    case .warning: 33
    case .note: 34
    case .review: 36
    }
  }
}
