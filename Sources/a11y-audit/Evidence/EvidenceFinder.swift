internal import AuditPolicy
internal import Auditing
internal import CommandSupport
internal import Platform
internal import SourceReading

/// Finds the sources and resources that concern a file, and reads each folder once.
///
/// They belong to the file's project, however the file was requested: by its name, in a folder, by
/// an editor or by a hook. A file without a project has those of the audited folder around it.
///
/// A class, since runs that test fixes are copies of one run and share the sources.
final class EvidenceFinder {
  private let options: SourceOptions
  /// The maximum number of files in a folder that the run has not searched.
  private let mostFiles: Int
  /// The audited folders, absolute and without links.
  private let auditedFolders: [String]
  /// Says that sources are read: of a large app for seconds.
  var progress = ProgressLines()
  var timings: AuditTimings?
  private var projects = ProjectFinder(configuration: ConfigurationReader.fileName)
  private var read: [[String]: AppEvidence?] = [:]
  private var resources: [String: ResourceFacts] = [:]
  /// Folders that were searched, by their absolute paths without links.
  private var listings: [String: FolderListing] = [:]
  /// Warnings about unreadable sources, in reading order.
  private var warnings: [SourceWarning] = []

  /// - Parameters:
  ///   - paths: the arguments of the command.
  ///   - mostFiles: the maximum number of files in a folder that the run has not searched.
  init(_ options: SourceOptions, paths: [String], mostFiles: Int = .max) {
    self.options = options
    self.mostFiles = mostFiles
    auditedFolders = paths.filter { $0 != InputFile.standardInput && Folder.isFolder($0) }
      .compactMap(Folder.resolvedPath)
  }

  /// Sets the folders that the run has searched.
  func take(_ listings: [FolderListing]) {
    for listing in listings {
      if let path = Folder.resolvedPath(listing.root) { self.listings[path] = listing }
    }
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
    let reading = progress.readingSources(folders.map { Folder.relativePath($0) })
    defer { reading.end() }
    let found: AppEvidence?
    if let timings {
      found = try timings.measure("sources") { () throws(RunError) in try self.read(folders) }
    } else {
      found = try self.read(folders)
    }
    read[folders] = .some(found)
    return found
  }

  /// The facts in the property lists of a file's project; its Xcode projects say which are the app's.
  func resources(for candidate: InputLoader.Candidate) -> ResourceFacts {
    guard let folder = project(of: candidate.path) else { return ResourceFacts() }
    if let known = resources[folder] { return known }
    let files = absolutePaths(
      listing(of: folder).files.filter {
        $0.hasSuffix(".plist") || $0.hasSuffix(".xcodeproj/project.pbxproj")
      }, in: folder)
    let found = ResourceFacts([(path: folder, files: files)])
    resources[folder] = found
    return found
  }

  private func folders(for path: String, policy: Policy) -> [String] {
    if !options.sources.isEmpty { return options.sources }
    if !policy.sources.isEmpty { return policy.sources }
    // Captures and screens of our own format state the superclass.
    guard path.hasSuffix(".storyboard") || path.hasSuffix(".xib") else { return [] }
    return project(of: path).map { [$0] } ?? []
  }

  /// The folder of a file's project, else the outermost audited folder around it.
  private func project(of path: String) -> String? {
    guard path != InputFile.standardInput else { return nil }
    let path = Folder.canonicalPath(path)
    return projects.root(of: path)
      ?? auditedFolders.filter { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
      .min { $0.utf8.count < $1.utf8.count }
  }

  private func read(_ folders: [String]) throws(RunError) -> AppEvidence? {
    var paths: [String] = []
    var unreadable: [String] = []
    for folder in folders {
      let listing = listing(of: folder)
      for case .unreadable(let error) in listing.entries where error.path == listing.root {
        throw .sources(SystemError(path: Folder.relativePath(folder), reason: error.reason))
      }
      if listing.isCut {
        throw .sources(
          SystemError(
            path: Folder.relativePath(folder),
            reason: "holds more than \(mostFiles) files; name a smaller folder"))
      }
      paths += absolutePaths(SourceFolder.files(in: listing), in: folder)
      unreadable += SourceFolder.unreadable(in: listing)
    }
    let sources = AppSources(reading: paths, unreadable: unreadable) { Folder.relativePath($0) }
    warnings += sources.warnings
    let isEmpty = sources.isEmpty && sources.resources.colors.isEmpty
    return isEmpty ? nil : AppEvidence(sources: sources)
  }

  private func listing(of folder: String) -> FolderListing {
    let path = Folder.resolvedPath(folder) ?? folder
    if let known = listings[path] { return known }
    let listing = FolderListing(
      below: path, skipping: VendoredFolders.contains, limit: mostFiles)
    listings[path] = listing
    return listing
  }

  /// The paths in the listing of a folder, from the root of the file system and without links.
  private func absolutePaths(_ paths: [String], in folder: String) -> [String] {
    let root = listing(of: folder).root
    guard let real = Folder.resolvedPath(root), real != root else { return paths }
    let start = root.hasSuffix("/") ? root.utf8.count : root.utf8.count + 1
    return paths.map { (real == "/" ? real : real + "/") + $0.dropFirst(start) }
  }
}
