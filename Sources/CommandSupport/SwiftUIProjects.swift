internal import HierarchyReading
internal import Platform
internal import SwiftUIReading
internal import Synchronization

/// The SwiftUI code of the projects that the files of a run belong to, each read once.
///
/// A class, because copies of a loader share what was read.
final class SwiftUIProjects: Sendable {
  private struct Known {
    /// By folder; an inner nil for one with too many files.
    var projects: [String: SwiftUIProject?] = [:]
    var finder = ProjectFinder()
  }

  private let known = Mutex(Known())

  /// A larger folder is not that of one app.
  private static let mostFiles = 20_000

  /// The code around a file: that of its project, however the file was requested.
  ///
  /// A file without a project, or in too large a one, has that of the audited folder or, if it is named, of its
  /// own folder.
  func project(of candidate: InputLoader.Candidate) -> SwiftUIProject {
    guard candidate.path != InputFile.standardInput else { return SwiftUIProject([]) }
    let path = Folder.canonicalPath(candidate.path)
    let folder = candidate.folder ?? path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    // Other threads wait for the first one: each folder is read once.
    return known.withLock { known in
      if let root = known.finder.root(of: path),
        let project = Self.project(in: root, &known)
      {
        return project
      }
      return Self.project(in: folder, &known) ?? SwiftUIProject([])
    }
  }

  func forget() { known.withLock { $0.projects = [:] } }

  private static func project(in folder: String, _ known: inout Known) -> SwiftUIProject? {
    if let project = known.projects[folder] { return project }
    let project = read(folder)
    known.projects[folder] = .some(project)
    return project
  }

  /// - Returns: nil for a folder with too many files.
  private static func read(_ folder: String) -> SwiftUIProject? {
    let listing = FolderListing(
      below: folder, skipping: VendoredFolders.contains, limit: mostFiles)
    guard !listing.isCut else { return nil }
    return SwiftUIProject(reading: listing.files) { Folder.relativePath($0) }
  }
}
