/// Looks at the folders of the file system.
public enum Folder {
  public static func isFolder(_ path: String) -> Bool {
    CLibrary.kind(of: path, followingLinks: true) == .folder
  }

  public static func exists(_ path: String) -> Bool {
    CLibrary.kind(of: path, followingLinks: true) != nil
  }

  /// Whether anything exists at a path, including a link without a target.
  public static func holdsAnything(_ path: String) -> Bool {
    CLibrary.kind(of: path, followingLinks: false) != nil
  }

  /// Whether anything but a folder exists at a path, including a link without a target.
  public static func holdsFile(_ path: String) -> Bool {
    holdsAnything(path) && !isFolder(path)
  }

  /// Creates a folder and its parents, unless they exist.
  public static func make(_ path: String) throws(SystemError) {
    var partial = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      partial += partial.isEmpty || partial.hasSuffix("/") ? String(name) : "/" + name
      if isFolder(partial) { continue }
      if CLibrary.makeFolder(partial) { continue }
      // A further call would overwrite the error.
      let error = SystemError(path: partial)
      if isFolder(partial) { continue }
      throw holdsFile(partial)
        ? SystemError(path: partial, reason: "is a file; expected a folder") : error
    }
  }

  /// Creates the folder that a file or a folder is to be in, and its parents, unless they exist.
  public static func makeParent(of path: String) throws(SystemError) {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    try make(folders.joined(separator: "/"))
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

  /// The bytes of the longest path that a system call takes (`PATH_MAX` of Linux, with its zero).
  public static let longestPath = 4_095

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
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return here.hasSuffix("/") ? here + path : here + "/" + path
  }

  /// The path without links; nil if nothing exists there.
  public static func resolvedPath(_ path: String) -> String? { CLibrary.resolvedPath(path) }

  /// The path relative to the working directory for a path below it, else unchanged.
  public static func relativePath(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./"), rest != "./" { rest = rest.dropFirst(2) }
    guard rest.hasPrefix("/"), let here = CLibrary.workingDirectory else { return String(rest) }
    let prefix = here.hasSuffix("/") ? here : here + "/"
    return String(rest.hasPrefix(prefix) ? rest.dropFirst(prefix.count) : rest)
  }
}
