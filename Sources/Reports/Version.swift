/// The version of the commands, and the address of the project.
///
/// `release/project` reads this file: scripts and packages get the version and the owner from here.
public enum Version {
  /// The version of the JSON report's schema.
  public static let reportSchema = 1
  /// The version of the schema of `--inspect` in JSON.
  public static let inspectionSchema = 1

  public static let current = "0.1.0"

  /// The owner of the repository `earshot`, empty until there is one: reports and help then omit
  /// addresses of the project. `release/set` changes it, here and in all files that name it.
  public static let owner = ""

  /// The documentation, with a trailing slash; nil if it is not published.
  public static var site: String? { owner.isEmpty ? nil : "https://\(owner).github.io/earshot/" }
}
