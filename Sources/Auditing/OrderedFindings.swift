/// Findings in document order, of which lists can be made one.
struct OrderedFindings: Sendable {
  /// The last first: a list gives up what it holds from its end.
  private var findings: [Finding]

  /// Puts what several lists hold in order; what is alike keeps theirs.
  init(_ lists: consuming [[Finding]]) {
    findings = [Finding](turningRound: lists)
    findings.putInOrder(isLastFirst: true)
  }

  /// One list; of what is alike, that of the parts comes first.
  ///
  /// - Parameters:
  ///   - parts: each begins where the one before has ended, as a rule; but a rule may report another
  ///     element than it is asked about.
  ///   - others: what goes between.
  static func merge(
    _ parts: consuming [OrderedFindings], _ others: consuming OrderedFindings
  ) -> [Finding] {
    let areInOrder = followEachOther(parts)
    // Each list is taken out of what held it: what somebody else holds too is copied when it is popped.
    var others = (consume others).findings
    var merged: [Finding] = []
    merged.reserveCapacity(parts.reduce(others.count) { $0 + $1.findings.count })
    parts.reverse()
    while let next = parts.popLast() {
      var part = (consume next).findings
      while !part.isEmpty {
        let isOtherFirst =
          !others.isEmpty && comes(others.count - 1, of: others, before: part.count - 1, part)
        if let first = isOtherFirst ? others.popLast() : part.popLast() { merged.append(first) }
      }
    }
    while let first = others.popLast() { merged.append(first) }
    if !areInOrder { merged.putInOrder() }
    return merged
  }

  /// Whether no list begins before the one before it has ended.
  private static func followEachOther(_ lists: [OrderedFindings]) -> Bool {
    let lists = lists.map(\.findings).filter { !$0.isEmpty }
    return zip(lists, lists.dropFirst()).allSatisfy { list, next in
      !comes(next.count - 1, of: next, before: 0, list)
    }
  }

  /// The order of ``Swift/Array/putInOrder(isLastFirst:)``, asked of two findings: that one ranks all
  /// their rules, which is worth it for many alone.
  private static func comes(
    _ place: Int, of findings: [Finding], before other: Int, _ others: [Finding]
  ) -> Bool {
    let (element, otherElement) = (findings[place].element, others[other].element)
    if element != otherElement { return element < otherElement }
    let (severity, otherSeverity) = (findings[place].severity, others[other].severity)
    if severity != otherSeverity { return severity > otherSeverity }
    return findings[place].rule.id < others[other].rule.id
  }
}
