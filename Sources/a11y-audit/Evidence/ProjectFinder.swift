internal import AuditPolicy
internal import CommandSupport
internal import Platform

/// Finds the folder of the project that a file belongs to.
///
/// That is the outermost folder around the file with an Xcode project or workspace, a package or a
/// configuration, up to that of the repository; the repository's own if there is none. The
/// outermost, because the code of an app may set values that the screens of its packages leave
/// open.
struct ProjectFinder {
  /// The home folder and its parents belong to no project.
  private let home = Environment.value("HOME").flatMap(Folder.resolvedPath)
  /// By folder; an inner nil for a folder of no project.
  private var known: [String: String?] = [:]

  /// - Parameter path: of the file, from ``Folder/canonicalPath(_:)``.
  /// - Returns: nil if nothing marks a project.
  mutating func root(of path: String) -> String? {
    let folder = PathText.folder(of: path)
    if let root = known[folder] { return root }
    let root = search(from: folder)
    known[folder] = .some(root)
    return root
  }

  private func search(from start: String) -> String? {
    var outermost: String?
    var folder = start
    while !folder.isEmpty, folder != home {
      let names = Folder.names(in: folder) ?? []
      if names.contains(where: Self.marksProject) { outermost = folder }
      if names.contains(Self.repository) { return outermost ?? folder }
      let parent = PathText.folder(of: folder)
      // A library that a package manager keeps in the project is a separate project.
      if VendoredFolders.contains(Self.name(of: parent)) { return outermost ?? folder }
      // The search for sources leaves out hidden folders, such as the checkouts in `.build`.
      if Self.name(of: parent).hasPrefix(".") { return outermost }
      folder = parent
    }
    return outermost
  }

  /// A folder, or a file in a linked worktree or a submodule.
  private static let repository = ".git"

  private static func marksProject(_ name: String) -> Bool {
    name == ConfigurationReader.fileName || name == "Package.swift"
      || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  private static func name(of folder: String) -> String {
    folder.split(separator: "/").last.map(String.init) ?? ""
  }
}
