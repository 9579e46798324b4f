internal import Auditing

/// A finding that still counts, with what sets it apart from all others of the run.
struct OpenFinding {
  let finding: FindingReport
  let screen: ScreenReport
  /// Which of those of the same rule, fingerprint and file it is, from 1: the two orientations of a
  /// screen share a fingerprint, and so may elements without any difference.
  let occurrence: Int

  var source: String { screen.source }
  var element: ElementReport { finding.element }

  /// In the order of the report.
  static func all(in report: AuditReport) -> [OpenFinding] {
    var counts: [Key: Int] = [:]
    return report.screens.flatMap { screen in
      screen.findings.lazy.filter(\.counts).map { finding in
        let key = Key(source: screen.source, fingerprint: finding.fingerprint)
        counts[key, default: 0] += 1
        return OpenFinding(
          finding: finding, screen: screen, occurrence: counts[key, default: 1])
      }
    }
  }

  private struct Key: Hashable {
    let source: String
    let fingerprint: Fingerprint
  }
}

extension [OpenFinding] {
  /// The weightiest findings, in their order; what a platform would drop is left out by us, so that
  /// the report can say so.
  func weightiest(_ limit: Int) -> [OpenFinding] {
    guard count > limit else { return self }
    let weights = map(\.finding.weight)
    let kept = indices.sorted { (weights[$0], $1) > (weights[$1], $0) }
    return kept.prefix(limit).sorted().map { self[$0] }
  }
}

extension FindingReport {
  /// What fails weighs more than what a person must decide.
  var weight: Int {
    let severity = Severity.allCases.firstIndex(of: severity) ?? 0
    return outcome == .fail ? severity + Severity.allCases.count : severity
  }
}
