internal import Auditing

/// Which findings share a line: the same on several captures, and the criteria of one target's size.
struct FindingGrouping {
  struct Candidate {
    let rule: String
    let fingerprint: Fingerprint
    let outcome: Outcome
    /// A configuration may weigh the same finding differently in another file.
    let severity: Severity
    let place: FindingPlace
  }

  private struct FindingKey: Hashable {
    let fingerprint: Fingerprint
    /// Its number among those with the fingerprint on its screen: a rule may report an element
    /// twice.
    let number: Int
    let severity: Severity
  }

  private struct TargetKey: Hashable {
    let place: FindingPlace
    let outcome: Outcome
  }

  private var onScreen: [Fingerprint: Int] = [:]
  private var byFinding: [FindingKey: Int] = [:]
  private var byTarget: [TargetKey: Int] = [:]
  private var count = 0

  /// Called before the findings of each screen.
  mutating func openScreen() { onScreen.removeAll(keepingCapacity: true) }

  /// The index of the group of a finding; that of a new group is the number of those before.
  mutating func index(of finding: Candidate) -> Int {
    onScreen[finding.fingerprint, default: 0] += 1
    let key = FindingKey(
      fingerprint: finding.fingerprint, number: onScreen[finding.fingerprint, default: 1],
      severity: finding.severity)
    if let index = byFinding[key] { return index }
    let isAboutTargetSize = finding.rule.hasPrefix("target-size-")
    let target = TargetKey(place: finding.place, outcome: finding.outcome)
    let index = isAboutTargetSize ? byTarget[target] ?? count : count
    // On the next capture it belongs to the same group.
    byFinding[key] = index
    if isAboutTargetSize { byTarget[target] = index }
    if index == count { count += 1 }
    return index
  }
}
