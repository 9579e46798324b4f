/// The version of the commands.
public enum Version {
  /// Of the report in JSON.
  public static let reportSchema = 1

  public static let current = "0.1.0"
}
