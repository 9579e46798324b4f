public import Auditing
internal import Platform

/// The number of findings of each kind: the one count that every form of a report states.
///
/// A finding counts once for each fingerprint, even if several captures, orientations and files
/// show it. One that is part of another does not count. If its captures differ, the most severe
/// kind counts. Suppressed findings and those in the baseline are counted separately, by the same
/// rule.
public struct FindingCounts: Hashable, Sendable {
  /// By the rank of the kind.
  private var numbers = [Int](repeating: 0, count: FindingKind.allCases.count)

  /// The findings of a report.
  public init(of report: AuditReport) { self.init(report.screens.lazy.flatMap(\.findings)) }

  /// The findings of a report with a status, by the kinds that they would have if they counted.
  public init(of report: AuditReport, asIfOpen status: Status) {
    var counter = FindingCounter<Fingerprint>()
    for finding in report.screens.lazy.flatMap(\.findings)
    where finding.status == status && finding.partOf == nil {
      counter.add(finding.openKind, finding.fingerprint)
    }
    self = counter.counts
  }

  init(_ findings: some Sequence<FindingReport>) {
    var counter = FindingCounter<Fingerprint>()
    for finding in findings where finding.partOf == nil {
      counter.add(FindingKind(finding), finding.fingerprint)
    }
    self = counter.counts
  }

  fileprivate init(_ kinds: some Sequence<FindingKind>) {
    for kind in kinds { numbers[kind.rank] += 1 }
  }

  init() {}

  subscript(kind: FindingKind) -> Int { numbers[kind.rank] }

  public var errors: Int { self[.error] }
  public var warnings: Int { self[.warning] }
  /// Findings that fail; all that need review are ``reviews``, at any severity.
  public var notes: Int { self[.note] }
  public var reviews: Int { self[.review] }
  public var suppressed: Int { self[.suppressed] }
  public var baselined: Int { self[.baselined] }

  /// The number of all findings that count.
  public var open: Int { FindingKind.open.reduce(0) { $0 + self[$1] } }
}

/// Counts each fingerprint once, for findings of this run or of an earlier one.
struct FindingCounter<Fingerprint: Hashable> {
  private struct Key: Hashable {
    let fingerprint: Fingerprint
    /// Open, suppressed or in the baseline: one file may suppress what another one reports.
    let status: Status
  }

  private var kinds: [Key: FindingKind] = [:]

  mutating func add(_ kind: FindingKind, _ fingerprint: Fingerprint) {
    let key = Key(fingerprint: fingerprint, status: kind.status)
    guard let known = kinds[key], known.rank <= kind.rank else {
      kinds[key] = kind
      return
    }
  }

  var counts: FindingCounts { FindingCounts(kinds.values) }
}

extension FindingKind {
  fileprivate var status: Status {
    switch self {
    case .error, .warning, .note, .review: .open
    case .suppressed: .suppressed
    case .baselined: .baselined
    }
  }
}

// MARK: - Words

extension FindingCounts {
  /// The order of every summary.
  private static let order: [FindingKind] = [
    .error, .warning, .review, .note, .suppressed, .baselined,
  ]

  /// The numbers that are not zero: `1 error, 2 warnings, 3 to review`.
  public var words: String { words(of: Self.order, always: []) }

  /// The same for a summary, which always states errors and warnings: `0 errors, 2 warnings`.
  var summary: String { words(of: Self.order, always: [.error, .warning]) }

  /// The same for the findings that count.
  var openSummary: String { words(of: Array(Self.order.prefix(4)), always: [.error, .warning]) }

  /// `1 suppressed, 2 in the baseline`; empty without any.
  var closedSummary: String { words(of: [.suppressed, .baselined], always: []) }

  private func words(of kinds: [FindingKind], always: [FindingKind]) -> String {
    kinds.filter { self[$0] > 0 || always.contains($0) }
      .map { "\(self[$0].grouped) \($0.counted(self[$0]))" }.joined(separator: ", ")
  }

  /// Why a form that lists a finding on each of its screens has more entries than findings; nil if
  /// it has the same number.
  ///
  /// - Parameter entry: the form's word for them: `results`.
  func remark(onListed count: Int, _ entries: String) -> String? {
    Self.remark(onListed: count, entries, for: open)
  }

  /// The same for a form that lists only some kinds.
  static func remark(onListed count: Int, _ entries: String, for findings: Int) -> String? {
    guard count != findings else { return nil }
    return "\(count.grouped) \(entries) for \(SummaryText.count(findings, "finding")): "
      + "each screen lists its own, and a finding counts once."
  }
}

extension AuditReport {
  /// How many findings that count each rule has, by its id.
  ///
  /// - Parameter isIncluded: whether to count a finding.
  func countsByRule(where isIncluded: (FindingReport) -> Bool = { _ in true }) -> [String: Int] {
    var prints: [String: Set<Fingerprint>] = [:]
    for finding in screens.lazy.flatMap(\.findings) where finding.counts && isIncluded(finding) {
      prints[finding.rule.id, default: []].insert(finding.fingerprint)
    }
    return prints.mapValues(\.count)
  }
}
