internal import AccessibilityModel
internal import AuditPolicy
internal import Auditing
internal import CommandSupport
internal import HierarchyReading
internal import Platform

/// Audits the groups of a run in batches of so many elements: what a report shows of them is kept,
/// the screens themselves are not, so that a folder of any size takes the memory of one batch.
struct AuditBatches {
  /// Audits in the order of the files, and the files that could not be read a second time.
  struct Batch {
    var audits: [CaptureAudit] = []
    var unreadable: [HierarchyReadingError] = []
  }

  /// The elements from which a batch is full: a second of work for two processors.
  private static let size = 100_000
  /// What a capture takes besides its elements, as so many of them.
  private static let captureWeight = 100

  /// The last comes next: what has been taken from the end of an array is let go of.
  private var rest: [CaptureGroup]
  private let loader: InputLoader
  private let progress: ProgressLines
  /// By position: what was audited before its turn.
  private var waiting: [Int: [CaptureAudit]] = [:]
  /// The position of the next capture to be handed out.
  private var position = 0

  init(
    _ groups: [CaptureGroup], loader: InputLoader, progress: ProgressLines = ProgressLines()
  ) {
    rest = groups.sorted { $0.positions[0] > $1.positions[0] }
    self.loader = loader
    self.progress = progress
    progress.beginAuditing(groups.reduce(0) { $0 + $1.positions.count })
  }

  /// Audits the next groups, several at a time; nil after the last.
  mutating func next() -> Batch? {
    guard !rest.isEmpty else { return nil }
    let groups = takeGroups()
    var batch = Batch()
    let loader = loader
    let progress = progress
    let outcomes = ConcurrentMap.map(groups) { group in
      let work = progress.checking(group.weight, files: group.positions.count)
      defer { work.end() }
      return group.outcome(by: loader)
    }
    for (group, outcome) in zip(groups, outcomes) {
      for (position, found) in zip(group.positions, outcome.audits) { waiting[position] = found }
      batch.unreadable += outcome.unreadable
    }
    batch.unreadable.sort { $0.source < $1.source }
    let end = rest.last?.positions[0] ?? .max
    while position < end, let found = waiting.removeValue(forKey: position) {
      batch.audits += found
      position += 1
    }
    return batch
  }

  /// The largest first, so that no thread is left alone with one at the end.
  private mutating func takeGroups() -> [CaptureGroup] {
    var groups: [CaptureGroup] = []
    var weight = 0
    while weight < Self.size, let group = rest.popLast() {
      groups.append(group)
      weight += group.weight + Self.captureWeight * group.positions.count
    }
    return groups.sorted { ($1.weight, $0.positions[0]) < ($0.weight, $1.positions[0]) }
  }
}
