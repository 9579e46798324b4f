internal import Auditing
internal import Fixing
internal import Platform
internal import Reports

/// Searches for fixes that succeed, in rounds; each round is audited before it counts.
///
/// The files are edited in memory: an edit is undone if its finding remains, or a new one appears.
struct FixSearch {
  private let audit: AuditRun
  private let paths: [String]

  /// The contents with the successful fixes, by the names of the files in reports.
  private(set) var contents: [String: [UInt8]]
  /// The findings with the current contents.
  private(set) var current: AuditReport
  /// Why findings were not fixed.
  private(set) var reasons: [FixCandidate.Key: String] = [:]

  /// - Parameters:
  ///   - audit: a run that has not begun.
  ///   - paths: the audited files; those without contents are not edited.
  init(
    _ audit: AuditRun, on paths: [String], contents: [String: [UInt8]]
  ) throws(RunError) {
    self.audit = audit
    self.paths = paths
    self.contents = contents
    current = try audit.report(on: paths, contents: contents)
  }

  /// Tries all fixes until no more succeed.
  mutating func settle() throws(RunError) {
    // A fix that failed at first may succeed after others.
    repeat { reasons = [:] } while try pass()
  }

  /// Tries each fix until it succeeds or there is a reason for its failure.
  ///
  /// - Returns: whether any succeeded.
  private mutating func pass() throws(RunError) -> Bool {
    var isFixed = false
    while true {
      let before = reasons.count
      let held = try attempt(Set(candidates.map(\.key)))
      isFixed = isFixed || held
      // A fix in conflict with another is tried after that one.
      if !held, reasons.count == before { return isFixed }
    }
  }

  /// The fixes to try.
  private var candidates: [FixCandidate] {
    FixCandidate.all(in: current).filter {
      reasons[$0.key] == nil && contents[$0.key.source] != nil
    }
  }

  /// Tries fixes together, and in halves if that fails.
  ///
  /// - Returns: whether any of them succeeded.
  private mutating func attempt(_ keys: Set<FixCandidate.Key>) throws(RunError) -> Bool {
    let (edited, tried) = edit(candidates.filter { keys.contains($0.key) })
    guard !tried.isEmpty else { return false }
    let after = try audit.report(on: paths, contents: edited)
    let faults = FixFaults(of: Set(tried), before: current, after: after)
    if faults.isEmpty {
      contents = edited
      current = after
      return true
    }
    if tried.count == 1 {
      reasons[tried[0]] = faults.reason
      return false
    }
    // Fixes with their own faults are dropped first; otherwise each half is tried.
    let guilty = faults.guilty
    if !guilty.isEmpty, guilty.count < tried.count {
      var isFixed = try attempt(Set(tried).subtracting(guilty))
      for key in tried where guilty.contains(key) { isFixed = try attempt([key]) || isFixed }
      return isFixed
    }
    let half = tried.count / 2
    let head = try attempt(Set(tried.prefix(half)))
    let tail = try attempt(Set(tried.dropFirst(half)))
    return head || tail
  }

  /// The contents with the fixes applied, and the fixes that could be applied.
  private mutating func edit(
    _ candidates: [FixCandidate]
  ) -> ([String: [UInt8]], [FixCandidate.Key]) {
    var edited = contents
    var tried: [FixCandidate.Key] = []
    for (source, candidates) in Dictionary(grouping: candidates, by: \.key.source) {
      guard let bytes = contents[source], let format = candidates.first?.format else { continue }
      do throws(FixObstacle) {
        let file = try SourceFile(bytes, format: format)
        let plan = file.plan(candidates.map(\.change))
        edited[source] = file.bytes(applying: plan.edits)
        for (number, candidate) in candidates.enumerated() {
          switch plan.obstacles[number] {
          case nil: tried.append(candidate.key)
          // It is tried again once the other is written.
          case .conflict: break
          case .some(let obstacle): reasons[candidate.key] = obstacle.description
          }
        }
      } catch {
        for candidate in candidates { reasons[candidate.key] = error.description }
      }
    }
    return (edited, Set(tried).sorted())
  }
}

extension AuditRun {
  /// Audits again, with the given contents instead of the files'.
  func report(
    on paths: [String], contents: [String: [UInt8]]
  ) throws(RunError) -> AuditReport {
    var run = self
    run.isRepeated = true
    run.contents = contents
    return try run.report(on: paths)
  }
}
