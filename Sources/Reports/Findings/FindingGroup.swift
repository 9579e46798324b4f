internal import Auditing

/// Findings that share one line of the text report: the same finding on several captures, and the
/// three criteria of one target's size.
struct FindingGroup {
  private(set) var findings: [FindingReport]
  /// The index of the first screen that has it.
  let screen: Int
  /// Each once.
  private(set) var places: [FindingPlace]
  /// The ids of the rules, each once.
  private(set) var rules: [String]
  /// The other findings that its fix resolves.
  private(set) var parts: FindingParts
  /// The same positions as a set: one finding may be on twenty thousand captures.
  private var knownPlaces: Set<FindingPlace>

  /// Whether it fails the run on any of its captures.
  var fails: Bool { findings.contains(where: \.fails) }
  /// Whether forms for people count but do not show it.
  var isHidden: Bool { findings[0].isHidden }

  /// The autofix of it, or those of the findings that its fix resolves; each completes “autofix:”.
  var autofixLines: [String] {
    findings[0].autofixLine.map { [$0] } ?? parts.autofixes.map { PlainLine($0.sentence).text }
  }

  /// The groups of the findings that count.
  static func groups(of report: AuditReport) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var grouping = FindingGrouping()
    let folded = FoldedFindings(report)
    for (number, screen) in report.screens.enumerated() {
      grouping.openScreen()
      for finding in screen.findings where finding.counts {
        let place = FindingPlace(of: finding, in: screen.source)
        let index = grouping.index(
          of: .init(
            rule: finding.rule.id, fingerprint: finding.fingerprint, outcome: finding.outcome,
            severity: finding.severity, place: place))
        if index < groups.count {
          groups[index].add(finding, at: place)
        } else {
          groups.append(
            FindingGroup(
              finding, at: place, screen: number,
              parts: folded.parts(of: finding, in: screen)))
        }
      }
    }
    return groups
  }

  private init(
    _ finding: FindingReport, at place: FindingPlace, screen: Int, parts: FindingParts
  ) {
    self.parts = parts
    findings = [finding]
    self.screen = screen
    places = [place]
    knownPlaces = [place]
    rules = [finding.rule.id]
  }

  private mutating func add(_ finding: FindingReport, at place: FindingPlace) {
    findings.append(finding)
    if knownPlaces.insert(place).inserted { places.append(place) }
    if !rules.contains(finding.rule.id) { rules.append(finding.rule.id) }
  }
}
