internal import Platform

/// Finds the folder of the project that a file belongs to.
///
/// That is the outermost folder around the file with an Xcode project or workspace, a package or a
/// configuration, up to that of the repository; the repository's own if there is none. The
/// outermost, because the code of an app may set values that the screens of its packages leave
/// open.
public struct ProjectFinder: Sendable {
  /// The file with a project's settings, which marks its folder.
  private let configuration: String
  /// The home folder and its parents belong to no project.
  private let home = Environment.value("HOME").flatMap(Folder.resolvedPath)
  /// By folder; an inner nil for a folder of no project.
  private var known: [String: String?] = [:]

  /// - Parameter configuration: the name of the file with a project's settings.
  public init(configuration: String = ".earshot.yml") { self.configuration = configuration }

  /// - Parameter path: of the file, from ``Folder/canonicalPath(_:)``.
  /// - Returns: nil if nothing marks a project.
  public mutating func root(of path: String) -> String? {
    let folder = Self.folder(around: path)
    // The system opens no longer path, and the search of its folders would take time that grows with the square of
    // their number.
    guard folder.utf8.count <= Folder.longestPath else { return nil }
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
      if names.contains(where: marksProject) { outermost = folder }
      if names.contains(Self.repository) { return outermost ?? folder }
      let parent = Self.folder(around: folder)
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

  private func marksProject(_ name: String) -> Bool {
    name == configuration || name == "Package.swift"
      || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// Without a trailing slash: empty at the root.
  private static func folder(around path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func name(of folder: String) -> String {
    folder.lastIndex(of: "/").map { String(folder[folder.index(after: $0)...]) } ?? folder
  }
}
