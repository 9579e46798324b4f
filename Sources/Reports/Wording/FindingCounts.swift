internal import Auditing

/// How many findings fail and how many need review, as a form for people counts them: the same
/// finding on several captures once, and notes apart.
struct FindingCounts {
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var reviews = 0
  /// Failing or to review.
  private(set) var notes = 0

  init(_ groups: [FindingGroup]) {
    for group in groups {
      let finding = group.findings[0]
      switch (finding.outcome, finding.severity) {
      case (_, .note): notes += 1
      case (.review, _): reviews += 1
      case (.fail, .error): errors += 1
      case (.fail, .warning): warnings += 1
      }
    }
  }

  var isEmpty: Bool { errors + warnings + reviews + notes == 0 }

  /// Those that there are: `1 error, 2 warnings, 3 to review`.
  var words: String { parts.joined(separator: ", ") }

  private var parts: [String] {
    var parts: [String] = []
    if errors > 0 { parts.append(SummaryText.count(errors, "error")) }
    if warnings > 0 { parts.append(SummaryText.count(warnings, "warning")) }
    if reviews > 0 { parts.append("\(reviews.grouped) to review") }
    if notes > 0 { parts.append(SummaryText.count(notes, "note")) }
    return parts
  }
}

extension Int {
  /// In decimal, with a comma before each three digits: `1,000,008`.
  var grouped: String {
    let digits = Array(String(magnitude).utf8)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return text
  }
}
