/// The version of the commands, and the address of the project.
///
/// `release/project` reads this file: scripts and packages get the version and the owner from here.
public enum Version {
  /// The version of the JSON report's schema.
  public static let reportSchema = 1

  public static let current = "0.1.0"

  /// The owner of the repository `earshot`. `release/set` changes it, here and in all files that
  /// name it.
  public static let owner = "OWNER"

  /// The documentation, with a trailing slash.
  public static let site = "https://\(owner).github.io/earshot/"
}
