internal import CommandSupport
internal import Platform
internal import Reports

/// The files that a branch touches: since it left another one, committed or not.
///
/// All files of a run are audited, so that rules which compare screens and the app's sources see the whole
/// project; the report keeps the files that changed.
struct ChangedFiles {
  private let reference: String
  /// Absolute, without links.
  private let paths: Set<String>

  private static let seconds = 60.0
  private static let limit = 64 << 20

  /// - Parameters:
  ///   - reference: a branch, tag or commit.
  ///   - path: a file or folder in the repository.
  init(since reference: String, in path: String) throws(RunError) {
    let path = Folder.canonicalPath(path)
    guard let checkout = GitCheckout(of: path) else {
      throw .input(
        "a11y-audit: error: \"\(path)\" is not in a Git repository; --changed needs one")
    }
    self.reference = reference
    let root = checkout.root
    let names =
      try Self.names(
        in: root, ["diff", "--name-only", "-z", "--no-ext-diff", "--merge-base", reference, "--"])
      + Self.names(in: root, ["ls-files", "--others", "--exclude-standard", "-z"])
    paths = Set(names.map { Folder.canonicalPath(root + "/" + $0) })
  }

  /// The part of a report about these files.
  func part(of report: AuditReport) -> AuditReport {
    report.keeping { paths.contains(Folder.canonicalPath($0)) }
  }

  /// The message for a run without such files.
  var noneLine: String { "No audited file has changed since \(reference)." }

  /// Runs Git without the programs that a repository's configuration can name.
  private static func names(
    in root: String, _ arguments: [String]
  ) throws(RunError) -> [String] {
    let run: ProcessRun
    do throws(ProcessRun.Failure) {
      run = try ProcessRun(
        "git", ["-C", root, "-c", "core.fsmonitor=false"] + arguments, seconds: seconds,
        limit: limit)
    } catch {
      throw .input("a11y-audit: error: cannot run git (\(error)); --changed needs it")
    }
    guard run.ending == .status(0) else {
      let reason = String(decoding: run.errors, as: UTF8.self)
        .split(whereSeparator: \.isNewline).first.map(String.init)
      throw .input("a11y-audit: error: git: \(reason ?? "it failed without a message")")
    }
    return run.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
