internal import AuditPolicy
internal import Auditing
internal import CommandSupport
internal import Platform

/// The baselines of a run, each read once, and the changes to write.
struct BaselineStore {
  /// By the paths of the baselines, absolute.
  private var matchers: [String: BaselineMatcher] = [:]
  private let knownRules: Set<String>

  /// - Parameter knownRules: the ids of all rules, run or not.
  init(knownRules: Set<String>) { self.knownRules = knownRules }

  var isEmpty: Bool { matchers.isEmpty }

  /// The largest baseline that is read: a million entries.
  private static let limit = 1 << 28

  /// - Parameter isNamed: whether the command line names it; a configuration may name regular files
  ///   only.
  mutating func open(_ path: String, isNamed: Bool = true) throws(RunError) {
    guard matchers[path] == nil else { return }
    let name = Folder.relativePath(path)
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes =
        isNamed
        ? try InputFile.readNamed(path, limit: Self.limit)
        : try InputFile.readFound(path, limit: Self.limit)
    } catch {
      throw .noBaseline(path: name, reason: error.reason)
    }
    do throws(PolicyError) {
      matchers[path] = BaselineMatcher(
        try Baseline(reading: bytes, named: name), name: name, knownRules: knownRules)
    } catch {
      throw .baseline(error)
    }
  }

  /// - Parameter file: that of the screen, absolute, or `-`.
  mutating func apply(_ path: String, to screen: inout JudgedScreen, of file: String) {
    matchers[path]?.apply(to: &screen, file: Self.name(of: file, in: path))
  }

  /// Warns about stale entries, or removes them.
  ///
  /// - Returns: whether everything was written.
  func finish(prunes: Bool) -> Bool {
    var isWritten = true
    for (path, matcher) in matchers.sorted(by: { $0.key < $1.key }) {
      let exists = Self.existence(for: path)
      let stale = matcher.staleEntries(exists: exists)
      guard prunes else {
        for warning in stale { Console.complain(warning.description) }
        continue
      }
      guard !stale.isEmpty else { continue }
      if prune(path, by: matcher, exists: exists) {
        Console.complain(
          "\(matcher.name): removed \(stale.count) of \(matcher.baseline.counts.count) entries")
      } else {
        isWritten = false
      }
    }
    return isWritten
  }

  /// Removes stale entries from a baseline in its current state.
  ///
  /// - Returns: whether it was written; errors are printed.
  private func prune(
    _ path: String, by matcher: BaselineMatcher, exists: (String) -> Bool
  ) -> Bool {
    // Read within the lock: entries that another process removes in between would return.
    let lock = FolderLock(of: path)
    defer { lock.release() }
    var now = BaselineStore(knownRules: knownRules)
    do throws(RunError) {
      try now.open(path)
    } catch {
      Console.complain(error.description)
      return false
    }
    return Self.write(matcher.pruned(now.matchers[path]?.baseline, exists: exists), to: path)
  }

  /// Writes a baseline of the open findings, and marks them as accepted.
  ///
  /// - Parameter path: that of the baseline, absolute; entries for files outside the run stay.
  /// - Returns: nil if it could not be written; errors are printed.
  func write(
    _ files: inout [SettledFile], to path: String
  ) throws(RunError) -> WrittenBaseline? {
    // No other process may write between reading the old file and replacing it.
    let lock = FolderLock(of: path)
    defer { lock.release() }
    var new = Baseline()
    for file in files {
      new.add(file.screens, file: Self.name(of: file.job.path, in: path))
    }
    let exists = Self.existence(for: path)
    var old = BaselineStore(knownRules: knownRules)
    if Folder.exists(path) {
      try old.open(path)
      for file in files {
        for var screen in file.screens { old.apply(path, to: &screen, of: file.job.path) }
      }
      new = old.matchers[path]?.replaced(by: new, exists: exists) ?? new
    }
    guard Self.write(new, to: path) else { return nil }
    let name = Folder.relativePath(path)
    var written = BaselineStore(knownRules: knownRules)
    written.matchers[path] = BaselineMatcher(new, name: name, knownRules: knownRules)
    for file in files.indices {
      for screen in files[file].screens.indices {
        written.apply(path, to: &files[file].screens[screen], of: files[file].job.path)
      }
    }
    return WrittenBaseline(name: name, new: new, matcher: old.matchers[path], exists: exists)
  }

  private static func write(_ baseline: Baseline, to path: String) -> Bool {
    do throws(SystemError) {
      try OutputFile.write(baseline.bytes, to: path)
      return true
    } catch {
      Console.complain("\(error)")
      return false
    }
  }

  /// The name of a file in a baseline: its path from the baseline's folder.
  private static func name(of file: String, in baseline: String) -> String {
    guard file != InputFile.standardInput else { return file }
    let name = PathText.relative(file, to: PathText.folder(of: baseline))
    guard name.hasPrefix("../") else { return name }
    // One of the two may be named through a link.
    return PathText.relative(
      Folder.canonicalPath(file), to: PathText.folder(of: Folder.canonicalPath(baseline)))
  }

  private static func existence(for baseline: String) -> (String) -> Bool {
    let folder = PathText.folder(of: baseline)
    return { $0 == InputFile.standardInput || Folder.exists(PathText.joined(folder, $0)) }
  }
}
