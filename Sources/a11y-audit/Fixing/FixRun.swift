internal import Auditing
internal import Fixing
internal import Platform
internal import Reports

/// Fixes the files of a run: settles all in memory, then writes what changed.
struct FixRun {
  /// Audits anew, as the first run did.
  private let audit: AuditRun
  private let paths: [String]

  /// As large as any file that is read.
  private static let limit = 2 << 30
  /// By what reports call the files, which are paths as seen from the working directory.
  private var original: [String: [UInt8]] = [:]
  private var contents: [String: [UInt8]] = [:]
  /// Why fixes are left, by their findings.
  private var reasons: [FixCandidate.Key: String] = [:]
  private let first: AuditReport
  /// What is found once all is settled.
  private(set) var current: AuditReport

  /// - Parameters:
  ///   - audit: a run that has not begun.
  ///   - report: what it told of the files as they stand.
  init(_ audit: AuditRun, on paths: [String], report: AuditReport) {
    self.audit = audit
    self.paths = paths
    current = report
    first = report
  }

  /// Settles what can be fixed: each file by itself, then whether they go together.
  mutating func settle() throws(RunError) {
    read()
    guard !contents.isEmpty else { return }
    // What is edited is what was audited, and nothing that changed in between.
    current = try audit.report(on: paths, contents: contents)
    for source in contents.keys.sorted() { try search([source]) }
    let after = try audit.report(on: paths, contents: contents)
    let faults = FixFaults(of: [], before: current, after: after)
    guard !faults.isEmpty else { return current = after }
    // Some rules compare files: those that do not go together are fixed again in view of all.
    for source in faults.newSources { contents[source] = original[source] ?? contents[source] }
    current = try search(paths)
  }

  @discardableResult
  private mutating func search(_ paths: [String]) throws(RunError) -> AuditReport {
    var search = try FixSearch(audit, on: paths, contents: contents)
    try search.settle()
    contents = search.contents
    reasons.merge(search.reasons) { $1 }
    return search.current
  }

  /// Reads the files that have something to be fixed.
  private mutating func read() {
    let candidates = FixCandidate.all(in: current)
    var places: Set<String> = []
    for source in Set(candidates.map(\.key.source)).sorted() {
      // A file and a link to it are one, and fixed once.
      guard places.insert(Folder.resolvedPath(source) ?? source).inserted else { continue }
      guard let bytes = try? InputFile.readFound(source, limit: Self.limit) else { continue }
      // What gzip has packed is read as it was before.
      guard !bytes.starts(with: [0x1F, 0x8B]) else {
        for candidate in candidates where candidate.key.source == source {
          reasons[candidate.key] = "the file is packed by gzip; expected it unpacked"
        }
        continue
      }
      original[source] = bytes
      contents[source] = bytes
    }
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
      do throws(SystemError) {
        try OutputFile.rewrite(source, from: original[source] ?? [], to: contents[source] ?? [])
      } catch {
        Console.complain("\(source): error: \(error.reason), not fixed")
        contents[source] = original[source]
        isWritten = false
      }
    }
    return isWritten
  }

  /// What the files hold now, as they are read again.
  func finalReport() throws(RunError) -> AuditReport {
    changed.isEmpty ? first : try audit.report(on: paths, contents: [:])
  }

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
