internal import Auditing

/// A finding that counts, with a number that makes it unique in the run.
///
/// It refers to the report, without a copy: copies of 128,700 findings and their screens took 100
/// MB.
struct OpenFinding {
  private let screens: [ScreenReport]
  private let position: (screen: Int, finding: Int)
  /// Its number among those with the same rule, fingerprint and file, from 1: the two orientations
  /// of a screen share a fingerprint, and so may indistinguishable elements.
  let occurrence: Int

  var screen: ScreenReport { screens[position.screen] }
  var finding: FindingReport { screens[position.screen].findings[position.finding] }
  var source: String { screens[position.screen].source }
  var element: ElementReport { finding.element }

  /// In the order of the report.
  static func all(in report: AuditReport) -> [OpenFinding] {
    var counts: [Key: Int] = [:]
    var all: [OpenFinding] = []
    for (index, screen) in report.screens.enumerated() {
      for (number, finding) in screen.findings.enumerated() where finding.counts {
        let key = Key(source: screen.source, fingerprint: finding.fingerprint)
        counts[key, default: 0] += 1
        all.append(
          OpenFinding(
            screens: report.screens, position: (index, number), occurrence: counts[key, default: 1])
        )
      }
    }
    return all
  }

  private struct Key: Hashable {
    let source: String
    let fingerprint: Fingerprint
  }
}

extension [OpenFinding] {
  /// The most severe findings, in their order. A platform would silently drop the rest, so the
  /// report leaves them out and says so.
  func weightiest(_ limit: Int) -> [OpenFinding] {
    guard count > limit else { return self }
    let weights = map(\.finding.weight)
    let kept = indices.sorted { (weights[$0], $1) > (weights[$1], $0) }
    return kept.prefix(limit).sorted().map { self[$0] }
  }
}

extension FindingReport {
  /// Failures weigh more than findings that need review.
  var weight: Int {
    let severity = Severity.allCases.firstIndex(of: severity) ?? 0
    return outcome == .fail ? severity + Severity.allCases.count : severity
  }
}
