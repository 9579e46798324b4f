public import Platform

/// One name for each file of a run, however its path is spelled.
extension Folder {
  /// The absolute path of a file, with links to the folders around it resolved.
  ///
  /// Its own name is kept: a link to a file is another file. A path whose folder does not exist only becomes absolute.
  public static func canonicalPath(_ path: String) -> String {
    guard path != InputFile.standardInput, !path.isEmpty else { return path }
    let full = absolutePath(path)
    guard let slash = full.lastIndex(of: "/") else { return full }
    let name = full[full.index(after: slash)...]
    if name.isEmpty || name == "." || name == ".." { return resolvedPath(full) ?? full }
    guard let folder = resolvedPath(slash == full.startIndex ? "/" : String(full[..<slash])) else {
      return full
    }
    return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// The name of a file or folder in reports: relative to the working directory for a path in it (`.` for the
  /// directory itself), else as spelled.
  public static func canonicalName(of path: String) -> String {
    // An empty path, as from an unset variable, is not the working directory.
    guard path != InputFile.standardInput, !path.isEmpty, let here = workingDirectory else {
      return path
    }
    let full = (isFolder(path) ? resolvedPath(path) : nil) ?? canonicalPath(path)
    if full == here { return "." }
    let prefix = here == "/" ? here : here + "/"
    guard full.hasPrefix(prefix) else { return path }
    let name = String(full.dropFirst(prefix.count))
    // A file of this name would be taken for standard input.
    return name == InputFile.standardInput ? path : name
  }
}
