/// Links in the file system that hold the path of another place.
public enum SymbolicLink {
  /// The path that a link holds; nil where there is no link.
  public static func target(of path: String) -> String? { CLibrary.linkTarget(path) }

  /// Makes a link, in place of another if one is there.
  ///
  /// - Returns: whether it is there now.
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
