/// The folders of the user that the XDG base directory specification names.
public enum UserFolders {
  private static let name = "earshot"

  /// For data that can be recreated; nil if the user has no home folder.
  public static var cache: String? { folder("XDG_CACHE_HOME", or: ".cache") }

  /// For the user's choices; nil if the user has no home folder.
  public static var configuration: String? { folder("XDG_CONFIG_HOME", or: ".config") }

  /// For data that outlives the process; nil if the user has no home folder.
  public static var state: String? { folder("XDG_STATE_HOME", or: ".local/state") }

  /// The specification ignores a relative path in the variable.
  private static func folder(_ variable: String, or fallback: String) -> String? {
    if let base = Environment.value(variable), base.hasPrefix("/") { return "\(base)/\(name)" }
    guard let home = Environment.value("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(fallback)/\(name)"
  }
}
