internal import AuditPolicy
internal import CommandSupport
internal import Platform
internal import SourceReading

/// Finds the sources that concern a file, and reads each folder once.
///
/// A class, since runs that test fixes are copies of one run and share the sources.
final class EvidenceFinder {
  private let options: SourceOptions
  /// The audited folders; each is an app of its own.
  private let auditedFolders: [String]
  private var read: [[String]: AppEvidence?] = [:]
  /// Folders that the run has already walked, by name.
  private var listings: [String: FolderListing] = [:]
  /// Warnings about unreadable sources, in reading order.
  private var warnings: [SourceWarning] = []

  /// - Parameter paths: the arguments of the command.
  init(_ options: SourceOptions, paths: [String]) {
    self.options = options
    auditedFolders = paths.filter { $0 != InputFile.standardInput && Folder.isFolder($0) }
  }

  /// Sets the folders that the run has walked.
  func take(_ listings: [FolderListing]) {
    for listing in listings { self.listings[listing.root] = listing }
  }

  /// A line for each unreadable source since the last call.
  func consumeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings.map { "\($0.location):\($0.column): warning: \($0.message)" }
  }

  /// - Returns: nil if there are no sources.
  func evidence(
    for candidate: InputLoader.Candidate, policy: Policy
  ) throws(RunError) -> AppEvidence? {
    guard !options.noSources else { return nil }
    let folders = folders(for: candidate.path, policy: policy)
    guard !folders.isEmpty else { return nil }
    if let known = read[folders] { return known }
    let found = try self.read(folders)
    read[folders] = .some(found)
    return found
  }

  private func folders(for path: String, policy: Policy) -> [String] {
    if !options.sources.isEmpty { return options.sources }
    if !policy.sources.isEmpty { return policy.sources.map(Folder.relativePath) }
    return auditedFolders.filter { folder in
      path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
  }

  private func read(_ folders: [String]) throws(RunError) -> AppEvidence? {
    var paths: [String] = []
    for folder in folders {
      do throws(SystemError) {
        if let listing = listings[folder] {
          paths += SourceFolder.files(in: listing)
        } else {
          paths += try SourceFolder.files(below: folder)
        }
      } catch {
        throw .sources(error)
      }
    }
    let sources = AppSources(reading: paths) { Folder.relativePath($0) }
    warnings += sources.warnings
    return sources.isEmpty ? nil : AppEvidence(sources: sources)
  }
}
