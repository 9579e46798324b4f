internal import Platform
internal import Serving

/// Checks the paths that a client of a server names: reading one must not stop the server.
///
/// On the command line, a pipe or the whole disk is the user's own choice, and Control-C ends it.
enum ServedPath {
  /// The maximum number of files and folders below a folder: about ten times that of the largest
  /// apps.
  static let mostFiles = 200_000

  /// - Parameter isWalked: whether the files below a folder are audited.
  /// - Throws: why the path is not read, for the agent.
  static func check(_ path: String, isWalked: Bool = false) throws(ToolError) {
    guard path != InputFile.standardInput else {
      throw ToolError("found \"-\", which the protocol uses; expected a file or a folder")
    }
    guard path.utf8.count <= Folder.longestPath else {
      throw ToolError(
        "found a path of \(path.utf8.count) bytes; expected at most \(Folder.longestPath)")
    }
    if Folder.isFolder(path) {
      guard isWalked, FolderListing(below: path, limit: mostFiles).isCut else { return }
      throw ToolError("\(path): error: holds more than \(mostFiles) files; name a smaller folder")
    }
    // A missing file is reported with the others.
    guard Folder.exists(path) else { return }
    do throws(SystemError) {
      try InputFile.refuseSpecial(path)
    } catch {
      throw ToolError(error.description)
    }
  }
}
