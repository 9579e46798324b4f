internal import Platform

/// The files beside the package, in `../shared`: they are other people's, so a clone may lack them.
public enum SharedFiles {
  /// `EARSHOT_SHARED` names another folder; one that does not exist runs the tests as in a clone that
  /// has nothing beside it.
  private static let folder =
    Environment.value("EARSHOT_SHARED") ?? "\(PackageFiles.root)/../shared"

  /// - Parameter path: below the folder.
  public static func path(_ path: String) -> String { "\(folder)/\(path)" }

  public static func has(_ path: String) -> Bool { Folder.exists(self.path(path)) }
}
