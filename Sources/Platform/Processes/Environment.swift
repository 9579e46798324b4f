/// The variables of the environment.
public enum Environment {
  public static func value(_ name: String) -> String? { CLibrary.variable(name) }
}
