internal import AccessibilityModel
internal import AuditPolicy
internal import Auditing
internal import CommandSupport
internal import HierarchyReading
internal import Platform

/// Audits the groups of a run in batches of a number of elements. It keeps the reported data but
/// not the screens, so that a folder of any size needs the memory of one batch.
struct AuditBatches {
  /// Audits in file order, and the files that could not be read a second time.
  struct Batch {
    var audits: [CaptureAudit] = []
    var unreadable: [HierarchyReadingError] = []
  }

  /// The number of elements in a full batch: a second of work for two processors.
  private static let size = 100_000
  /// The overhead of a capture, as a number of elements.
  private static let captureWeight = 100

  /// In reverse order, so that elements are removed from the end.
  private var rest: [CaptureGroup]
  private let loader: InputLoader
  private let progress: ProgressLines
  /// By position: audits that were completed out of order.
  private var waiting: [Int: [CaptureAudit]] = [:]
  /// The position of the next capture to be returned.
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

  /// Largest first, so that no thread ends with a large group alone.
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
