internal import Auditing
internal import Fixing
internal import HierarchyReading
internal import Platform
internal import Reports

/// Fixes the files of a run: tests everything in memory, then writes the changes.
struct FixRun {
  /// Audits again, in the same way as the first run.
  private let audit: AuditRun
  private let paths: [String]

  /// The size limit of any input file.
  private static let limit = 2 << 30
  /// By the names of the files in reports, which are paths relative to the working directory.
  private var original: [String: [UInt8]] = [:]
  private var contents: [String: [UInt8]] = [:]
  /// Why findings were not fixed.
  private var reasons: [FixCandidate.Key: String] = [:]
  /// Why files were not changed, by their names.
  private var obstacles: [String: String] = [:]
  private let first: AuditReport
  /// The findings with all fixes applied.
  private(set) var current: AuditReport

  /// - Parameters:
  ///   - audit: a run that has not begun.
  ///   - report: its report on the unchanged files.
  init(_ audit: AuditRun, on paths: [String], report: AuditReport) {
    self.audit = audit
    self.paths = paths
    current = report
    first = report
  }

  /// Finds the fixes that can be applied: in each file separately, then in all together.
  mutating func settle() throws(RunError) {
    read()
    guard !contents.isEmpty else { return }
    // Edits apply to the audited content, even if files have changed since.
    current = try audit.report(on: paths, contents: contents)
    for source in contents.keys.sorted() { try search([source]) }
    let after = try audit.report(on: paths, contents: contents)
    let faults = FixFaults(of: [], before: current, after: after)
    // Some rules compare files: their findings are fixed with all files together, and so are files
    // with new findings.
    guard !faults.isEmpty || hasUntried(after) else { return current = after }
    for source in faults.newSources { contents[source] = original[source] ?? contents[source] }
    current = try search(paths)
  }

  /// Whether a report has a fix that no search has tried.
  private func hasUntried(_ report: AuditReport) -> Bool {
    FixCandidate.all(in: report).contains {
      contents[$0.key.source] != nil && reasons[$0.key] == nil
    }
  }

  @discardableResult
  private mutating func search(_ paths: [String]) throws(RunError) -> AuditReport {
    var search = try FixSearch(audit, on: paths, contents: contents)
    try search.settle()
    contents = search.contents
    reasons.merge(search.reasons) { $1 }
    return search.current
  }

  /// Reads the files with findings to fix.
  private mutating func read() {
    var names: [String: String] = [:]
    for source in Set(FixCandidate.all(in: current).map(\.key.source)).sorted() {
      // A file and a link to it are the same, and fixed once.
      let path = Folder.resolvedPath(source) ?? source
      if let name = names[path] {
        obstacles[source] = "the file is another name of \(name)"
        continue
      }
      names[path] = source
      do throws(SystemError) {
        let bytes = try InputFile.readFound(source, limit: Self.limit)
        if bytes.starts(with: [0x1F, 0x8B]) {
          obstacles[source] = "the file is packed by gzip; expected it unpacked"
        } else {
          original[source] = bytes
          contents[source] = bytes
        }
      } catch {
        obstacles[source] = "the file cannot be read: \(error.reason)"
      }
    }
  }
}

// MARK: - Results

extension FixRun {
  /// The sources that change, in report order.
  var changed: [String] {
    contents.keys.filter { contents[$0] != original[$0] }.sorted()
  }

  /// The complete diff.
  var diff: [UInt8] {
    changed.flatMap { source in
      UnifiedDiff(from: original[source] ?? [], to: contents[source] ?? [], named: source).bytes
    }
  }

  /// Writes the changes.
  ///
  /// - Returns: whether all files were written; errors are printed, and those files stay unchanged.
  mutating func write() -> Bool {
    var isWritten = true
    for source in changed {
      do throws(SystemError) {
        try OutputFile.rewrite(source, from: original[source] ?? [], to: contents[source] ?? [])
      } catch {
        Console.complain("\(source): error: \(error.reason), not fixed")
        contents[source] = original[source]
        obstacles[source] = "the file cannot be written: \(error.reason)"
        isWritten = false
      }
    }
    return isWritten
  }

  /// The report on the written files, which are read again.
  func finalReport() throws(RunError) -> AuditReport {
    changed.isEmpty ? first : try audit.report(on: paths, contents: [:])
  }

  /// - Parameter last: the findings after fixing.
  func record(_ last: AuditReport) -> FixRecord {
    var record = FixRecord()
    let changed = Set(self.changed)
    let fixed = FixCandidate.resolved(first, last)
    record.files = changed.sorted().map {
      FixRecord.File(source: $0, fixed: fixed[$0]?.count ?? 0)
    }
    record.fixed = fixed.values.reduce(into: Set()) { $0.formUnion($1) }.count
    record.left = FixCandidate.all(in: last).map { candidate in
      FixRecord.Left(
        source: candidate.key.source, line: candidate.change.line,
        column: candidate.change.column, rule: candidate.key.rule,
        reason: reasons[candidate.key] ?? obstacles[candidate.key.source]
          ?? "the file has changed since it was audited")
    }
    var seen: Set<String> = []
    for screen in last.screens {
      guard let list = screen.unfixed, seen.insert(screen.source).inserted else { continue }
      record[keyPath: list].append(screen.source)
    }
    return record
  }
}

extension ScreenReport {
  /// The list of files like its own, which `--fix` does not write; nil if it does.
  fileprivate var unfixed: WritableKeyPath<FixRecord, [String]>? {
    if lacksTextOfResource { return \.layouts }
    guard FixableFormat(rawValue: format) == nil else { return nil }
    return format == "swiftui" ? \.code : \.captures
  }

  /// Whether it is a layout of Android with a finding for which a fix would have to write a text.
  fileprivate var lacksTextOfResource: Bool {
    format == AndroidLayoutReader.formatName
      && findings.contains { $0.status == .open && $0.fix == nil && $0.rule.group == .names }
  }
}
