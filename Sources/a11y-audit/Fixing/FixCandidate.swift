internal import Auditing
internal import Fixing
internal import Platform
internal import Reports

/// An open finding with a fix that can be written.
struct FixCandidate {
  /// The facts about a finding that do not change with attributes.
  struct Key: Hashable, Comparable {
    let source: String
    /// The index of the screen in its file.
    let screen: Int
    let element: String
    let rule: String

    static func < (one: Key, other: Key) -> Bool {
      (one.source, one.screen, one.element, one.rule)
        < (other.source, other.screen, other.element, other.rule)
    }
  }

  let key: Key
  let format: FixableFormat
  let change: PropertyChange
  /// The effect of the fix.
  let sentence: String

  static func all(in report: AuditReport) -> [FixCandidate] {
    report.numberedScreens.flatMap { number, screen -> [FixCandidate] in
      guard let format = FixableFormat(rawValue: screen.format),
        screen.source != InputFile.standardInput
      else { return [] }
      return screen.findings.compactMap { finding in
        guard finding.status == .open, let fix = finding.fix, let change = PropertyChange(finding)
        else { return nil }
        return FixCandidate(
          key: Key(finding, in: screen, number), format: format, change: change,
          sentence: fix.sentence)
      }
    }
  }
}

extension FixCandidate {
  /// The findings with autofixes that are no longer there, by their files.
  static func resolved(_ first: AuditReport, _ last: AuditReport) -> [String: Set<Fingerprint>] {
    var left: Set<Key> = []
    for (number, screen) in last.numberedScreens {
      for finding in screen.findings where finding.status == .open {
        left.insert(Key(finding, in: screen, number))
      }
    }
    var resolved: [String: Set<Fingerprint>] = [:]
    for (number, screen) in first.numberedScreens {
      for finding in screen.findings
      where finding.isFixable && !left.contains(Key(finding, in: screen, number)) {
        resolved[screen.source, default: []].insert(finding.fingerprint)
      }
    }
    return resolved
  }
}

extension FixCandidate.Key {
  init(_ finding: FindingReport, in screen: ScreenReport, _ number: Int) {
    self.init(
      source: screen.source, screen: number, element: finding.element.path,
      rule: finding.rule.id)
  }
}

/// The faults after an attempt: findings that remain, and new findings.
struct FixFaults {
  private var remaining: Set<FixCandidate.Key> = []
  private var new: Set<FixCandidate.Key> = []
  private var isUnreadable = false
  private let tried: Set<FixCandidate.Key>

  init(of tried: Set<FixCandidate.Key>, before: AuditReport, after: AuditReport) {
    self.tried = tried
    isUnreadable = after.unreadable.count > before.unreadable.count
    let old = Self.counts(before)
    for (key, count) in Self.counts(after) {
      if tried.contains(key) { remaining.insert(key) }
      if count > old[key] ?? 0 { new.insert(key) }
    }
  }

  /// The files with new findings.
  var newSources: Set<String> { Set(new.map(\.source)) }

  var isEmpty: Bool { remaining.isEmpty && new.isEmpty && !isUnreadable }

  /// The fixes whose finding remains, or whose element has a new one.
  var guilty: Set<FixCandidate.Key> {
    let elements = Set(new.map(Self.place))
    return remaining.union(tried.filter { elements.contains(Self.place($0)) })
  }

  /// Why the attempted fix was undone.
  var reason: String {
    if isUnreadable { return "the file could not be read any more" }
    let rules = Set(new.map(\.rule)).sorted()
    return rules.isEmpty
      ? "the finding would still be there" : "it would cause \(rules.joined(separator: ", "))"
  }

  private static func place(_ key: FixCandidate.Key) -> [String] {
    [key.source, "\(key.screen)", key.element]
  }

  private static func counts(_ report: AuditReport) -> [FixCandidate.Key: Int] {
    var counts: [FixCandidate.Key: Int] = [:]
    for (number, screen) in report.numberedScreens {
      for finding in screen.findings where finding.status == .open {
        counts[FixCandidate.Key(finding, in: screen, number), default: 0] += 1
      }
    }
    return counts
  }
}

extension AuditReport {
  /// The screens, each with its index in its file.
  fileprivate var numberedScreens: [(number: Int, screen: ScreenReport)] {
    var counts: [String: Int] = [:]
    return screens.map { screen in
      defer { counts[screen.source, default: 0] += 1 }
      return (counts[screen.source, default: 0], screen)
    }
  }
}
