internal import AuditPolicy
internal import CommandSupport
internal import HierarchyReading
internal import Platform
internal import Reports

/// The files at the paths of a run: those to audit, and messages about the rest.
struct SearchedFiles {
  private(set) var candidates: [InputLoader.Candidate] = []
  private(set) var excluded = AuditReport.ExcludedFiles()
  private(set) var notAudited: [AuditReport.NotAudited] = []
  private(set) var otherFiles = 0

  init() {}

  /// - Parameter finder: finds the configurations, which exclude files.
  init(_ found: FoundFiles, _ finder: inout PolicyFinder) throws(ConfigurationError) {
    excluded.vendoredFolders = found.vendoredFolders
    otherFiles = found.otherFiles
    candidates = try included(found.candidates, &finder)
    for format in UnsupportedFormat.allCases {
      let files = try included(found.unsupported[format, default: []], &finder)
      if !files.isEmpty { notAudited.append(AuditReport.NotAudited(format, files)) }
    }
  }

  /// The files that no configuration excludes.
  private mutating func included(
    _ found: [InputLoader.Candidate], _ finder: inout PolicyFinder
  ) throws(ConfigurationError) -> [InputLoader.Candidate] {
    var candidates: [InputLoader.Candidate] = []
    for candidate in found {
      if try finder.excludes(candidate) {
        excluded.files.append(Folder.relativePath(candidate.path))
      } else {
        candidates.append(candidate)
      }
    }
    return candidates
  }

  /// Lines for standard error about files that are not audited.
  ///
  /// - Parameters:
  ///   - paths: the arguments of the command.
  ///   - isReported: whether the report on standard output includes them.
  func messages(for paths: [String], isReported: Bool) -> [String] {
    let words = ExclusionText(excluded).words
    var lines: [String] = []
    if candidates.isEmpty {
      let places = paths.map { "\"\($0)\"" }.joined(separator: ", ")
      lines.append(
        "a11y-audit: error: no supported files in \(places)\(words.map { " (\($0))" } ?? "")"
          + "; see --help for formats")
    }
    guard !isReported else { return lines }
    let notes = (candidates.isEmpty ? nil : words).map { [$0] } ?? []
    return lines
      + (notes + NotAuditedText(notAudited).sentences).map { "a11y-audit: note: \($0)" }
  }
}

extension AuditReport.NotAudited {
  init(_ format: UnsupportedFormat, _ files: [InputLoader.Candidate]) {
    self.init(
      kind: format.rawValue, singular: format.singular, plural: format.plural,
      advice: format.advice, sources: files.map { Folder.relativePath($0.path) })
  }

  /// Files with views of SwiftUI without a body in the files that were read, which a macro makes or a library has, or
  /// with content that is not understood.
  init(notUnderstood files: [String]) {
    self.init(
      kind: "swiftui-bodies", singular: "file with a SwiftUI view that is not understood",
      plural: "files with SwiftUI views that are not understood",
      advice: "capture the running app: docs/capture.md", sources: files)
  }
}
