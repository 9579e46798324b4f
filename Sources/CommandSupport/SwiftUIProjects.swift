internal import HierarchyReading
internal import Platform
internal import SwiftUIReading
internal import Synchronization

/// The SwiftUI code around the files of a run, each folder read once.
///
/// A class, because copies of a loader share what was read.
final class SwiftUIProjects: Sendable {
  private let known = Mutex<[String: SwiftUIProject]>([:])

  /// A larger folder is not that of one app.
  private static let mostFiles = 20_000

  /// The code around a file: that of the audited folder, or of the folder of a file that the user names.
  func project(of candidate: InputLoader.Candidate) -> SwiftUIProject {
    guard candidate.path != InputFile.standardInput else { return SwiftUIProject([]) }
    let path = Folder.canonicalPath(candidate.path)
    let folder = candidate.folder ?? path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    // Other threads wait for the first one: each folder is read once.
    return known.withLock { known in
      if let project = known[folder] { return project }
      let project = Self.read(folder)
      known[folder] = project
      return project
    }
  }

  func forget() { known.withLock { $0 = [:] } }

  private static func read(_ folder: String) -> SwiftUIProject {
    let listing = FolderListing(
      below: folder, skipping: VendoredFolders.contains, limit: mostFiles)
    return SwiftUIProject(reading: listing.files) { Folder.relativePath($0) }
  }
}
