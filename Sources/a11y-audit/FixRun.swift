internal import Auditing
internal import Fixing
internal import HostSystem
internal import Reports

/// Writes fixes in rounds, each of which is audited before it counts.
///
/// Nothing is written before all is settled: the files are edited in memory, and an edit after which
/// its finding is still there, or another one is, is taken back.
struct FixRun {
  /// Audits anew, as the first run did.
  private let audit: AuditRun
  private let paths: [String]
  /// The absolute paths of the files, by what reports call them.
  private let files: [String: String]

  private(set) var original: [String: [UInt8]] = [:]
  private(set) var contents: [String: [UInt8]] = [:]
  /// Why fixes are left, by their findings.
  private var reasons: [FixCandidate.Key: String] = [:]
  /// What is found with the contents as they are.
  private(set) var current: AuditReport
  private let first: AuditReport

  /// - Parameters:
  ///   - audit: a run that has not begun.
  ///   - report: what it told of the files as they stand.
  init(_ audit: AuditRun, on paths: [String], files: [String: String], report: AuditReport) {
    var audit = audit
    audit.isRepeated = true
    self.audit = audit
    self.paths = paths
    self.files = files
    current = report
    first = report
  }

  /// Settles what can be fixed.
  mutating func settle() throws(RunError) {
    read()
    guard !contents.isEmpty else { return }
    // What is edited is what was audited, and nothing that changed in between.
    current = try report(with: contents)
    while try round() {}
  }

  /// Reads the files that have something to be fixed.
  private mutating func read() {
    for source in Set(FixCandidate.all(in: current).map(\.key.source)).sorted() {
      guard let path = files[source], path != InputFile.standardInput,
        let bytes = try? InputFile.read(path)
      else { continue }
      original[source] = bytes
      contents[source] = bytes
    }
  }

  private func report(with contents: [String: [UInt8]]) throws(RunError) -> AuditReport {
    var run = audit
    for (source, bytes) in contents {
      if let path = files[source] { run.contents[path] = bytes }
    }
    return try run.report(on: paths)
  }

  /// - Returns: whether anything was fixed, so that there may be more to do.
  private mutating func round() throws(RunError) -> Bool {
    let candidates = FixCandidate.all(in: current).filter { reasons[$0.key] == nil }
    let before = reasons.count
    let isFixed = try attempt(Set(candidates.map(\.key)))
    return isFixed || reasons.count > before && !candidates.isEmpty
  }
}

// MARK: - Attempts

extension FixRun {
  /// Tries fixes together, and in halves where that does not do.
  ///
  /// - Returns: whether any of them held.
  private mutating func attempt(_ keys: Set<FixCandidate.Key>) throws(RunError) -> Bool {
    let candidates = FixCandidate.all(in: current).filter { keys.contains($0.key) }
    let (edited, tried) = edit(candidates)
    guard !tried.isEmpty else { return false }
    let after = try report(with: edited)
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
      let isFixed = try attempt(Set(tried).subtracting(guilty))
      var others = false
      for key in tried where guilty.contains(key) { others = try attempt([key]) || others }
      return isFixed || others
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
    return (edited, tried.sorted())
  }
}

// MARK: - Results

extension FixRun {
  /// The sources that change, in the order of the report.
  var changed: [String] {
    contents.keys.filter { contents[$0] != original[$0] }.sorted()
  }

  /// The difference as a whole.
  var diff: [UInt8] {
    changed.flatMap { source in
      UnifiedDiff(from: original[source] ?? [], to: contents[source] ?? [], named: source).bytes
    }
  }

  /// Writes what changes.
  ///
  /// - Returns: whether all was written; what went wrong is said, and that file is left alone.
  mutating func write() -> Bool {
    var isWritten = true
    for source in changed {
      guard let path = files[source] else { continue }
      do throws(SystemError) {
        try OutputFile.rewrite(path, from: original[source] ?? [], to: contents[source] ?? [])
      } catch {
        Console.complain("\(source): error: \(error.reason), not fixed")
        contents[source] = original[source]
        isWritten = false
      }
    }
    return isWritten
  }

  /// What the files hold now, as they are read again.
  func finalReport() throws(RunError) -> AuditReport { try report(with: [:]) }

  /// - Parameter last: what is found now.
  func record(_ last: AuditReport) -> FixRecord {
    var record = FixRecord()
    let changed = Set(self.changed)
    var counts: [String: Int] = [:]
    for screen in first.screens where changed.contains(screen.source) {
      counts[screen.source, default: 0] += screen.openCount
    }
    for screen in last.screens where changed.contains(screen.source) {
      counts[screen.source, default: 0] -= screen.openCount
    }
    record.files = changed.sorted().map { FixRecord.File(source: $0, fixed: counts[$0] ?? 0) }
    record.left = FixCandidate.all(in: last).map { candidate in
      FixRecord.Left(
        source: candidate.key.source, line: candidate.change.line,
        column: candidate.change.column, rule: candidate.key.rule,
        reason: reasons[candidate.key] ?? "the file could not be written")
    }
    var seen: Set<String> = []
    record.captures = last.screens.filter {
      FixableFormat(rawValue: $0.format) == nil && seen.insert($0.source).inserted
    }.map(\.source)
    return record
  }
}

extension ScreenReport {
  fileprivate var openCount: Int { findings.count { $0.status == .open } }
}
