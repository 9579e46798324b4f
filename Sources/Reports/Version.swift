/// The version of the commands, and where the project is.
///
/// `release/project` reads this file: scripts and packages have the version and the owner from here.
public enum Version {
  /// Of the report in JSON.
  public static let reportSchema = 1

  public static let current = "0.1.0"

  /// Whose repository `earshot` is. `release/set` changes it, here and where a file must name it.
  public static let owner = "OWNER"

  /// The documentation, with a slash at its end.
  public static let site = "https://\(owner).github.io/earshot/"
}
