/// Links in the file system that hold another path.
public enum SymbolicLink {
  /// The path that a link holds; nil if it is not a link.
  public static func target(of path: String) -> String? { CLibrary.linkTarget(path) }

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
