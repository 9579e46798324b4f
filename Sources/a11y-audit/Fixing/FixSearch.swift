internal import Auditing
internal import Fixing
internal import Platform
internal import Reports

/// Looks for the fixes that hold, in rounds, each of which is audited before it counts.
///
/// The files are edited in memory: an edit after which its finding is still there, or another one
/// is, is taken back.
struct FixSearch {
  private let audit: AuditRun
  private let paths: [String]

  /// What the files hold with the fixes that held, by what reports call them.
  private(set) var contents: [String: [UInt8]]
  /// What is found with the contents as they are.
  private(set) var current: AuditReport
  /// Why fixes are left, by their findings.
  private(set) var reasons: [FixCandidate.Key: String] = [:]

  /// - Parameters:
  ///   - audit: a run that has not begun.
  ///   - paths: what is audited; what is not among the contents is not touched.
  init(
    _ audit: AuditRun, on paths: [String], contents: [String: [UInt8]]
  ) throws(RunError) {
    self.audit = audit
    self.paths = paths
    self.contents = contents
    current = try audit.report(on: paths, contents: contents)
  }

  /// Tries all fixes until none is left that holds.
  mutating func settle() throws(RunError) {
    // What did not hold at first may do so once others did.
    repeat { reasons = [:] } while try pass()
  }

  /// Tries each fix until it held or there is a reason why not.
  ///
  /// - Returns: whether any held.
  private mutating func pass() throws(RunError) -> Bool {
    var isFixed = false
    while true {
      let before = reasons.count
      let held = try attempt(Set(candidates.map(\.key)))
      isFixed = isFixed || held
      // A fix that came second to another is tried once that one is settled.
      if !held, reasons.count == before { return isFixed }
    }
  }

  /// The fixes that can be tried.
  private var candidates: [FixCandidate] {
    FixCandidate.all(in: current).filter {
      reasons[$0.key] == nil && contents[$0.key.source] != nil
    }
  }

  /// Tries fixes together, and in halves where that does not do.
  ///
  /// - Returns: whether any of them held.
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
    // Those that are plainly at fault go first; else each half shows whether it holds.
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

  /// The contents with the fixes written into them, and those that found a place.
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
          // Once the first is written, what is left of this one is seen.
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
  /// Audits again, with other contents than the files have.
  func report(
    on paths: [String], contents: [String: [UInt8]]
  ) throws(RunError) -> AuditReport {
    var run = self
    run.isRepeated = true
    run.contents = contents
    return try run.report(on: paths)
  }
}
