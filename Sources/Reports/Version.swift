/// The version of both commands.
public enum Version {
  public static let current = "0.1.0"
}
