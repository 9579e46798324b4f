/// The files that a configuration may read.
///
/// A pull request may add a configuration. Files that it names must be in the project, with links
/// resolved, so that a run on a build machine reads nothing that the pull request could not read
/// itself.
struct ConfigurationReach {
  /// The folder of the configuration, absolute; nil if the command line names it and so trusts it.
  private let root: String?
  private let resolve: @Sendable (String) -> String?

  /// - Parameter resolve: the path without links; nil if the file does not exist.
  init(of path: String, isTrusted: Bool, resolve: @escaping @Sendable (String) -> String?) {
    root = isTrusted ? nil : PathText.folder(of: path)
    self.resolve = resolve
  }

  /// Whether a file or folder may be read: it is the folder of the configuration or below it.
  func allows(_ path: String) -> Bool {
    guard let root else { return true }
    guard let real = resolve(path), let realRoot = resolve(root.isEmpty ? "/" : root) else {
      return Self.isInside(path, root)
    }
    return Self.isInside(real, realRoot == "/" ? "" : realRoot)
  }

  /// The reach of a configuration that this one extends; nil if it must not be read.
  ///
  /// Without this one, the `.earshot.yml` of a parent folder would apply here, so it has a reach of
  /// its own.
  func reach(of path: String) -> ConfigurationReach? {
    if allows(path) { return self }
    guard let root, PathText.normalized(path).hasSuffix("/" + ConfigurationReader.fileName),
      Self.isInside(root, PathText.folder(of: path))
    else { return nil }
    return ConfigurationReach(of: path, isTrusted: false, resolve: resolve)
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder + "/")
  }
}
