internal import Auditing

/// Applies a baseline to the screens of a run and counts which entries still match.
public struct BaselineMatcher: Sendable {
  public let baseline: Baseline
  /// The name of the file in messages.
  public let name: String
  private var left: [Baseline.Key: Int]
  /// The ids of all rules, run or not: an entry of a removed rule matches nothing.
  private let knownRules: Set<String>
  /// The rules that ran on each file.
  private var judged: [String: Set<String>] = [:]

  public init(_ baseline: Baseline, name: String, knownRules: Set<String>) {
    self.baseline = baseline
    self.knownRules = knownRules
    self.name = name
    left = baseline.counts
  }

  /// Marks the findings of a screen that are in the baseline.
  ///
  /// - Parameter file: the name of the screen's file in the baseline.
  public mutating func apply(to screen: inout JudgedScreen, file: String) {
    judged[file, default: []].formUnion(screen.audit.rulesRun.map(\.id))
    for index in screen.audit.findings.indices
    where screen.audit.findings[index].status == .open {
      let key = Baseline.Key(screen.audit.findings[index], in: screen, file: file)
      guard let count = left[key], count > 0 else { continue }
      left[key] = count - 1
      screen.audit.findings[index].status = .baselined
      screen.audit.findings[index].statusReason = "in \(name)"
    }
  }

  /// The entries that match less than they count, or nothing, without those of files and rules that
  /// were not checked.
  ///
  /// - Parameter exists: whether a file still exists, by its name in the baseline.
  public func staleEntries(exists: (String) -> Bool) -> [PolicyWarning] {
    baseline.entries.filter { (left[$0.key] ?? 0) > 0 && isJudged($0.key, exists: exists) }.map {
      let key = $0.key
      let place = SourcePosition(file: name, line: baseline.lines[key] ?? 1, column: 1)
      let found = $0.count - (left[key] ?? 0)
      let times = found == 1 ? "once" : "\(found) times"
      let what = found == 0 ? "no longer occurs" : "occurs \(times), not \($0.count) times"
      let change = found == 0 ? "remove it" : "correct the count"
      return PolicyWarning(
        place, "\(key.rule) at \(key.element) in \(key.file) \(what); \(change) with --prune")
    }
  }

  /// The baseline without stale entries.
  ///
  /// - Parameter current: the current content of the file, if another process may have changed it.
  public func pruned(_ current: Baseline? = nil, exists: (String) -> Bool) -> Baseline {
    var pruned = current ?? baseline
    for (key, rest) in left where rest > 0 && isJudged(key, exists: exists) {
      let count = min(pruned.counts[key] ?? 0, (baseline.counts[key] ?? 0) - rest)
      pruned.counts[key] = count > 0 ? count : nil
    }
    return pruned
  }

  /// A new baseline, with the old entries of files and rules that were not checked.
  public func replaced(by new: Baseline, exists: (String) -> Bool) -> Baseline {
    var result = new
    for (key, count) in baseline.counts where !isJudged(key, exists: exists) {
      result.counts[key] = count
    }
    return result
  }

  /// The entries of files and rules that the run did not check.
  public func entriesOutsideRun(exists: (String) -> Bool) -> [Baseline.Key] {
    baseline.counts.keys.filter { !isJudged($0, exists: exists) }
  }

  private func isJudged(_ key: Baseline.Key, exists: (String) -> Bool) -> Bool {
    guard let rules = judged[key.file] else { return !exists(key.file) }
    return rules.contains(key.rule) || !knownRules.contains(key.rule)
  }
}
