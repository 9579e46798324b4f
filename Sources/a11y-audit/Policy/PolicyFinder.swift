internal import AuditPolicy
internal import AuditRules
internal import Auditing
internal import AutoLayout
internal import CommandSupport
internal import HierarchyReading
internal import Platform
internal import Reports

/// Finds the configuration of each file, and reads each configuration once.
struct PolicyFinder {
  /// The file named on the command line.
  private let explicit: String?
  private let workingDirectory = Folder.workingDirectory ?? "/"
  private var policies: [String: Policy] = [:]
  /// The configuration that applies in a folder; an inner nil for none.
  private var files: [String: String?] = [:]
  /// The facts about the app, for each job.
  var facts: AppFactSources

  private var warnings: [PolicyWarning] = []

  init(explicit: String?, facts: AppFactSources = AppFactSources()) {
    self.explicit = explicit
    self.facts = facts
  }

  /// An absolute path; folders before `..` may be links and are resolved.
  func absolute(_ path: String) -> String {
    if path == InputFile.standardInput { return path }
    guard path.split(separator: "/").contains("..") else {
      return PathText.joined(workingDirectory, path)
    }
    let full = path.hasPrefix("/") ? path : workingDirectory + "/" + path
    let folder = full.lastIndex(of: "/").map { String(full[..<$0]) } ?? ""
    let name = full.dropFirst(folder.utf8.count)
    guard name != "/..", let real = Folder.resolvedPath(folder.isEmpty ? "/" : folder) else {
      return PathText.normalized(full)
    }
    return PathText.normalized(real + name)
  }

  /// - Parameter path: the file to be audited, absolute, or `-`.
  mutating func policy(for path: String) throws(ConfigurationError) -> Policy {
    guard let file = configuration(for: path) else { return Policy() }
    if let known = policies[file] { return known }
    let reader = Self.reader(named: explicit.map { absolute($0) })
    let policy = try reader.read(file, isTrusted: explicit != nil)
    policies[file] = policy
    warnings += policy.warnings
    return policy
  }

  /// Warnings about the configurations read since the last call.
  mutating func consumeWarnings() -> [PolicyWarning] {
    defer { warnings = [] }
    return warnings
  }

  /// Whether a configuration excludes a file that was found in a folder: that of the folder, or the
  /// file's own.
  mutating func excludes(_ candidate: InputLoader.Candidate) throws(ConfigurationError) -> Bool {
    guard let folder = candidate.folder.map({ absolute($0) }) else { return false }
    let path = absolute(candidate.path)
    // The folder's comes first: excluded files may have a configuration that cannot be read.
    if try policy(for: PathText.joined(folder, "-")).excludes(path, foundIn: folder) { return true }
    return try policy(for: path).excludes(path, foundIn: folder)
  }

  /// A file with its policy.
  ///
  /// - Parameter baseline: the one named on the command line, which replaces the configuration's.
  mutating func job(
    for candidate: InputLoader.Candidate, baseline: String?
  ) throws(ConfigurationError) -> AuditJob {
    let path = absolute(candidate.path)
    let policy = try policy(for: path)
    return AuditJob(
      candidate: candidate, path: path, policy: policy, configuration: configuration(for: path),
      baseline: baseline.map { absolute($0) } ?? policy.baseline, facts: facts)
  }

  /// The path of the configuration for a file; nil if there is none.
  mutating func configuration(for path: String) -> String? {
    if let explicit { return absolute(explicit) }
    return configuration(
      above: path == InputFile.standardInput ? workingDirectory : PathText.folder(of: path))
  }

  /// The configuration named on the command line, else that of the working directory.
  mutating func policyOfWorkingDirectory() throws(ConfigurationError) -> Policy {
    try policy(for: InputFile.standardInput)
  }

  private mutating func configuration(above folder: String) -> String? {
    // Nothing can exist below a path that is too long for system calls.
    guard folder.utf8.count <= Folder.longestPath else { return nil }
    var passed: [String] = []
    var next: String? = folder
    var found: String?
    while let folder = next {
      if let known = files[folder] {
        found = known
        break
      }
      passed.append(folder)
      let here = folder + "/" + ConfigurationReader.fileName
      // A file that exists but cannot be read is an error, not a reason to search further up.
      found = Folder.holdsAnything(here) ? here : nil
      next = found != nil || folder.isEmpty ? nil : PathText.folder(of: folder)
    }
    for folder in passed { files[folder] = .some(found) }
    return found
  }

  /// Larger than any configuration.
  private static let limit = 2 << 20

  /// - Parameter named: the file named on the command line, absolute; it may be a pipe.
  private static func reader(named: String?) -> ConfigurationReader {
    ConfigurationReader(
      vocabulary: vocabulary, load: { try load($0, isNamed: $0 == named) },
      display: { Folder.relativePath($0) }, resolve: { Folder.resolvedPath($0) },
      today: CalendarDay(secondsSince1970: SystemClock.secondsSince1970))
  }

  /// The errors and warnings of a configuration in an editor, with the files that it extends.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - text: its unsaved text.
  static func findings(
    inConfiguration path: String, _ text: [UInt8]
  ) -> (errors: [PolicyError], warnings: [PolicyWarning]) {
    let reader = ConfigurationReader(
      vocabulary: vocabulary,
      load: { name in
        if name == path { return text }
        return try load(name, isNamed: false)
      },
      resolve: { Folder.resolvedPath($0) },
      today: CalendarDay(secondsSince1970: SystemClock.secondsSince1970))
    do throws(ConfigurationError) {
      return ([], try reader.read(path, isTrusted: false).warnings)
    } catch {
      return (error.errors, [])
    }
  }

  private static let vocabulary = Vocabulary(
    rules: BuiltInRules.all, classes: KnownClasses.names, devices: DeviceTable.all.map(\.name),
    reports: Reporters.all.map { $0.identifier })

  private static func load(_ path: String, isNamed: Bool) throws -> [UInt8] {
    do throws(SystemError) {
      return isNamed
        ? try InputFile.readNamed(path, limit: limit)
        : try InputFile.readFound(path, limit: limit)
    } catch {
      guard Folder.holdsAnything(path) else { throw error }
      throw ConfigurationReader.UnreadableFile(reason: error.reason)
    }
  }
}
