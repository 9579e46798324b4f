/// Links in the file system that hold another path.
public enum SymbolicLink {
  /// The path that a link holds; nil if it is not a link.
  public static func target(of path: String) -> String? { CLibrary.linkTarget(path) }

  /// Whether a link leads out of its folder, or has no target; false for anything else.
  public static func leavesFolder(_ path: String) -> Bool {
    guard CLibrary.kind(of: path, followingLinks: false) == .link else { return false }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard let target = CLibrary.resolvedPath(path), let home = CLibrary.resolvedPath(folder) else {
      return true
    }
    return !target.hasPrefix(home == "/" ? "/" : home + "/")
  }

  /// Creates a link, replacing an existing one.
  ///
  /// - Returns: whether it exists now.
  public static func make(_ path: String, to target: String) -> Bool {
    if let old = CLibrary.linkTarget(path) {
      if old == target { return true }
      CLibrary.remove(path)
    }
    return CLibrary.makeLink(path, to: target) || CLibrary.linkTarget(path) == target
  }

  /// Removes a link; anything else stays.
  public static func remove(_ path: String) {
    if CLibrary.linkTarget(path) != nil { CLibrary.remove(path) }
  }
}
