/// Paths as text; nothing here reads the file system.
public enum PathText {
  /// Without `.`, `..`, doubled slashes and a trailing slash.
  public static func normalized(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != ".." || !path.hasPrefix("/") {
        names.append(name)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  /// The folder of a file, without a trailing slash: empty for one at the root.
  public static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// A path relative to a folder as an absolute one; an absolute path is unchanged.
  public static func joined(_ folder: String, _ path: String) -> String {
    normalized(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  /// A path relative to a folder, both absolute.
  public static func relative(_ path: String, to folder: String) -> String {
    let path = normalized(path).split(separator: "/")
    let folder = normalized(folder).split(separator: "/")
    let common = zip(path, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + path[common...].map(String.init)).joined(separator: "/")
  }
}
