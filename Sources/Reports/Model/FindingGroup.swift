internal import Auditing
internal import Platform

/// Findings that share one line of the text report: the same finding on several captures, and
/// the three criteria of one target's size.
struct FindingGroup {
  private(set) var findings: [FindingReport]
  /// The index of the first screen that has it.
  let screen: Int
  /// `file:line:column`, each once.
  private(set) var places: [String]
  /// The ids of the rules, each once.
  private(set) var rules: [String]
  /// What its fix resolves besides, a line each.
  private(set) var partLines: [String]
  /// The same places: one finding may be on twenty thousand captures.
  private var knownPlaces: Set<String>

  private struct Key: Hashable {
    let fingerprint: Fingerprint
    let message: String
    /// A configuration may weigh the same finding differently in another file.
    let severity: Severity
  }

  private struct TargetKey: Hashable {
    let place: String
    let outcome: Outcome
  }

  static func groups(of report: AuditReport) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var byFinding: [Key: Int] = [:]
    var byTarget: [TargetKey: Int] = [:]
    let folded = FoldedFindings(report)
    for (number, screen) in report.screens.enumerated() {
      for finding in screen.findings where finding.counts {
        let place = Self.place(of: finding, in: screen)
        let key = Key(
          fingerprint: finding.fingerprint, message: finding.message, severity: finding.severity)
        let target = TargetKey(place: place, outcome: finding.outcome)
        if let index = byFinding[key] {
          groups[index].add(finding, at: place)
        } else if finding.isAboutTargetSize, let index = byTarget[target] {
          // On the next capture it belongs to the same line.
          byFinding[key] = index
          groups[index].add(finding, at: place)
        } else {
          byFinding[key] = groups.count
          if finding.isAboutTargetSize { byTarget[target] = groups.count }
          groups.append(
            FindingGroup(
              finding, at: place, screen: number,
              partLines: folded.lines(for: finding, in: screen)))
        }
      }
    }
    return groups
  }

  private init(_ finding: FindingReport, at place: String, screen: Int, partLines: [String]) {
    self.partLines = partLines
    findings = [finding]
    self.screen = screen
    places = [place]
    knownPlaces = [place]
    rules = [finding.rule.id]
  }

  private mutating func add(_ finding: FindingReport, at place: String) {
    findings.append(finding)
    if knownPlaces.insert(place).inserted { places.append(place) }
    if !rules.contains(finding.rule.id) { rules.append(finding.rule.id) }
  }

  private static func place(of finding: FindingReport, in screen: ScreenReport) -> String {
    let element = finding.element
    return "\(TerminalText.safe(screen.source)):\(element.line):\(element.column)"
  }
}

extension FindingReport {
  fileprivate var isAboutTargetSize: Bool { rule.id.hasPrefix("target-size-") }
}
