/// The files that a configuration may read.
///
/// A pull request may bring a configuration. What it names must lie in the project, links resolved, so
/// that a run on a build machine reads nothing that the pull request could not read itself.
struct ConfigurationReach {
  /// The folder of the configuration, absolute; nil where the command line names it and so trusts it.
  private let root: String?
  private let resolve: @Sendable (String) -> String?

  /// - Parameter resolve: the path without links; nil where nothing is there.
  init(of path: String, isTrusted: Bool, resolve: @escaping @Sendable (String) -> String?) {
    root = isTrusted ? nil : PathText.folder(of: path)
    self.resolve = resolve
  }

  /// Whether a file may be read: it lies in the folder of the configuration or below.
  func allows(_ path: String) -> Bool {
    guard let root else { return true }
    guard let real = resolve(path), let realRoot = resolve(root.isEmpty ? "/" : root) else {
      return Self.isInside(path, root)
    }
    return Self.isInside(real, realRoot == "/" ? "" : realRoot)
  }

  /// What a configuration may read that this one extends; nil where it must not be read.
  ///
  /// The `.earshot.yml` of a folder above would hold here without this one. It has a reach of its own.
  func reach(of path: String) -> ConfigurationReach? {
    if allows(path) { return self }
    guard let root, PathText.normalized(path).hasSuffix("/" + ConfigurationReader.fileName),
      Self.isInside(root, PathText.folder(of: path))
    else { return nil }
    return ConfigurationReach(of: path, isTrusted: false, resolve: resolve)
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder + "/")
  }
}
