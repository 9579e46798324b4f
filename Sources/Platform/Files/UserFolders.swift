/// The folders of the user that the XDG base directory specification names.
public enum UserFolders {
  private static let name = "earshot"

  /// For what can be made again; nil where the user has no home.
  public static var cache: String? { folder("XDG_CACHE_HOME", or: ".cache") }

  /// For what the user has chosen; nil where the user has no home.
  public static var configuration: String? { folder("XDG_CONFIG_HOME", or: ".config") }

  /// For what must outlive the process; nil where the user has no home.
  public static var state: String? { folder("XDG_STATE_HOME", or: ".local/state") }

  /// By the specification a relative path in the variable counts as none.
  private static func folder(_ variable: String, or fallback: String) -> String? {
    if let base = Environment.value(variable), base.hasPrefix("/") { return "\(base)/\(name)" }
    guard let home = Environment.value("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(fallback)/\(name)"
  }
}
