internal import AccessibilityModel

extension ScreenAudit {
  /// For each finding, the fingerprint of the one that it is part of; nil if it is counted by
  /// itself.
  ///
  /// - Parameters:
  ///   - run: the causes on earlier screens.
  ///   - source: the name of the screen's file in reports.
  public func causes(_ run: inout RunCauses, in source: String) -> [Fingerprint?] {
    var finder = CauseFinder(findings, in: context)
    let firsts = finder.firsts(of: causes)
    let prints = findings.map(fingerprint(of:))
    let onOthers = findings.indices.map { index in
      firsts[index] == nil
        ? run.first(like: index, of: self, in: source, fingerprint: prints[index]) : nil
    }
    return findings.indices.map { index in
      // The first of a screen may itself be part of a finding on an earlier one.
      guard let first = firsts[index].map({ onOthers[$0] ?? prints[$0] }) else {
        return onOthers[index]
      }
      return first == prints[index] ? nil : first
    }
  }
}

/// Finds the findings of a screen that share one cause.
private struct CauseFinder {
  private let findings: [Finding]
  private let context: AuditContext
  /// The findings that are not suppressed, by rule and element.
  private let places: [Finding.Location: [Int]]
  /// The same by rule, in document order.
  private let byRule: [String: [Int]]
  /// For each finding, the one that it is part of, which may itself be part of another.
  private var firsts: [Int?]

  init(_ findings: [Finding], in context: AuditContext) {
    self.findings = findings
    self.context = context
    let counted = findings.indices.filter { findings[$0].status != .suppressed }
    places = Dictionary(grouping: counted) { findings[$0].location }
    byRule = Dictionary(grouping: counted) { findings[$0].rule.id }
      .mapValues { $0.sorted { findings[$0].element < findings[$1].element } }
    firsts = [Int?](repeating: nil, count: findings.count)
  }

  /// For each finding, the one that it is part of; nil if it is counted by itself.
  mutating func firsts(of causes: [SharedCause]) -> [Int?] {
    for cause in causes {
      for first in byRule[cause.first] ?? [] {
        let root = root(of: first)
        for other in others(of: first, cause)
        where canStand(root, for: other) {
          firsts[other] = root
        }
      }
    }
    return firsts.indices.map { firsts[$0] == nil ? nil : root(of: $0) }
  }

  /// A new finding is never hidden below one in the baseline.
  private func canStand(_ root: Int, for other: Int) -> Bool {
    firsts[other] == nil && other != root && findings[other].status == findings[root].status
      && !findings[other].outweighs(findings[root])
  }

  /// Terminates: a finding becomes part of another only if both were counted by themselves.
  private func root(of index: Int) -> Int {
    var root = index
    while let next = firsts[root] { root = next }
    return root
  }

  private func others(of first: Int, _ cause: SharedCause) -> [Int] {
    let element = findings[first].element
    return cause.others.flatMap { rule -> [Int] in
      switch cause.reach {
      case .element: return places[Finding.Location(rule: rule, element: element)] ?? []
      case .subtree: return findings(of: rule, in: context.screen.subtree(of: element))
      case .related:
        return findings[first].related
          .flatMap { places[Finding.Location(rule: rule, element: $0)] ?? [] }
          .filter { findings[$0].related.contains(element) }
      }
    }
  }

  private func findings(of rule: String, in elements: Range<Int>) -> [Int] {
    let all = byRule[rule] ?? []
    let start = all.indices.partitioningIndex { findings[all[$0]].element >= elements.lowerBound }
    return all[start...].prefix { findings[$0].element < elements.upperBound }.map(\.self)
  }
}

extension Finding {
  /// Whether it may fail a run when the other does not.
  fileprivate func outweighs(_ other: Finding) -> Bool {
    if outcome != other.outcome { return outcome == .fail }
    return severity > other.severity
  }
}
