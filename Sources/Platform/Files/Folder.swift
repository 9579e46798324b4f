/// Looks at the folders of the file system.
public enum Folder {
  public static func isFolder(_ path: String) -> Bool {
    CLibrary.kind(of: path, followingLinks: true) == .folder
  }

  public static func exists(_ path: String) -> Bool {
    CLibrary.kind(of: path, followingLinks: true) != nil
  }

  /// Whether anything is at a path, a link that leads nowhere included.
  public static func holdsAnything(_ path: String) -> Bool {
    CLibrary.kind(of: path, followingLinks: false) != nil
  }

  /// Whether anything but a folder is at a path, a link that leads nowhere included.
  public static func holdsFile(_ path: String) -> Bool {
    holdsAnything(path) && !isFolder(path)
  }

  /// Makes a folder and those above it, where they are not there yet.
  public static func make(_ path: String) throws(SystemError) {
    var partial = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      partial += partial.isEmpty || partial.hasSuffix("/") ? String(name) : "/" + name
      if isFolder(partial) { continue }
      if CLibrary.makeFolder(partial) { continue }
      // A further call would overwrite the error.
      let error = SystemError(path: partial)
      guard isFolder(partial) else { throw error }
    }
  }

  /// The regular files below a folder, sorted by path; hidden files and folders are left out, and
  /// links to folders are not followed, so the search ends.
  ///
  /// - Throws: the folder that cannot be read.
  public static func files(below path: String) throws(SystemError) -> [String] {
    var files: [String] = []
    for entry in FolderListing(below: path).entries {
      switch entry {
      case .file(let path): files.append(path)
      case .unreadable(let error): throw error
      case .special, .linkedFolder: continue
      }
    }
    return files
  }

  /// The absolute path of the working directory; nil if it no longer exists.
  public static var workingDirectory: String? { CLibrary.workingDirectory }

  /// The names of the direct content of a folder, sorted; nil if it cannot be read.
  public static func names(in path: String) -> [String]? {
    CLibrary.names(in: path)?.filter(\.isText).map(\.name).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  /// The absolute path, without resolving links.
  public static func absolutePath(_ path: String) -> String {
    guard !path.hasPrefix("/"), let here = CLibrary.workingDirectory else { return path }
    var path = path
    while path.hasPrefix("./") { path.removeFirst(2) }
    return here.hasSuffix("/") ? here + path : here + "/" + path
  }

  /// The path without links; nil where nothing is there.
  public static func resolvedPath(_ path: String) -> String? { CLibrary.resolvedPath(path) }

  /// The path relative to the working directory for a path below it, else unchanged.
  public static func relativePath(_ path: String) -> String {
    var path = path
    while path.hasPrefix("./"), path.count > 2 { path.removeFirst(2) }
    guard path.hasPrefix("/"), let here = CLibrary.workingDirectory else { return path }
    let prefix = here.hasSuffix("/") ? here : here + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
