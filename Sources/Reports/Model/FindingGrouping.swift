/// Which findings are one to people: the same on several captures, and the criteria of one target's size.
struct FindingGrouping {
  /// What decides it, for findings of this run and of an earlier one.
  struct Candidate {
    let rule: String
    let fingerprint: String
    let outcome: String
    /// A configuration may weigh the same finding differently in another file.
    let severity: String
    /// `file:line:column`.
    let place: String
  }

  private struct FindingKey: Hashable {
    let fingerprint: String
    /// Which of those with the fingerprint it is on its screen: a rule may find two things at one element.
    let number: Int
    let severity: String
  }

  private struct TargetKey: Hashable {
    let place: String
    let outcome: String
  }

  private var onScreen: [String: Int] = [:]
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
